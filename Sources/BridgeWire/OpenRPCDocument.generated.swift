// Made from Schemas/openrpc.json by schema-compiler; not to be edited.
// swift-format-ignore-file

/// The OpenRPC document of `Schemas/openrpc.json`, and what it says of versions.
public enum OpenRPCDocument {
  /// The version of the product.
  public static var version: String { "0.1.0" }
  /// The version of the protocol.
  public static var protocolVersion: Int { 1 }

  /// The whole document, without white space.
  public static var text: StaticString {
    ###"""
    {"openrpc":"1.4.0","info":{"title":"subscription-bridge","version":"0.1.0","description":"View models of a purchase screen and a m\###
    anage-subscription screen, over JSON-RPC 2.0 on standard input and output. Made here: methods and errors; `components.schemas` is m\###
    ade from `model.schema.json`.","x-protocolVersion":1,"x-extensions":{"x-protocolVersion":"The version of the protocol.","x-directi\###
    on":"Who may send the method: `toBridge` the front end, `toFrontEnd` the bridge, `both` either. Without a result it is a notificat\###
    ion.","x-waits":"The request may have to wait for a store, a load or the front end; all others are answered in the turn in which t\###
    hey are read.","x-exclusive":"The request may have to wait, and no later request starts before it is done.","x-answer":"What the f\###
    ront end answers when the bridge sends the method.","x-answeredBy":"`pipe`: the method concerns the conversation itself.","x-answe\###
    rsDocument":"The result is this document.","x-ignoresParams":"Params are not looked at.","x-ignoresUnknownMembers":"Members of par\###
    ams that are not known are ignored; everywhere else they are refused.","x-exactlyOneOf":"Params of which exactly one is to be give\###
    n.","x-atMostOneOf":"Lists of params of which at most one may be given.","x-onlyFor":"Values of another param with which alone the\###
     param is allowed.","x-raw":"The param is passed on as JSON text.","x-params":"The named value that the params of an announcement a\###
    re.","x-outcomes":"How the action may end.","x-screens":"The screens that have the action.","x-use":"`input`: the value is only ev\###
    er sent by a front end.","x-values":"What each choice means.","x-integers":"Integers that stand for choices in inputs.","x-derived\###
    ":"What the bridge makes of an absent member.","x-discriminator":"The member that tells which of several values it is."}},"methods\###
    ":[{"name":"initialize","summary":"Says who asks and hears who answers.","description":"Optional: a one-line pipe needs no handsha\###
    ke. May come at any time and again; then it changes only `locale` and `clientInfo` from there on. The one method that ignores memb\###
    ers it does not know.","paramStructure":"either","params":[{"name":"clientInfo","description":"Who asks.","required":false,"schema\###
    ":{"anyOf":[{"$ref":"#/components/schemas/ClientInfo"},{"type":"null"}]}},{"name":"protocolVersion","description":"The version of t\###
    he protocol that the front end speaks; absent: any.","required":false,"schema":{"type":["integer","null"]}},{"name":"capabilities"\###
    ,"description":"What the front end can do; nothing is asked of it in version 1.","required":false,"schema":{"type":["object","null\###
    "]},"x-raw":true},{"name":"locale","description":"The language of messages, such as `de` or `de_AT`; absent: as it was.","required\###
    ":false,"schema":{"type":["string","null"]}}],"result":{"name":"about","description":"What can be done here.","schema":{"$ref":"#/\###
    components/schemas/InitializeResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unsuppo\###
    rtedVersion"}],"examples":[{"name":"A client says hello","params":[{"name":"clientInfo","value":{"name":"example","version":"1.0"}\###
    },{"name":"protocolVersion","value":1}],"result":{"name":"about","value":{"capabilities":{"clockModes":["system","virtual"],"frami\###
    ngs":["lines","headers"],"locales":["en"],"methods":["ping"],"storeKinds":["simulated","revenueCat","spy","delegated"],"viewModelK\###
    inds":["purchase","manage"]},"protocolVersion":1,"serverInfo":{"name":"subscription-bridge","version":"0.1.0"}}}}],"x-direction":"\###
    toBridge","x-ignoresUnknownMembers":true},{"name":"ping","summary":"Answers at once.","description":"Takes any params and does not\###
    hing with them.","paramStructure":"either","params":[],"result":{"name":"pong","description":"Always `pong`.","schema":{"const":"p\###
    ong"}},"examples":[{"name":"A ping","params":[],"result":{"name":"pong","value":"pong"}}],"x-direction":"toBridge","x-ignoresParam\###
    s":true},{"name":"rpc.discover","summary":"Answers this document.","description":"The document is the one in `Schemas/openrpc.json\###
    `, without white space.","paramStructure":"either","params":[],"result":{"name":"document","description":"An OpenRPC document.","s\###
    chema":{"type":"object"}},"x-direction":"toBridge","x-answersDocument":true},{"name":"bridge/reset","summary":"Makes the process a\###
    s it was at its start.","description":"Disposes of all view models, closes all stores, opens `default` again as on the command lin\###
    e (state directories are kept), starts ids anew and sets the virtual clock. Without state directories the process then answers lik\###
    e a new one.","paramStructure":"either","params":[{"name":"now","description":"What the virtual clock is to say; absent: its first\###
     instant.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]}}],"result":{"name":"reset\###
    ","description":"The process after the reset.","schema":{"$ref":"#/components/schemas/ResetResult"}},"errors":[{"$ref":"#/componen\###
    ts/errors/invalidParams"},{"$ref":"#/components/errors/invalidConfiguration"},{"$ref":"#/components/errors/clockNotVirtual"}],"exa\###
    mples":[{"name":"Between two tests","params":[],"result":{"name":"reset","value":{"now":"2026-01-01T00:00:00.000Z"}}}],"x-directio\###
    n":"toBridge","x-exclusive":true},{"name":"shutdown","summary":"Ends the conversation in good order.","description":"Answered once\###
     everything under way is finished, within the drain limit. Afterwards only `exit`, `$/cancelRequest` and answers to the bridge's o\###
    wn requests are taken.","paramStructure":"either","params":[],"result":{"name":"nothing","description":"Nothing.","schema":{"type"\###
    :"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/shuttingDown"}],"examples":[{"name":\###
    "The last request","params":[],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-answeredBy":"pipe"},{"name":\###
    "exit","summary":"Ends the process.","description":"Status 0 after `shutdown`, else 1.","paramStructure":"either","params":[],"exa\###
    mples":[{"name":"The last message","params":[]}],"x-direction":"toBridge","x-answeredBy":"pipe"},{"name":"$/cancelRequest","summar\###
    y":"Stops a request.","description":"Acts at once on what waits or has not started, never on what is done; an unknown id is ignore\###
    d. The request is answered exactly once, with -32800 if it could be stopped, else with its real result. The bridge sends it too, w\###
    hen it gives up one of its own requests.","paramStructure":"either","params":[{"name":"id","description":"The id of the request, a\###
    s it was sent.","required":true,"schema":{"type":["string","number","null"],"description":"A JSON-RPC id."}}],"examples":[{"name":\###
    "A front end thinks better of a purchase","params":[{"name":"id","value":7}]}],"x-direction":"both","x-answeredBy":"pipe"},{"name"\###
    :"clock/now","summary":"Reads the clock.","description":"One clock for the process: toasts, time-outs of restores and loads, laten\###
    cies and renewals run on it.","paramStructure":"either","params":[],"result":{"name":"reading","description":"What the clock says.\###
    ","schema":{"$ref":"#/components/schemas/ClockReading"}},"errors":[{"$ref":"#/components/errors/invalidParams"}],"examples":[{"nam\###
    e":"A fresh process with a virtual clock","params":[],"result":{"name":"reading","value":{"mode":"virtual","next":null,"now":"2026\###
    -01-01T00:00:00.000Z"}}}],"x-direction":"toBridge"},{"name":"clock/advance","summary":"Moves the virtual clock, and answers when a\###
    ll that this woke is at rest.","description":"Exactly one of `seconds`, `by`, `to` and `next`. Everything that falls due happens i\###
    n order of time, each with the clock at its own instant. 0 seconds only settles; going back is refused. A cancelled advance stops b\###
    etween two instants and says in `data.now` where.","paramStructure":"either","params":[{"name":"seconds","description":"So many se\###
    conds.","required":false,"schema":{"type":["number","null"],"minimum":0}},{"name":"by","description":"So many calendar units, adde\###
    d in UTC and held to the length of the month.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/CalendarStep"},{"\###
    type":"null"}]}},{"name":"to","description":"To this instant.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/I\###
    nstant"},{"type":"null"}]}},{"name":"next","description":"`true`: to the instant of the next due thing.","required":false,"schema"\###
    :{"type":["boolean","null"]}}],"result":{"name":"advanced","description":"Where the advance ended.","schema":{"$ref":"#/components\###
    /schemas/ClockAdvanced"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{\###
    "$ref":"#/components/errors/clockNotVirtual"}],"examples":[{"name":"A month","params":[{"name":"by","value":"P1M"}],"result":{"nam\###
    e":"advanced","value":{"events":1,"now":"2026-02-01T00:00:00.000Z"}}},{"name":"Four seconds","params":[{"name":"seconds","value":4\###
    }],"result":{"name":"advanced","value":{"events":1,"now":"2026-01-01T00:00:04.000Z"}}}],"x-direction":"toBridge","x-exclusive":tru\###
    e,"x-exactlyOneOf":["seconds","by","to","next"]},{"name":"store/open","summary":"Opens a store.","description":"Which further para\###
    ms are allowed depends on `kind`: each says for which. Opened without a name it is `store-1`, `store-2`, …","paramStructure":"eith\###
    er","params":[{"name":"kind","description":"What is to be behind it.","required":true,"schema":{"$ref":"#/components/schemas/Store\###
    Kind"}},{"name":"store","description":"Its name; absent: the next of `store-1`, `store-2`, …","required":false,"schema":{"type":["\###
    string","null"]}},{"name":"configurationFile","description":"The path of a `.storekit` file.","required":false,"schema":{"type":["\###
    string","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"configurationText","description":"The text of one.","required":false\###
    ,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"configuration","description":"The content of one\###
    , as JSON.","required":false,"schema":{"type":["object","null"]},"x-raw":true,"x-onlyFor":{"kind":["simulated"]}},{"name":"stateDi\###
    rectory","description":"The folder in which the store keeps its state; absent: nowhere.","required":false,"schema":{"type":["strin\###
    g","null"]},"x-onlyFor":{"kind":["simulated","revenueCat"]}},{"name":"customer","description":"Whose purchases they are.","require\###
    d":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"askToBuyEnabled","description":"Whether p\###
    urchases wait for a parent's approval.","required":false,"schema":{"type":["boolean","null"]},"x-onlyFor":{"kind":["simulated"]}},\###
    {"name":"interruptedPurchasesEnabled","description":"Whether purchases are interrupted until the issue is resolved.","required":fa\###
    lse,"schema":{"type":["boolean","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"billingRetryOnRenewalEnabled","description":\###
    "Whether renewals fail.","required":false,"schema":{"type":["boolean","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"billin\###
    gGracePeriodEnabled","description":"Whether a failed renewal begins with a grace period.","required":false,"schema":{"type":["bool\###
    ean","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"gracePeriodDays","description":"How long the grace period is; 0 for the\###
     length that goes with the plan's period.","required":false,"schema":{"type":["integer","null"],"minimum":0},"x-onlyFor":{"kind":[\###
    "simulated"]}},{"name":"timeRate","description":"How fast periods pass, by name or by the integer of a `.storekit` file.","require\###
    d":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/TimeRateInput"},{"type":"null"}]},"x-onlyFor":{"kind":["simulated"]}},{"\###
    name":"storefront","description":"ISO 3166-1 alpha-3 code of the storefront.","required":false,"schema":{"type":["string","null"]}\###
    ,"x-onlyFor":{"kind":["simulated"]}},{"name":"locale","description":"The locale of names and prices.","required":false,"schema":{"\###
    type":["string","null"]},"x-onlyFor":{"kind":["simulated","revenueCat"]}},{"name":"latencySeconds","description":"How long answers\###
     take; members left out stay as they are.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/LatencySecondsInput"}\###
    ,{"type":"null"}]},"x-onlyFor":{"kind":["simulated"]}},{"name":"purchaseDecision","description":"What the customer does when the p\###
    ayment sheet opens; `fail` for RevenueCat's Test Store only.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/Pu\###
    rchaseDecision"},{"type":"null"}]},"x-onlyFor":{"kind":["simulated","revenueCat"]}},{"name":"appUserID","description":"The user id\###
     of the project's customer; needed.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["revenueCat"]}},{"n\###
    ame":"baseURL","description":"Where the server is; absent: RevenueCat's own.","required":false,"schema":{"type":["string","null"]}\###
    ,"x-onlyFor":{"kind":["revenueCat"]}},{"name":"apiKeyEnvironmentVariable","description":"The environment variable that holds the k\###
    ey; absent: `REVENUECAT_API_KEY`.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["revenueCat"]}},{"nam\###
    e":"apiKeyFile","description":"A file that holds the key. The key itself never crosses the pipe.","required":false,"schema":{"type\###
    ":["string","null"]},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"requestTimeoutSeconds","description":"How long a request may ta\###
    ke, in real time; 0 for no limit.","required":false,"schema":{"type":["number","null"],"minimum":0},"x-onlyFor":{"kind":["revenueC\###
    at"]}},{"name":"refreshSeconds","description":"How often the standing is read again while screens are open; 0 for never.","require\###
    d":false,"schema":{"type":["number","null"],"minimum":0},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"over","description":"The st\###
    ore beneath; absent: none.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["spy"]}},{"name":"timeoutSec\###
    onds","description":"How long the front end may take to answer; 0, as when absent, for no limit.","required":false,"schema":{"type\###
    ":["number","null"],"minimum":0},"x-onlyFor":{"kind":["delegated"]}},{"name":"manages","description":"Whether the front end also t\###
    akes `store/setAutoRenew` and `store/requestRefund`; absent: it does not.","required":false,"schema":{"type":["boolean","null"]},"\###
    x-onlyFor":{"kind":["delegated"]}}],"result":{"name":"opened","description":"The open store.","schema":{"$ref":"#/components/schem\###
    as/StoreOpened"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/co\###
    mponents/errors/actionNotAllowed"},{"$ref":"#/components/errors/invalidConfiguration"}],"examples":[{"name":"A spy","params":[{"na\###
    me":"kind","value":"spy"}],"result":{"name":"opened","value":{"kind":"spy","store":"store-1"}}},{"name":"A configuration of one's o\###
    wn","params":[{"name":"kind","value":"simulated"},{"name":"store","value":"shop"},{"name":"configurationFile","value":"Shop.storek\###
    it"}],"result":{"name":"opened","value":{"kind":"simulated","store":"shop"}}}],"x-direction":"toBridge","x-exclusive":true,"x-atMo\###
    stOneOf":[["configurationFile","configurationText","configuration"],["apiKeyEnvironmentVariable","apiKeyFile"]]},{"name":"store/cl\###
    ose","summary":"Closes a store.","description":"What waits on it is ended first: actions of screens as `abandoned`, raw calls as 1\###
    006 with `storeProblem`. Its view models are disposed of. Refused while a spy stands over it.","paramStructure":"either","params":\###
    [{"name":"store","description":"The store.","required":true,"schema":{"type":"string"}}],"result":{"name":"nothing","description":\###
    "Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownSt\###
    ore"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"A store is closed","params":[{"name":"store","value":"\###
    store-1"}],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-exclusive":true},{"name":"store/list","summary":\###
    "Lists the open stores.","description":"In the order in which they were opened.","paramStructure":"either","params":[],"result":{"\###
    name":"stores","description":"The open stores.","schema":{"type":"array","items":{"$ref":"#/components/schemas/StoreListing"}}},"e\###
    rrors":[{"$ref":"#/components/errors/invalidParams"}],"examples":[{"name":"One store","params":[],"result":{"name":"stores","value\###
    ":[{"kind":"simulated","store":"default","viewModels":["purchase-1"]}]}}],"x-direction":"toBridge"},{"name":"store/fetchProducts",\###
    "summary":"Reads all that a store sells to its current customer, and the customer's standing.","description":"The bridge asks the f\###
    ront end the same of a delegated store; `store` then names it.","paramStructure":"either","params":[{"name":"store","description":\###
    "The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"resu\###
    lt":{"name":"snapshot","description":"What is sold.","schema":{"$ref":"#/components/schemas/ProductsSnapshot"}},"errors":[{"$ref":\###
    "#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"},{\###
    "$ref":"#/components/errors/storeFailure"}],"examples":[{"name":"The plans","params":[],"result":{"name":"snapshot","value":{"curr\###
    ency":"USD","fetchedAt":"2026-01-01T00:00:00.000Z","storefront":"USA","subscriptionState":{"others":[],"ownedProducts":[],"pending\###
    Purchases":[],"status":"notSubscribed","subscription":null},"subscriptions":[{"groupID":"pro","groupName":"Pro","id":"pro_monthly"\###
    ,"introductoryOffer":null,"isFamilyShareable":false,"level":1,"period":"P1M","pricePerMonth":{"amount":"9.99","currency":"USD","di\###
    splay":"$9.99"},"product":{"description":"Everything, month by month","displayName":"Pro Monthly","identifier":"pro_monthly","pric\###
    e":{"amount":"9.99","currency":"USD","display":"$9.99"}},"promotionOffers":[],"savingsPercent":null}]}}}],"x-direction":"both","x-\###
    waits":true,"x-answer":{"$ref":"#/components/schemas/ProductsSnapshotInput"}},{"name":"store/purchase","summary":"Buys a plan, or c\###
    hanges to it from another of the same group.","description":"A purchase that waits for approval is in `pendingPurchases` of the an\###
    swer. The bridge asks the front end the same of a delegated store.","paramStructure":"either","params":[{"name":"subscriptionID","\###
    description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"promotionOfferID","description":"The offer to apply;\###
     absent: the regular or introductory price.","required":false,"schema":{"type":["string","null"]}},{"name":"store","description":"\###
    The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"resul\###
    t":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState\###
    "}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/e\###
    rrors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/com\###
    ponents/errors/unknownOffer"}],"examples":[{"name":"A purchase","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result\###
    ":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationRe\###
    ason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"mana\###
    gementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodS\###
    tartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice\###
    ":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":n\###
    ull,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"both","x-waits":true,"x-an\###
    swer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/restore","summary":"Asks a store anew for everything t\###
    he customer has bought before.","description":"A standing that shows nothing means that nothing was found, which is no error. The b\###
    ridge asks the front end the same of a delegated store.","paramStructure":"either","params":[{"name":"store","description":"The st\###
    ore; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"n\###
    ame":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"e\###
    rrors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/\###
    unknownStore"},{"$ref":"#/components/errors/storeFailure"}],"examples":[{"name":"Nothing was bought before","params":[],"result":{\###
    "name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"\###
    x-direction":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/currentState"\###
    ,"summary":"Reads the customer's standing.","description":"The bridge asks the front end the same of a delegated store.","paramStr\###
    ucture":"either","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","re\###
    quired":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing now.","sche\###
    ma":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/component\###
    s/errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/storeFailure"}],"examples":[{\###
    "name":"Subscribed","params":[],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status"\###
    :"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro",\###
    "isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"p\###
    urchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.\###
    000Z","renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z\###
    ","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x\###
    -direction":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/setAutoRenew",\###
    "summary":"Switches the renewal of a held plan on or off.","description":"For stores that can. The bridge asks the front end the s\###
    ame of a delegated store that was opened with `manages`.","paramStructure":"either","params":[{"name":"subscriptionID","descriptio\###
    n":"The plan.","required":true,"schema":{"type":"string"}},{"name":"enabled","description":"Whether it is to renew.","required":tr\###
    ue,"schema":{"type":"boolean"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.\###
    ","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterw\###
    ards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":\###
    "#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscripti\###
    on"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notS\###
    upportedByStore"}],"examples":[{"name":"Switched off","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"enabled",\###
    "value":false}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subsc\###
    ription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":tru\###
    e,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendi\###
    ngChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOf\###
    fer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID\###
    ":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/Subscripti\###
    onStateInput"}},{"name":"store/requestRefund","summary":"Asks for the money of a plan's current period back.","description":"For s\###
    tores that can. The bridge asks the front end the same of a delegated store that was opened with `manages`.","paramStructure":"eit\###
    her","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"reason","de\###
    scription":"The customer's words, or a reason of the store.","required":false,"schema":{"type":["string","null"]}},{"name":"store"\###
    ,"description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","\###
    null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/S\###
    ubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref"\###
    :"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllo\###
    wed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Refunde\###
    d","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],\###
    "pendingPurchases":[],"status":"revoked","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeri\###
    odEndsAt":null,"groupID":"pro","isEntitled":false,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-\###
    01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"pu\###
    rchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":"other","revokedA\###
    t":"2026-01-02T00:00:00.000Z","storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":false}}}}],"x-direction":\###
    "both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/didChange","summary":"Anno\###
    unces that a customer's standing became different, whatever the cause.","description":"Equal standings are not announced. Written b\###
    efore the changes of the view models on the store.","paramStructure":"either","params":[{"name":"store","description":"The store."\###
    ,"required":true,"schema":{"type":"string"}},{"name":"cause","description":"What made it different.","required":true,"schema":{"$r\###
    ef":"#/components/schemas/StandingCause"}},{"name":"subscriptionState","description":"The new standing.","required":true,"schema":\###
    {"$ref":"#/components/schemas/SubscriptionState"}}],"examples":[{"name":"A purchase","params":[{"name":"store","value":"default"},\###
    {"name":"cause","value":"purchase"},{"name":"subscriptionState","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"sta\###
    tus":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"p\###
    ro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership\###
    ":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00\###
    :00.000Z","renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.\###
    000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}]\###
    }],"x-direction":"toFrontEnd","x-params":"StoreDidChange"},{"name":"store/stateDidChange","summary":"Tells the bridge that the sta\###
    nding behind a delegated store became different.","description":"May be sent at any time, as a notification or as a request; then b\###
    ad values are answered with -32602.","paramStructure":"either","params":[{"name":"subscriptionState","description":"The new standi\###
    ng.","required":true,"schema":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store","description":"The store; ab\###
    sent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"n\###
    othing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/compo\###
    nents/errors/unknownStore"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"A renewal elsewhere","params":[{\###
    "name":"store","value":"default"},{"name":"subscriptionState","value":{"status":"active","subscription":{"subscriptionID":"pro_mon\###
    thly"}}}],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge"},{"name":"viewModel/create","summary":"Opens a scree\###
    n on a store.","description":"The answer is written before the view model's first notification.","paramStructure":"either","params\###
    ":[{"name":"kind","description":"Which screen.","required":true,"schema":{"$ref":"#/components/schemas/ViewModelKind"}},{"name":"s\###
    tore","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["stri\###
    ng","null"]}},{"name":"options","description":"How it behaves.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/\###
    ViewModelOptions"},{"type":"null"}]}}],"result":{"name":"created","description":"The view model and its first state.","schema":{"$\###
    ref":"#/components/schemas/ViewModelCreated"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors\###
    /unknownStore"},{"$ref":"#/components/errors/invalidConfiguration"},{"$ref":"#/components/errors/limitExceeded"}],"examples":[{"na\###
    me":"A purchase screen","params":[{"name":"kind","value":"purchase"}],"result":{"name":"created","value":{"kind":"purchase","revis\###
    ion":0,"state":{"availableActions":["load","restorePurchases"],"bestValueSubscriptionID":null,"isAlreadySubscribed":false,"isLoadi\###
    ng":false,"kind":"purchase","lastOutcome":null,"loadError":null,"loadStatus":"notLoaded","overlay":null,"purchaseInProgress":false\###
    ,"purchasingSubscriptionID":null,"restoreDeadline":null,"restoreFailureReason":null,"restoreInProgress":false,"selectedSubscriptio\###
    nID":null,"showRestoreFailedPopup":false,"subscriptionDetails":[],"subscriptionState":{"others":[],"ownedProducts":[],"pendingPurc\###
    hases":[],"status":"notSubscribed","subscription":null},"toast":null},"viewModel":"purchase-1"}}}],"x-direction":"toBridge"},{"nam\###
    e":"viewModel/list","summary":"Lists the view models.","description":"In the order of their creation.","paramStructure":"either","\###
    params":[],"result":{"name":"viewModels","description":"The view models.","schema":{"type":"array","items":{"$ref":"#/components/s\###
    chemas/ViewModelListing"}}},"errors":[{"$ref":"#/components/errors/invalidParams"}],"examples":[{"name":"One screen","params":[],"\###
    result":{"name":"viewModels","value":[{"kind":"purchase","revision":0,"store":"default","viewModel":"purchase-1"}]}}],"x-direction\###
    ":"toBridge"},{"name":"viewModel/state","summary":"Reads the whole state of a screen.","description":"Reading never changes a revi\###
    sion and never notifies.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,\###
    "schema":{"type":"string"}}],"result":{"name":"snapshot","description":"The state.","schema":{"$ref":"#/components/schemas/ViewMod\###
    elSnapshot"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownViewModel"}],"examples":[\###
    {"name":"A fresh screen","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"snapshot","value":{"revision":0,"s\###
    tate":{"availableActions":["load","restorePurchases"],"bestValueSubscriptionID":null,"isAlreadySubscribed":false,"isLoading":false\###
    ,"kind":"purchase","lastOutcome":null,"loadError":null,"loadStatus":"notLoaded","overlay":null,"purchaseInProgress":false,"purchas\###
    ingSubscriptionID":null,"restoreDeadline":null,"restoreFailureReason":null,"restoreInProgress":false,"selectedSubscriptionID":null\###
    ,"showRestoreFailedPopup":false,"subscriptionDetails":[],"subscriptionState":{"others":[],"ownedProducts":[],"pendingPurchases":[]\###
    ,"status":"notSubscribed","subscription":null},"toast":null}}}}],"x-direction":"toBridge"},{"name":"viewModel/dispose","summary":"\###
    Closes a screen.","description":"Its pending actions are answered first, as `abandoned`, and no notification of it follows. A stor\###
    e call under way is not stopped; its result reaches the store's other view models.","paramStructure":"either","params":[{"name":"v\###
    iewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"nothing","description":"N\###
    othing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownView\###
    Model"}],"examples":[{"name":"A screen is closed","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"nothing",\###
    "value":null}}],"x-direction":"toBridge","x-exclusive":true},{"name":"viewModel/didChange","summary":"Announces a change of a scre\###
    en's state.","description":"`revision` rises by exactly one each time, so that a gap shows loss: the state at revision n plus the c\###
    hanges n+1 to m equals the state at m.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","r\###
    equired":true,"schema":{"type":"string"}},{"name":"revision","description":"The number of the new state.","required":true,"schema"\###
    :{"type":"integer"}},{"name":"changes","description":"Each member of the state that changed, whole, under its name.","required":tr\###
    ue,"schema":{"$ref":"#/components/schemas/ScreenChanges"}}],"examples":[{"name":"A load begins","params":[{"name":"viewModel","val\###
    ue":"purchase-1"},{"name":"revision","value":1},{"name":"changes","value":{"isLoading":true,"loadStatus":"loading","overlay":{"kin\###
    d":"loading","message":"Loading plans…"}}}]}],"x-direction":"toFrontEnd","x-params":"ViewModelDidChange"},{"name":"viewModel/load"\###
    ,"summary":"Loads the plans and the standing.","description":"Loads that overlap share one store call, and an older answer never o\###
    verwrites a newer one. After `loadTimeoutSeconds` it is `failed` with `timedOut`; a new load may start, and a late answer only ref\###
    reshes.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":\###
    "string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},\###
    "errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/error\###
    s/unknownViewModel"}],"examples":[{"name":"The plans are loaded","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"n\###
    ame":"ended","value":{"error":null,"outcome":"completed","revision":2,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcom\###
    es":["completed","failed","abandoned"],"x-waits":true,"x-screens":["purchase","manage"]},{"name":"viewModel/purchaseSubscription",\###
    "summary":"Buys a plan.","description":"Without an id: the selected plan. An offer shown as not eligible is `failed` with `ineligi\###
    bleForOffer` without a store call; the regular price stays purchasable. Waits for a load that is under way.","paramStructure":"eit\###
    her","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}},{"name":"subscripti\###
    onID","description":"The plan; absent: the selected one.","required":false,"schema":{"type":["string","null"]}},{"name":"promotion\###
    OfferID","description":"The promotional offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"\###
    ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/component\###
    s/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"\###
    #/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknownOffe\###
    r"}],"examples":[{"name":"A purchase","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro_ye\###
    arly"}],"result":{"name":"ended","value":{"error":null,"outcome":"purchased","revision":4,"subscriptionID":"pro_yearly"}}}],"x-dir\###
    ection":"toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["\###
    purchase","manage"]},{"name":"viewModel/restorePurchases","summary":"Asks the store for what was bought before.","description":"Ne\###
    eds no load. Given up after `restoreTimeoutSeconds` with a popup; a late answer then only refreshes the standing.","paramStructure\###
    ":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"n\###
    ame":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/com\###
    ponents/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$\###
    ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"Nothing was bought before","params":[{"name":"viewModel","value\###
    ":"purchase-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"nothingToRestore","revision":2,"subscriptionID":null}}}\###
    ],"x-direction":"toBridge","x-outcomes":["restored","nothingToRestore","timedOut","cancelled","failed","abandoned"],"x-waits":true\###
    ,"x-screens":["purchase","manage"]},{"name":"viewModel/selectSubscription","summary":"Picks a plan on the purchase screen.","descr\###
    iption":"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view mode\###
    l.","required":true,"schema":{"type":"string"}},{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type\###
    ":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}\###
    },"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/err\###
    ors/unknownViewModel"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"}],"exampl\###
    es":[{"name":"The yearly plan is picked","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro\###
    _yearly"}],"result":{"name":"ended","value":{"error":null,"outcome":"completed","revision":3,"subscriptionID":"pro_yearly"}}}],"x-\###
    direction":"toBridge","x-outcomes":["completed","abandoned"],"x-waits":true,"x-screens":["purchase"]},{"name":"viewModel/changeSub\###
    scription","summary":"Changes to another plan on the manage screen.","description":"As a purchase. Waits for a load that is under w\###
    ay.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"str\###
    ing"}},{"name":"subscriptionID","description":"The plan to change to.","required":true,"schema":{"type":"string"}},{"name":"promot\###
    ionOfferID","description":"The promotional offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"name\###
    ":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/compon\###
    ents/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref\###
    ":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknownO\###
    ffer"}],"examples":[{"name":"A downgrade","params":[{"name":"viewModel","value":"manage-1"},{"name":"subscriptionID","value":"basi\###
    c_monthly"}],"result":{"name":"ended","value":{"error":null,"outcome":"scheduled","revision":4,"subscriptionID":"basic_monthly"}}}\###
    ],"x-direction":"toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-scr\###
    eens":["manage"]},{"name":"viewModel/cancelSubscription","summary":"Switches off the renewal of the held plan, or shows an offer t\###
    o stay first.","description":"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","descri\###
    ption":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended\###
    .","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/compon\###
    ents/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"e\###
    xamples":[{"name":"The plan will not renew","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"\###
    error":null,"outcome":"autoRenewDisabled","revision":4,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["\###
    retentionOffered","autoRenewDisabled","openManagementURL","failed","cancelled","abandoned"],"x-waits":true,"x-screens":["manage"]}\###
    ,{"name":"viewModel/acceptRetentionOffer","summary":"Takes the offer to stay.","description":"As a purchase with that offer; on th\###
    e held plan it is `scheduled`. A cancelled or failed acceptance leaves the offer shown and cancels nothing.","paramStructure":"eit\###
    her","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"\###
    ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/component\###
    s/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"\###
    #/components/errors/actionNotAllowed"}],"examples":[{"name":"The customer stays","params":[{"name":"viewModel","value":"manage-1"}\###
    ],"result":{"name":"ended","value":{"error":null,"outcome":"scheduled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-directio\###
    n":"toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["manag\###
    e"]},{"name":"viewModel/declineRetentionOffer","summary":"Turns the offer to stay down, and goes on to cancel.","description":"As `\###
    viewModel/cancelSubscription` without an offer.","paramStructure":"either","params":[{"name":"viewModel","description":"The view m\###
    odel.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref\###
    ":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/reques\###
    tCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":\###
    "The customer leaves","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"outcome":\###
    "autoRenewDisabled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["autoRenewDisabled","op\###
    enManagementURL","failed","cancelled","abandoned"],"x-waits":true,"x-screens":["manage"]},{"name":"viewModel/resumeSubscription","\###
    summary":"Switches the renewal of the held plan on again.","description":"Waits for a load that is under way.","paramStructure":"e\###
    ither","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name"\###
    :"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/compone\###
    nts/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref"\###
    :"#/components/errors/actionNotAllowed"}],"examples":[{"name":"The plan will renew","params":[{"name":"viewModel","value":"manage-\###
    1"}],"result":{"name":"ended","value":{"error":null,"outcome":"autoRenewEnabled","revision":6,"subscriptionID":"pro_monthly"}}}],"\###
    x-direction":"toBridge","x-outcomes":["autoRenewEnabled","openManagementURL","failed","cancelled","abandoned"],"x-waits":true,"x-s\###
    creens":["manage"]},{"name":"viewModel/requestRefund","summary":"Asks for the money of the held plan's period back.","description"\###
    :"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","re\###
    quired":true,"schema":{"type":"string"}},{"name":"reason","description":"The customer's words, or a reason of the store.","require\###
    d":false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/\###
    components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCanc\###
    elled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"The m\###
    oney goes back","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"refun\###
    ded","revision":4,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["refunded","cancelled","failed","openM\###
    anagementURL","abandoned"],"x-waits":true,"x-screens":["manage"]},{"name":"viewModel/dismissToast","summary":"Takes a toast away."\###
    ,"description":"Another toast than `id` is left alone.","paramStructure":"either","params":[{"name":"viewModel","description":"The\###
     view model.","required":true,"schema":{"type":"string"}},{"name":"id","description":"The toast; absent: whichever is shown.","req\###
    uired":false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref"\###
    :"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknown\###
    ViewModel"}],"examples":[{"name":"The toast goes","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"ended","v\###
    alue":{"error":null,"outcome":"completed","revision":5,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["completed\###
    "],"x-screens":["purchase","manage"]},{"name":"viewModel/dismissRestoreFailedPopup","summary":"Takes the popup about a failed rest\###
    ore away.","description":"Nothing happens when none is shown.","paramStructure":"either","params":[{"name":"viewModel","descriptio\###
    n":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","\###
    schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components\###
    /errors/unknownViewModel"}],"examples":[{"name":"The popup goes","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"n\###
    ame":"ended","value":{"error":null,"outcome":"completed","revision":5,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcom\###
    es":["completed"],"x-screens":["purchase","manage"]},{"name":"simulator/configure","summary":"Changes how a simulated store behave\###
    s.","description":"Only what is named changes.","paramStructure":"either","params":[{"name":"askToBuyEnabled","description":"Wheth\###
    er purchases wait for a parent's approval.","required":false,"schema":{"type":["boolean","null"]}},{"name":"interruptedPurchasesEn\###
    abled","description":"Whether purchases are interrupted until the issue is resolved.","required":false,"schema":{"type":["boolean"\###
    ,"null"]}},{"name":"billingRetryOnRenewalEnabled","description":"Whether renewals fail.","required":false,"schema":{"type":["boole\###
    an","null"]}},{"name":"billingGracePeriodEnabled","description":"Whether a failed renewal begins with a grace period.","required":\###
    false,"schema":{"type":["boolean","null"]}},{"name":"gracePeriodDays","description":"How long the grace period is; 0 for the lengt\###
    h that goes with the plan's period.","required":false,"schema":{"type":["integer","null"],"minimum":0}},{"name":"timeRate","descri\###
    ption":"How fast periods pass, by name or by the integer of a `.storekit` file.","required":false,"schema":{"anyOf":[{"$ref":"#/co\###
    mponents/schemas/TimeRateInput"},{"type":"null"}]}},{"name":"storefront","description":"ISO 3166-1 alpha-3 code of the storefront.\###
    ","required":false,"schema":{"type":["string","null"]}},{"name":"locale","description":"The locale of names and prices.","required\###
    ":false,"schema":{"type":["string","null"]}},{"name":"latencySeconds","description":"How long answers take; members left out stay a\###
    s they are.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/LatencySecondsInput"},{"type":"null"}]}},{"name":"p\###
    urchaseDecision","description":"What the customer does when the payment sheet opens.","required":false,"schema":{"anyOf":[{"$ref":\###
    "#/components/schemas/SimulatedPurchaseDecision"},{"type":"null"}]}},{"name":"store","description":"The store; absent: the one nam\###
    ed `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"settings","descrip\###
    tion":"All settings, as they now are.","schema":{"$ref":"#/components/schemas/SimulatorSettings"}},"errors":[{"$ref":"#/components\###
    /errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/invalidConfiguration"},{"$ref":"#\###
    /components/errors/notSupportedByStore"}],"examples":[{"name":"Purchases need approval","params":[{"name":"askToBuyEnabled","value\###
    ":true}],"result":{"name":"settings","value":{"askToBuyEnabled":true,"billingGracePeriodEnabled":false,"billingRetryOnRenewalEnabl\###
    ed":false,"gracePeriodDays":null,"interruptedPurchasesEnabled":false,"latencySeconds":{"products":0,"purchase":0,"restore":0,"stat\###
    e":0},"locale":"en_US","purchaseDecision":"succeed","storefront":"USA","timeRate":"realTime"}}}],"x-direction":"toBridge","x-exclu\###
    sive":true},{"name":"simulator/failNext","summary":"Arms or clears a failure of one part of a simulated store.","description":"`er\###
    ror` is needed unless `clear` is true.","paramStructure":"either","params":[{"name":"api","description":"The part.","required":tru\###
    e,"schema":{"$ref":"#/components/schemas/SimulatedAPI"}},{"name":"error","description":"The failure: a code, or a store error.","r\###
    equired":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/StoreErrorInput"},{"type":"null"}]}},{"name":"times","description"\###
    :"How often; 0 until it is cleared.","required":false,"schema":{"type":["integer","null"],"default":1,"minimum":0}},{"name":"clear\###
    ","description":"Whether to disarm instead.","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store\###
    ","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string",\###
    "null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/\###
    SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#\###
    /components/errors/notSupportedByStore"}],"examples":[{"name":"The next purchase fails","params":[{"name":"api","value":"purchase"\###
    },{"name":"error","value":"network"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"s\###
    tatus":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/transactions","summ\###
    ary":"Lists transactions, oldest first, pending and failed ones included.","description":"Those of the current customer.","paramSt\###
    ructure":"either","params":[{"name":"productID","description":"Only those of this product.","required":false,"schema":{"type":["st\###
    ring","null"]}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":fal\###
    se,"schema":{"type":["string","null"]}}],"result":{"name":"transactions","description":"The transactions.","schema":{"type":"array\###
    ","items":{"$ref":"#/components/schemas/Transaction"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/componen\###
    ts/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One purchase","params":[],"resul\###
    t":{"name":"transactions","value":[{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"auto\###
    Renewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$\###
    9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":\###
    null,"state":"purchased","transactionID":"1"}]}}],"x-direction":"toBridge"},{"name":"simulator/buy","summary":"Makes a purchase ou\###
    tside the app.","description":"As if on another device.","paramStructure":"either","params":[{"name":"productID","description":"Th\###
    e product.","required":true,"schema":{"type":"string"}},{"name":"offer","description":"The offer to apply.","required":false,"sche\###
    ma":{"type":["string","null"]}},{"name":"purchasedAt","description":"When, if not now.","required":false,"schema":{"anyOf":[{"$ref\###
    ":"#/components/schemas/Instant"},{"type":"null"}]}},{"name":"renewUntilNow","description":"Whether a purchase in the past is rene\###
    wed up to now.","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","description":"The store; a\###
    bsent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"\###
    transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/component\###
    s/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#\###
    /components/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore\###
    "},{"$ref":"#/components/errors/unknownOffer"}],"examples":[{"name":"A purchase elsewhere","params":[{"name":"productID","value":"\###
    pro_monthly"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded"\###
    :false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency"\###
    :"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason\###
    ":null,"revokedAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulato\###
    r/approve","summary":"Approves a purchase that waits for a parent.","description":"Approves a purchase that waits for a parent.","\###
    paramStructure":"either","params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"stri\###
    ng"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema\###
    ":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/sche\###
    mas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/c\###
    omponents/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByS\###
    tore"}],"examples":[{"name":"Approved","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transaction","value":{"cu\###
    stomer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransa\###
    ctionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purch\###
    asedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID\###
    ":"1"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/decline","summary":"Declines a purchase that waits for a\###
     parent.","description":"Declines a purchase that waits for a parent.","paramStructure":"either","params":[{"name":"transactionID"\###
    ,"description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: th\###
    e one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transacti\###
    on","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/\###
    invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/component\###
    s/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Declined","params":[{"name":"\###
    transactionID","value":"1"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":null,"isUpgraded":false,"\###
    kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","\###
    display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"\###
    revokedAt":null,"state":"declined","transactionID":"1"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/resolve\###
    Issue","summary":"Resolves what interrupts a purchase or a renewal.","description":"Takes the waiting transaction, or the last goo\###
    d one of a subscription in billing retry.","paramStructure":"either","params":[{"name":"transactionID","description":"The transact\###
    ion.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else t\###
    he only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transa\###
    ction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/co\###
    mponents/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{\###
    "$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Resolved","params":[{"name":"transactionID","value":"1"}],\###
    "result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"\###
    autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display\###
    ":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revoked\###
    At":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/setAutoRenew"\###
    ,"summary":"Switches the renewal of a plan, outside the app.","description":"Switches the renewal of a plan, outside the app.","pa\###
    ramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"\###
    name":"enabled","description":"Whether it is to renew.","required":true,"schema":{"type":"boolean"}},{"name":"store","description"\###
    :"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"res\###
    ult":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionSta\###
    te"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/err\###
    ors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"exa\###
    mples":[{"name":"Switched off","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"enabled","value":false}],"result\###
    ":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationRe\###
    ason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"mana\###
    gementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodS\###
    tartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice\###
    ":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAu\###
    toRenew":false}}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/forceRenewal","summary":"Renews a plan now.","\###
    description":"Renews a plan now.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required\###
    ":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one op\###
    en.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schem\###
    a":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/error\###
    s/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/com\###
    ponents/errors/notSupportedByStore"}],"examples":[{"name":"Renewed","params":[{"name":"subscriptionID","value":"pro_monthly"}],"re\###
    sult":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"aut\###
    oRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"\###
    $9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"renewal","revocationReason":null,"revokedAt":\###
    null,"state":"purchased","transactionID":"2"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/expire","summary"\###
    :"Ends a plan now.","description":"Ends a plan now.","paramStructure":"either","params":[{"name":"subscriptionID","description":"T\###
    he plan.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, e\###
    lse the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The cust\###
    omer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/in\###
    validParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components\###
    /errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Ended","params":[{"name":"subs\###
    criptionID","value":"pro_monthly"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"sta\###
    tus":"expired","subscription":{"expirationReason":"autoRenewDisabled","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":n\###
    ull,"groupID":"pro","isEntitled":false,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00\###
    .000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":\###
    "2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"store\###
    frontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"toBridge","x-exclusive":true},{"nam\###
    e":"simulator/refund","summary":"Gives the money of a transaction back.","description":"Gives the money of a transaction back.","p\###
    aramStructure":"either","params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"strin\###
    g"}},{"name":"reason","description":"Why.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"\###
    type":"null"}],"default":"other"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one op\###
    en.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schem\###
    a":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/error\###
    s/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/comp\###
    onents/errors/notSupportedByStore"}],"examples":[{"name":"Refunded","params":[{"name":"transactionID","value":"1"}],"result":{"nam\###
    e":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable"\###
    ,"offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"pr\###
    oductID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":"other","revokedAt":"2026-0\###
    1-02T00:00:00.000Z","state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/re\###
    questPriceIncrease","summary":"Tells the customer of a plan that it will cost more.","description":"Tells the customer of a plan t\###
    hat it will cost more.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"sc\###
    hema":{"type":"string"}},{"name":"amount","description":"The new price.","required":true,"schema":{"$ref":"#/components/schemas/Am\###
    ount"}},{"name":"requiresConsent","description":"Whether silence ends the subscription.","required":false,"schema":{"type":["boole\###
    an","null"],"default":true}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","\###
    required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterward\###
    s.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/\###
    components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"\###
    },{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Asked","params":[{"name":"subscriptionID","value":"pro_\###
    monthly"},{"name":"amount","value":"15.99"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases\###
    ":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"gr\###
    oupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","\###
    ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":{"price":{"amount":"15.99",\###
    "currency":"USD","display":"$15.99"},"status":"pending"},"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPric\###
    e":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":\###
    null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-exclusive":t\###
    rue},{"name":"simulator/answerPriceIncrease","summary":"Answers a price increase for the customer.","description":"Declining switc\###
    hes auto-renewal off.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"sch\###
    ema":{"type":"string"}},{"name":"accept","description":"Whether the customer agrees.","required":true,"schema":{"type":"boolean"}}\###
    ,{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"t\###
    ype":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/comp\###
    onents/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownSto\###
    re"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/erro\###
    rs/notSupportedByStore"}],"examples":[{"name":"Agreed","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"accept",\###
    "value":true}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscr\###
    iption":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true\###
    ,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendin\###
    gChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":{"price":{"amount":"15.99","currency":"USD","display":"$1\###
    5.99"},"status":"agreed"},"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"15.99","currency"\###
    :"USD","display":"$15.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appSto\###
    re","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/redee\###
    mOfferCode","summary":"Redeems an offer code for the customer.","description":"Redeems an offer code for the customer.","paramStru\###
    cture":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"\###
    offer","description":"The identifier of the offer.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The\###
     store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":\###
    {"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/\###
    components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{\###
    "$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupport\###
    edByStore"},{"$ref":"#/components/errors/unknownOffer"}],"examples":[{"name":"Redeemed","params":[{"name":"subscriptionID","value"\###
    :"pro_monthly"},{"name":"offer","value":"welcome"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2\###
    026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased\###
    ","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z",\###
    "reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge",\###
    "x-exclusive":true},{"name":"simulator/shareWithFamily","summary":"Switches the sharing of a plan with the customer's family.","de\###
    scription":"Switches the sharing of a plan with the customer's family.","paramStructure":"either","params":[{"name":"subscriptionI\###
    D","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"shared","description":"Whether it is shared.","r\###
    equired":true,"schema":{"type":"boolean"}},{"name":"store","description":"The store; absent: the one named `default`, else the onl\###
    y one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's stan\###
    ding afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams\###
    "},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/act\###
    ionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Shared","params":[{"name":"subscriptionID\###
    ","value":"pro_monthly"},{"name":"shared","value":true}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pend\###
    ingPurchases":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEnds\###
    At":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:0\###
    0:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchased\###
    At":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":\###
    "2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","wi\###
    llAutoRenew":true}}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/deleteTransaction","summary":"Forgets a tra\###
    nsaction, with its renewals and restores.","description":"Forgets a transaction, with its renewals and restores.","paramStructure"\###
    :"either","params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"\###
    store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["str\###
    ing","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/sch\###
    emas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$re\###
    f":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Forgotten","\###
    params":[{"name":"transactionID","value":"1"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchas\###
    es":[],"status":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/reset","su\###
    mmary":"Forgets the history, the settings, or both.","description":"Both absent: both. `history` also drops pending purchases, `se\###
    ttings` also armed failures. What waits on the store is ended first.","paramStructure":"either","params":[{"name":"history","descr\###
    iption":"Whether to forget the history.","required":false,"schema":{"type":["boolean","null"]}},{"name":"settings","description":"\###
    Whether to go back to the configuration's settings.","required":false,"schema":{"type":["boolean","null"]}},{"name":"store","descr\###
    iption":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}\###
    }],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/Subscrip\###
    tionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/compone\###
    nts/errors/notSupportedByStore"}],"examples":[{"name":"Everything","params":[],"result":{"name":"standing","value":{"others":[],"o\###
    wnedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-exclusive":tru\###
    e},{"name":"simulator/customers","summary":"Lists the customers of a simulated store.","description":"In the order in which they c\###
    ame.","paramStructure":"either","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only\###
     one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"customers","description":"The customers.","sc\###
    hema":{"type":"array","items":{"$ref":"#/components/schemas/CustomerListing"}}},"errors":[{"$ref":"#/components/errors/invalidPara\###
    ms"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One cust\###
    omer","params":[],"result":{"name":"customers","value":[{"customer":"customer-1","isCurrent":true}]}}],"x-direction":"toBridge"},{\###
    "name":"simulator/useCustomer","summary":"Gives a simulated store to another customer.","description":"Made if new. What waits on t\###
    he store is ended first.","paramStructure":"either","params":[{"name":"customer","description":"The customer.","required":true,"sc\###
    hema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","requ\###
    ired":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.",\###
    "schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/comp\###
    onents/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"A new customer","params":[{"\###
    name":"customer","value":"customer-2"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],\###
    "status":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/describe","summar\###
    y":"Describes all that a simulated store sells and how it behaves.","description":"With what is odd in its configuration.","paramS\###
    tructure":"either","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","\###
    required":false,"schema":{"type":["string","null"]}}],"result":{"name":"description","description":"The description.","schema":{"$\###
    ref":"#/components/schemas/SimulatorDescription"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/er\###
    rors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One plan","params":[],"result":{"name\###
    ":"description","value":{"groups":[{"groupID":"pro","name":"Pro","subscriptionIDs":["pro_monthly"]}],"offers":[],"products":[{"dis\###
    playName":"Pro Monthly","groupID":"pro","isFamilyShareable":false,"kind":"autoRenewable","level":1,"period":"P1M","price":{"amount\###
    ":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly"}],"settings":{"askToBuyEnabled":false,"billingGracePeriodEn\###
    abled":false,"billingRetryOnRenewalEnabled":false,"gracePeriodDays":null,"interruptedPurchasesEnabled":false,"latencySeconds":{"pr\###
    oducts":0,"purchase":0,"restore":0,"state":0},"locale":"en_US","purchaseDecision":"succeed","storefront":"USA","timeRate":"realTim\###
    e"},"warnings":[]}}}],"x-direction":"toBridge"},{"name":"configuration/check","summary":"Says what a `.storekit` configuration is g\###
    ood for, without opening a store.","description":"Exactly one of the three.","paramStructure":"either","params":[{"name":"configur\###
    ationFile","description":"The path of a file.","required":false,"schema":{"type":["string","null"]}},{"name":"configurationText","\###
    description":"The text of one.","required":false,"schema":{"type":["string","null"]}},{"name":"configuration","description":"The c\###
    ontent of one, as JSON.","required":false,"schema":{"type":["object","null"]},"x-raw":true}],"result":{"name":"report","descriptio\###
    n":"What it is good for.","schema":{"$ref":"#/components/schemas/ConfigurationReport"}},"errors":[{"$ref":"#/components/errors/inv\###
    alidParams"},{"$ref":"#/components/errors/invalidConfiguration"}],"examples":[{"name":"Not JSON","params":[{"name":"configurationT\###
    ext","value":"nonsense"}],"result":{"name":"report","value":{"isUsable":false,"problems":[{"column":1,"line":1,"message":"This is n\###
    ot JSON","pointer":"","severity":"error"}],"products":[]}}}],"x-direction":"toBridge","x-exactlyOneOf":["configurationFile","confi\###
    gurationText","configuration"]},{"name":"spy/stub","summary":"Says how the next calls of an action end.","description":"Stubs of a\###
    n action queue up, each serving `times` calls; a new one replaces an endless one. Without `result` and `error` the call goes on be\###
    neath after the delay: to the store below, or to the default (no products, `notSubscribed`).","paramStructure":"either","params":[\###
    {"name":"action","description":"The action.","required":true,"schema":{"$ref":"#/components/schemas/SpyAction"}},{"name":"result",\###
    "description":"What the call gives: a products snapshot for `fetchProducts`, else a standing.","required":false,"schema":{"anyOf":\###
    [{"$ref":"#/components/schemas/SubscriptionStateInput"},{"$ref":"#/components/schemas/ProductsSnapshotInput"},{"type":"null"}]},"x\###
    -raw":true},{"name":"error","description":"How the call fails: a code, or a store error.","required":false,"schema":{"anyOf":[{"$r\###
    ef":"#/components/schemas/StoreErrorInput"},{"type":"null"}]}},{"name":"delaySeconds","description":"How long it takes.","required\###
    ":false,"schema":{"type":["number","null"],"default":0,"minimum":0}},{"name":"times","description":"How many calls it serves; 0 fo\###
    r all that follow.","required":false,"schema":{"type":["integer","null"],"default":0,"minimum":0}},{"name":"hold","description":"W\###
    hether the call waits for `spy/release`.","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","\###
    description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","nu\###
    ll"]}}],"result":{"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/inval\###
    idParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Th\###
    e next purchase succeeds","params":[{"name":"action","value":"purchase"},{"name":"result","value":{"status":"active","subscription\###
    ":{"subscriptionID":"pro_yearly"}}}],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-atMostOneOf":[["result\###
    ","error"]]},{"name":"spy/release","summary":"Lets a held call go on.","description":"The oldest held call of the action.","paramS\###
    tructure":"either","params":[{"name":"action","description":"The action.","required":true,"schema":{"$ref":"#/components/schemas/S\###
    pyAction"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"\###
    schema":{"type":["string","null"]}}],"result":{"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$re\###
    f":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/actionNotAllowed"\###
    },{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"A purchase goes on","params":[{"name":"action","value":\###
    "purchase"}],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-exclusive":true},{"name":"spy/calls","summary"\###
    :"Lists the calls that a spy recorded, oldest first.","description":"Lists the calls that a spy recorded, oldest first.","paramStr\###
    ucture":"either","params":[{"name":"action","description":"Only those of this action.","required":false,"schema":{"anyOf":[{"$ref"\###
    :"#/components/schemas/SpyAction"},{"type":"null"}]}},{"name":"store","description":"The store; absent: the one named `default`, e\###
    lse the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"calls","description":"The calls."\###
    ,"schema":{"type":"array","items":{"$ref":"#/components/schemas/SpyCall"}}},"errors":[{"$ref":"#/components/errors/invalidParams"}\###
    ,{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One purchase\###
    ","params":[{"name":"action","value":"purchase"}],"result":{"name":"calls","value":[{"action":"purchase","at":"2026-01-01T00:00:00\###
    .000Z","origin":"action","outcome":"succeeded","promotionOfferID":null,"sequence":2,"subscriptionID":"pro_yearly"}]}}],"x-directio\###
    n":"toBridge"},{"name":"spy/reset","summary":"Makes a spy forget its calls and stubs.","description":"Makes a spy forget its calls\###
     and stubs.","paramStructure":"either","params":[{"name":"store","description":"The store; absent: the one named `default`, else t\###
    he only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"nothing","description":"Nothing.","sch\###
    ema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"\###
    #/components/errors/notSupportedByStore"}],"examples":[{"name":"Forgotten","params":[],"result":{"name":"nothing","value":null}}],\###
    "x-direction":"toBridge","x-exclusive":true}],"components":{"errors":{"parseError":{"code":-32700,"message":"Parse error","data":{\###
    "$ref":"#/components/schemas/ParseErrorData"}},"invalidRequest":{"code":-32600,"message":"Invalid request","data":{"$ref":"#/compo\###
    nents/schemas/InvalidRequestErrorData"}},"methodNotFound":{"code":-32601,"message":"Method not found","data":{"$ref":"#/components\###
    /schemas/MethodNotFoundErrorData"}},"invalidParams":{"code":-32602,"message":"Invalid params","data":{"$ref":"#/components/schemas\###
    /InvalidParamsErrorData"}},"internalError":{"code":-32603,"message":"Internal error","data":{"$ref":"#/components/schemas/Internal\###
    ErrorData"}},"requestCancelled":{"code":-32800,"message":"Request cancelled","data":{"$ref":"#/components/schemas/RequestCancelled\###
    ErrorData"}},"unknownViewModel":{"code":1001,"message":"Unknown view model","data":{"$ref":"#/components/schemas/UnknownViewModelE\###
    rrorData"}},"unknownStore":{"code":1002,"message":"Unknown store","data":{"$ref":"#/components/schemas/UnknownStoreErrorData"}},"u\###
    nknownSubscription":{"code":1003,"message":"Unknown subscription","data":{"$ref":"#/components/schemas/UnknownSubscriptionErrorDat\###
    a"}},"unknownTransaction":{"code":1004,"message":"Unknown transaction","data":{"$ref":"#/components/schemas/UnknownTransactionErro\###
    rData"}},"actionNotAllowed":{"code":1005,"message":"Action not allowed","data":{"$ref":"#/components/schemas/ActionNotAllowedError\###
    Data"}},"storeFailure":{"code":1006,"message":"Store failure","data":{"$ref":"#/components/schemas/StoreFailureErrorData"}},"inval\###
    idConfiguration":{"code":1007,"message":"Invalid configuration","data":{"$ref":"#/components/schemas/InvalidConfigurationErrorData\###
    "}},"limitExceeded":{"code":1008,"message":"Limit exceeded","data":{"$ref":"#/components/schemas/LimitExceededErrorData"}},"clockN\###
    otVirtual":{"code":1009,"message":"The clock is not virtual","data":{"$ref":"#/components/schemas/ClockNotVirtualErrorData"}},"uns\###
    upportedVersion":{"code":1010,"message":"Unsupported protocol version","data":{"$ref":"#/components/schemas/UnsupportedVersionErro\###
    rData"}},"shuttingDown":{"code":1011,"message":"Shutting down","data":{"$ref":"#/components/schemas/ShuttingDownErrorData"}},"notS\###
    upportedByStore":{"code":1012,"message":"Not supported by this store","data":{"$ref":"#/components/schemas/NotSupportedByStoreErro\###
    rData"}},"unknownOffer":{"code":1013,"message":"Unknown offer","data":{"$ref":"#/components/schemas/UnknownOfferErrorData"}}},"sch\###
    emas":{"Instant":{"description":"A point in time: ISO 8601 in UTC, written with milliseconds, such as `2026-01-31T12:00:00.000Z`. R\###
    ead with any number of fractional digits, or none.","type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T\###
    ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?Z$"},"Period":{"description":"The length of one paid period or of one period o\###
    f an offer: ISO 8601 with a single calendar unit, such as `P1M`, `P1Y`, `P2W` or `P3D`.","type":"string","pattern":"^P[1-9][0-9]{0\###
    ,4}[DWMY]$"},"CalendarStep":{"description":"A length in calendar units: ISO 8601, years to seconds, such as `P1M`, `P1Y6M` or `P1D\###
    T12H`.","type":"string","pattern":"^P(?=[0-9T])([0-9]{1,6}Y)?([0-9]{1,6}M)?([0-9]{1,6}W)?([0-9]{1,6}D)?(T(?=[0-9])([0-9]{1,9}H)?([\###
    0-9]{1,9}M)?([0-9]{1,9}S)?)?$"},"Amount":{"description":"An exact amount of money in the currency's main unit, as decimal text suc\###
    h as `9.99`. Never a floating-point number.","type":"string","pattern":"^[0-9]{1,20}(\\.[0-9]{1,10})?$"},"StoreKind":{"description\###
    ":"What is behind a store.","type":"string","enum":["simulated","revenueCat","spy","delegated"],"x-values":{"simulated":"The simul\###
    ated store: a `.storekit` file, a ledger and the process's clock.","revenueCat":"A RevenueCat project, over HTTP.","spy":"A test d\###
    ouble that records every call.","delegated":"The front end itself is the store."}},"ViewModelKind":{"description":"Which of the tw\###
    o screens a view model is for.","type":"string","enum":["purchase","manage"],"x-values":{"purchase":"The purchase screen.","manage\###
    ":"The manage-subscription screen."}},"ClockMode":{"description":"What moves the clock.","type":"string","enum":["system","virtual\###
    "],"x-values":{"system":"Real time.","virtual":"`clock/advance` alone."}},"Framing":{"description":"How messages are told apart on\###
     the pipe.","type":"string","enum":["lines","headers"],"x-values":{"lines":"One JSON text a line.","headers":"`Content-Length` hea\###
    ders, as in LSP."}},"OfferKind":{"description":"How an offer is come by.","type":"string","enum":["introductory","promotional","co\###
    de","winBack"],"x-values":{"introductory":"Once per customer and group, applied by a plain purchase.","promotional":"For current a\###
    nd former subscribers.","code":"Redeemed with a code.","winBack":"For those who left."}},"OfferMode":{"description":"How an offer i\###
    s paid.","type":"string","enum":["freeTrial","payUpFront","payAsYouGo"],"x-values":{"freeTrial":"Not at all.","payUpFront":"One ch\###
    arge for the whole length.","payAsYouGo":"A reduced price each period."}},"IneligibleReason":{"description":"Why the current custo\###
    mer may not have an offer.","type":"string","enum":["neverSubscribed","alreadyUsed","alreadySubscribed","notLapsed","notInOffer","\###
    otherPlanLapsed","redeemOnly","unknown"],"x-values":{"neverSubscribed":"It is for current or former subscribers only.","alreadyUse\###
    d":"It was used before.","alreadySubscribed":"The customer holds a plan of the group.","notLapsed":"It is for those whose subscrip\###
    tion has ended.","notInOffer":"The customer is not among those the offer is for.","otherPlanLapsed":"The plan held last was anothe\###
    r.","redeemOnly":"It can only be redeemed as a code.","unknown":"The store does not tell."}},"SubscriptionStatus":{"description":"\###
    The standing of the subscription that decides.","type":"string","enum":["notSubscribed","active","inGracePeriod","inBillingRetry",\###
    "expired","revoked"],"x-values":{"notSubscribed":"There has never been one.","active":"Paid and running.","inGracePeriod":"A renew\###
    al failed and the store still serves the customer.","inBillingRetry":"A renewal failed and the store goes on trying; not entitled.\###
    ","expired":"It has ended.","revoked":"It was refunded, or the family's sharing was withdrawn."}},"Ownership":{"description":"How a\###
     customer came by what is held.","type":"string","enum":["purchased","familyShared"],"x-values":{"purchased":"Bought by the custom\###
    er.","familyShared":"Shared by a member of the family."}},"ExpirationReason":{"description":"Why a subscription ended.","type":"st\###
    ring","enum":["autoRenewDisabled","billingError","didNotConsentToPriceIncrease","productUnavailable","unknown"],"x-values":{"autoR\###
    enewDisabled":"The customer switched renewal off.","billingError":"The payment failed until the store gave up.","didNotConsentToPr\###
    iceIncrease":"A price increase was never agreed to.","productUnavailable":"The plan was no longer sold.","unknown":"The store does\###
     not tell."}},"RevocationReason":{"description":"Why the store took a transaction back.","type":"string","enum":["developerIssue",\###
    "other"],"x-values":{"developerIssue":"Something was wrong with the app.","other":"Any other reason."}},"PlanChange":{"description\###
    ":"How one plan compares with the plan held.","type":"string","enum":["upgrade","downgrade","crossgrade"],"x-values":{"upgrade":"A\###
     higher level of service; takes effect at once.","downgrade":"A lower level; takes effect at the next renewal.","crossgrade":"The s\###
    ame level."}},"PendingPlanChange":{"description":"A change of plan that takes effect later.","type":"string","enum":["downgrade","\###
    crossgrade"],"x-values":{"downgrade":"To a lower level of service.","crossgrade":"To another plan of the same level."}},"PlanChang\###
    eTiming":{"description":"When a change of plan takes effect.","type":"string","enum":["immediately","atNextRenewal"],"x-values":{"\###
    immediately":"At once.","atNextRenewal":"When the running period ends."}},"PriceIncreaseStatus":{"description":"How a price increa\###
    se stands.","type":"string","enum":["pending","agreed"],"x-values":{"pending":"The customer has not agreed yet.","agreed":"The nex\###
    t renewal costs the new price."}},"PendingReason":{"description":"What a purchase waits for.","type":"string","enum":["askToBuy","\###
    interrupted","payment"],"x-values":{"askToBuy":"A parent's approval.","interrupted":"Something the customer must do outside the ap\###
    p.","payment":"The payment itself."}},"StandingCause":{"description":"What made a customer's standing different.","type":"string",\###
    "enum":["purchase","restore","refresh","renewal","planChange","expiry","gracePeriod","billingRetry","recovery","purchaseElsewhere"\###
    ,"approval","decline","autoRenew","refund","revocation","priceIncrease","offerCode","familySharing","customer","reset","push"],"x-\###
    values":{"purchase":"A purchase through the store.","restore":"A restore.","refresh":"A read found it different.","renewal":"A per\###
    iod was renewed.","planChange":"A pending change of plan took effect.","expiry":"A subscription ended.","gracePeriod":"A renewal f\###
    ailed and the grace period began.","billingRetry":"The store began, or went on, retrying a failed renewal without serving the cust\###
    omer.","recovery":"A failed renewal was paid after all.","purchaseElsewhere":"A purchase made outside the app.","approval":"A pend\###
    ing purchase was approved.","decline":"A pending purchase was declined.","autoRenew":"Auto-renewal was switched.","refund":"A tran\###
    saction was refunded.","revocation":"Sharing or a right was withdrawn.","priceIncrease":"A price increase was asked for or answere\###
    d.","offerCode":"An offer code was redeemed.","familySharing":"Family sharing was switched.","customer":"Another customer uses the\###
     store.","reset":"The store was reset.","push":"The store behind a front end or a server said so."}},"StoreErrorCode":{"descriptio\###
    n":"The kinds of failure of a store that screens tell apart.","type":"string","enum":["purchaseCancelled","paymentPending","purcha\###
    seNotAllowed","productUnavailable","productAlreadyPurchased","ineligibleForOffer","invalidOffer","receiptInUse","offline","network\###
    ","timedOut","storeProblem","serverProblem","invalidCredentials","operationInProgress","notSupported","configuration","unknown"],"\###
    x-values":{"purchaseCancelled":"The customer, or the task that asked, thought better of it.","paymentPending":"The purchase waits f\###
    or somebody's approval.","purchaseNotAllowed":"This device or customer may not buy.","productUnavailable":"The store does not sell\###
     this plan, or not here.","productAlreadyPurchased":"The plan has been bought already.","ineligibleForOffer":"The customer may not\###
     have this offer; the regular price stays purchasable.","invalidOffer":"The offer does not exist or is not well-formed.","receiptI\###
    nUse":"The purchase belongs to another customer.","offline":"There is no network at all.","network":"The network failed on the way\###
    .","timedOut":"No answer came in time.","storeProblem":"The store said that it has a problem.","serverProblem":"A server answered w\###
    ith what cannot be used.","invalidCredentials":"The store refused the app's credentials.","operationInProgress":"The same thing is\###
     under way already.","notSupported":"The store cannot do this.","configuration":"The app or its store is set up wrongly.","unknown\###
    ":"Anything else."}},"LoadStatus":{"description":"How far the plans are loaded.","type":"string","enum":["notLoaded","loading","lo\###
    aded","failed"],"x-values":{"notLoaded":"No load has been asked for.","loading":"A load is under way.","loaded":"The plans are sho\###
    wn.","failed":"The last load failed; what was shown before stays."}},"OverlayKind":{"description":"What a covering progress displa\###
    y says is going on.","type":"string","enum":["loading","purchasing","restoring","changing","cancelling","refunding"],"x-values":{"\###
    loading":"The plans are loaded for the first time, or again after a failure.","purchasing":"A purchase.","restoring":"A restore.",\###
    "changing":"A change of plan.","cancelling":"Switching auto-renewal off or on.","refunding":"A refund request."}},"ToastStyle":{"d\###
    escription":"How a toast looks.","type":"string","enum":["success","info","warning","error"],"x-values":{"success":"Something was d\###
    one.","info":"Something to know, such as a purchase that waits for approval.","warning":"Something to look at.","error":"Something\###
     failed."}},"RestoreFailureReason":{"description":"Why the popup about a failed restore is shown.","type":"string","enum":["nothin\###
    gToRestore","timedOut","failed"],"x-values":{"nothingToRestore":"The store found nothing.","timedOut":"The store did not answer in\###
     time.","failed":"The store refused."}},"ScreenAction":{"description":"An action of a screen: the second half of its method.","typ\###
    e":"string","enum":["load","purchaseSubscription","restorePurchases","selectSubscription","changeSubscription","cancelSubscription\###
    ","acceptRetentionOffer","declineRetentionOffer","resumeSubscription","requestRefund","dismissToast","dismissRestoreFailedPopup"],\###
    "x-values":{"load":"`viewModel/load`","purchaseSubscription":"`viewModel/purchaseSubscription`","restorePurchases":"`viewModel/res\###
    torePurchases`","selectSubscription":"`viewModel/selectSubscription`","changeSubscription":"`viewModel/changeSubscription`","cance\###
    lSubscription":"`viewModel/cancelSubscription`","acceptRetentionOffer":"`viewModel/acceptRetentionOffer`","declineRetentionOffer":\###
    "`viewModel/declineRetentionOffer`","resumeSubscription":"`viewModel/resumeSubscription`","requestRefund":"`viewModel/requestRefun\###
    d`","dismissToast":"`viewModel/dismissToast`","dismissRestoreFailedPopup":"`viewModel/dismissRestoreFailedPopup`"}},"ActionOutcome\###
    ":{"description":"How an action of a screen ended.","type":"string","enum":["completed","failed","purchased","pending","scheduled"\###
    ,"cancelled","restored","nothingToRestore","timedOut","retentionOffered","autoRenewDisabled","autoRenewEnabled","openManagementURL\###
    ","refunded","abandoned"],"x-values":{"completed":"It did what it says.","failed":"The store refused; the particulars are in `erro\###
    r`.","purchased":"The plan was bought.","pending":"The purchase waits for somebody's approval.","scheduled":"The change, or the of\###
    fer, takes effect at the next renewal.","cancelled":"The customer, or `$/cancelRequest`, stopped it.","restored":"The restore foun\###
    d something.","nothingToRestore":"The restore found nothing.","timedOut":"The store did not answer in time.","retentionOffered":"A\###
    n offer to stay is shown instead.","autoRenewDisabled":"The plan will not renew.","autoRenewEnabled":"The plan will renew.","openM\###
    anagementURL":"The store cannot do it here; the customer is to open `managementURL`.","refunded":"The money goes back.","abandoned\###
    ":"The view model was disposed of, or its store was closed or reset, before the end."}},"Badge":{"description":"The one-word stand\###
    ing beside the current plan.","type":"string","enum":["active","freeTrial","cancelled","cancelledTrial","expired","gracePeriod","b\###
    illingRetry","pendingChange","familyShared","refunded"],"x-values":{"active":"It runs.","freeTrial":"It runs as a free trial.","ca\###
    ncelled":"It runs and will not renew.","cancelledTrial":"A free trial that will not renew.","expired":"It has ended.","gracePeriod\###
    ":"A renewal failed; still served.","billingRetry":"A renewal failed; not served.","pendingChange":"Another plan follows.","family\###
    Shared":"Shared by the family.","refunded":"Its money was given back."}},"BillingIssueKind":{"description":"Which billing problem a\###
     plan has.","type":"string","enum":["gracePeriod","billingRetry"],"x-values":{"gracePeriod":"A renewal failed; the customer is ser\###
    ved until `until`.","billingRetry":"A renewal failed; the customer is not served."}},"RefundStatus":{"description":"How the last r\###
    efund request ended.","type":"string","enum":["refunded","cancelled","failed"],"x-values":{"refunded":"The money goes back.","canc\###
    elled":"The customer left the request.","failed":"The store refused."}},"MessageCode":{"description":"What a message of a screen s\###
    ays: the key of its text.","type":"string","enum":["loading","purchasing","restoring","changing","cancelling","resuming","refundin\###
    g","purchased","alreadyHeld","purchasePending","purchaseApproved","purchaseDeclined","changeScheduled","offerScheduled","purchases\###
    Restored","autoRenewDisabled","autoRenewDisabledNow","autoRenewEnabled","refunded","purchaseCancelled","paymentPending","purchaseN\###
    otAllowed","productUnavailable","productAlreadyPurchased","ineligibleForOffer","invalidOffer","receiptInUse","offline","network","\###
    timedOut","storeProblem","serverProblem","invalidCredentials","operationInProgress","notSupported","configuration","unknown","rene\###
    wsForPrice","renews","expiredOn","expired","endsOn","gracePeriodUntil","gracePeriod","billingRetry","changesTo","sharedByFamily","\###
    refundedOn","refundedPlan","neverEnds","renewsAutomatically","priceIncreasePending"],"x-values":{"loading":"The plans are being lo\###
    aded.","purchasing":"A purchase is under way.","restoring":"A restore is under way.","changing":"A change of plan is under way.","\###
    cancelling":"Auto-renewal is being switched off.","resuming":"Auto-renewal is being switched on.","refunding":"A refund is being a\###
    sked for.","purchased":"The plan was bought.","alreadyHeld":"The plan is held already.","purchasePending":"The purchase waits for a\###
    pproval.","purchaseApproved":"A purchase that waited was approved.","purchaseDeclined":"A purchase that waited was declined.","cha\###
    ngeScheduled":"The change of plan takes effect at the next renewal.","offerScheduled":"The offer takes effect at the next renewal.\###
    ","purchasesRestored":"Purchases were restored.","autoRenewDisabled":"The plan will not renew.","autoRenewDisabledNow":"The plan w\###
    ill not renew and has ended.","autoRenewEnabled":"The plan will renew.","refunded":"The money goes back.","purchaseCancelled":"The\###
     store error of this code.","paymentPending":"The store error of this code.","purchaseNotAllowed":"The store error of this code.",\###
    "productUnavailable":"The store error of this code.","productAlreadyPurchased":"The store error of this code.","ineligibleForOffer\###
    ":"The store error of this code.","invalidOffer":"The store error of this code.","receiptInUse":"The store error of this code.","o\###
    ffline":"The store error of this code.","network":"The store error of this code.","timedOut":"The store error of this code.","stor\###
    eProblem":"The store error of this code.","serverProblem":"The store error of this code.","invalidCredentials":"The store error of\###
     this code.","operationInProgress":"The store error of this code.","notSupported":"The store error of this code.","configuration":\###
    "The store error of this code.","unknown":"The store error of this code.","renewsForPrice":"The plan renews at a date for a price.\###
    ","renews":"The plan renews at a date.","expiredOn":"The plan ended at a date.","expired":"The plan has ended.","endsOn":"The plan\###
     ends at a date.","gracePeriodUntil":"The payment failed; the plan is served until a date.","gracePeriod":"The payment failed; the\###
     plan is served for now.","billingRetry":"The payment failed; the plan is not served.","changesTo":"Another plan follows at a date\###
    .","sharedByFamily":"The family shares the plan.","refundedOn":"The plan was refunded at a date.","refundedPlan":"The plan was ref\###
    unded.","neverEnds":"The plan never ends.","renewsAutomatically":"The plan renews, at a date that the store does not tell.","price\###
    IncreasePending":"A higher price waits for agreement."}},"ProductKind":{"description":"What is sold under a product identifier.","\###
    type":"string","enum":["autoRenewable","nonRenewing","nonConsumable","consumable"],"x-values":{"autoRenewable":"A subscription tha\###
    t renews by itself.","nonRenewing":"A subscription that ends by itself.","nonConsumable":"Bought once, kept for good.","consumable\###
    ":"Bought, used up, bought again."}},"TransactionReason":{"description":"What made a transaction.","type":"string","enum":["purcha\###
    se","renewal","restore"],"x-values":{"purchase":"A customer's purchase.","renewal":"The store, at the end of a period.","restore":\###
    "A restore."}},"TransactionState":{"description":"How a transaction stands.","type":"string","enum":["purchased","pending","failed\###
    ","declined"],"x-values":{"purchased":"Paid.","pending":"It waits for somebody.","failed":"It failed.","declined":"It was declined\###
     by whoever had to approve."}},"SimulatedPurchaseDecision":{"description":"What the customer of a simulated store does when the pa\###
    yment sheet opens.","type":"string","enum":["succeed","cancel"],"x-values":{"succeed":"Pays.","cancel":"Closes it."}},"PurchaseDec\###
    ision":{"description":"What a test store's customer does when the payment sheet opens.","type":"string","enum":["succeed","fail","\###
    cancel"],"x-values":{"succeed":"Pays.","fail":"Pays, and the payment fails; RevenueCat's Test Store only.","cancel":"Closes it."}}\###
    ,"SimulatedAPI":{"description":"Which part of a simulated store fails.","type":"string","enum":["loadProducts","purchase","sync","\###
    subscriptionStatus","manageSubscriptions","refundRequest","offerCodeRedeem"],"x-values":{"loadProducts":"`fetchProducts`.","purcha\###
    se":"`purchase`.","sync":"`restore`.","subscriptionStatus":"`currentState`.","manageSubscriptions":"`setAutoRenew`.","refundReques\###
    t":"`requestRefund`.","offerCodeRedeem":"`simulator/redeemOfferCode`."}},"TimeRate":{"description":"How fast a simulated store's p\###
    eriods pass. As an input the integer of a `.storekit` file stands for its name.","type":"string","enum":["realTime","oneHourIsOneD\###
    ay","thirtyMinutesIsOneDay","fiveMinutesIsOneDay","oneMinuteIsOneDay","thirtySecondsIsOneDay","oneSecondIsOneDay","monthlyRenewalE\###
    veryOneHour","monthlyRenewalEveryThirtyMinutes","monthlyRenewalEveryFifteenMinutes","monthlyRenewalEveryFiveMinutes","monthlyRenew\###
    alEveryThirtySeconds","oneRenewalEveryFifteenMinutes","oneRenewalEveryFiveMinutes","oneRenewalEveryMinute","oneRenewalEveryThirtyS\###
    econds","oneRenewalEveryTenSeconds","oneRenewalEveryTwoSeconds"],"x-values":{"realTime":"A day lasts a day.","oneHourIsOneDay":"A d\###
    ay lasts an hour.","thirtyMinutesIsOneDay":"A day lasts 30 minutes.","fiveMinutesIsOneDay":"A day lasts 5 minutes.","oneMinuteIsOn\###
    eDay":"A day lasts a minute.","thirtySecondsIsOneDay":"A day lasts 30 seconds.","oneSecondIsOneDay":"A day lasts a second.","month\###
    lyRenewalEveryOneHour":"A month lasts an hour.","monthlyRenewalEveryThirtyMinutes":"A month lasts 30 minutes.","monthlyRenewalEver\###
    yFifteenMinutes":"A month lasts 15 minutes.","monthlyRenewalEveryFiveMinutes":"A month lasts 5 minutes.","monthlyRenewalEveryThirt\###
    ySeconds":"A month lasts 30 seconds.","oneRenewalEveryFifteenMinutes":"Every period lasts 15 minutes.","oneRenewalEveryFiveMinutes\###
    ":"Every period lasts 5 minutes.","oneRenewalEveryMinute":"Every period lasts a minute.","oneRenewalEveryThirtySeconds":"Every per\###
    iod lasts 30 seconds.","oneRenewalEveryTenSeconds":"Every period lasts 10 seconds.","oneRenewalEveryTwoSeconds":"Every period last\###
    s 2 seconds."},"x-integers":{"realTime":0,"oneHourIsOneDay":1,"thirtyMinutesIsOneDay":2,"fiveMinutesIsOneDay":3,"oneMinuteIsOneDay\###
    ":4,"thirtySecondsIsOneDay":5,"oneSecondIsOneDay":6,"monthlyRenewalEveryOneHour":10,"monthlyRenewalEveryThirtyMinutes":11,"monthly\###
    RenewalEveryFifteenMinutes":12,"monthlyRenewalEveryFiveMinutes":13,"monthlyRenewalEveryThirtySeconds":15,"oneRenewalEveryFifteenMi\###
    nutes":1000,"oneRenewalEveryFiveMinutes":1001,"oneRenewalEveryMinute":1002,"oneRenewalEveryThirtySeconds":1003,"oneRenewalEveryTen\###
    Seconds":1004,"oneRenewalEveryTwoSeconds":1005}},"TimeRateInput":{"description":"How fast a simulated store's periods pass. As an i\###
    nput the integer of a `.storekit` file stands for its name. As a front end may send it.","anyOf":[{"$ref":"#/components/schemas/Ti\###
    meRate"},{"enum":[0,1,2,3,4,5,6,10,11,12,13,15,1000,1001,1002,1003,1004,1005]}]},"SpyAction":{"description":"An action of a store t\###
    hat a spy records and stubs.","type":"string","enum":["fetchProducts","purchase","restore","currentState","setAutoRenew","requestR\###
    efund"],"x-values":{"fetchProducts":"`store/fetchProducts`","purchase":"`store/purchase`","restore":"`store/restore`","currentStat\###
    e":"`store/currentState`","setAutoRenew":"`store/setAutoRenew`","requestRefund":"`store/requestRefund`"}},"CallOrigin":{"descripti\###
    on":"Who made a call to a store.","type":"string","enum":["action","refresh","direct"],"x-values":{"action":"An action of a screen\###
    .","refresh":"A screen that refreshes its plans by itself.","direct":"A `store/*` request."}},"CallOutcome":{"description":"How a c\###
    all to a store ended.","type":"string","enum":["succeeded","failed","cancelled"],"x-values":{"succeeded":"With a value.","failed":\###
    "With an error.","cancelled":"It was cancelled before the end."}},"Severity":{"description":"How grave a finding is.","type":"stri\###
    ng","enum":["error","warning"],"x-values":{"error":"The file cannot be used.","warning":"It can, and something is odd."}},"NotAllo\###
    wedReason":{"description":"Why an action is not possible now.","type":"string","enum":["purchaseInProgress","restoreInProgress","c\###
    hangeInProgress","cancelInProgress","refundInProgress","notLoaded","notSubscribed","alreadyInThatState","wrongKind","nothingSelect\###
    ed","nothingOffered","inUse","notPending","familyShared"],"x-values":{"purchaseInProgress":"A purchase is under way.","restoreInPr\###
    ogress":"A restore is under way.","changeInProgress":"A change of plan is under way.","cancelInProgress":"Auto-renewal is being sw\###
    itched.","refundInProgress":"A refund request is under way.","notLoaded":"The plans are not loaded and no load is under way.","not\###
    Subscribed":"There is no subscription to do this with.","alreadyInThatState":"It is so already.","wrongKind":"Another kind of scre\###
    en, store or product has this.","nothingSelected":"No plan is named or selected.","nothingOffered":"No retention offer is shown.",\###
    "inUse":"A spy stands over the store.","notPending":"The transaction waits for nobody.","familyShared":"A family member cannot do t\###
    his with a shared plan."}},"Price":{"description":"An amount of money, and how the store's locale writes it.","type":"object","pro\###
    perties":{"amount":{"description":"The exact amount.","$ref":"#/components/schemas/Amount"},"currency":{"description":"ISO 4217 co\###
    de, such as `USD`.","type":"string"},"display":{"description":"The text that a screen shows, such as `$9.99`.","type":"string"}},"\###
    required":["amount","currency","display"]},"PriceInput":{"description":"An amount of money, and how the store's locale writes it. A\###
    s a front end may send it.","type":"object","properties":{"amount":{"description":"The exact amount.","anyOf":[{"$ref":"#/componen\###
    ts/schemas/Amount"},{"type":"null"}],"default":"0"},"currency":{"description":"ISO 4217 code, such as `USD`.","type":["string","nu\###
    ll"],"x-derived":"the currency of the snapshot around it, `USD` elsewhere"},"display":{"description":"The text that a screen shows\###
    , such as `$9.99`.","type":["string","null"],"x-derived":"amount and currency, written for the store's locale"}},"additionalProper\###
    ties":false},"Product":{"description":"What the store sells a plan as.","type":"object","properties":{"description":{"description"\###
    :"A sentence about it; empty when the store has none.","type":"string"},"displayName":{"description":"Its name, for people.","type\###
    ":"string"},"identifier":{"description":"What the store knows the product by.","type":"string"},"price":{"description":"The regula\###
    r price of one period.","$ref":"#/components/schemas/Price"}},"required":["description","displayName","identifier","price"]},"Prod\###
    uctInput":{"description":"What the store sells a plan as. As a front end may send it.","type":"object","properties":{"description"\###
    :{"description":"A sentence about it; empty when the store has none.","type":["string","null"],"default":""},"displayName":{"descr\###
    iption":"Its name, for people.","type":["string","null"],"x-derived":"the identifier"},"identifier":{"description":"What the store\###
     knows the product by.","type":["string","null"],"x-derived":"the plan's `id`"},"price":{"description":"The regular price of one p\###
    eriod.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}],"x-derived":"zero"}},"additionalProperties":false},"O\###
    ffer":{"description":"A price other than the regular one, for a while, to those who may have it.","type":"object","properties":{"i\###
    d":{"description":"Its identifier; null for an introductory offer.","type":["string","null"]},"ineligibleReason":{"description":"W\###
    hy not; null when eligible.","anyOf":[{"$ref":"#/components/schemas/IneligibleReason"},{"type":"null"}]},"isEligible":{"descriptio\###
    n":"Whether the current customer may have it now; not known counts as not.","type":"boolean"},"kind":{"description":"How it is com\###
    e by.","$ref":"#/components/schemas/OfferKind"},"mode":{"description":"How it is paid.","$ref":"#/components/schemas/OfferMode"},"\###
    period":{"description":"The length of one period of the offer.","$ref":"#/components/schemas/Period"},"periodCount":{"description"\###
    :"How many periods it lasts; more than one only when paid as you go.","type":"integer","minimum":1},"price":{"description":"The pr\###
    ice of one period (pay as you go), of the whole (pay up front), or zero (free trial).","$ref":"#/components/schemas/Price"}},"requ\###
    ired":["id","ineligibleReason","isEligible","kind","mode","period","periodCount","price"]},"OfferInput":{"description":"A price ot\###
    her than the regular one, for a while, to those who may have it. As a front end may send it.","type":"object","properties":{"id":{\###
    "description":"Its identifier; null for an introductory offer.","type":["string","null"]},"ineligibleReason":{"description":"Why n\###
    ot; null when eligible.","anyOf":[{"$ref":"#/components/schemas/IneligibleReason"},{"type":"null"}]},"isEligible":{"description":"\###
    Whether the current customer may have it now; not known counts as not.","type":["boolean","null"],"default":false},"kind":{"descri\###
    ption":"How it is come by.","anyOf":[{"$ref":"#/components/schemas/OfferKind"},{"type":"null"}],"default":"promotional"},"mode":{"\###
    description":"How it is paid.","anyOf":[{"$ref":"#/components/schemas/OfferMode"},{"type":"null"}],"x-derived":"`freeTrial` withou\###
    t a price, else `payAsYouGo`"},"period":{"description":"The length of one period of the offer.","anyOf":[{"$ref":"#/components/sch\###
    emas/Period"},{"type":"null"}],"default":"P1M"},"periodCount":{"description":"How many periods it lasts; more than one only when p\###
    aid as you go.","type":["integer","null"],"default":1,"minimum":1},"price":{"description":"The price of one period (pay as you go)\###
    , of the whole (pay up front), or zero (free trial).","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}],"x-deri\###
    ved":"zero"}},"additionalProperties":false},"SubscriptionModel":{"description":"A plan that the store sells.","type":"object","pro\###
    perties":{"groupID":{"description":"The group; plans of one group exclude each other.","type":"string"},"groupName":{"description"\###
    :"The group's name, for people.","type":"string"},"id":{"description":"The product identifier, by which methods name the plan.","t\###
    ype":"string"},"introductoryOffer":{"description":"What new subscribers of the group get, null without one.","anyOf":[{"$ref":"#/c\###
    omponents/schemas/Offer"},{"type":"null"}]},"isFamilyShareable":{"description":"Whether the family shares it.","type":"boolean"},"\###
    level":{"description":"The place in the group, 1 the highest service.","type":"integer","minimum":0},"period":{"description":"How l\###
    ong one paid period lasts.","$ref":"#/components/schemas/Period"},"pricePerMonth":{"description":"The price divided by the months o\###
    f the period, rounded down to the currency's smallest unit; null when it cannot be told.","anyOf":[{"$ref":"#/components/schemas/P\###
    rice"},{"type":"null"}]},"product":{"description":"What it is sold as.","$ref":"#/components/schemas/Product"},"promotionOffers":{\###
    "description":"Offers of kind promotional, code and win-back.","type":"array","items":{"$ref":"#/components/schemas/Offer"}},"savi\###
    ngsPercent":{"description":"What is saved against the dearest price per month of the same group and level, rounded down; null wher\###
    e nothing is.","type":["integer","null"]}},"required":["groupID","groupName","id","introductoryOffer","isFamilyShareable","level",\###
    "period","pricePerMonth","product","promotionOffers","savingsPercent"]},"SubscriptionModelInput":{"description":"A plan that the s\###
    tore sells. As a front end may send it.","type":"object","properties":{"groupID":{"description":"The group; plans of one group exc\###
    lude each other.","type":["string","null"],"default":""},"groupName":{"description":"The group's name, for people.","type":["strin\###
    g","null"],"default":""},"id":{"description":"The product identifier, by which methods name the plan.","type":"string"},"introduct\###
    oryOffer":{"description":"What new subscribers of the group get, null without one.","anyOf":[{"$ref":"#/components/schemas/OfferIn\###
    put"},{"type":"null"}]},"isFamilyShareable":{"description":"Whether the family shares it.","type":["boolean","null"],"default":fal\###
    se},"level":{"description":"The place in the group, 1 the highest service.","type":["integer","null"],"default":1,"minimum":0},"pe\###
    riod":{"description":"How long one paid period lasts.","anyOf":[{"$ref":"#/components/schemas/Period"},{"type":"null"}],"default":\###
    "P1M"},"pricePerMonth":{"description":"The price divided by the months of the period, rounded down to the currency's smallest unit\###
    ; null when it cannot be told.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}]},"product":{"description":"Wh\###
    at it is sold as.","anyOf":[{"$ref":"#/components/schemas/ProductInput"},{"type":"null"}],"x-derived":"the plan's `id` alone"},"pr\###
    omotionOffers":{"description":"Offers of kind promotional, code and win-back.","type":["array","null"],"items":{"$ref":"#/componen\###
    ts/schemas/OfferInput"},"default":[]},"savingsPercent":{"description":"What is saved against the dearest price per month of the sa\###
    me group and level, rounded down; null where nothing is.","type":["integer","null"]}},"required":["id"],"additionalProperties":fal\###
    se},"PendingChange":{"description":"A change of plan that takes effect later.","type":"object","properties":{"change":{"descriptio\###
    n":"How it compares with the plan held.","$ref":"#/components/schemas/PendingPlanChange"},"effectiveAt":{"description":"When it fo\###
    llows.","$ref":"#/components/schemas/Instant"},"subscriptionID":{"description":"The plan that follows.","type":"string"}},"require\###
    d":["change","effectiveAt","subscriptionID"]},"PendingChangeInput":{"description":"A change of plan that takes effect later. As a f\###
    ront end may send it.","type":"object","properties":{"change":{"description":"How it compares with the plan held.","anyOf":[{"$ref\###
    ":"#/components/schemas/PendingPlanChange"},{"type":"null"}],"default":"downgrade"},"effectiveAt":{"description":"When it follows.\###
    ","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"x-derived":"the end of the running period"},"subscriptionID":\###
    {"description":"The plan that follows.","type":"string"}},"required":["subscriptionID"],"additionalProperties":false},"PriceIncrea\###
    se":{"description":"A higher price that the customer was told of.","type":"object","properties":{"price":{"description":"The new p\###
    rice.","$ref":"#/components/schemas/Price"},"status":{"description":"Whether the customer has agreed.","$ref":"#/components/schema\###
    s/PriceIncreaseStatus"}},"required":["price","status"]},"PriceIncreaseInput":{"description":"A higher price that the customer was t\###
    old of. As a front end may send it.","type":"object","properties":{"price":{"description":"The new price.","anyOf":[{"$ref":"#/com\###
    ponents/schemas/PriceInput"},{"type":"null"}],"x-derived":"the renewal price"},"status":{"description":"Whether the customer has a\###
    greed.","anyOf":[{"$ref":"#/components/schemas/PriceIncreaseStatus"},{"type":"null"}],"default":"pending"}},"additionalProperties"\###
    :false},"UserSubscription":{"description":"A plan that a customer holds or held.","type":"object","properties":{"expirationReason"\###
    :{"description":"Why it ended, or why its renewal fails while the store goes on trying; null while all is well.","anyOf":[{"$ref":\###
    "#/components/schemas/ExpirationReason"},{"type":"null"}]},"expiresAt":{"description":"The end of that period: the first instant t\###
    hat is not paid for. Null when it never ends.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"gracePeriodEnds\###
    At":{"description":"Until when the customer is served although a renewal failed.","anyOf":[{"$ref":"#/components/schemas/Instant"}\###
    ,{"type":"null"}]},"groupID":{"description":"Its group.","type":"string"},"isEntitled":{"description":"Whether the customer is ser\###
    ved now.","type":"boolean"},"isTrial":{"description":"Whether the running period is a free trial.","type":"boolean"},"managementUR\###
    L":{"description":"Where the customer manages it when the store cannot be asked.","type":["string","null"]},"offer":{"description"\###
    :"The offer that the running period was bought under.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"originalP\###
    urchaseAt":{"description":"The first purchase ever under the same original transaction.","anyOf":[{"$ref":"#/components/schemas/In\###
    stant"},{"type":"null"}]},"ownership":{"description":"How the customer came by it.","$ref":"#/components/schemas/Ownership"},"pend\###
    ingChange":{"description":"The plan that follows, null without one.","anyOf":[{"$ref":"#/components/schemas/PendingChange"},{"type\###
    ":"null"}]},"periodStartAt":{"description":"The beginning of the running or last period.","anyOf":[{"$ref":"#/components/schemas/I\###
    nstant"},{"type":"null"}]},"priceIncrease":{"description":"The higher price that the customer was told of.","anyOf":[{"$ref":"#/co\###
    mponents/schemas/PriceIncrease"},{"type":"null"}]},"purchasedAt":{"description":"This plan's first purchase in its unbroken run.",\###
    "anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"renewalOffer":{"description":"The offer that waits for the nex\###
    t billing.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"renewalPrice":{"description":"What the next renewal c\###
    osts, offers included; null when it will not renew or is not known.","anyOf":[{"$ref":"#/components/schemas/Price"},{"type":"null"\###
    }]},"renewsAt":{"description":"When it renews; null when it will not.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"n\###
    ull"}]},"revocationReason":{"description":"Why the store took it back.","anyOf":[{"$ref":"#/components/schemas/RevocationReason"},\###
    {"type":"null"}]},"revokedAt":{"description":"When the store took it back.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"typ\###
    e":"null"}]},"storefrontKind":{"description":"The kind of storefront it was bought in, such as `appStore` or `testStore`.","type":\###
    "string"},"subscriptionID":{"description":"The plan.","type":"string"},"willAutoRenew":{"description":"Whether it renews by itself\###
    .","type":"boolean"}},"required":["expirationReason","expiresAt","gracePeriodEndsAt","groupID","isEntitled","isTrial","managementU\###
    RL","offer","originalPurchaseAt","ownership","pendingChange","periodStartAt","priceIncrease","purchasedAt","renewalOffer","renewal\###
    Price","renewsAt","revocationReason","revokedAt","storefrontKind","subscriptionID","willAutoRenew"]},"UserSubscriptionInput":{"des\###
    cription":"A plan that a customer holds or held. As a front end may send it.","type":"object","properties":{"expirationReason":{"d\###
    escription":"Why it ended, or why its renewal fails while the store goes on trying; null while all is well.","anyOf":[{"$ref":"#/c\###
    omponents/schemas/ExpirationReason"},{"type":"null"}]},"expiresAt":{"description":"The end of that period: the first instant that i\###
    s not paid for. Null when it never ends.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"gracePeriodEndsAt":{\###
    "description":"Until when the customer is served although a renewal failed.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"ty\###
    pe":"null"}]},"groupID":{"description":"Its group.","type":["string","null"],"default":""},"isEntitled":{"description":"Whether th\###
    e customer is served now.","type":["boolean","null"],"x-derived":"the `status` of the standing: true when `active` or `inGracePeri\###
    od`"},"isTrial":{"description":"Whether the running period is a free trial.","type":["boolean","null"],"default":false},"managemen\###
    tURL":{"description":"Where the customer manages it when the store cannot be asked.","type":["string","null"]},"offer":{"descripti\###
    on":"The offer that the running period was bought under.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"o\###
    riginalPurchaseAt":{"description":"The first purchase ever under the same original transaction.","anyOf":[{"$ref":"#/components/sc\###
    hemas/Instant"},{"type":"null"}]},"ownership":{"description":"How the customer came by it.","anyOf":[{"$ref":"#/components/schemas\###
    /Ownership"},{"type":"null"}],"default":"purchased"},"pendingChange":{"description":"The plan that follows, null without one.","an\###
    yOf":[{"$ref":"#/components/schemas/PendingChangeInput"},{"type":"null"}]},"periodStartAt":{"description":"The beginning of the ru\###
    nning or last period.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The high\###
    er price that the customer was told of.","anyOf":[{"$ref":"#/components/schemas/PriceIncreaseInput"},{"type":"null"}]},"purchasedA\###
    t":{"description":"This plan's first purchase in its unbroken run.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null\###
    "}]},"renewalOffer":{"description":"The offer that waits for the next billing.","anyOf":[{"$ref":"#/components/schemas/OfferInput"\###
    },{"type":"null"}]},"renewalPrice":{"description":"What the next renewal costs, offers included; null when it will not renew or is\###
     not known.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}]},"renewsAt":{"description":"When it renews; null\###
     when it will not.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"revocationReason":{"description":"Why the s\###
    tore took it back.","anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When t\###
    he store took it back.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"storefrontKind":{"description":"The ki\###
    nd of storefront it was bought in, such as `appStore` or `testStore`.","type":["string","null"],"default":"appStore"},"subscriptio\###
    nID":{"description":"The plan.","type":"string"},"willAutoRenew":{"description":"Whether it renews by itself.","type":["boolean","\###
    null"],"default":false}},"required":["subscriptionID"],"additionalProperties":false},"PendingPurchase":{"description":"A purchase t\###
    hat waits for somebody.","type":"object","properties":{"reason":{"description":"What it waits for.","$ref":"#/components/schemas/P\###
    endingReason"},"requestedAt":{"description":"When it was asked for.","$ref":"#/components/schemas/Instant"},"subscriptionID":{"des\###
    cription":"The plan asked for.","type":"string"},"transactionID":{"description":"The transaction that waits.","type":"string"}},"r\###
    equired":["reason","requestedAt","subscriptionID","transactionID"]},"PendingPurchaseInput":{"description":"A purchase that waits f\###
    or somebody. As a front end may send it.","type":"object","properties":{"reason":{"description":"What it waits for.","anyOf":[{"$r\###
    ef":"#/components/schemas/PendingReason"},{"type":"null"}],"default":"payment"},"requestedAt":{"description":"When it was asked fo\###
    r.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"x-derived":"now"},"subscriptionID":{"description":"The plan\###
     asked for.","type":"string"},"transactionID":{"description":"The transaction that waits.","type":["string","null"],"default":""}}\###
    ,"required":["subscriptionID"],"additionalProperties":false},"SubscriptionState":{"description":"A customer's standing with a stor\###
    e.","type":"object","properties":{"others":{"description":"The rest, of other groups or, with family sharing, of the same.","type"\###
    :"array","items":{"$ref":"#/components/schemas/UserSubscription"}},"ownedProducts":{"description":"Identifiers of one-time product\###
    s that the customer owns.","type":"array","items":{"type":"string"}},"pendingPurchases":{"description":"Purchases that wait for so\###
    mebody, oldest first.","type":"array","items":{"$ref":"#/components/schemas/PendingPurchase"}},"status":{"description":"The standi\###
    ng of `subscription`.","$ref":"#/components/schemas/SubscriptionStatus"},"subscription":{"description":"The one that decides: enti\###
    tled before not, then the order of groups, then the higher level, then the latest.","anyOf":[{"$ref":"#/components/schemas/UserSub\###
    scription"},{"type":"null"}]}},"required":["others","ownedProducts","pendingPurchases","status","subscription"]},"SubscriptionStat\###
    eInput":{"description":"A customer's standing with a store. As a front end may send it.","type":"object","properties":{"others":{"\###
    description":"The rest, of other groups or, with family sharing, of the same.","type":["array","null"],"items":{"$ref":"#/componen\###
    ts/schemas/UserSubscriptionInput"},"default":[]},"ownedProducts":{"description":"Identifiers of one-time products that the custome\###
    r owns.","type":["array","null"],"items":{"type":"string"},"default":[]},"pendingPurchases":{"description":"Purchases that wait fo\###
    r somebody, oldest first.","type":["array","null"],"items":{"$ref":"#/components/schemas/PendingPurchaseInput"},"default":[]},"sta\###
    tus":{"description":"The standing of `subscription`.","$ref":"#/components/schemas/SubscriptionStatus"},"subscription":{"descripti\###
    on":"The one that decides: entitled before not, then the order of groups, then the higher level, then the latest.","anyOf":[{"$ref\###
    ":"#/components/schemas/UserSubscriptionInput"},{"type":"null"}]}},"required":["status"],"additionalProperties":false},"ProductsSn\###
    apshot":{"description":"What a store sells to its current customer at one instant, and that customer's standing.","type":"object",\###
    "properties":{"currency":{"description":"ISO 4217 code of the storefront's currency; empty when the store does not tell.","type":"\###
    string"},"fetchedAt":{"description":"That instant.","$ref":"#/components/schemas/Instant"},"storefront":{"description":"ISO 3166-1\###
     alpha-3 code of the storefront, such as `USA`; empty when the store does not tell.","type":"string"},"subscriptionState":{"descri\###
    ption":"The customer's standing.","$ref":"#/components/schemas/SubscriptionState"},"subscriptions":{"description":"The plans, in t\###
    he store's order.","type":"array","items":{"$ref":"#/components/schemas/SubscriptionModel"}}},"required":["currency","fetchedAt","\###
    storefront","subscriptionState","subscriptions"]},"ProductsSnapshotInput":{"description":"What a store sells to its current custom\###
    er at one instant, and that customer's standing. As a front end may send it.","type":"object","properties":{"currency":{"descripti\###
    on":"ISO 4217 code of the storefront's currency; empty when the store does not tell.","type":["string","null"],"default":"USD"},"f\###
    etchedAt":{"description":"That instant.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"x-derived":"now"},"sto\###
    refront":{"description":"ISO 3166-1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell.","type":["s\###
    tring","null"],"default":"USA"},"subscriptionState":{"description":"The customer's standing.","anyOf":[{"$ref":"#/components/schem\###
    as/SubscriptionStateInput"},{"type":"null"}],"x-derived":"the standing last known, `notSubscribed` before there is one"},"subscrip\###
    tions":{"description":"The plans, in the store's order.","type":["array","null"],"items":{"$ref":"#/components/schemas/Subscriptio\###
    nModelInput"},"default":[]}},"additionalProperties":false},"UnderlyingError":{"description":"The failure beneath, in the words of w\###
    hoever reported it first.","type":"object","properties":{"code":{"description":"Their code.","type":"string"},"domain":{"descripti\###
    on":"Who reported it.","type":"string"},"message":{"description":"Their words.","type":"string"}},"required":["code","domain","mes\###
    sage"]},"UnderlyingErrorInput":{"description":"The failure beneath, in the words of whoever reported it first. As a front end may s\###
    end it.","type":"object","properties":{"code":{"description":"Their code.","type":["string","null"],"default":""},"domain":{"descr\###
    iption":"Who reported it.","type":["string","null"],"default":""},"message":{"description":"Their words.","type":["string","null"]\###
    ,"default":""}},"additionalProperties":false},"StoreError":{"description":"Why a store did not do what it was asked. As an input a\###
     bare code is enough.","type":"object","properties":{"code":{"description":"The kind of failure.","$ref":"#/components/schemas/Sto\###
    reErrorCode"},"isRetryable":{"description":"Whether trying again, unchanged, may succeed.","type":"boolean"},"message":{"descripti\###
    on":"English text for a person, never empty.","type":"string"},"underlying":{"description":"The failure beneath, null when there i\###
    s none to tell of.","anyOf":[{"$ref":"#/components/schemas/UnderlyingError"},{"type":"null"}]}},"required":["code","isRetryable","\###
    message","underlying"]},"StoreErrorInput":{"description":"Why a store did not do what it was asked. As an input a bare code is eno\###
    ugh. As a front end may send it.","anyOf":[{"$ref":"#/components/schemas/StoreErrorCode"},{"type":"object","properties":{"code":{"\###
    description":"The kind of failure.","anyOf":[{"$ref":"#/components/schemas/StoreErrorCode"},{"type":"null"}],"default":"unknown"},\###
    "isRetryable":{"description":"Whether trying again, unchanged, may succeed.","type":["boolean","null"],"x-derived":"what the code u\###
    sually means"},"message":{"description":"English text for a person, never empty.","type":["string","null"],"x-derived":"the code's\###
     own text"},"underlying":{"description":"The failure beneath, null when there is none to tell of.","anyOf":[{"$ref":"#/components/\###
    schemas/UnderlyingErrorInput"},{"type":"null"}]}},"additionalProperties":false}]},"ServerInfo":{"description":"Who answers.","type\###
    ":"object","properties":{"name":{"description":"Always `subscription-bridge`.","type":"string"},"version":{"description":"The prod\###
    uct's version.","type":"string"}},"required":["name","version"]},"Capabilities":{"description":"What this process can do.","type":\###
    "object","properties":{"clockModes":{"description":"The clocks it can run on.","type":"array","items":{"$ref":"#/components/schema\###
    s/ClockMode"}},"framings":{"description":"The framings it reads.","type":"array","items":{"$ref":"#/components/schemas/Framing"}},\###
    "locales":{"description":"The languages its texts come in.","type":"array","items":{"type":"string"}},"methods":{"description":"Ev\###
    ery method it takes, in alphabetical order.","type":"array","items":{"type":"string"}},"storeKinds":{"description":"The kinds of s\###
    tore it can open.","type":"array","items":{"$ref":"#/components/schemas/StoreKind"}},"viewModelKinds":{"description":"The screens i\###
    t has.","type":"array","items":{"$ref":"#/components/schemas/ViewModelKind"}}},"required":["clockModes","framings","locales","meth\###
    ods","storeKinds","viewModelKinds"]},"InitializeResult":{"description":"What a front end may know before anything else.","type":"o\###
    bject","properties":{"capabilities":{"description":"What this process can do.","$ref":"#/components/schemas/Capabilities"},"protoc\###
    olVersion":{"description":"The version of the protocol that is spoken: 1.","type":"integer"},"serverInfo":{"description":"Who answ\###
    ers.","$ref":"#/components/schemas/ServerInfo"}},"required":["capabilities","protocolVersion","serverInfo"]},"ClientInfo":{"descri\###
    ption":"Who asks. Unknown members are ignored.","x-use":"input","type":"object","properties":{"name":{"description":"The front end\###
    's name.","type":["string","null"]},"version":{"description":"The front end's version.","type":["string","null"]}}},"ResetResult":\###
    {"description":"The process after a reset.","type":"object","properties":{"now":{"description":"What the clock says.","$ref":"#/co\###
    mponents/schemas/Instant"}},"required":["now"]},"ClockReading":{"description":"What the clock says.","type":"object","properties":\###
    {"mode":{"description":"What moves the clock.","$ref":"#/components/schemas/ClockMode"},"next":{"description":"When the next due t\###
    hing happens; null when nothing is due.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"now":{"description":"\###
    The current instant.","$ref":"#/components/schemas/Instant"}},"required":["mode","next","now"]},"ClockAdvanced":{"description":"Wh\###
    ere an advance ended.","type":"object","properties":{"events":{"description":"How many due things happened on the way.","type":"in\###
    teger"},"now":{"description":"The instant reached.","$ref":"#/components/schemas/Instant"}},"required":["events","now"]},"StoreOpe\###
    ned":{"description":"A store that was opened.","type":"object","properties":{"kind":{"description":"What is behind it.","$ref":"#/\###
    components/schemas/StoreKind"},"store":{"description":"Its name.","type":"string"}},"required":["kind","store"]},"StoreListing":{"\###
    description":"An open store.","type":"object","properties":{"kind":{"description":"What is behind it.","$ref":"#/components/schema\###
    s/StoreKind"},"store":{"description":"Its name.","type":"string"},"viewModels":{"description":"The view models on it, in order of c\###
    reation.","type":"array","items":{"type":"string"}}},"required":["kind","store","viewModels"]},"StoreDidChange":{"description":"A c\###
    ustomer's standing that became different.","type":"object","properties":{"cause":{"description":"What made it different.","$ref":"\###
    #/components/schemas/StandingCause"},"store":{"description":"The store.","type":"string"},"subscriptionState":{"description":"The n\###
    ew standing.","$ref":"#/components/schemas/SubscriptionState"}},"required":["cause","store","subscriptionState"]},"ViewModelOption\###
    s":{"description":"How a view model behaves. In every time-out 0 means none.","x-use":"input","type":"object","properties":{"loadT\###
    imeoutSeconds":{"description":"How long a load may take.","type":["number","null"],"default":30,"minimum":0},"notify":{"descriptio\###
    n":"Whether changes are announced by `viewModel/didChange`.","type":["boolean","null"],"default":true},"restoreMinimumSeconds":{"d\###
    escription":"How long a restore shows at least; the larger of the two times, not their sum.","type":["number","null"],"default":0,\###
    "minimum":0},"restoreTimeoutSeconds":{"description":"How long a restore may take before the popup.","type":["number","null"],"defa\###
    ult":30,"minimum":0},"retentionOffers":{"description":"The promotional offer that is shown to who cancels a plan: plan to offer.",\###
    "type":["object","null"],"additionalProperties":{"type":"string"},"default":{}},"toastSeconds":{"description":"How long a toast st\###
    ays; 0 until it is dismissed.","type":["number","null"],"default":3,"minimum":0}},"additionalProperties":false},"ViewModelCreated"\###
    :{"description":"A new view model.","type":"object","properties":{"kind":{"description":"Its screen.","$ref":"#/components/schemas\###
    /ViewModelKind"},"revision":{"description":"The number of its state: 0.","type":"integer"},"state":{"description":"What the screen\###
     shows.","$ref":"#/components/schemas/ScreenState"},"viewModel":{"description":"Its id: the kind and a count, such as `purchase-1`\###
    .","type":"string"}},"required":["kind","revision","state","viewModel"]},"ViewModelListing":{"description":"A view model.","type":\###
    "object","properties":{"kind":{"description":"Its screen.","$ref":"#/components/schemas/ViewModelKind"},"revision":{"description":\###
    "The number of its last state.","type":"integer"},"store":{"description":"Its store.","type":"string"},"viewModel":{"description":\###
    "Its id.","type":"string"}},"required":["kind","revision","store","viewModel"]},"ViewModelSnapshot":{"description":"The whole stat\###
    e of a view model.","type":"object","properties":{"revision":{"description":"The number of this state.","type":"integer"},"state":\###
    {"description":"What the screen shows.","$ref":"#/components/schemas/ScreenState"}},"required":["revision","state"]},"ViewModelDid\###
    Change":{"description":"A change of a view model's state.","type":"object","properties":{"changes":{"description":"Each member of t\###
    he state that changed, whole, under its name.","$ref":"#/components/schemas/ScreenChanges"},"revision":{"description":"The number o\###
    f the new state, one more than that of the last.","type":"integer"},"viewModel":{"description":"The view model.","type":"string"}}\###
    ,"required":["changes","revision","viewModel"]},"Overlay":{"description":"A display that covers the screen while something runs.",\###
    "type":"object","properties":{"kind":{"description":"What runs.","$ref":"#/components/schemas/OverlayKind"},"message":{"descriptio\###
    n":"What it says, for people.","type":"string"}},"required":["kind","message"]},"Toast":{"description":"A short message that goes b\###
    y itself.","type":"object","properties":{"arguments":{"description":"What was put into the text, by name.","type":"object","additi\###
    onalProperties":{"type":"string"}},"code":{"description":"What it says, for programs.","$ref":"#/components/schemas/MessageCode"},\###
    "id":{"description":"Names it for `viewModel/dismissToast`.","type":"string"},"message":{"description":"What it says, for people; n\###
    ever empty.","type":"string"},"style":{"description":"How it looks.","$ref":"#/components/schemas/ToastStyle"}},"required":["argum\###
    ents","code","id","message","style"]},"LastOutcome":{"description":"How the last action ended.","type":"object","properties":{"act\###
    ion":{"description":"The action.","$ref":"#/components/schemas/ScreenAction"},"error":{"description":"Why it failed; null when it d\###
    id not.","anyOf":[{"$ref":"#/components/schemas/StoreError"},{"type":"null"}]},"outcome":{"description":"How it ended.","$ref":"#/\###
    components/schemas/ActionOutcome"},"sequence":{"description":"Rises with each action that ends, so that equal outcomes can be told\###
     apart.","type":"integer"},"subscriptionID":{"description":"The plan it was about.","type":["string","null"]}},"required":["action\###
    ","error","outcome","sequence","subscriptionID"]},"ScreenStateBase":{"description":"What both screens show.","type":"object","prop\###
    erties":{"availableActions":{"description":"What can be asked for now.","type":"array","items":{"$ref":"#/components/schemas/Scree\###
    nAction"}},"isLoading":{"description":"Whether a load or a restore runs.","type":"boolean"},"lastOutcome":{"description":"How the l\###
    ast action ended; null before the first.","anyOf":[{"$ref":"#/components/schemas/LastOutcome"},{"type":"null"}]},"loadError":{"des\###
    cription":"Why the last load failed; null when it did not.","anyOf":[{"$ref":"#/components/schemas/StoreError"},{"type":"null"}]},\###
    "loadStatus":{"description":"How far the plans are loaded.","$ref":"#/components/schemas/LoadStatus"},"overlay":{"description":"Wh\###
    at covers the screen: any running action except a load that already shows plans.","anyOf":[{"$ref":"#/components/schemas/Overlay"}\###
    ,{"type":"null"}]},"purchaseInProgress":{"description":"Whether a purchase, a change of plan or the acceptance of an offer runs.",\###
    "type":"boolean"},"purchasingSubscriptionID":{"description":"The plan that is being bought.","type":["string","null"]},"restoreDea\###
    dline":{"description":"When the running restore will be given up.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"\###
    }]},"restoreFailureReason":{"description":"What the popup is about.","anyOf":[{"$ref":"#/components/schemas/RestoreFailureReason"}\###
    ,{"type":"null"}]},"restoreInProgress":{"description":"Whether a restore runs.","type":"boolean"},"showRestoreFailedPopup":{"descr\###
    iption":"Whether the popup about a failed restore is shown.","type":"boolean"},"subscriptionDetails":{"description":"The plans for\###
     sale, in the order of display.","type":"array","items":{"$ref":"#/components/schemas/SubscriptionModel"}},"subscriptionState":{"d\###
    escription":"The customer's standing.","$ref":"#/components/schemas/SubscriptionState"},"toast":{"description":"The message shown n\###
    ow.","anyOf":[{"$ref":"#/components/schemas/Toast"},{"type":"null"}]}},"required":["availableActions","isLoading","lastOutcome","l\###
    oadError","loadStatus","overlay","purchaseInProgress","purchasingSubscriptionID","restoreDeadline","restoreFailureReason","restore\###
    InProgress","showRestoreFailedPopup","subscriptionDetails","subscriptionState","toast"]},"PurchaseScreenState":{"description":"Wha\###
    t the purchase screen shows.","allOf":[{"$ref":"#/components/schemas/ScreenStateBase"}],"type":"object","properties":{"bestValueSu\###
    bscriptionID":{"description":"The plan with the best price per month, null when none stands out.","type":["string","null"]},"isAlr\###
    eadySubscribed":{"description":"Whether the customer is entitled to a plan already.","type":"boolean"},"kind":{"description":"Whic\###
    h screen it is.","const":"purchase"},"selectedSubscriptionID":{"description":"The plan that the customer has picked.","type":["str\###
    ing","null"]}},"required":["bestValueSubscriptionID","isAlreadySubscribed","kind","selectedSubscriptionID"]},"CurrentSubscription"\###
    :{"description":"The plan that the manage screen is about.","type":"object","properties":{"badge":{"description":"Its standing in a\###
     word.","anyOf":[{"$ref":"#/components/schemas/Badge"},{"type":"null"}]},"price":{"description":"What the next period costs, or wh\###
    at it cost; null when that is not known.","anyOf":[{"$ref":"#/components/schemas/Price"},{"type":"null"}]},"subscription":{"descri\###
    ption":"The plan held or held last.","$ref":"#/components/schemas/UserSubscription"},"subtitle":{"description":"A sentence about w\###
    hat comes next.","type":"string"},"title":{"description":"Its name.","type":"string"}},"required":["badge","price","subscription",\###
    "subtitle","title"]},"ChangeOption":{"description":"A plan that the customer could change to.","type":"object","properties":{"chan\###
    ge":{"description":"How it compares with the plan held.","$ref":"#/components/schemas/PlanChange"},"effective":{"description":"Whe\###
    n it would take effect.","$ref":"#/components/schemas/PlanChangeTiming"},"effectiveAt":{"description":"That instant; null when it i\###
    s not known.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"promotionOfferIDs":{"description":"Promotional o\###
    ffers that the customer may have with it.","type":"array","items":{"type":"string"}},"subscriptionID":{"description":"The plan.","\###
    type":"string"}},"required":["change","effective","effectiveAt","promotionOfferIDs","subscriptionID"]},"BillingIssue":{"descriptio\###
    n":"A renewal that failed.","type":"object","properties":{"kind":{"description":"Which problem it is.","$ref":"#/components/schema\###
    s/BillingIssueKind"},"until":{"description":"Until when it can be mended without loss; null when it is not known.","anyOf":[{"$ref\###
    ":"#/components/schemas/Instant"},{"type":"null"}]}},"required":["kind","until"]},"RetentionOffer":{"description":"An offer to sta\###
    y, shown to who cancels.","type":"object","properties":{"offer":{"description":"The offer.","$ref":"#/components/schemas/Offer"},"\###
    subscriptionID":{"description":"The plan it is for.","type":"string"}},"required":["offer","subscriptionID"]},"ManageScreenState":\###
    {"description":"What the manage-subscription screen shows.","allOf":[{"$ref":"#/components/schemas/ScreenStateBase"}],"type":"obje\###
    ct","properties":{"billingIssue":{"description":"A renewal that failed; null when none did.","anyOf":[{"$ref":"#/components/schema\###
    s/BillingIssue"},{"type":"null"}]},"changeOptions":{"description":"The plans that the customer could change to.","type":"array","i\###
    tems":{"$ref":"#/components/schemas/ChangeOption"}},"current":{"description":"The plan held, or held last; null when there has bee\###
    n none.","anyOf":[{"$ref":"#/components/schemas/CurrentSubscription"},{"type":"null"}]},"kind":{"description":"Which screen it is.\###
    ","const":"manage"},"managementURL":{"description":"Where the customer manages the plan when the store cannot be asked.","type":["\###
    string","null"]},"refundStatus":{"description":"How the last refund request ended.","anyOf":[{"$ref":"#/components/schemas/RefundS\###
    tatus"},{"type":"null"}]},"retentionOffer":{"description":"The offer to stay that is shown now.","anyOf":[{"$ref":"#/components/sc\###
    hemas/RetentionOffer"},{"type":"null"}]}},"required":["billingIssue","changeOptions","current","kind","managementURL","refundStatu\###
    s","retentionOffer"]},"ScreenState":{"description":"What a screen shows; `kind` says which.","x-discriminator":"kind","oneOf":[{"$\###
    ref":"#/components/schemas/PurchaseScreenState"},{"$ref":"#/components/schemas/ManageScreenState"}]},"ScreenChanges":{"description\###
    ":"Each member of a screen's state that changed, whole, under its name.","type":"object","properties":{"availableActions":{"descri\###
    ption":"What can be asked for now.","type":"array","items":{"$ref":"#/components/schemas/ScreenAction"}},"bestValueSubscriptionID"\###
    :{"description":"The plan with the best price per month, null when none stands out.","type":["string","null"]},"billingIssue":{"de\###
    scription":"A renewal that failed; null when none did.","anyOf":[{"$ref":"#/components/schemas/BillingIssue"},{"type":"null"}]},"c\###
    hangeOptions":{"description":"The plans that the customer could change to.","type":"array","items":{"$ref":"#/components/schemas/C\###
    hangeOption"}},"current":{"description":"The plan held, or held last; null when there has been none.","anyOf":[{"$ref":"#/componen\###
    ts/schemas/CurrentSubscription"},{"type":"null"}]},"isAlreadySubscribed":{"description":"Whether the customer is entitled to a pla\###
    n already.","type":"boolean"},"isLoading":{"description":"Whether a load or a restore runs.","type":"boolean"},"lastOutcome":{"des\###
    cription":"How the last action ended; null before the first.","anyOf":[{"$ref":"#/components/schemas/LastOutcome"},{"type":"null"}\###
    ]},"loadError":{"description":"Why the last load failed; null when it did not.","anyOf":[{"$ref":"#/components/schemas/StoreError"\###
    },{"type":"null"}]},"loadStatus":{"description":"How far the plans are loaded.","$ref":"#/components/schemas/LoadStatus"},"managem\###
    entURL":{"description":"Where the customer manages the plan when the store cannot be asked.","type":["string","null"]},"overlay":{\###
    "description":"What covers the screen: any running action except a load that already shows plans.","anyOf":[{"$ref":"#/components/\###
    schemas/Overlay"},{"type":"null"}]},"purchaseInProgress":{"description":"Whether a purchase, a change of plan or the acceptance of\###
     an offer runs.","type":"boolean"},"purchasingSubscriptionID":{"description":"The plan that is being bought.","type":["string","nu\###
    ll"]},"refundStatus":{"description":"How the last refund request ended.","anyOf":[{"$ref":"#/components/schemas/RefundStatus"},{"t\###
    ype":"null"}]},"restoreDeadline":{"description":"When the running restore will be given up.","anyOf":[{"$ref":"#/components/schema\###
    s/Instant"},{"type":"null"}]},"restoreFailureReason":{"description":"What the popup is about.","anyOf":[{"$ref":"#/components/sche\###
    mas/RestoreFailureReason"},{"type":"null"}]},"restoreInProgress":{"description":"Whether a restore runs.","type":"boolean"},"reten\###
    tionOffer":{"description":"The offer to stay that is shown now.","anyOf":[{"$ref":"#/components/schemas/RetentionOffer"},{"type":"\###
    null"}]},"selectedSubscriptionID":{"description":"The plan that the customer has picked.","type":["string","null"]},"showRestoreFa\###
    iledPopup":{"description":"Whether the popup about a failed restore is shown.","type":"boolean"},"subscriptionDetails":{"descripti\###
    on":"The plans for sale, in the order of display.","type":"array","items":{"$ref":"#/components/schemas/SubscriptionModel"}},"subs\###
    criptionState":{"description":"The customer's standing.","$ref":"#/components/schemas/SubscriptionState"},"toast":{"description":"\###
    The message shown now.","anyOf":[{"$ref":"#/components/schemas/Toast"},{"type":"null"}]}}},"ActionResult":{"description":"How an a\###
    ction of a screen ended.","type":"object","properties":{"error":{"description":"The particulars when `outcome` is `failed`, else n\###
    ull.","anyOf":[{"$ref":"#/components/schemas/StoreError"},{"type":"null"}]},"outcome":{"description":"How it ended.","$ref":"#/com\###
    ponents/schemas/ActionOutcome"},"revision":{"description":"The number of the state after it.","type":"integer"},"subscriptionID":{\###
    "description":"The plan it was about.","type":["string","null"]}},"required":["error","outcome","revision","subscriptionID"]},"Lat\###
    encySeconds":{"description":"How long a simulated store takes to answer, in seconds of the process's clock.","type":"object","prop\###
    erties":{"products":{"description":"`fetchProducts`.","type":"number","minimum":0},"purchase":{"description":"`purchase`.","type":\###
    "number","minimum":0},"restore":{"description":"`restore`.","type":"number","minimum":0},"state":{"description":"`currentState`.",\###
    "type":"number","minimum":0}},"required":["products","purchase","restore","state"]},"LatencySecondsInput":{"description":"How long\###
     a simulated store takes to answer, in seconds of the process's clock. As a front end may send it.","type":"object","properties":{\###
    "products":{"description":"`fetchProducts`.","type":["number","null"],"minimum":0},"purchase":{"description":"`purchase`.","type":\###
    ["number","null"],"minimum":0},"restore":{"description":"`restore`.","type":["number","null"],"minimum":0},"state":{"description":\###
    "`currentState`.","type":["number","null"],"minimum":0}},"additionalProperties":false},"SimulatorSettings":{"description":"How a s\###
    imulated store behaves.","type":"object","properties":{"askToBuyEnabled":{"description":"Whether purchases wait for a parent's app\###
    roval.","type":"boolean"},"billingGracePeriodEnabled":{"description":"Whether a failed renewal begins with a grace period.","type"\###
    :"boolean"},"billingRetryOnRenewalEnabled":{"description":"Whether renewals fail.","type":"boolean"},"gracePeriodDays":{"descripti\###
    on":"How long the grace period is; null for the length that goes with the plan's period.","type":["integer","null"]},"interruptedP\###
    urchasesEnabled":{"description":"Whether purchases are interrupted until the issue is resolved.","type":"boolean"},"latencySeconds\###
    ":{"description":"How long answers take.","$ref":"#/components/schemas/LatencySeconds"},"locale":{"description":"The locale of nam\###
    es and prices.","type":"string"},"purchaseDecision":{"description":"What the customer does when the payment sheet opens.","$ref":"\###
    #/components/schemas/SimulatedPurchaseDecision"},"storefront":{"description":"ISO 3166-1 alpha-3 code of the storefront.","type":"\###
    string"},"timeRate":{"description":"How fast periods pass.","$ref":"#/components/schemas/TimeRate"}},"required":["askToBuyEnabled"\###
    ,"billingGracePeriodEnabled","billingRetryOnRenewalEnabled","gracePeriodDays","interruptedPurchasesEnabled","latencySeconds","loca\###
    le","purchaseDecision","storefront","timeRate"]},"Transaction":{"description":"One transaction of a simulated store.","type":"obje\###
    ct","properties":{"customer":{"description":"Whose it is.","type":"string"},"expiresAt":{"description":"The end of the period it p\###
    ays for; null when it ends nowhere.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"isUpgraded":{"description\###
    ":"Whether an upgrade took its place.","type":"boolean"},"kind":{"description":"What kind of product that is.","$ref":"#/component\###
    s/schemas/ProductKind"},"offer":{"description":"The offer it was made under.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"typ\###
    e":"null"}]},"originalTransactionID":{"description":"The transaction that began its run.","type":"string"},"ownership":{"descripti\###
    on":"How the customer came by it.","$ref":"#/components/schemas/Ownership"},"price":{"description":"What it cost.","$ref":"#/compo\###
    nents/schemas/Price"},"productID":{"description":"What it is for.","type":"string"},"purchasedAt":{"description":"When it was made\###
    .","$ref":"#/components/schemas/Instant"},"reason":{"description":"What made it.","$ref":"#/components/schemas/TransactionReason"}\###
    ,"revocationReason":{"description":"Why it was taken back.","anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"nul\###
    l"}]},"revokedAt":{"description":"When it was taken back.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"sta\###
    te":{"description":"How it stands.","$ref":"#/components/schemas/TransactionState"},"transactionID":{"description":"Its number.","\###
    type":"string"}},"required":["customer","expiresAt","isUpgraded","kind","offer","originalTransactionID","ownership","price","produ\###
    ctID","purchasedAt","reason","revocationReason","revokedAt","state","transactionID"]},"CustomerListing":{"description":"A customer\###
     of a simulated store.","type":"object","properties":{"customer":{"description":"Its name.","type":"string"},"isCurrent":{"descrip\###
    tion":"Whether it uses the store now.","type":"boolean"}},"required":["customer","isCurrent"]},"SimulatedProduct":{"description":"\###
    Something that a configuration sells.","type":"object","properties":{"displayName":{"description":"Its name.","type":"string"},"gr\###
    oupID":{"description":"Its subscription group.","type":["string","null"]},"isFamilyShareable":{"description":"Whether the family s\###
    hares it.","type":"boolean"},"kind":{"description":"What it is.","$ref":"#/components/schemas/ProductKind"},"level":{"description"\###
    :"Its place in the group, 1 the highest.","type":["integer","null"]},"period":{"description":"How long one paid period lasts.","an\###
    yOf":[{"$ref":"#/components/schemas/Period"},{"type":"null"}]},"price":{"description":"Its regular price.","$ref":"#/components/sc\###
    hemas/Price"},"productID":{"description":"Its identifier.","type":"string"}},"required":["displayName","groupID","isFamilyShareabl\###
    e","kind","level","period","price","productID"]},"SubscriptionGroup":{"description":"A group of plans that exclude each other.","t\###
    ype":"object","properties":{"groupID":{"description":"Its identifier.","type":"string"},"name":{"description":"Its name.","type":"\###
    string"},"subscriptionIDs":{"description":"Its plans, the highest level first.","type":"array","items":{"type":"string"}}},"requir\###
    ed":["groupID","name","subscriptionIDs"]},"PlanOffer":{"description":"An offer, and the plan it is for.","type":"object","properti\###
    es":{"offer":{"description":"The offer, with the current customer's eligibility.","$ref":"#/components/schemas/Offer"},"subscripti\###
    onID":{"description":"The plan.","type":"string"}},"required":["offer","subscriptionID"]},"ConfigurationWarning":{"description":"S\###
    omething odd in a configuration that can be used.","type":"object","properties":{"line":{"description":"Its line, from 1; null whe\###
    n it has none.","type":["integer","null"]},"message":{"description":"What is odd.","type":"string"},"pointer":{"description":"JSON\###
     pointer to the place; empty for the whole.","type":"string"}},"required":["line","message","pointer"]},"SimulatorDescription":{"d\###
    escription":"All that a simulated store sells and how it behaves.","type":"object","properties":{"groups":{"description":"The grou\###
    ps.","type":"array","items":{"$ref":"#/components/schemas/SubscriptionGroup"}},"offers":{"description":"The offers of all plans.",\###
    "type":"array","items":{"$ref":"#/components/schemas/PlanOffer"}},"products":{"description":"What is sold, in the order of the con\###
    figuration.","type":"array","items":{"$ref":"#/components/schemas/SimulatedProduct"}},"settings":{"description":"How it behaves.",\###
    "$ref":"#/components/schemas/SimulatorSettings"},"warnings":{"description":"What is odd in the configuration.","type":"array","ite\###
    ms":{"$ref":"#/components/schemas/ConfigurationWarning"}}},"required":["groups","offers","products","settings","warnings"]},"Confi\###
    gurationProblem":{"description":"A finding in a configuration.","type":"object","properties":{"column":{"description":"Its column,\###
     from 1.","type":["integer","null"]},"line":{"description":"Its line, from 1.","type":["integer","null"]},"message":{"description"\###
    :"What is wrong, and what would be right.","type":"string"},"pointer":{"description":"JSON pointer to the place; empty for the who\###
    le.","type":"string"},"severity":{"description":"How grave it is.","$ref":"#/components/schemas/Severity"}},"required":["column","\###
    line","message","pointer","severity"]},"ConfigurationReport":{"description":"What a configuration is good for.","type":"object","p\###
    roperties":{"isUsable":{"description":"Whether a store can be opened with it.","type":"boolean"},"problems":{"description":"All fi\###
    ndings, in the order of the text.","type":"array","items":{"$ref":"#/components/schemas/ConfigurationProblem"}},"products":{"descr\###
    iption":"What it would sell.","type":"array","items":{"$ref":"#/components/schemas/SimulatedProduct"}}},"required":["isUsable","pr\###
    oblems","products"]},"SpyCall":{"description":"A call that a spy recorded.","type":"object","properties":{"action":{"description":\###
    "What was called.","$ref":"#/components/schemas/SpyAction"},"at":{"description":"When it was called.","$ref":"#/components/schemas\###
    /Instant"},"origin":{"description":"Who called.","$ref":"#/components/schemas/CallOrigin"},"outcome":{"description":"How it ended;\###
     null while it has not.","anyOf":[{"$ref":"#/components/schemas/CallOutcome"},{"type":"null"}]},"promotionOfferID":{"description":\###
    "The offer named.","type":["string","null"]},"sequence":{"description":"Its number, from 1.","type":"integer"},"subscriptionID":{"\###
    description":"The plan named, null when the action names none.","type":["string","null"]}},"required":["action","at","origin","out\###
    come","promotionOfferID","sequence","subscriptionID"]},"Problem":{"description":"One thing wrong with what was sent.","type":"obje\###
    ct","properties":{"message":{"description":"What is wrong, and what would be right.","type":"string"},"path":{"description":"Where\###
    : member names and indexes, such as `options.toastSeconds` or `subscriptionState.others[0].groupID`; empty for the whole.","type":\###
    "string"}},"required":["message","path"]},"ExceededLimit":{"description":"A limit, and the greatest value it allows.","type":"obje\###
    ct","properties":{"name":{"description":"The limit's name.","type":"string"},"value":{"description":"The greatest value it allows.\###
    ","type":"integer"}},"required":["name","value"]},"ParseErrorData":{"description":"A message that could not be read.","type":"obje\###
    ct","properties":{"kind":{"description":"The kind of error.","const":"parseError"},"limit":{"description":"The limit that was exce\###
    eded, when it was one.","$ref":"#/components/schemas/ExceededLimit"},"offset":{"description":"The byte at fault, from the start of\###
     the message.","type":"integer"}},"required":["kind"]},"InvalidRequestErrorData":{"description":"JSON that is no request.","type":\###
    "object","properties":{"id":{"description":"The id at fault, when it was one."},"kind":{"description":"The kind of error.","const"\###
    :"invalidRequest"},"limit":{"description":"The limit that was exceeded, when it was one.","$ref":"#/components/schemas/ExceededLim\###
    it"}},"required":["kind"]},"MethodNotFoundErrorData":{"description":"A method that does not exist.","type":"object","properties":{\###
    "kind":{"description":"The kind of error.","const":"methodNotFound"},"method":{"description":"The method asked for.","type":"strin\###
    g"},"suggestions":{"description":"The nearest known ones, the nearest first.","type":"array","items":{"type":"string"}}},"required\###
    ":["kind","method","suggestions"]},"InvalidParamsErrorData":{"description":"Params that do not fit.","type":"object","properties":\###
    {"kind":{"description":"The kind of error.","const":"invalidParams"},"problems":{"description":"Everything that is wrong with them\###
    .","type":"array","items":{"$ref":"#/components/schemas/Problem"}}},"required":["kind","problems"]},"InternalErrorData":{"descript\###
    ion":"Something broke in the bridge.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"internalEr\###
    ror"}},"required":["kind"]},"RequestCancelledErrorData":{"description":"A request stopped by `$/cancelRequest`.","type":"object","\###
    properties":{"kind":{"description":"The kind of error.","const":"requestCancelled"},"now":{"description":"Where a cancelled `clock\###
    /advance` stopped.","$ref":"#/components/schemas/Instant"}},"required":["kind"]},"UnknownViewModelErrorData":{"description":"A vie\###
    w model that does not exist.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"unknownViewModel"}\###
    ,"known":{"description":"Those that do, 20 at most.","type":"array","items":{"type":"string"}},"suggestions":{"description":"The n\###
    earest of them, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","known","suggestions"]},"Unknown\###
    StoreErrorData":{"description":"A store that does not exist.","type":"object","properties":{"kind":{"description":"The kind of err\###
    or.","const":"unknownStore"},"known":{"description":"Those that do, 20 at most.","type":"array","items":{"type":"string"}},"sugges\###
    tions":{"description":"The nearest of them, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","kno\###
    wn","suggestions"]},"UnknownSubscriptionErrorData":{"description":"A subscription that does not exist.","type":"object","propertie\###
    s":{"kind":{"description":"The kind of error.","const":"unknownSubscription"},"known":{"description":"Those that do, 20 at most.",\###
    "type":"array","items":{"type":"string"}},"suggestions":{"description":"The nearest of them, the nearest first.","type":"array","i\###
    tems":{"type":"string"}}},"required":["kind","known","suggestions"]},"UnknownTransactionErrorData":{"description":"A transaction t\###
    hat does not exist.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"unknownTransaction"},"known\###
    ":{"description":"Those that do, 20 at most.","type":"array","items":{"type":"string"}},"suggestions":{"description":"The nearest o\###
    f them, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","known","suggestions"]},"ActionNotAllowe\###
    dErrorData":{"description":"An action that is not possible now.","type":"object","properties":{"kind":{"description":"The kind of e\###
    rror.","const":"actionNotAllowed"},"reason":{"description":"Why not.","$ref":"#/components/schemas/NotAllowedReason"}},"required":\###
    ["kind","reason"]},"StoreFailureErrorData":{"description":"A store that did not do what it was asked.","type":"object","properties\###
    ":{"kind":{"description":"The kind of error.","const":"storeFailure"},"storeError":{"description":"Why not.","$ref":"#/components/\###
    schemas/StoreError"}},"required":["kind","storeError"]},"ConfigurationReason":{"description":"Which kind of setting cannot be used\###
    .","type":"string","enum":["configuration","stateDirectory","ledgerAhead","setting"],"x-values":{"configuration":"The file or text\###
     of a configuration.","stateDirectory":"The folder of the state, or the ledger in it.","ledgerAhead":"A ledger whose last event li\###
    es after now, on the system clock.","setting":"One setting among the others."}},"InvalidConfigurationErrorData":{"description":"A c\###
    onfiguration, state folder or setting that cannot be used.","type":"object","properties":{"file":{"description":"The file; null wh\###
    en there is none.","type":["string","null"]},"kind":{"description":"The kind of error.","const":"invalidConfiguration"},"line":{"d\###
    escription":"Its line, from 1; null when it has none.","type":["integer","null"]},"pointer":{"description":"JSON pointer to the pl\###
    ace; null when it has none.","type":["string","null"]},"reason":{"description":"What kind of setting it is; null where nothing mor\###
    e is known.","anyOf":[{"$ref":"#/components/schemas/ConfigurationReason"},{"type":"null"}]}},"required":["file","kind","line","poi\###
    nter","reason"]},"LimitExceededErrorData":{"description":"A limit that was exceeded.","type":"object","properties":{"kind":{"descr\###
    iption":"The kind of error.","const":"limitExceeded"},"limit":{"description":"The limit.","$ref":"#/components/schemas/ExceededLim\###
    it"}},"required":["kind","limit"]},"ClockNotVirtualErrorData":{"description":"An advance of the system clock.","type":"object","pr\###
    operties":{"kind":{"description":"The kind of error.","const":"clockNotVirtual"}},"required":["kind"]},"UnsupportedVersionErrorDat\###
    a":{"description":"A version of the protocol that is not spoken.","type":"object","properties":{"kind":{"description":"The kind of\###
     error.","const":"unsupportedVersion"},"supported":{"description":"Those that are.","type":"array","items":{"type":"integer"}}},"r\###
    equired":["kind","supported"]},"ShuttingDownErrorData":{"description":"A request after `shutdown`, or one cut short by the end.","\###
    type":"object","properties":{"kind":{"description":"The kind of error.","const":"shuttingDown"}},"required":["kind"]},"NotSupporte\###
    dByStoreErrorData":{"description":"Something that this kind of store does not have.","type":"object","properties":{"kind":{"descri\###
    ption":"The kind of error.","const":"notSupportedByStore"},"store":{"description":"The store.","type":"string"},"storeKind":{"desc\###
    ription":"What it is.","$ref":"#/components/schemas/StoreKind"}},"required":["kind","store","storeKind"]},"UnknownOfferErrorData":\###
    {"description":"A offer that does not exist.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"un\###
    knownOffer"},"known":{"description":"Those that do, 20 at most.","type":"array","items":{"type":"string"}},"suggestions":{"descrip\###
    tion":"The nearest of them, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","known","suggestions\###
    "]}}}}
    """###
  }
}
