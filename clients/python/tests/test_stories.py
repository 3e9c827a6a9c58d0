"""Ten stories that read the same in Swift, in Python and in Node. `bridge` and `manage_screen` come from the pytest plugin."""

from subscription_bridge import MockUserSubscription, SpyStoreClient, active


def loaded(screen):
    screen.load()
    return screen


def test_a_purchase_reaches_the_store_and_leaves_no_flag_up(bridge):
    spy = SpyStoreClient()
    spy.next_purchase_result = active(MockUserSubscription("pro_yearly"))
    screen = loaded(bridge.manage_screen(store=spy))

    screen.purchase_subscription("pro_yearly")

    assert screen.purchase_in_progress is False
    assert spy.captured_subscription_id == "pro_yearly"


def test_a_bought_plan_is_shown_as_the_current_one(purchase_screen, manage_screen):
    loaded(manage_screen)
    assert loaded(purchase_screen).purchase_subscription("pro_monthly").outcome == "purchased"
    assert purchase_screen.is_already_subscribed
    assert (manage_screen.current.title, manage_screen.current.badge) == ("Pro Monthly", "freeTrial")


def test_a_failed_purchase_is_told_and_can_be_tried_again(bridge, purchase_screen):
    loaded(purchase_screen)
    bridge.simulator.fail_next("purchase", error="offline")
    assert purchase_screen.purchase_subscription("pro_monthly").outcome == "failed"
    assert (purchase_screen.toast.style, purchase_screen.toast.code) == ("error", "offline")
    assert purchase_screen.purchase_subscription("pro_monthly").outcome == "purchased"


def test_a_cancelled_purchase_is_no_error(bridge, purchase_screen):
    loaded(purchase_screen)
    bridge.simulator.configure(purchase_decision="cancel")
    assert purchase_screen.purchase_subscription("pro_monthly").outcome == "cancelled"
    assert purchase_screen.toast is None
    assert purchase_screen.subscription_state.status == "notSubscribed"


def test_a_purchase_that_needs_approval_waits_for_it(bridge, purchase_screen):
    loaded(purchase_screen)
    bridge.simulator.configure(ask_to_buy_enabled=True)
    assert purchase_screen.purchase_subscription("pro_monthly").outcome == "pending"
    [waiting] = purchase_screen.subscription_state.pending_purchases
    assert (waiting.subscription_id, waiting.reason) == ("pro_monthly", "askToBuy")
    bridge.simulator.approve(waiting.transaction_id)
    assert purchase_screen.subscription_state.status == "active"


def test_a_restore_that_finds_nothing_says_so_in_a_popup(purchase_screen):
    assert purchase_screen.restore_purchases().outcome == "nothingToRestore"
    assert purchase_screen.show_restore_failed_popup
    assert purchase_screen.restore_failure_reason == "nothingToRestore"
    purchase_screen.dismiss_restore_failed_popup()
    assert not purchase_screen.show_restore_failed_popup


def test_a_trial_becomes_a_paid_plan(bridge, manage_screen):
    loaded(manage_screen).purchase_subscription("pro_monthly")
    assert manage_screen.current.badge == "freeTrial"
    bridge.clock.advance(by="P7D")
    assert manage_screen.current.badge == "active"
    assert manage_screen.current.subscription.expires_at == "2026-02-08T00:00:00.000Z"


def test_a_downgrade_waits_for_the_renewal(bridge, manage_screen):
    loaded(manage_screen).purchase_subscription("pro_monthly")
    assert manage_screen.change_subscription("basic_monthly").outcome == "scheduled"
    assert (manage_screen.current.title, manage_screen.current.badge) == ("Pro Monthly", "pendingChange")
    bridge.clock.advance(by="P1M")
    assert (manage_screen.current.title, manage_screen.current.badge) == ("Basic Monthly", "active")


def test_a_cancelled_plan_lasts_to_the_end_of_its_period(bridge, manage_screen):
    loaded(manage_screen).purchase_subscription("pro_monthly")
    assert manage_screen.cancel_subscription().outcome == "autoRenewDisabled"
    assert (manage_screen.subscription_state.status, manage_screen.current.badge) == ("active", "cancelledTrial")
    bridge.clock.advance(by="P7D")
    assert (manage_screen.subscription_state.status, manage_screen.current.badge) == ("expired", "expired")


def test_a_refund_ends_the_plan(bridge, manage_screen):
    loaded(manage_screen).purchase_subscription("pro_monthly")
    bridge.clock.advance(by="P7D")
    assert manage_screen.request_refund().outcome == "refunded"
    assert manage_screen.refund_status == "refunded"
    assert manage_screen.subscription_state.status == "revoked"
