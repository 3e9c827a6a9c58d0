// Made from Schemas/ by schema-compiler; not to be edited.

import { BridgeError } from "./errors.js";

export const version = "0.1.0";
export const protocolVersion = 1;

export const methods = {
  "initialize": ["clientInfo", "protocolVersion", "capabilities", "locale"],
  "ping": [],
  "rpc.discover": [],
  "bridge/reset": ["now"],
  "shutdown": [],
  "exit": [],
  "clock/now": [],
  "clock/advance": ["seconds", "by", "to", "next"],
  "store/open": ["kind", "store", "configurationFile", "configurationText", "configuration", "stateDirectory", "customer", "askToBuyEnabled", "interruptedPurchasesEnabled", "billingRetryOnRenewalEnabled", "billingGracePeriodEnabled", "gracePeriodDays", "timeRate", "storefront", "locale", "latencySeconds", "purchaseDecision", "appUserID", "baseURL", "apiKeyEnvironmentVariable", "apiKeyFile", "requestTimeoutSeconds", "refreshSeconds", "over", "timeoutSeconds", "manages"],
  "store/close": ["store"],
  "store/list": [],
  "store/fetchProducts": ["store"],
  "store/purchase": ["subscriptionID", "promotionOfferID", "store"],
  "store/restore": ["store"],
  "store/currentState": ["store"],
  "store/setAutoRenew": ["subscriptionID", "enabled", "store"],
  "store/requestRefund": ["subscriptionID", "reason", "store"],
  "store/stateDidChange": ["subscriptionState", "store"],
  "viewModel/create": ["kind", "store", "options"],
  "viewModel/list": [],
  "viewModel/state": ["viewModel"],
  "viewModel/dispose": ["viewModel"],
  "viewModel/load": ["viewModel"],
  "viewModel/purchaseSubscription": ["viewModel", "subscriptionID", "promotionOfferID"],
  "viewModel/restorePurchases": ["viewModel"],
  "viewModel/selectSubscription": ["viewModel", "subscriptionID"],
  "viewModel/changeSubscription": ["viewModel", "subscriptionID", "promotionOfferID"],
  "viewModel/cancelSubscription": ["viewModel"],
  "viewModel/acceptRetentionOffer": ["viewModel"],
  "viewModel/declineRetentionOffer": ["viewModel"],
  "viewModel/resumeSubscription": ["viewModel"],
  "viewModel/requestRefund": ["viewModel", "reason"],
  "viewModel/dismissToast": ["viewModel", "id"],
  "viewModel/dismissRestoreFailedPopup": ["viewModel"],
  "simulator/configure": ["askToBuyEnabled", "interruptedPurchasesEnabled", "billingRetryOnRenewalEnabled", "billingGracePeriodEnabled", "gracePeriodDays", "timeRate", "storefront", "locale", "latencySeconds", "purchaseDecision", "store"],
  "simulator/failNext": ["api", "error", "times", "clear", "store"],
  "simulator/transactions": ["productID", "store"],
  "simulator/buy": ["productID", "offer", "purchasedAt", "renewUntilNow", "store"],
  "simulator/approve": ["transactionID", "store"],
  "simulator/decline": ["transactionID", "store"],
  "simulator/resolveIssue": ["transactionID", "store"],
  "simulator/setAutoRenew": ["subscriptionID", "enabled", "store"],
  "simulator/forceRenewal": ["subscriptionID", "store"],
  "simulator/expire": ["subscriptionID", "store"],
  "simulator/refund": ["transactionID", "reason", "store"],
  "simulator/requestPriceIncrease": ["subscriptionID", "amount", "requiresConsent", "store"],
  "simulator/answerPriceIncrease": ["subscriptionID", "accept", "store"],
  "simulator/redeemOfferCode": ["subscriptionID", "offer", "store"],
  "simulator/shareWithFamily": ["subscriptionID", "shared", "store"],
  "simulator/deleteTransaction": ["transactionID", "store"],
  "simulator/reset": ["history", "settings", "store"],
  "simulator/customers": ["store"],
  "simulator/useCustomer": ["customer", "store"],
  "simulator/describe": ["store"],
  "configuration/check": ["configurationFile", "configurationText", "configuration"],
  "spy/stub": ["action", "result", "error", "delaySeconds", "times", "hold", "store"],
  "spy/release": ["action", "store"],
  "spy/calls": ["action", "store"],
  "spy/reset": ["store"],
};

