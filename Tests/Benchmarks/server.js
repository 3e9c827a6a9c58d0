// A line server as one writes it for speed in Node: core modules only, the answers to one chunk joined in one write.
// It knows `ping` and a purchase screen made of plain objects: the same states and notifications as the product, none of its rules.
'use strict';
const plan = (id, title, months, amount) => ({
  id, title, description: `${title}, renewed until cancelled`, groupID: 'group-1', groupName: 'Pro', level: 1, isEntitled: false,
  period: months === 1 ? 'P1M' : 'P1Y', price: { amount, currency: 'USD', display: `$${amount}` },
  introductoryOffer: { kind: 'introductory', id: null, mode: 'freeTrial', period: 'P1W', periodCount: 1, price: { amount: '0.00', currency: 'USD', display: '$0.00' }, isEligible: true, ineligibleReason: null },
  promotionOffers: [{ kind: 'promotional', id: `${id}_offer`, mode: 'payAsYouGo', period: 'P1M', periodCount: 3, price: { amount: '4.99', currency: 'USD', display: '$4.99' }, isEligible: false, ineligibleReason: 'neverSubscribed' }],
});
// The state may be given: the very members that the product shows, so that both write the same.
const given = process.argv[2] && JSON.parse(require('node:fs').readFileSync(process.argv[2], 'utf8'));
const state = given || {
  availableActions: ['load', 'purchaseSubscription', 'restorePurchases', 'selectSubscription'], bestValueSubscriptionID: 'pro_yearly',
  isAlreadySubscribed: false, isLoading: false, kind: 'purchase', lastOutcome: null, loadError: null, loadStatus: 'loaded', overlay: null,
  purchaseInProgress: false, purchasingSubscriptionID: null, restoreDeadline: null, restoreFailureReason: null, restoreInProgress: false,
  selectedSubscriptionID: null, showRestoreFailedPopup: false,
  subscriptionDetails: [plan('pro_monthly', 'Pro', 1, '9.99'), plan('pro_yearly', 'Pro', 12, '99.99'), plan('basic_monthly', 'Basic', 1, '4.99'), plan('basic_yearly', 'Basic', 12, '49.99')],
  subscriptionState: { status: 'notSubscribed', subscription: null, others: [], ownedProducts: [], pendingPurchases: [] }, toast: null,
};
let revision = 0;
const notifications = [];
const methods = {
  ping: () => 'pong',
  'viewModel/create': () => ({ viewModel: 'purchase-1', kind: 'purchase', revision, state }),
  'viewModel/load': () => ({ outcome: 'completed', error: null, subscriptionID: null, revision }),
  'viewModel/state': () => ({ revision, state }),
  'viewModel/selectSubscription': (params) => {
    const changes = {};
    if (state.selectedSubscriptionID !== params.subscriptionID) changes.selectedSubscriptionID = state.selectedSubscriptionID = params.subscriptionID;
    changes.lastOutcome = state.lastOutcome = { sequence: (state.lastOutcome?.sequence ?? 0) + 1, action: 'selectSubscription', outcome: 'completed', subscriptionID: params.subscriptionID, error: null };
    revision += 1;
    notifications.push({ jsonrpc: '2.0', method: 'viewModel/didChange', params: { viewModel: params.viewModel, revision, changes } });
    return { outcome: 'completed', error: null, subscriptionID: params.subscriptionID, revision };
  },
};
let rest = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  const answers = [];
  for (const line of lines) {
    if (!line) continue;
    let request;
    try { request = JSON.parse(line); } catch { answers.push('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}'); continue; }
    const method = Object.hasOwn(methods, request.method) ? methods[request.method] : null;
    const answer = method
      ? { jsonrpc: '2.0', id: request.id, result: method(request.params) }
      : { jsonrpc: '2.0', id: request.id, error: { code: -32601, message: 'Method not found' } };
    while (notifications.length) answers.push(JSON.stringify(notifications.shift()));
    if (request.id !== undefined) answers.push(JSON.stringify(answer));
  }
  if (answers.length) process.stdout.write(answers.join('\n') + '\n');
});
