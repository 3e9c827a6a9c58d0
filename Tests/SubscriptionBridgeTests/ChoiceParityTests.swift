import BridgeWire
import SimulatedStore
import SubscriptionTesting
import SubscriptionViewModels
import Subscriptions
import Testing
import Timekeeping

@testable import SubscriptionBridge

/// The words of the wire and of the rooms are spelled alike; what one lacks, the other must not have.
@Suite struct ChoiceParityTests {
  private func expectAlike<Domain: RawRepresentable<String> & CaseIterable, Choice: WireChoice>(_: Domain.Type, _: Choice.Type) {
    #expect(Set(Domain.allCases.map(\.rawValue)) == Set(Choice.allCases.map(\.rawValue)), "\(Domain.self)")
  }

  @Test func `Every choice has the same words on both sides`() {
    expectAlike(SubscriptionBridge.StoreKind.self, Wire.StoreKind.self)
    expectAlike(ScreenKind.self, Wire.ViewModelKind.self)
    expectAlike(Timekeeper.Mode.self, Wire.ClockMode.self)
    expectAlike(Subscriptions.Offer.Kind.self, Wire.OfferKind.self)
    expectAlike(Subscriptions.Offer.Mode.self, Wire.OfferMode.self)
    expectAlike(Subscriptions.Offer.IneligibleReason.self, Wire.IneligibleReason.self)
    expectAlike(Subscriptions.SubscriptionState.Status.self, Wire.SubscriptionStatus.self)
    expectAlike(Subscriptions.UserSubscription.Ownership.self, Wire.Ownership.self)
    expectAlike(Subscriptions.UserSubscription.ExpirationReason.self, Wire.ExpirationReason.self)
    expectAlike(Subscriptions.UserSubscription.RevocationReason.self, Wire.RevocationReason.self)
    expectAlike(Subscriptions.UserSubscription.PendingChange.Change.self, Wire.PendingPlanChange.self)
    expectAlike(Subscriptions.UserSubscription.PriceIncrease.Status.self, Wire.PriceIncreaseStatus.self)
    expectAlike(Subscriptions.PendingPurchase.Reason.self, Wire.PendingReason.self)
    expectAlike(StandingChange.Cause.self, Wire.StandingCause.self)
    expectAlike(Subscriptions.StoreError.Code.self, Wire.StoreErrorCode.self)
    expectAlike(SubscriptionViewModels.LoadStatus.self, Wire.LoadStatus.self)
    expectAlike(SubscriptionViewModels.ScreenAction.self, Wire.ScreenAction.self)
    expectAlike(SubscriptionViewModels.ActionResult.Outcome.self, Wire.ActionOutcome.self)
    expectAlike(SubscriptionViewModels.RestoreFailureReason.self, Wire.RestoreFailureReason.self)
    expectAlike(SubscriptionViewModels.MessageCode.self, Wire.MessageCode.self)
    expectAlike(SubscriptionTesting.SpyAction.self, Wire.SpyAction.self)
    expectAlike(StoreCallOrigin.self, Wire.CallOrigin.self)
    expectAlike(SimulatedStore.SimulatedAPI.self, Wire.SimulatedAPI.self)
  }

  @Test @MainActor func `Every member of a screen has the schema's name`() {
    #expect(names(of: .purchase) == Wire.PurchaseScreenState.Member.allCases.map { "\($0.key)" })
    #expect(names(of: .manage) == Wire.ManageScreenState.Member.allCases.map { "\($0.key)" })
  }

  @MainActor private func names(of kind: ScreenKind) -> [String] {
    ScreenLayout.of(kind).members.map { "\($0.name)" }
  }
}