export const screens = {
  purchase: {
    members: ["availableActions", "bestValueSubscriptionID", "isAlreadySubscribed", "isLoading", "kind", "lastOutcome", "loadError", "loadStatus", "overlay", "purchaseInProgress", "purchasingSubscriptionID", "restoreDeadline", "restoreFailureReason", "restoreInProgress", "selectedSubscriptionID", "showRestoreFailedPopup", "subscriptionDetails", "subscriptionState", "toast"],
    actions: {
      load: [],
      purchaseSubscription: ["subscriptionID", "promotionOfferID"],
      restorePurchases: [],
      selectSubscription: ["subscriptionID"],
      dismissToast: ["id"],
      dismissRestoreFailedPopup: [],
    },
  },
  manage: {
    members: ["availableActions", "billingIssue", "changeOptions", "current", "isLoading", "kind", "lastOutcome", "loadError", "loadStatus", "managementURL", "overlay", "purchaseInProgress", "purchasingSubscriptionID", "refundStatus", "restoreDeadline", "restoreFailureReason", "restoreInProgress", "retentionOffer", "showRestoreFailedPopup", "subscriptionDetails", "subscriptionState", "toast"],
    actions: {
      load: [],
      purchaseSubscription: ["subscriptionID", "promotionOfferID"],
      restorePurchases: [],
      changeSubscription: ["subscriptionID", "promotionOfferID"],
      cancelSubscription: [],
      acceptRetentionOffer: [],
      declineRetentionOffer: [],
      resumeSubscription: [],
      requestRefund: ["reason"],
      dismissToast: ["id"],
      dismissRestoreFailedPopup: [],
    },
  },
};

export class ParseError extends BridgeError {
  static code = -32700;
  static kind = "parseError";
}

export class InvalidRequestError extends BridgeError {
  static code = -32600;
  static kind = "invalidRequest";
}

export class MethodNotFoundError extends BridgeError {
  static code = -32601;
  static kind = "methodNotFound";
}

export class InvalidParamsError extends BridgeError {
  static code = -32602;
  static kind = "invalidParams";
}

export class InternalError extends BridgeError {
  static code = -32603;
  static kind = "internalError";
}

export class RequestCancelledError extends BridgeError {
  static code = -32800;
  static kind = "requestCancelled";
}

export class UnknownViewModelError extends BridgeError {
  static code = 1001;
  static kind = "unknownViewModel";
}

export class UnknownStoreError extends BridgeError {
  static code = 1002;
  static kind = "unknownStore";
}

export class UnknownSubscriptionError extends BridgeError {
  static code = 1003;
  static kind = "unknownSubscription";
}

export class UnknownTransactionError extends BridgeError {
  static code = 1004;
  static kind = "unknownTransaction";
}

export class ActionNotAllowedError extends BridgeError {
  static code = 1005;
  static kind = "actionNotAllowed";
}

export class StoreFailureError extends BridgeError {
  static code = 1006;
  static kind = "storeFailure";
}

export class InvalidConfigurationError extends BridgeError {
  static code = 1007;
  static kind = "invalidConfiguration";
}

export class LimitExceededError extends BridgeError {
  static code = 1008;
  static kind = "limitExceeded";
}

export class ClockNotVirtualError extends BridgeError {
  static code = 1009;
  static kind = "clockNotVirtual";
}

export class UnsupportedVersionError extends BridgeError {
  static code = 1010;
  static kind = "unsupportedVersion";
}

export class ShuttingDownError extends BridgeError {
  static code = 1011;
  static kind = "shuttingDown";
}

export class NotSupportedByStoreError extends BridgeError {
  static code = 1012;
  static kind = "notSupportedByStore";
}

export class UnknownOfferError extends BridgeError {
  static code = 1013;
  static kind = "unknownOffer";
}

export const errors = {
  [-32700]: ParseError,
  [-32600]: InvalidRequestError,
  [-32601]: MethodNotFoundError,
  [-32602]: InvalidParamsError,
  [-32603]: InternalError,
  [-32800]: RequestCancelledError,
  [1001]: UnknownViewModelError,
  [1002]: UnknownStoreError,
  [1003]: UnknownSubscriptionError,
  [1004]: UnknownTransactionError,
  [1005]: ActionNotAllowedError,
  [1006]: StoreFailureError,
  [1007]: InvalidConfigurationError,
  [1008]: LimitExceededError,
  [1009]: ClockNotVirtualError,
  [1010]: UnsupportedVersionError,
  [1011]: ShuttingDownError,
  [1012]: NotSupportedByStoreError,
  [1013]: UnknownOfferError,
};
