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
    store-1"}],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-waits":true},{"name":"store/list","summary":"Lis\###
    ts the open stores.","description":"In the order in which they were opened.","paramStructure":"either","params":[],"result":{"name\###
    ":"stores","description":"The open stores.","schema":{"type":"array","items":{"$ref":"#/components/schemas/StoreListing"}}},"error\###
    s":[{"$ref":"#/components/errors/invalidParams"}],"examples":[{"name":"One store","params":[],"result":{"name":"stores","value":[{\###
    "kind":"simulated","store":"default","viewModels":["purchase-1"]}]}}],"x-direction":"toBridge"},{"name":"store/fetchProducts","sum\###
    mary":"Reads all that a store sells to its current customer, and the customer's standing.","description":"The bridge asks the fron\###
    t end the same of a delegated store; `store` then names it.","paramStructure":"either","params":[{"name":"store","description":"Th\###
    e store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result"\###
    :{"name":"snapshot","description":"What is sold.","schema":{"$ref":"#/components/schemas/ProductsSnapshot"}},"errors":[{"$ref":"#/\###
    components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$r\###
    ef":"#/components/errors/storeFailure"}],"examples":[{"name":"The plans","params":[],"result":{"name":"snapshot","value":{"currenc\###
    y":"USD","fetchedAt":"2026-01-01T00:00:00.000Z","storefront":"USA","subscriptionState":{"others":[],"ownedProducts":[],"pendingPur\###
    chases":[],"status":"notSubscribed","subscription":null},"subscriptions":[{"groupID":"pro","groupName":"Pro","id":"pro_monthly","i\###
    ntroductoryOffer":null,"isFamilyShareable":false,"level":1,"period":"P1M","pricePerMonth":{"amount":"9.99","currency":"USD","displ\###
    ay":"$9.99"},"product":{"description":"Everything, month by month","displayName":"Pro Monthly","identifier":"pro_monthly","price":\###
    {"amount":"9.99","currency":"USD","display":"$9.99"}},"promotionOffers":[],"savingsPercent":null}]}}}],"x-direction":"both","x-wai\###
    ts":true,"x-answer":{"$ref":"#/components/schemas/ProductsSnapshotInput"}},{"name":"store/purchase","summary":"Buys a plan, or cha\###
    nges to it from another of the same group.","description":"A purchase that waits for approval is in `pendingPurchases` of the answ\###
    er. The bridge asks the front end the same of a delegated store.","paramStructure":"either","params":[{"name":"subscriptionID","de\###
    scription":"The plan.","required":true,"schema":{"type":"string"}},{"name":"promotionOfferID","description":"The offer to apply; a\###
    bsent: the regular or introductory price.","required":false,"schema":{"type":["string","null"]}},{"name":"store","description":"Th\###
    e store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result"\###
    :{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}\###
    },"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/err\###
    ors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/compo\###
    nents/errors/unknownOffer"}],"examples":[{"name":"A purchase","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":\###
    {"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReas\###
    on":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"manage\###
    mentURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodSta\###
    rtAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":\###
    {"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":nul\###
    l,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"both","x-waits":true,"x-answ\###
    er":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/restore","summary":"Asks a store anew for everything th\###
    e customer has bought before.","description":"A standing that shows nothing means that nothing was found, which is no error. The b\###
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
    "value":null}}],"x-direction":"toBridge","x-waits":true},{"name":"viewModel/didChange","summary":"Announces a change of a screen's\###
     state.","description":"`revision` rises by exactly one each time, so that a gap shows loss: the state at revision n plus the chan\###
    ges n+1 to m equals the state at m.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","requ\###
    ired":true,"schema":{"type":"string"}},{"name":"revision","description":"The number of the new state.","required":true,"schema":{"\###
    type":"integer"}},{"name":"changes","description":"Each member of the state that changed, whole, under its name.","required":true,\###
    "schema":{"$ref":"#/components/schemas/ScreenChanges"}}],"examples":[{"name":"A load begins","params":[{"name":"viewModel","value"\###
    :"purchase-1"},{"name":"revision","value":1},{"name":"changes","value":{"isLoading":true,"loadStatus":"loading","overlay":{"kind":\###
    "loading","message":"Loading plans…"}}}]}],"x-direction":"toFrontEnd","x-params":"ViewModelDidChange"},{"name":"viewModel/load","s\###
    ummary":"Loads the plans and the standing.","description":"Loads that overlap share one store call, and an older answer never over\###
    writes a newer one. After `loadTimeoutSeconds` it is `failed` with `timedOut`; a new load may start, and a late answer only refres\###
    hes.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"st\###
    ring"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"er\###
    rors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/u\###
    nknownViewModel"}],"examples":[{"name":"The plans are loaded","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name\###
    ":"ended","value":{"error":null,"outcome":"completed","revision":2,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes"\###
    :["completed","failed","abandoned"],"x-waits":true,"x-screens":["purchase","manage"]},{"name":"viewModel/purchaseSubscription","su\###
    mmary":"Buys a plan.","description":"Without an id: the selected plan. An offer shown as not eligible is `failed` with `ineligible\###
    ForOffer` without a store call; the regular price stays purchasable. Waits for a load that is under way.","paramStructure":"either\###
    ","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}},{"name":"subscriptionI\###
    D","description":"The plan; absent: the selected one.","required":false,"schema":{"type":["string","null"]}},{"name":"promotionOff\###
    erID","description":"The promotional offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"end\###
    ed","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/e\###
    rrors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/c\###
    omponents/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknownOffer"}\###
    ],"examples":[{"name":"A purchase","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro_yearl\###
    y"}],"result":{"name":"ended","value":{"error":null,"outcome":"purchased","revision":4,"subscriptionID":"pro_yearly"}}}],"x-direct\###
    ion":"toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["pur\###
    chase","manage"]},{"name":"viewModel/restorePurchases","summary":"Asks the store for what was bought before.","description":"Needs\###
     no load. Given up after `restoreTimeoutSeconds` with a popup; a late answer then only refreshes the standing.","paramStructure":"\###
    either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name\###
    ":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/compon\###
    ents/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref\###
    ":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"Nothing was bought before","params":[{"name":"viewModel","value":"\###
    purchase-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"nothingToRestore","revision":2,"subscriptionID":null}}}],"\###
    x-direction":"toBridge","x-outcomes":["restored","nothingToRestore","timedOut","cancelled","failed","abandoned"],"x-waits":true,"x\###
    -screens":["purchase","manage"]},{"name":"viewModel/selectSubscription","summary":"Picks a plan on the purchase screen.","descript\###
    ion":"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model."\###
    ,"required":true,"schema":{"type":"string"}},{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"\###
    string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"\###
    errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors\###
    /unknownViewModel"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples"\###
    :[{"name":"The yearly plan is picked","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro_ye\###
    arly"}],"result":{"name":"ended","value":{"error":null,"outcome":"completed","revision":3,"subscriptionID":"pro_yearly"}}}],"x-dir\###
    ection":"toBridge","x-outcomes":["completed","abandoned"],"x-waits":true,"x-screens":["purchase"]},{"name":"viewModel/changeSubscr\###
    iption","summary":"Changes to another plan on the manage screen.","description":"As a purchase. Waits for a load that is under way\###
    .","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"strin\###
    g"}},{"name":"subscriptionID","description":"The plan to change to.","required":true,"schema":{"type":"string"}},{"name":"promotio\###
    nOfferID","description":"The promotional offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":\###
    "ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/componen\###
    ts/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":\###
    "#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknownOff\###
    er"}],"examples":[{"name":"A downgrade","params":[{"name":"viewModel","value":"manage-1"},{"name":"subscriptionID","value":"basic_\###
    monthly"}],"result":{"name":"ended","value":{"error":null,"outcome":"scheduled","revision":4,"subscriptionID":"basic_monthly"}}}],\###
    "x-direction":"toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-scree\###
    ns":["manage"]},{"name":"viewModel/cancelSubscription","summary":"Switches off the renewal of the held plan, or shows an offer to s\###
    tay first.","description":"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","descripti\###
    on":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.",\###
    "schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/component\###
    s/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"exam\###
    ples":[{"name":"The plan will not renew","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"err\###
    or":null,"outcome":"autoRenewDisabled","revision":4,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["ret\###
    entionOffered","autoRenewDisabled","openManagementURL","failed","cancelled","abandoned"],"x-waits":true,"x-screens":["manage"]},{"\###
    name":"viewModel/acceptRetentionOffer","summary":"Takes the offer to stay.","description":"As a purchase with that offer; on the h\###
    eld plan it is `scheduled`. A cancelled or failed acceptance leaves the offer shown and cancels nothing.","paramStructure":"either\###
    ","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"end\###
    ed","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/e\###
    rrors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/c\###
    omponents/errors/actionNotAllowed"}],"examples":[{"name":"The customer stays","params":[{"name":"viewModel","value":"manage-1"}],"\###
    result":{"name":"ended","value":{"error":null,"outcome":"scheduled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-direction":\###
    "toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["manage"]\###
    },{"name":"viewModel/declineRetentionOffer","summary":"Turns the offer to stay down, and goes on to cancel.","description":"As `vi\###
    ewModel/cancelSubscription` without an offer.","paramStructure":"either","params":[{"name":"viewModel","description":"The view mod\###
    el.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":\###
    "#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestC\###
    ancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"T\###
    he customer leaves","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"a\###
    utoRenewDisabled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["autoRenewDisabled","open\###
    ManagementURL","failed","cancelled","abandoned"],"x-waits":true,"x-screens":["manage"]},{"name":"viewModel/resumeSubscription","su\###
    mmary":"Switches the renewal of the held plan on again.","description":"Waits for a load that is under way.","paramStructure":"eit\###
    her","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"\###
    ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/component\###
    s/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"\###
    #/components/errors/actionNotAllowed"}],"examples":[{"name":"The plan will renew","params":[{"name":"viewModel","value":"manage-1"\###
    }],"result":{"name":"ended","value":{"error":null,"outcome":"autoRenewEnabled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-\###
    direction":"toBridge","x-outcomes":["autoRenewEnabled","openManagementURL","failed","cancelled","abandoned"],"x-waits":true,"x-scr\###
    eens":["manage"]},{"name":"viewModel/requestRefund","summary":"Asks for the money of the held plan's period back.","description":"\###
    Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","requ\###
    ired":true,"schema":{"type":"string"}},{"name":"reason","description":"The customer's words, or a reason of the store.","required"\###
    :false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/co\###
    mponents/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancel\###
    led"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"The mo\###
    ney goes back","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"refund\###
    ed","revision":4,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["refunded","cancelled","failed","openMa\###
    nagementURL","abandoned"],"x-waits":true,"x-screens":["manage"]},{"name":"viewModel/dismissToast","summary":"Takes a toast away.",\###
    "description":"Another toast than `id` is left alone.","paramStructure":"either","params":[{"name":"viewModel","description":"The v\###
    iew model.","required":true,"schema":{"type":"string"}},{"name":"id","description":"The toast; absent: whichever is shown.","requi\###
    red":false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"\###
    #/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownVi\###
    ewModel"}],"examples":[{"name":"The toast goes","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"ended","val\###
    ue":{"error":null,"outcome":"completed","revision":5,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["completed"]\###
    ,"x-screens":["purchase","manage"]},{"name":"viewModel/dismissRestoreFailedPopup","summary":"Takes the popup about a failed restor\###
    e away.","description":"Nothing happens when none is shown.","paramStructure":"either","params":[{"name":"viewModel","description"\###
    :"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","sc\###
    hema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/e\###
    rrors/unknownViewModel"}],"examples":[{"name":"The popup goes","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"nam\###
    e":"ended","value":{"error":null,"outcome":"completed","revision":5,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes\###
    ":["completed"],"x-screens":["purchase","manage"]},{"name":"simulator/configure","summary":"Changes how a simulated store behaves.\###
    ","description":"Only what is named changes.","paramStructure":"either","params":[{"name":"askToBuyEnabled","description":"Whether\###
     purchases wait for a parent's approval.","required":false,"schema":{"type":["boolean","null"]}},{"name":"interruptedPurchasesEnab\###
    led","description":"Whether purchases are interrupted until the issue is resolved.","required":false,"schema":{"type":["boolean","\###
    null"]}},{"name":"billingRetryOnRenewalEnabled","description":"Whether renewals fail.","required":false,"schema":{"type":["boolean\###
    ","null"]}},{"name":"billingGracePeriodEnabled","description":"Whether a failed renewal begins with a grace period.","required":fa\###
    lse,"schema":{"type":["boolean","null"]}},{"name":"gracePeriodDays","description":"How long the grace period is; 0 for the length t\###
    hat goes with the plan's period.","required":false,"schema":{"type":["integer","null"],"minimum":0}},{"name":"timeRate","descripti\###
    on":"How fast periods pass, by name or by the integer of a `.storekit` file.","required":false,"schema":{"anyOf":[{"$ref":"#/compo\###
    nents/schemas/TimeRateInput"},{"type":"null"}]}},{"name":"storefront","description":"ISO 3166-1 alpha-3 code of the storefront.","\###
    required":false,"schema":{"type":["string","null"]}},{"name":"locale","description":"The locale of names and prices.","required":f\###
    alse,"schema":{"type":["string","null"]}},{"name":"latencySeconds","description":"How long answers take; members left out stay as t\###
    hey are.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/LatencySecondsInput"},{"type":"null"}]}},{"name":"purc\###
    haseDecision","description":"What the customer does when the payment sheet opens.","required":false,"schema":{"anyOf":[{"$ref":"#/\###
    components/schemas/SimulatedPurchaseDecision"},{"type":"null"}]}},{"name":"store","description":"The store; absent: the one named `\###
    default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"settings","description\###
    ":"All settings, as they now are.","schema":{"$ref":"#/components/schemas/SimulatorSettings"}},"errors":[{"$ref":"#/components/err\###
    ors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/invalidConfiguration"},{"$ref":"#/com\###
    ponents/errors/notSupportedByStore"}],"examples":[{"name":"Purchases need approval","params":[{"name":"askToBuyEnabled","value":tr\###
    ue}],"result":{"name":"settings","value":{"askToBuyEnabled":true,"billingGracePeriodEnabled":false,"billingRetryOnRenewalEnabled":\###
    false,"gracePeriodDays":null,"interruptedPurchasesEnabled":false,"latencySeconds":{"products":0,"purchase":0,"restore":0,"state":0\###
    },"locale":"en_US","purchaseDecision":"succeed","storefront":"USA","timeRate":"realTime"}}}],"x-direction":"toBridge","x-waits":tr\###
    ue},{"name":"simulator/failNext","summary":"Arms or clears a failure of one part of a simulated store.","description":"`error` is n\###
    eeded unless `clear` is true.","paramStructure":"either","params":[{"name":"api","description":"The part.","required":true,"schema\###
    ":{"$ref":"#/components/schemas/SimulatedAPI"}},{"name":"error","description":"The failure: a code, or a store error.","required":\###
    false,"schema":{"anyOf":[{"$ref":"#/components/schemas/StoreErrorInput"},{"type":"null"}]}},{"name":"times","description":"How oft\###
    en; 0 until it is cleared.","required":false,"schema":{"type":["integer","null"],"default":1,"minimum":0}},{"name":"clear","descri\###
    ption":"Whether to disarm instead.","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","descri\###
    ption":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}\###
    ],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/Subscript\###
    ionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/componen\###
    ts/errors/notSupportedByStore"}],"examples":[{"name":"The next purchase fails","params":[{"name":"api","value":"purchase"},{"name"\###
    :"error","value":"network"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"n\###
    otSubscribed","subscription":null}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/transactions","summary":"Lists t\###
    ransactions, oldest first, pending and failed ones included.","description":"Those of the current customer.","paramStructure":"eit\###
    her","params":[{"name":"productID","description":"Only those of this product.","required":false,"schema":{"type":["string","null"]\###
    }},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{\###
    "type":["string","null"]}}],"result":{"name":"transactions","description":"The transactions.","schema":{"type":"array","items":{"$\###
    ref":"#/components/schemas/Transaction"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unk\###
    nownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One purchase","params":[],"result":{"name":"t\###
    ransactions","value":[{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","o\###
    ffer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"produ\###
    ctID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":\###
    "purchased","transactionID":"1"}]}}],"x-direction":"toBridge"},{"name":"simulator/buy","summary":"Makes a purchase outside the app\###
    .","description":"As if on another device.","paramStructure":"either","params":[{"name":"productID","description":"The product.","\###
    required":true,"schema":{"type":"string"}},{"name":"offer","description":"The offer to apply.","required":false,"schema":{"type":[\###
    "string","null"]}},{"name":"purchasedAt","description":"When, if not now.","required":false,"schema":{"anyOf":[{"$ref":"#/componen\###
    ts/schemas/Instant"},{"type":"null"}]}},{"name":"renewUntilNow","description":"Whether a purchase in the past is renewed up to now\###
    .","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","description":"The store; absent: the on\###
    e named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction",\###
    "description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/inva\###
    lidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/e\###
    rrors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"},{"$ref":"#\###
    /components/errors/unknownOffer"}],"examples":[{"name":"A purchase elsewhere","params":[{"name":"productID","value":"pro_monthly"}\###
    ],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind"\###
    :"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","displ\###
    ay":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revok\###
    edAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/approve","summa\###
    ry":"Approves a purchase that waits for a parent.","description":"Approves a purchase that waits for a parent.","paramStructure":"\###
    either","params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"st\###
    ore","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["strin\###
    g","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}\###
    },"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/\###
    unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples\###
    ":[{"name":"Approved","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transaction","value":{"customer":"customer\###
    -1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","own\###
    ership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-\###
    01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":"1"}}}],"x-dire\###
    ction":"toBridge","x-waits":true},{"name":"simulator/decline","summary":"Declines a purchase that waits for a parent.","descriptio\###
    n":"Declines a purchase that waits for a parent.","paramStructure":"either","params":[{"name":"transactionID","description":"The t\###
    ransaction.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`\###
    , else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"Th\###
    e transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$re\###
    f":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAll\###
    owed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Declined","params":[{"name":"transactionID","value\###
    ":"1"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":null,"isUpgraded":false,"kind":"autoRenewable"\###
    ,"offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"pr\###
    oductID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"stat\###
    e":"declined","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/resolveIssue","summary":"Resolve\###
    s what interrupts a purchase or a renewal.","description":"Takes the waiting transaction, or the last good one of a subscription i\###
    n billing retry.","paramStructure":"either","params":[{"name":"transactionID","description":"The transaction.","required":true,"sc\###
    hema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","requ\###
    ired":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref"\###
    :"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownS\###
    tore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/err\###
    ors/notSupportedByStore"}],"examples":[{"name":"Resolved","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transa\###
    ction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":n\###
    ull,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"\###
    pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purcha\###
    sed","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/setAutoRenew","summary":"Switches the ren\###
    ewal of a plan, outside the app.","description":"Switches the renewal of a plan, outside the app.","paramStructure":"either","para\###
    ms":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"enabled","description\###
    ":"Whether it is to renew.","required":true,"schema":{"type":"boolean"}},{"name":"store","description":"The store; absent: the one\###
     named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","des\###
    cription":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/c\###
    omponents/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"\###
    $ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Switched of\###
    f","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"enabled","value":false}],"result":{"name":"standing","value"\###
    :{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"2026\###
    -02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null\###
    ,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00\###
    .000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,"revo\###
    cationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":false}}}}],"x-direc\###
    tion":"toBridge","x-waits":true},{"name":"simulator/forceRenewal","summary":"Renews a plan now.","description":"Renews a plan now.\###
    ","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"\###
    }},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{\###
    "type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas\###
    /Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/comp\###
    onents/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedBySto\###
    re"}],"examples":[{"name":"Renewed","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":{"name":"transaction","val\###
    ue":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"origin\###
    alTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly\###
    ","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"renewal","revocationReason":null,"revokedAt":null,"state":"purchased","transa\###
    ctionID":"2"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/expire","summary":"Ends a plan now.","description":"E\###
    nds a plan now.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{\###
    "type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":f\###
    alse,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema\###
    ":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/\###
    errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"\###
    #/components/errors/notSupportedByStore"}],"examples":[{"name":"Ended","params":[{"name":"subscriptionID","value":"pro_monthly"}],\###
    "result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"expired","subscription":{"expi\###
    rationReason":"autoRenewDisabled","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":fal\###
    se,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pend\###
    ingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalO\###
    ffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionI\###
    D":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/refund","summary":"Gives t\###
    he money of a transaction back.","description":"Gives the money of a transaction back.","paramStructure":"either","params":[{"name\###
    ":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"reason","description":"Why\###
    .","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}],"default":"other"}},{"nam\###
    e":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":[\###
    "string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transac\###
    tion"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/e\###
    rrors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"ex\###
    amples":[{"name":"Refunded","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transaction","value":{"customer":"cu\###
    stomer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1\###
    ","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"20\###
    26-01-01T00:00:00.000Z","reason":"purchase","revocationReason":"other","revokedAt":"2026-01-02T00:00:00.000Z","state":"purchased",\###
    "transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/requestPriceIncrease","summary":"Tells the cus\###
    tomer of a plan that it will cost more.","description":"Tells the customer of a plan that it will cost more.","paramStructure":"ei\###
    ther","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"amount","d\###
    escription":"The new price.","required":true,"schema":{"$ref":"#/components/schemas/Amount"}},{"name":"requiresConsent","descripti\###
    on":"Whether silence ends the subscription.","required":false,"schema":{"type":["boolean","null"],"default":true}},{"name":"store"\###
    ,"description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","\###
    null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/S\###
    ubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/\###
    components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedB\###
    yStore"}],"examples":[{"name":"Asked","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"amount","value":"15.99"}]\###
    ,"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expi\###
    rationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":fal\###
    se,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,\###
    "periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":{"price":{"amount":"15.99","currency":"USD","display":"$15.99"},"status\###
    ":"pending"},"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","displa\###
    y":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscripti\###
    onID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/answerPriceIncrease","su\###
    mmary":"Answers a price increase for the customer.","description":"Declining switches auto-renewal off.","paramStructure":"either"\###
    ,"params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"accept","descri\###
    ption":"Whether the customer agrees.","required":true,"schema":{"type":"boolean"}},{"name":"store","description":"The store; absen\###
    t: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"stan\###
    ding","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"\###
    $ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscri\###
    ption"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"A\###
    greed","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"accept","value":true}],"result":{"name":"standing","valu\###
    e":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"20\###
    26-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":nu\###
    ll,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:\###
    00.000Z","priceIncrease":{"price":{"amount":"15.99","currency":"USD","display":"$15.99"},"status":"agreed"},"purchasedAt":"2026-01\###
    -01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"15.99","currency":"USD","display":"$15.99"},"renewsAt":"2026-02-0\###
    1T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRene\###
    w":true}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/redeemOfferCode","summary":"Redeems an offer code for the\###
     customer.","description":"Redeems an offer code for the customer.","paramStructure":"either","params":[{"name":"subscriptionID","\###
    description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"offer","description":"The identifier of the offer.",\###
    "required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the on\###
    ly one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction\###
    .","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/compone\###
    nts/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$re\###
    f":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"},{"$ref":"#/components/errors/unknownOffe\###
    r"}],"examples":[{"name":"Redeemed","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"offer","value":"welcome"}],\###
    "result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"\###
    autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display\###
    ":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revoked\###
    At":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/shareWithFamily",\###
    "summary":"Switches the sharing of a plan with the customer's family.","description":"Switches the sharing of a plan with the cust\###
    omer's family.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"\###
    type":"string"}},{"name":"shared","description":"Whether it is shared.","required":true,"schema":{"type":"boolean"}},{"name":"stor\###
    e","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string"\###
    ,"null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas\###
    /SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"\###
    #/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupporte\###
    dByStore"}],"examples":[{"name":"Shared","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"shared","value":true}]\###
    ,"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expi\###
    rationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":fal\###
    se,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,\###
    "periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"rene\###
    walPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revo\###
    kedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-waits\###
    ":true},{"name":"simulator/deleteTransaction","summary":"Forgets a transaction, with its renewals and restores.","description":"Fo\###
    rgets a transaction, with its renewals and restores.","paramStructure":"either","params":[{"name":"transactionID","description":"T\###
    he transaction.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `defa\###
    ult`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"T\###
    he customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/er\###
    rors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/comp\###
    onents/errors/notSupportedByStore"}],"examples":[{"name":"Forgotten","params":[{"name":"transactionID","value":"1"}],"result":{"na\###
    me":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-d\###
    irection":"toBridge","x-waits":true},{"name":"simulator/reset","summary":"Forgets the history, the settings, or both.","descriptio\###
    n":"Both absent: both. `history` also drops pending purchases, `settings` also armed failures. What waits on the store is ended fi\###
    rst.","paramStructure":"either","params":[{"name":"history","description":"Whether to forget the history.","required":false,"schem\###
    a":{"type":["boolean","null"]}},{"name":"settings","description":"Whether to go back to the configuration's settings.","required":\###
    false,"schema":{"type":["boolean","null"]}},{"name":"store","description":"The store; absent: the one named `default`, else the on\###
    ly one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's sta\###
    nding afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParam\###
    s"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Everythin\###
    g","params":[],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed",\###
    "subscription":null}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/customers","summary":"Lists the customers of a\###
     simulated store.","description":"In the order in which they came.","paramStructure":"either","params":[{"name":"store","descripti\###
    on":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"\###
    result":{"name":"customers","description":"The customers.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Customer\###
    Listing"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/componen\###
    ts/errors/notSupportedByStore"}],"examples":[{"name":"One customer","params":[],"result":{"name":"customers","value":[{"customer":\###
    "customer-1","isCurrent":true}]}}],"x-direction":"toBridge"},{"name":"simulator/useCustomer","summary":"Gives a simulated store to\###
     another customer.","description":"Made if new. What waits on the store is ended first.","paramStructure":"either","params":[{"nam\###
    e":"customer","description":"The customer.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; a\###
    bsent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"\###
    standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors"\###
    :[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupport\###
    edByStore"}],"examples":[{"name":"A new customer","params":[{"name":"customer","value":"customer-2"}],"result":{"name":"standing",\###
    "value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-direction":"toBr\###
    idge","x-waits":true},{"name":"simulator/describe","summary":"Describes all that a simulated store sells and how it behaves.","des\###
    cription":"With what is odd in its configuration.","paramStructure":"either","params":[{"name":"store","description":"The store; a\###
    bsent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"\###
    description","description":"The description.","schema":{"$ref":"#/components/schemas/SimulatorDescription"}},"errors":[{"$ref":"#/\###
    components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],\###
    "examples":[{"name":"One plan","params":[],"result":{"name":"description","value":{"groups":[{"groupID":"pro","name":"Pro","subscr\###
    iptionIDs":["pro_monthly"]}],"offers":[],"products":[{"displayName":"Pro Monthly","groupID":"pro","isFamilyShareable":false,"kind"\###
    :"autoRenewable","level":1,"period":"P1M","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly"}]\###
    ,"settings":{"askToBuyEnabled":false,"billingGracePeriodEnabled":false,"billingRetryOnRenewalEnabled":false,"gracePeriodDays":null\###
    ,"interruptedPurchasesEnabled":false,"latencySeconds":{"products":0,"purchase":0,"restore":0,"state":0},"locale":"en_US","purchase\###
    Decision":"succeed","storefront":"USA","timeRate":"realTime"},"warnings":[]}}}],"x-direction":"toBridge"},{"name":"configuration/c\###
    heck","summary":"Says what a `.storekit` configuration is good for, without opening a store.","description":"Exactly one of the th\###
    ree.","paramStructure":"either","params":[{"name":"configurationFile","description":"The path of a file.","required":false,"schema\###
    ":{"type":["string","null"]}},{"name":"configurationText","description":"The text of one.","required":false,"schema":{"type":["str\###
    ing","null"]}},{"name":"configuration","description":"The content of one, as JSON.","required":false,"schema":{"type":["object","n\###
    ull"]},"x-raw":true}],"result":{"name":"report","description":"What it is good for.","schema":{"$ref":"#/components/schemas/Config\###
    urationReport"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/invalidConfiguration"}],"exam\###
    ples":[{"name":"Not JSON","params":[{"name":"configurationText","value":"nonsense"}],"result":{"name":"report","value":{"isUsable"\###
    :false,"problems":[{"column":1,"line":1,"message":"This is not JSON","pointer":"","severity":"error"}],"products":[]}}}],"x-direct\###
    ion":"toBridge","x-exactlyOneOf":["configurationFile","configurationText","configuration"]},{"name":"spy/stub","summary":"Says how\###
     the next calls of an action end.","description":"Stubs of an action queue up, each serving `times` calls; a new one replaces an e\###
    ndless one. Without `result` and `error` the call goes on beneath after the delay: to the store below, or to the default (no produ\###
    cts, `notSubscribed`).","paramStructure":"either","params":[{"name":"action","description":"The action.","required":true,"schema":\###
    {"$ref":"#/components/schemas/SpyAction"}},{"name":"result","description":"What the call gives: a products snapshot for `fetchProd\###
    ucts`, else a standing.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/SubscriptionStateInput"},{"$ref":"#/com\###
    ponents/schemas/ProductsSnapshotInput"},{"type":"null"}]},"x-raw":true},{"name":"error","description":"How the call fails: a code,\###
     or a store error.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/StoreErrorInput"},{"type":"null"}]}},{"name"\###
    :"delaySeconds","description":"How long it takes.","required":false,"schema":{"type":["number","null"],"default":0,"minimum":0}},{\###
    "name":"times","description":"How many calls it serves; 0 for all that follow.","required":false,"schema":{"type":["integer","null\###
    "],"default":0,"minimum":0}},{"name":"hold","description":"Whether the call waits for `spy/release`.","required":false,"schema":{"\###
    type":["boolean","null"],"default":false}},{"name":"store","description":"The store; absent: the one named `default`, else the onl\###
    y one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"nothing","description":"Nothing.","schema":{\###
    "type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/comp\###
    onents/errors/notSupportedByStore"}],"examples":[{"name":"The next purchase succeeds","params":[{"name":"action","value":"purchase\###
    "},{"name":"result","value":{"status":"active","subscription":{"subscriptionID":"pro_yearly"}}}],"result":{"name":"nothing","value\###
    ":null}}],"x-direction":"toBridge","x-atMostOneOf":[["result","error"]]},{"name":"spy/release","summary":"Lets a held call go on."\###
    ,"description":"The oldest held call of the action.","paramStructure":"either","params":[{"name":"action","description":"The actio\###
    n.","required":true,"schema":{"$ref":"#/components/schemas/SpyAction"}},{"name":"store","description":"The store; absent: the one n\###
    amed `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"nothing","descri\###
    ption":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/un\###
    knownStore"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"nam\###
    e":"A purchase goes on","params":[{"name":"action","value":"purchase"}],"result":{"name":"nothing","value":null}}],"x-direction":"\###
    toBridge","x-waits":true},{"name":"spy/calls","summary":"Lists the calls that a spy recorded, oldest first.","description":"Lists t\###
    he calls that a spy recorded, oldest first.","paramStructure":"either","params":[{"name":"action","description":"Only those of thi\###
    s action.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/SpyAction"},{"type":"null"}]}},{"name":"store","descr\###
    iption":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}\###
    }],"result":{"name":"calls","description":"The calls.","schema":{"type":"array","items":{"$ref":"#/components/schemas/SpyCall"}}},\###
    "errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/no\###
    tSupportedByStore"}],"examples":[{"name":"One purchase","params":[{"name":"action","value":"purchase"}],"result":{"name":"calls","\###
    value":[{"action":"purchase","at":"2026-01-01T00:00:00.000Z","origin":"action","outcome":"succeeded","promotionOfferID":null,"sequ\###
    ence":2,"subscriptionID":"pro_yearly"}]}}],"x-direction":"toBridge"},{"name":"spy/reset","summary":"Makes a spy forget its calls a\###
    nd stubs.","description":"Makes a spy forget its calls and stubs.","paramStructure":"either","params":[{"name":"store","descriptio\###
    n":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"r\###
    esult":{"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"}\###
    ,{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Forgotten","\###
    params":[],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-waits":true}],"components":{"errors":{"parseErro\###
    r":{"code":-32700,"message":"Parse error","data":{"$ref":"#/components/schemas/ParseErrorData"}},"invalidRequest":{"code":-32600,"\###
    message":"Invalid request","data":{"$ref":"#/components/schemas/InvalidRequestErrorData"}},"methodNotFound":{"code":-32601,"messag\###
    e":"Method not found","data":{"$ref":"#/components/schemas/MethodNotFoundErrorData"}},"invalidParams":{"code":-32602,"message":"In\###
    valid params","data":{"$ref":"#/components/schemas/InvalidParamsErrorData"}},"internalError":{"code":-32603,"message":"Internal er\###
    ror","data":{"$ref":"#/components/schemas/InternalErrorData"}},"requestCancelled":{"code":-32800,"message":"Request cancelled","da\###
    ta":{"$ref":"#/components/schemas/RequestCancelledErrorData"}},"unknownViewModel":{"code":1001,"message":"Unknown view model","dat\###
    a":{"$ref":"#/components/schemas/UnknownViewModelErrorData"}},"unknownStore":{"code":1002,"message":"Unknown store","data":{"$ref"\###
    :"#/components/schemas/UnknownStoreErrorData"}},"unknownSubscription":{"code":1003,"message":"Unknown subscription","data":{"$ref"\###
    :"#/components/schemas/UnknownSubscriptionErrorData"}},"unknownTransaction":{"code":1004,"message":"Unknown transaction","data":{"\###
    $ref":"#/components/schemas/UnknownTransactionErrorData"}},"actionNotAllowed":{"code":1005,"message":"Action not allowed","data":{\###
    "$ref":"#/components/schemas/ActionNotAllowedErrorData"}},"storeFailure":{"code":1006,"message":"Store failure","data":{"$ref":"#/\###
    components/schemas/StoreFailureErrorData"}},"invalidConfiguration":{"code":1007,"message":"Invalid configuration","data":{"$ref":"\###
    #/components/schemas/InvalidConfigurationErrorData"}},"limitExceeded":{"code":1008,"message":"Limit exceeded","data":{"$ref":"#/co\###
    mponents/schemas/LimitExceededErrorData"}},"clockNotVirtual":{"code":1009,"message":"The clock is not virtual","data":{"$ref":"#/c\###
    omponents/schemas/ClockNotVirtualErrorData"}},"unsupportedVersion":{"code":1010,"message":"Unsupported protocol version","data":{"\###
    $ref":"#/components/schemas/UnsupportedVersionErrorData"}},"shuttingDown":{"code":1011,"message":"Shutting down","data":{"$ref":"#\###
    /components/schemas/ShuttingDownErrorData"}},"notSupportedByStore":{"code":1012,"message":"Not supported by this store","data":{"$\###
    ref":"#/components/schemas/NotSupportedByStoreErrorData"}},"unknownOffer":{"code":1013,"message":"Unknown offer","data":{"$ref":"#\###
    /components/schemas/UnknownOfferErrorData"}}},"schemas":{"Instant":{"description":"A point in time: ISO 8601 in UTC, written with m\###
    illiseconds, such as `2026-01-31T12:00:00.000Z`. Read with any number of fractional digits, or none.","type":"string","pattern":"^\###
    [0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?Z$"},"Period":{"description"\###
    :"The length of one paid period or of one period of an offer: ISO 8601 with a single calendar unit, such as `P1M`, `P1Y`, `P2W` or\###
     `P3D`.","type":"string","pattern":"^P[1-9][0-9]{0,4}[DWMY]$"},"CalendarStep":{"description":"A length in calendar units: ISO 8601\###
    , years to seconds, such as `P1M`, `P1Y6M` or `P1DT12H`.","type":"string","pattern":"^P(?=[0-9T])([0-9]{1,6}Y)?([0-9]{1,6}M)?([0-9\###
    ]{1,6}W)?([0-9]{1,6}D)?(T(?=[0-9])([0-9]{1,9}H)?([0-9]{1,9}M)?([0-9]{1,9}S)?)?$"},"Amount":{"description":"An exact amount of mone\###
    y in the currency's main unit, as decimal text such as `9.99`. Never a floating-point number.","type":"string","pattern":"^[0-9]{1\###
    ,20}(\\.[0-9]{1,10})?$"},"StoreKind":{"description":"What is behind a store.","type":"string","enum":["simulated","revenueCat","sp\###
    y","delegated"],"x-values":{"simulated":"The simulated store: a `.storekit` file, a ledger and the process's clock.","revenueCat":\###
    "A RevenueCat project, over HTTP.","spy":"A test double that records every call.","delegated":"The front end itself is the store."\###
    }},"ViewModelKind":{"description":"Which of the two screens a view model is for.","type":"string","enum":["purchase","manage"],"x-\###
    values":{"purchase":"The purchase screen.","manage":"The manage-subscription screen."}},"ClockMode":{"description":"What moves the\###
     clock.","type":"string","enum":["system","virtual"],"x-values":{"system":"Real time.","virtual":"`clock/advance` alone."}},"Frami\###
    ng":{"description":"How messages are told apart on the pipe.","type":"string","enum":["lines","headers"],"x-values":{"lines":"One J\###
    SON text a line.","headers":"`Content-Length` headers, as in LSP."}},"OfferKind":{"description":"How an offer is come by.","type":\###
    "string","enum":["introductory","promotional","code","winBack"],"x-values":{"introductory":"Once per customer and group, applied b\###
    y a plain purchase.","promotional":"For current and former subscribers.","code":"Redeemed with a code.","winBack":"For those who l\###
    eft."}},"OfferMode":{"description":"How an offer is paid.","type":"string","enum":["freeTrial","payUpFront","payAsYouGo"],"x-value\###
    s":{"freeTrial":"Not at all.","payUpFront":"One charge for the whole length.","payAsYouGo":"A reduced price each period."}},"Ineli\###
    gibleReason":{"description":"Why the current customer may not have an offer.","type":"string","enum":["neverSubscribed","alreadyUs\###
    ed","alreadySubscribed","notLapsed","notInOffer","otherPlanLapsed","redeemOnly","unknown"],"x-values":{"neverSubscribed":"It is fo\###
    r current or former subscribers only.","alreadyUsed":"It was used before.","alreadySubscribed":"The customer holds a plan of the g\###
    roup.","notLapsed":"It is for those whose subscription has ended.","notInOffer":"The customer is not among those the offer is for.\###
    ","otherPlanLapsed":"The plan held last was another.","redeemOnly":"It can only be redeemed as a code.","unknown":"The store does n\###
    ot tell."}},"SubscriptionStatus":{"description":"The standing of the subscription that decides.","type":"string","enum":["notSubsc\###
    ribed","active","inGracePeriod","inBillingRetry","expired","revoked"],"x-values":{"notSubscribed":"There has never been one.","act\###
    ive":"Paid and running.","inGracePeriod":"A renewal failed and the store still serves the customer.","inBillingRetry":"A renewal f\###
    ailed and the store goes on trying; not entitled.","expired":"It has ended.","revoked":"It was refunded, or the family's sharing w\###
    as withdrawn."}},"Ownership":{"description":"How a customer came by what is held.","type":"string","enum":["purchased","familyShar\###
    ed"],"x-values":{"purchased":"Bought by the customer.","familyShared":"Shared by a member of the family."}},"ExpirationReason":{"d\###
    escription":"Why a subscription ended.","type":"string","enum":["autoRenewDisabled","billingError","didNotConsentToPriceIncrease",\###
    "productUnavailable","unknown"],"x-values":{"autoRenewDisabled":"The customer switched renewal off.","billingError":"The payment f\###
    ailed until the store gave up.","didNotConsentToPriceIncrease":"A price increase was never agreed to.","productUnavailable":"The p\###
    lan was no longer sold.","unknown":"The store does not tell."}},"RevocationReason":{"description":"Why the store took a transactio\###
    n back.","type":"string","enum":["developerIssue","other"],"x-values":{"developerIssue":"Something was wrong with the app.","other\###
    ":"Any other reason."}},"PlanChange":{"description":"How one plan compares with the plan held.","type":"string","enum":["upgrade",\###
    "downgrade","crossgrade"],"x-values":{"upgrade":"A higher level of service; takes effect at once.","downgrade":"A lower level; tak\###
    es effect at the next renewal.","crossgrade":"The same level."}},"PendingPlanChange":{"description":"A change of plan that takes e\###
    ffect later.","type":"string","enum":["downgrade","crossgrade"],"x-values":{"downgrade":"To a lower level of service.","crossgrade\###
    ":"To another plan of the same level."}},"PlanChangeTiming":{"description":"When a change of plan takes effect.","type":"string","\###
    enum":["immediately","atNextRenewal"],"x-values":{"immediately":"At once.","atNextRenewal":"When the running period ends."}},"Pric\###
    eIncreaseStatus":{"description":"How a price increase stands.","type":"string","enum":["pending","agreed"],"x-values":{"pending":"\###
    The customer has not agreed yet.","agreed":"The next renewal costs the new price."}},"PendingReason":{"description":"What a purcha\###
    se waits for.","type":"string","enum":["askToBuy","interrupted","payment"],"x-values":{"askToBuy":"A parent's approval.","interrup\###
    ted":"Something the customer must do outside the app.","payment":"The payment itself."}},"StandingCause":{"description":"What made\###
     a customer's standing different.","type":"string","enum":["purchase","restore","refresh","renewal","planChange","expiry","gracePe\###
    riod","billingRetry","recovery","purchaseElsewhere","approval","decline","autoRenew","refund","revocation","priceIncrease","offerC\###
    ode","familySharing","customer","reset","push"],"x-values":{"purchase":"A purchase through the store.","restore":"A restore.","ref\###
    resh":"A read found it different.","renewal":"A period was renewed.","planChange":"A pending change of plan took effect.","expiry"\###
    :"A subscription ended.","gracePeriod":"A renewal failed and the grace period began.","billingRetry":"The store began, or went on,\###
     retrying a failed renewal without serving the customer.","recovery":"A failed renewal was paid after all.","purchaseElsewhere":"A\###
     purchase made outside the app.","approval":"A pending purchase was approved.","decline":"A pending purchase was declined.","autoR\###
    enew":"Auto-renewal was switched.","refund":"A transaction was refunded.","revocation":"Sharing or a right was withdrawn.","priceI\###
    ncrease":"A price increase was asked for or answered.","offerCode":"An offer code was redeemed.","familySharing":"Family sharing w\###
    as switched.","customer":"Another customer uses the store.","reset":"The store was reset.","push":"The store behind a front end or\###
     a server said so."}},"StoreErrorCode":{"description":"The kinds of failure of a store that screens tell apart.","type":"string","\###
    enum":["purchaseCancelled","paymentPending","purchaseNotAllowed","productUnavailable","productAlreadyPurchased","ineligibleForOffe\###
    r","invalidOffer","receiptInUse","offline","network","timedOut","storeProblem","serverProblem","invalidCredentials","operationInPr\###
    ogress","notSupported","configuration","unknown"],"x-values":{"purchaseCancelled":"The customer, or the task that asked, thought b\###
    etter of it.","paymentPending":"The purchase waits for somebody's approval.","purchaseNotAllowed":"This device or customer may not\###
     buy.","productUnavailable":"The store does not sell this plan, or not here.","productAlreadyPurchased":"The plan has been bought a\###
    lready.","ineligibleForOffer":"The customer may not have this offer; the regular price stays purchasable.","invalidOffer":"The off\###
    er does not exist or is not well-formed.","receiptInUse":"The purchase belongs to another customer.","offline":"There is no networ\###
    k at all.","network":"The network failed on the way.","timedOut":"No answer came in time.","storeProblem":"The store said that it h\###
    as a problem.","serverProblem":"A server answered with what cannot be used.","invalidCredentials":"The store refused the app's cre\###
    dentials.","operationInProgress":"The same thing is under way already.","notSupported":"The store cannot do this.","configuration"\###
    :"The app or its store is set up wrongly.","unknown":"Anything else."}},"LoadStatus":{"description":"How far the plans are loaded.\###
    ","type":"string","enum":["notLoaded","loading","loaded","failed"],"x-values":{"notLoaded":"No load has been asked for.","loading"\###
    :"A load is under way.","loaded":"The plans are shown.","failed":"The last load failed; what was shown before stays."}},"OverlayKi\###
    nd":{"description":"What a covering progress display says is going on.","type":"string","enum":["loading","purchasing","restoring"\###
    ,"changing","cancelling","refunding"],"x-values":{"loading":"The plans are loaded for the first time, or again after a failure.","\###
    purchasing":"A purchase.","restoring":"A restore.","changing":"A change of plan.","cancelling":"Switching auto-renewal off or on."\###
    ,"refunding":"A refund request."}},"ToastStyle":{"description":"How a toast looks.","type":"string","enum":["success","info","warn\###
    ing","error"],"x-values":{"success":"Something was done.","info":"Something to know, such as a purchase that waits for approval.",\###
    "warning":"Something to look at.","error":"Something failed."}},"RestoreFailureReason":{"description":"Why the popup about a faile\###
    d restore is shown.","type":"string","enum":["nothingToRestore","timedOut","failed"],"x-values":{"nothingToRestore":"The store fou\###
    nd nothing.","timedOut":"The store did not answer in time.","failed":"The store refused."}},"ScreenAction":{"description":"An acti\###
    on of a screen: the second half of its method.","type":"string","enum":["load","purchaseSubscription","restorePurchases","selectSu\###
    bscription","changeSubscription","cancelSubscription","acceptRetentionOffer","declineRetentionOffer","resumeSubscription","request\###
    Refund","dismissToast","dismissRestoreFailedPopup"],"x-values":{"load":"`viewModel/load`","purchaseSubscription":"`viewModel/purch\###
    aseSubscription`","restorePurchases":"`viewModel/restorePurchases`","selectSubscription":"`viewModel/selectSubscription`","changeS\###
    ubscription":"`viewModel/changeSubscription`","cancelSubscription":"`viewModel/cancelSubscription`","acceptRetentionOffer":"`viewM\###
    odel/acceptRetentionOffer`","declineRetentionOffer":"`viewModel/declineRetentionOffer`","resumeSubscription":"`viewModel/resumeSub\###
    scription`","requestRefund":"`viewModel/requestRefund`","dismissToast":"`viewModel/dismissToast`","dismissRestoreFailedPopup":"`vi\###
    ewModel/dismissRestoreFailedPopup`"}},"ActionOutcome":{"description":"How an action of a screen ended.","type":"string","enum":["c\###
    ompleted","failed","purchased","pending","scheduled","cancelled","restored","nothingToRestore","timedOut","retentionOffered","auto\###
    RenewDisabled","autoRenewEnabled","openManagementURL","refunded","abandoned"],"x-values":{"completed":"It did what it says.","fail\###
    ed":"The store refused; the particulars are in `error`.","purchased":"The plan was bought.","pending":"The purchase waits for some\###
    body's approval.","scheduled":"The change, or the offer, takes effect at the next renewal.","cancelled":"The customer, or `$/cance\###
    lRequest`, stopped it.","restored":"The restore found something.","nothingToRestore":"The restore found nothing.","timedOut":"The s\###
    tore did not answer in time.","retentionOffered":"An offer to stay is shown instead.","autoRenewDisabled":"The plan will not renew\###
    .","autoRenewEnabled":"The plan will renew.","openManagementURL":"The store cannot do it here; the customer is to open `management\###
    URL`.","refunded":"The money goes back.","abandoned":"The view model was disposed of, or its store was closed or reset, before the\###
     end."}},"Badge":{"description":"The one-word standing beside the current plan.","type":"string","enum":["active","freeTrial","can\###
    celled","cancelledTrial","expired","gracePeriod","billingRetry","pendingChange","familyShared","refunded"],"x-values":{"active":"I\###
    t runs.","freeTrial":"It runs as a free trial.","cancelled":"It runs and will not renew.","cancelledTrial":"A free trial that will\###
     not renew.","expired":"It has ended.","gracePeriod":"A renewal failed; still served.","billingRetry":"A renewal failed; not serve\###
    d.","pendingChange":"Another plan follows.","familyShared":"Shared by the family.","refunded":"Its money was given back."}},"Billi\###
    ngIssueKind":{"description":"Which billing problem a plan has.","type":"string","enum":["gracePeriod","billingRetry"],"x-values":{\###
    "gracePeriod":"A renewal failed; the customer is served until `until`.","billingRetry":"A renewal failed; the customer is not serv\###
    ed."}},"RefundStatus":{"description":"How the last refund request ended.","type":"string","enum":["refunded","cancelled","failed"]\###
    ,"x-values":{"refunded":"The money goes back.","cancelled":"The customer left the request.","failed":"The store refused."}},"Messa\###
    geCode":{"description":"What a message of a screen says: the key of its text.","type":"string","enum":["loading","purchasing","res\###
    toring","changing","cancelling","resuming","refunding","purchased","alreadyHeld","purchasePending","purchaseApproved","purchaseDec\###
    lined","changeScheduled","offerScheduled","purchasesRestored","autoRenewDisabled","autoRenewDisabledNow","autoRenewEnabled","refun\###
    ded","purchaseCancelled","paymentPending","purchaseNotAllowed","productUnavailable","productAlreadyPurchased","ineligibleForOffer"\###
    ,"invalidOffer","receiptInUse","offline","network","timedOut","storeProblem","serverProblem","invalidCredentials","operationInProg\###
    ress","notSupported","configuration","unknown","renewsForPrice","renews","expiredOn","expired","endsOn","gracePeriodUntil","graceP\###
    eriod","billingRetry","changesTo","sharedByFamily","refundedOn","refundedPlan","neverEnds","priceIncreasePending"],"x-values":{"lo\###
    ading":"The plans are being loaded.","purchasing":"A purchase is under way.","restoring":"A restore is under way.","changing":"A c\###
    hange of plan is under way.","cancelling":"Auto-renewal is being switched off.","resuming":"Auto-renewal is being switched on.","r\###
    efunding":"A refund is being asked for.","purchased":"The plan was bought.","alreadyHeld":"The plan is held already.","purchasePen\###
    ding":"The purchase waits for approval.","purchaseApproved":"A purchase that waited was approved.","purchaseDeclined":"A purchase t\###
    hat waited was declined.","changeScheduled":"The change of plan takes effect at the next renewal.","offerScheduled":"The offer tak\###
    es effect at the next renewal.","purchasesRestored":"Purchases were restored.","autoRenewDisabled":"The plan will not renew.","aut\###
    oRenewDisabledNow":"The plan will not renew and has ended.","autoRenewEnabled":"The plan will renew.","refunded":"The money goes b\###
    ack.","purchaseCancelled":"The store error of this code.","paymentPending":"The store error of this code.","purchaseNotAllowed":"T\###
    he store error of this code.","productUnavailable":"The store error of this code.","productAlreadyPurchased":"The store error of t\###
    his code.","ineligibleForOffer":"The store error of this code.","invalidOffer":"The store error of this code.","receiptInUse":"The\###
     store error of this code.","offline":"The store error of this code.","network":"The store error of this code.","timedOut":"The st\###
    ore error of this code.","storeProblem":"The store error of this code.","serverProblem":"The store error of this code.","invalidCr\###
    edentials":"The store error of this code.","operationInProgress":"The store error of this code.","notSupported":"The store error o\###
    f this code.","configuration":"The store error of this code.","unknown":"The store error of this code.","renewsForPrice":"The plan\###
     renews at a date for a price.","renews":"The plan renews at a date.","expiredOn":"The plan ended at a date.","expired":"The plan h\###
    as ended.","endsOn":"The plan ends at a date.","gracePeriodUntil":"The payment failed; the plan is served until a date.","gracePer\###
    iod":"The payment failed; the plan is served for now.","billingRetry":"The payment failed; the plan is not served.","changesTo":"A\###
    nother plan follows at a date.","sharedByFamily":"The family shares the plan.","refundedOn":"The plan was refunded at a date.","re\###
    fundedPlan":"The plan was refunded.","neverEnds":"The plan never ends.","priceIncreasePending":"A higher price waits for agreement\###
    ."}},"ProductKind":{"description":"What is sold under a product identifier.","type":"string","enum":["autoRenewable","nonRenewing"\###
    ,"nonConsumable","consumable"],"x-values":{"autoRenewable":"A subscription that renews by itself.","nonRenewing":"A subscription t\###
    hat ends by itself.","nonConsumable":"Bought once, kept for good.","consumable":"Bought, used up, bought again."}},"TransactionRea\###
    son":{"description":"What made a transaction.","type":"string","enum":["purchase","renewal","restore"],"x-values":{"purchase":"A c\###
    ustomer's purchase.","renewal":"The store, at the end of a period.","restore":"A restore."}},"TransactionState":{"description":"Ho\###
    w a transaction stands.","type":"string","enum":["purchased","pending","failed","declined"],"x-values":{"purchased":"Paid.","pendi\###
    ng":"It waits for somebody.","failed":"It failed.","declined":"It was declined by whoever had to approve."}},"SimulatedPurchaseDec\###
    ision":{"description":"What the customer of a simulated store does when the payment sheet opens.","type":"string","enum":["succeed\###
    ","cancel"],"x-values":{"succeed":"Pays.","cancel":"Closes it."}},"PurchaseDecision":{"description":"What a test store's customer d\###
    oes when the payment sheet opens.","type":"string","enum":["succeed","fail","cancel"],"x-values":{"succeed":"Pays.","fail":"Pays, a\###
    nd the payment fails; RevenueCat's Test Store only.","cancel":"Closes it."}},"SimulatedAPI":{"description":"Which part of a simula\###
    ted store fails.","type":"string","enum":["loadProducts","purchase","sync","subscriptionStatus","manageSubscriptions","refundReque\###
    st","offerCodeRedeem"],"x-values":{"loadProducts":"`fetchProducts`.","purchase":"`purchase`.","sync":"`restore`.","subscriptionSta\###
    tus":"`currentState`.","manageSubscriptions":"`setAutoRenew`.","refundRequest":"`requestRefund`.","offerCodeRedeem":"`simulator/re\###
    deemOfferCode`."}},"TimeRate":{"description":"How fast a simulated store's periods pass. As an input the integer of a `.storekit` f\###
    ile stands for its name.","type":"string","enum":["realTime","oneHourIsOneDay","thirtyMinutesIsOneDay","fiveMinutesIsOneDay","oneM\###
    inuteIsOneDay","thirtySecondsIsOneDay","oneSecondIsOneDay","monthlyRenewalEveryOneHour","monthlyRenewalEveryThirtyMinutes","monthl\###
    yRenewalEveryFifteenMinutes","monthlyRenewalEveryFiveMinutes","monthlyRenewalEveryThirtySeconds","oneRenewalEveryFifteenMinutes","\###
    oneRenewalEveryFiveMinutes","oneRenewalEveryOneMinute","oneRenewalEveryThirtySeconds","oneRenewalEveryTenSeconds","oneRenewalEvery\###
    TwoSeconds"],"x-values":{"realTime":"A day lasts a day.","oneHourIsOneDay":"A day lasts an hour.","thirtyMinutesIsOneDay":"A day l\###
    asts 30 minutes.","fiveMinutesIsOneDay":"A day lasts 5 minutes.","oneMinuteIsOneDay":"A day lasts a minute.","thirtySecondsIsOneDa\###
    y":"A day lasts 30 seconds.","oneSecondIsOneDay":"A day lasts a second.","monthlyRenewalEveryOneHour":"A month lasts an hour.","mo\###
    nthlyRenewalEveryThirtyMinutes":"A month lasts 30 minutes.","monthlyRenewalEveryFifteenMinutes":"A month lasts 15 minutes.","month\###
    lyRenewalEveryFiveMinutes":"A month lasts 5 minutes.","monthlyRenewalEveryThirtySeconds":"A month lasts 30 seconds.","oneRenewalEv\###
    eryFifteenMinutes":"Every period lasts 15 minutes.","oneRenewalEveryFiveMinutes":"Every period lasts 5 minutes.","oneRenewalEveryO\###
    neMinute":"Every period lasts a minute.","oneRenewalEveryThirtySeconds":"Every period lasts 30 seconds.","oneRenewalEveryTenSecond\###
    s":"Every period lasts 10 seconds.","oneRenewalEveryTwoSeconds":"Every period lasts 2 seconds."},"x-integers":{"realTime":0,"oneHo\###
    urIsOneDay":1,"thirtyMinutesIsOneDay":2,"fiveMinutesIsOneDay":3,"oneMinuteIsOneDay":4,"thirtySecondsIsOneDay":5,"oneSecondIsOneDay\###
    ":6,"monthlyRenewalEveryOneHour":10,"monthlyRenewalEveryThirtyMinutes":11,"monthlyRenewalEveryFifteenMinutes":12,"monthlyRenewalEv\###
    eryFiveMinutes":13,"monthlyRenewalEveryThirtySeconds":15,"oneRenewalEveryFifteenMinutes":1000,"oneRenewalEveryFiveMinutes":1001,"o\###
    neRenewalEveryOneMinute":1002,"oneRenewalEveryThirtySeconds":1003,"oneRenewalEveryTenSeconds":1004,"oneRenewalEveryTwoSeconds":100\###
    5}},"TimeRateInput":{"description":"How fast a simulated store's periods pass. As an input the integer of a `.storekit` file stand\###
    s for its name. As a front end may send it.","anyOf":[{"$ref":"#/components/schemas/TimeRate"},{"enum":[0,1,2,3,4,5,6,10,11,12,13,\###
    15,1000,1001,1002,1003,1004,1005]}]},"SpyAction":{"description":"An action of a store that a spy records and stubs.","type":"strin\###
    g","enum":["fetchProducts","purchase","restore","currentState","setAutoRenew","requestRefund"],"x-values":{"fetchProducts":"`store\###
    /fetchProducts`","purchase":"`store/purchase`","restore":"`store/restore`","currentState":"`store/currentState`","setAutoRenew":"`\###
    store/setAutoRenew`","requestRefund":"`store/requestRefund`"}},"CallOrigin":{"description":"Who made a call to a store.","type":"s\###
    tring","enum":["action","refresh","direct"],"x-values":{"action":"An action of a screen.","refresh":"A screen that refreshes its p\###
    lans by itself.","direct":"A `store/*` request."}},"CallOutcome":{"description":"How a call to a store ended.","type":"string","en\###
    um":["succeeded","failed","cancelled"],"x-values":{"succeeded":"With a value.","failed":"With an error.","cancelled":"It was cance\###
    lled before the end."}},"Severity":{"description":"How grave a finding is.","type":"string","enum":["error","warning"],"x-values":\###
    {"error":"The file cannot be used.","warning":"It can, and something is odd."}},"NotAllowedReason":{"description":"Why an action i\###
    s not possible now.","type":"string","enum":["purchaseInProgress","restoreInProgress","changeInProgress","cancelInProgress","refun\###
    dInProgress","notLoaded","notSubscribed","alreadyInThatState","wrongKind","nothingSelected","nothingOffered","inUse","notPending",\###
    "familyShared"],"x-values":{"purchaseInProgress":"A purchase is under way.","restoreInProgress":"A restore is under way.","changeI\###
    nProgress":"A change of plan is under way.","cancelInProgress":"Auto-renewal is being switched.","refundInProgress":"A refund requ\###
    est is under way.","notLoaded":"The plans are not loaded and no load is under way.","notSubscribed":"There is no subscription to d\###
    o this with.","alreadyInThatState":"It is so already.","wrongKind":"Another kind of screen, store or product has this.","nothingSe\###
    lected":"No plan is named or selected.","nothingOffered":"No retention offer is shown.","inUse":"A spy stands over the store.","no\###
    tPending":"The transaction waits for nobody.","familyShared":"A family member cannot do this with a shared plan."}},"Price":{"desc\###
    ription":"An amount of money, and how the store's locale writes it.","type":"object","properties":{"amount":{"description":"The ex\###
    act amount.","$ref":"#/components/schemas/Amount"},"currency":{"description":"ISO 4217 code, such as `USD`.","type":"string"},"dis\###
    play":{"description":"The text that a screen shows, such as `$9.99`.","type":"string"}},"required":["amount","currency","display"]\###
    },"PriceInput":{"description":"An amount of money, and how the store's locale writes it. As a front end may send it.","type":"obje\###
    ct","properties":{"amount":{"description":"The exact amount.","anyOf":[{"$ref":"#/components/schemas/Amount"},{"type":"null"}],"de\###
    fault":"0"},"currency":{"description":"ISO 4217 code, such as `USD`.","type":["string","null"],"x-derived":"the currency of the sn\###
    apshot around it, `USD` elsewhere"},"display":{"description":"The text that a screen shows, such as `$9.99`.","type":["string","nu\###
    ll"],"x-derived":"amount and currency, written for the store's locale"}},"additionalProperties":false},"Product":{"description":"W\###
    hat the store sells a plan as.","type":"object","properties":{"description":{"description":"A sentence about it; empty when the st\###
    ore has none.","type":"string"},"displayName":{"description":"Its name, for people.","type":"string"},"identifier":{"description":\###
    "What the store knows the product by.","type":"string"},"price":{"description":"The regular price of one period.","$ref":"#/compon\###
    ents/schemas/Price"}},"required":["description","displayName","identifier","price"]},"ProductInput":{"description":"What the store\###
     sells a plan as. As a front end may send it.","type":"object","properties":{"description":{"description":"A sentence about it; em\###
    pty when the store has none.","type":["string","null"],"default":""},"displayName":{"description":"Its name, for people.","type":[\###
    "string","null"],"x-derived":"the identifier"},"identifier":{"description":"What the store knows the product by.","type":["string"\###
    ,"null"],"x-derived":"the plan's `id`"},"price":{"description":"The regular price of one period.","anyOf":[{"$ref":"#/components/s\###
    chemas/PriceInput"},{"type":"null"}],"x-derived":"zero"}},"additionalProperties":false},"Offer":{"description":"A price other than\###
     the regular one, for a while, to those who may have it.","type":"object","properties":{"id":{"description":"Its identifier; null f\###
    or an introductory offer.","type":["string","null"]},"ineligibleReason":{"description":"Why not; null when eligible.","anyOf":[{"$\###
    ref":"#/components/schemas/IneligibleReason"},{"type":"null"}]},"isEligible":{"description":"Whether the current customer may have\###
     it now; not known counts as not.","type":"boolean"},"kind":{"description":"How it is come by.","$ref":"#/components/schemas/Offer\###
    Kind"},"mode":{"description":"How it is paid.","$ref":"#/components/schemas/OfferMode"},"period":{"description":"The length of one\###
     period of the offer.","$ref":"#/components/schemas/Period"},"periodCount":{"description":"How many periods it lasts; more than on\###
    e only when paid as you go.","type":"integer","minimum":1},"price":{"description":"The price of one period (pay as you go), of the\###
     whole (pay up front), or zero (free trial).","$ref":"#/components/schemas/Price"}},"required":["id","ineligibleReason","isEligibl\###
    e","kind","mode","period","periodCount","price"]},"OfferInput":{"description":"A price other than the regular one, for a while, to\###
     those who may have it. As a front end may send it.","type":"object","properties":{"id":{"description":"Its identifier; null for a\###
    n introductory offer.","type":["string","null"]},"ineligibleReason":{"description":"Why not; null when eligible.","anyOf":[{"$ref"\###
    :"#/components/schemas/IneligibleReason"},{"type":"null"}]},"isEligible":{"description":"Whether the current customer may have it n\###
    ow; not known counts as not.","type":["boolean","null"],"default":false},"kind":{"description":"How it is come by.","anyOf":[{"$re\###
    f":"#/components/schemas/OfferKind"},{"type":"null"}],"default":"promotional"},"mode":{"description":"How it is paid.","anyOf":[{"\###
    $ref":"#/components/schemas/OfferMode"},{"type":"null"}],"x-derived":"`freeTrial` without a price, else `payAsYouGo`"},"period":{"\###
    description":"The length of one period of the offer.","anyOf":[{"$ref":"#/components/schemas/Period"},{"type":"null"}],"default":"\###
    P1M"},"periodCount":{"description":"How many periods it lasts; more than one only when paid as you go.","type":["integer","null"],\###
    "default":1,"minimum":1},"price":{"description":"The price of one period (pay as you go), of the whole (pay up front), or zero (fr\###
    ee trial).","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}],"x-derived":"zero"}},"additionalProperties":false\###
    },"SubscriptionModel":{"description":"A plan that the store sells.","type":"object","properties":{"groupID":{"description":"The gr\###
    oup; plans of one group exclude each other.","type":"string"},"groupName":{"description":"The group's name, for people.","type":"s\###
    tring"},"id":{"description":"The product identifier, by which methods name the plan.","type":"string"},"introductoryOffer":{"descr\###
    iption":"What new subscribers of the group get, null without one.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]\###
    },"isFamilyShareable":{"description":"Whether the family shares it.","type":"boolean"},"level":{"description":"The place in the gr\###
    oup, 1 the highest service.","type":"integer","minimum":0},"period":{"description":"How long one paid period lasts.","$ref":"#/com\###
    ponents/schemas/Period"},"pricePerMonth":{"description":"The price divided by the months of the period, rounded down to the curren\###
    cy's smallest unit; null when it cannot be told.","anyOf":[{"$ref":"#/components/schemas/Price"},{"type":"null"}]},"product":{"des\###
    cription":"What it is sold as.","$ref":"#/components/schemas/Product"},"promotionOffers":{"description":"Offers of kind promotiona\###
    l, code and win-back.","type":"array","items":{"$ref":"#/components/schemas/Offer"}},"savingsPercent":{"description":"What is save\###
    d against the dearest price per month of the same group and level, rounded down; null where nothing is.","type":["integer","null"]\###
    }},"required":["groupID","groupName","id","introductoryOffer","isFamilyShareable","level","period","pricePerMonth","product","prom\###
    otionOffers","savingsPercent"]},"SubscriptionModelInput":{"description":"A plan that the store sells. As a front end may send it."\###
    ,"type":"object","properties":{"groupID":{"description":"The group; plans of one group exclude each other.","type":["string","null\###
    "],"default":""},"groupName":{"description":"The group's name, for people.","type":["string","null"],"default":""},"id":{"descript\###
    ion":"The product identifier, by which methods name the plan.","type":"string"},"introductoryOffer":{"description":"What new subsc\###
    ribers of the group get, null without one.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"isFamilyShareab\###
    le":{"description":"Whether the family shares it.","type":["boolean","null"],"default":false},"level":{"description":"The place in\###
     the group, 1 the highest service.","type":["integer","null"],"default":1,"minimum":0},"period":{"description":"How long one paid p\###
    eriod lasts.","anyOf":[{"$ref":"#/components/schemas/Period"},{"type":"null"}],"default":"P1M"},"pricePerMonth":{"description":"Th\###
    e price divided by the months of the period, rounded down to the currency's smallest unit; null when it cannot be told.","anyOf":[\###
    {"$ref":"#/components/schemas/PriceInput"},{"type":"null"}]},"product":{"description":"What it is sold as.","anyOf":[{"$ref":"#/co\###
    mponents/schemas/ProductInput"},{"type":"null"}],"x-derived":"the plan's `id` alone"},"promotionOffers":{"description":"Offers of k\###
    ind promotional, code and win-back.","type":["array","null"],"items":{"$ref":"#/components/schemas/OfferInput"},"default":[]},"sav\###
    ingsPercent":{"description":"What is saved against the dearest price per month of the same group and level, rounded down; null whe\###
    re nothing is.","type":["integer","null"]}},"required":["id"],"additionalProperties":false},"PendingChange":{"description":"A chan\###
    ge of plan that takes effect later.","type":"object","properties":{"change":{"description":"How it compares with the plan held.","\###
    $ref":"#/components/schemas/PendingPlanChange"},"effectiveAt":{"description":"When it follows.","$ref":"#/components/schemas/Insta\###
    nt"},"subscriptionID":{"description":"The plan that follows.","type":"string"}},"required":["change","effectiveAt","subscriptionID\###
    "]},"PendingChangeInput":{"description":"A change of plan that takes effect later. As a front end may send it.","type":"object","p\###
    roperties":{"change":{"description":"How it compares with the plan held.","anyOf":[{"$ref":"#/components/schemas/PendingPlanChange\###
    "},{"type":"null"}],"default":"downgrade"},"effectiveAt":{"description":"When it follows.","anyOf":[{"$ref":"#/components/schemas/\###
    Instant"},{"type":"null"}],"x-derived":"the end of the running period"},"subscriptionID":{"description":"The plan that follows.","\###
    type":"string"}},"required":["subscriptionID"],"additionalProperties":false},"PriceIncrease":{"description":"A higher price that t\###
    he customer was told of.","type":"object","properties":{"price":{"description":"The new price.","$ref":"#/components/schemas/Price\###
    "},"status":{"description":"Whether the customer has agreed.","$ref":"#/components/schemas/PriceIncreaseStatus"}},"required":["pri\###
    ce","status"]},"PriceIncreaseInput":{"description":"A higher price that the customer was told of. As a front end may send it.","ty\###
    pe":"object","properties":{"price":{"description":"The new price.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"nu\###
    ll"}],"x-derived":"the renewal price"},"status":{"description":"Whether the customer has agreed.","anyOf":[{"$ref":"#/components/s\###
    chemas/PriceIncreaseStatus"},{"type":"null"}],"default":"pending"}},"additionalProperties":false},"UserSubscription":{"description\###
    ":"A plan that a customer holds or held.","type":"object","properties":{"expirationReason":{"description":"Why it ended; null whil\###
    e it has not.","anyOf":[{"$ref":"#/components/schemas/ExpirationReason"},{"type":"null"}]},"expiresAt":{"description":"The end of t\###
    hat period: the first instant that is not paid for. Null when it never ends.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"t\###
    ype":"null"}]},"gracePeriodEndsAt":{"description":"Until when the customer is served although a renewal failed.","anyOf":[{"$ref":\###
    "#/components/schemas/Instant"},{"type":"null"}]},"groupID":{"description":"Its group.","type":"string"},"isEntitled":{"descriptio\###
    n":"Whether the customer is served now.","type":"boolean"},"isTrial":{"description":"Whether the running period is a free trial.",\###
    "type":"boolean"},"managementURL":{"description":"Where the customer manages it when the store cannot be asked.","type":["string",\###
    "null"]},"offer":{"description":"The offer that the running period was bought under.","anyOf":[{"$ref":"#/components/schemas/Offer\###
    "},{"type":"null"}]},"originalPurchaseAt":{"description":"The first purchase ever under the same original transaction.","anyOf":[{\###
    "$ref":"#/components/schemas/Instant"},{"type":"null"}]},"ownership":{"description":"How the customer came by it.","$ref":"#/compo\###
    nents/schemas/Ownership"},"pendingChange":{"description":"The plan that follows, null without one.","anyOf":[{"$ref":"#/components\###
    /schemas/PendingChange"},{"type":"null"}]},"periodStartAt":{"description":"The beginning of the running or last period.","anyOf":[\###
    {"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The higher price that the customer was t\###
    old of.","anyOf":[{"$ref":"#/components/schemas/PriceIncrease"},{"type":"null"}]},"purchasedAt":{"description":"This plan's first p\###
    urchase in its unbroken run.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"renewalOffer":{"description":"Th\###
    e offer that waits for the next billing.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"renewalPrice":{"descri\###
    ption":"What the next renewal costs, offers included; null when it will not renew or is not known.","anyOf":[{"$ref":"#/components\###
    /schemas/Price"},{"type":"null"}]},"renewsAt":{"description":"When it renews; null when it will not.","anyOf":[{"$ref":"#/componen\###
    ts/schemas/Instant"},{"type":"null"}]},"revocationReason":{"description":"Why the store took it back.","anyOf":[{"$ref":"#/compone\###
    nts/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When the store took it back.","anyOf":[{"$ref":"#/com\###
    ponents/schemas/Instant"},{"type":"null"}]},"storefrontKind":{"description":"The kind of storefront it was bought in, such as `app\###
    Store` or `testStore`.","type":"string"},"subscriptionID":{"description":"The plan.","type":"string"},"willAutoRenew":{"descriptio\###
    n":"Whether it renews by itself.","type":"boolean"}},"required":["expirationReason","expiresAt","gracePeriodEndsAt","groupID","isE\###
    ntitled","isTrial","managementURL","offer","originalPurchaseAt","ownership","pendingChange","periodStartAt","priceIncrease","purch\###
    asedAt","renewalOffer","renewalPrice","renewsAt","revocationReason","revokedAt","storefrontKind","subscriptionID","willAutoRenew"]\###
    },"UserSubscriptionInput":{"description":"A plan that a customer holds or held. As a front end may send it.","type":"object","prop\###
    erties":{"expirationReason":{"description":"Why it ended; null while it has not.","anyOf":[{"$ref":"#/components/schemas/Expiratio\###
    nReason"},{"type":"null"}]},"expiresAt":{"description":"The end of that period: the first instant that is not paid for. Null when i\###
    t never ends.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"gracePeriodEndsAt":{"description":"Until when t\###
    he customer is served although a renewal failed.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"groupID":{"d\###
    escription":"Its group.","type":["string","null"],"default":""},"isEntitled":{"description":"Whether the customer is served now.",\###
    "type":["boolean","null"],"x-derived":"the `status` of the standing: true when `active` or `inGracePeriod`"},"isTrial":{"descripti\###
    on":"Whether the running period is a free trial.","type":["boolean","null"],"default":false},"managementURL":{"description":"Where\###
     the customer manages it when the store cannot be asked.","type":["string","null"]},"offer":{"description":"The offer that the run\###
    ning period was bought under.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"originalPurchaseAt":{"descri\###
    ption":"The first purchase ever under the same original transaction.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"nu\###
    ll"}]},"ownership":{"description":"How the customer came by it.","anyOf":[{"$ref":"#/components/schemas/Ownership"},{"type":"null"\###
    }],"default":"purchased"},"pendingChange":{"description":"The plan that follows, null without one.","anyOf":[{"$ref":"#/components\###
    /schemas/PendingChangeInput"},{"type":"null"}]},"periodStartAt":{"description":"The beginning of the running or last period.","any\###
    Of":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The higher price that the customer w\###
    as told of.","anyOf":[{"$ref":"#/components/schemas/PriceIncreaseInput"},{"type":"null"}]},"purchasedAt":{"description":"This plan\###
    's first purchase in its unbroken run.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"renewalOffer":{"descri\###
    ption":"The offer that waits for the next billing.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"renewal\###
    Price":{"description":"What the next renewal costs, offers included; null when it will not renew or is not known.","anyOf":[{"$ref\###
    ":"#/components/schemas/PriceInput"},{"type":"null"}]},"renewsAt":{"description":"When it renews; null when it will not.","anyOf":\###
    [{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"revocationReason":{"description":"Why the store took it back.","anyOf"\###
    :[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When the store took it back.","an\###
    yOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"storefrontKind":{"description":"The kind of storefront it was bou\###
    ght in, such as `appStore` or `testStore`.","type":["string","null"],"default":"appStore"},"subscriptionID":{"description":"The pl\###
    an.","type":"string"},"willAutoRenew":{"description":"Whether it renews by itself.","type":["boolean","null"],"default":false}},"r\###
    equired":["subscriptionID"],"additionalProperties":false},"PendingPurchase":{"description":"A purchase that waits for somebody.","\###
    type":"object","properties":{"reason":{"description":"What it waits for.","$ref":"#/components/schemas/PendingReason"},"requestedA\###
    t":{"description":"When it was asked for.","$ref":"#/components/schemas/Instant"},"subscriptionID":{"description":"The plan asked f\###
    or.","type":"string"},"transactionID":{"description":"The transaction that waits.","type":"string"}},"required":["reason","request\###
    edAt","subscriptionID","transactionID"]},"PendingPurchaseInput":{"description":"A purchase that waits for somebody. As a front end\###
     may send it.","type":"object","properties":{"reason":{"description":"What it waits for.","anyOf":[{"$ref":"#/components/schemas/P\###
    endingReason"},{"type":"null"}],"default":"payment"},"requestedAt":{"description":"When it was asked for.","anyOf":[{"$ref":"#/com\###
    ponents/schemas/Instant"},{"type":"null"}],"x-derived":"now"},"subscriptionID":{"description":"The plan asked for.","type":"string\###
    "},"transactionID":{"description":"The transaction that waits.","type":["string","null"],"default":""}},"required":["subscriptionI\###
    D"],"additionalProperties":false},"SubscriptionState":{"description":"A customer's standing with a store.","type":"object","proper\###
    ties":{"others":{"description":"The rest, of other groups or, with family sharing, of the same.","type":"array","items":{"$ref":"#\###
    /components/schemas/UserSubscription"}},"ownedProducts":{"description":"Identifiers of one-time products that the customer owns.",\###
    "type":"array","items":{"type":"string"}},"pendingPurchases":{"description":"Purchases that wait for somebody, oldest first.","typ\###
    e":"array","items":{"$ref":"#/components/schemas/PendingPurchase"}},"status":{"description":"The standing of `subscription`.","$re\###
    f":"#/components/schemas/SubscriptionStatus"},"subscription":{"description":"The one that decides: entitled before not, then the o\###
    rder of groups, then the higher level, then the latest.","anyOf":[{"$ref":"#/components/schemas/UserSubscription"},{"type":"null"}\###
    ]}},"required":["others","ownedProducts","pendingPurchases","status","subscription"]},"SubscriptionStateInput":{"description":"A c\###
    ustomer's standing with a store. As a front end may send it.","type":"object","properties":{"others":{"description":"The rest, of o\###
    ther groups or, with family sharing, of the same.","type":["array","null"],"items":{"$ref":"#/components/schemas/UserSubscriptionI\###
    nput"},"default":[]},"ownedProducts":{"description":"Identifiers of one-time products that the customer owns.","type":["array","nu\###
    ll"],"items":{"type":"string"},"default":[]},"pendingPurchases":{"description":"Purchases that wait for somebody, oldest first.","\###
    type":["array","null"],"items":{"$ref":"#/components/schemas/PendingPurchaseInput"},"default":[]},"status":{"description":"The sta\###
    nding of `subscription`.","$ref":"#/components/schemas/SubscriptionStatus"},"subscription":{"description":"The one that decides: e\###
    ntitled before not, then the order of groups, then the higher level, then the latest.","anyOf":[{"$ref":"#/components/schemas/User\###
    SubscriptionInput"},{"type":"null"}]}},"required":["status"],"additionalProperties":false},"ProductsSnapshot":{"description":"What\###
     a store sells to its current customer at one instant, and that customer's standing.","type":"object","properties":{"currency":{"d\###
    escription":"ISO 4217 code of the storefront's currency; empty when the store does not tell.","type":"string"},"fetchedAt":{"descr\###
    iption":"That instant.","$ref":"#/components/schemas/Instant"},"storefront":{"description":"ISO 3166-1 alpha-3 code of the storefr\###
    ont, such as `USA`; empty when the store does not tell.","type":"string"},"subscriptionState":{"description":"The customer's stand\###
    ing.","$ref":"#/components/schemas/SubscriptionState"},"subscriptions":{"description":"The plans, in the store's order.","type":"a\###
    rray","items":{"$ref":"#/components/schemas/SubscriptionModel"}}},"required":["currency","fetchedAt","storefront","subscriptionSta\###
    te","subscriptions"]},"ProductsSnapshotInput":{"description":"What a store sells to its current customer at one instant, and that c\###
    ustomer's standing. As a front end may send it.","type":"object","properties":{"currency":{"description":"ISO 4217 code of the sto\###
    refront's currency; empty when the store does not tell.","type":["string","null"],"default":"USD"},"fetchedAt":{"description":"Tha\###
    t instant.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"x-derived":"now"},"storefront":{"description":"ISO 3\###
    166-1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell.","type":["string","null"],"default":"USA"\###
    },"subscriptionState":{"description":"The customer's standing.","anyOf":[{"$ref":"#/components/schemas/SubscriptionStateInput"},{"\###
    type":"null"}],"x-derived":"the standing last known, `notSubscribed` before there is one"},"subscriptions":{"description":"The pla\###
    ns, in the store's order.","type":["array","null"],"items":{"$ref":"#/components/schemas/SubscriptionModelInput"},"default":[]}},"\###
    additionalProperties":false},"UnderlyingError":{"description":"The failure beneath, in the words of whoever reported it first.","t\###
    ype":"object","properties":{"code":{"description":"Their code.","type":"string"},"domain":{"description":"Who reported it.","type"\###
    :"string"},"message":{"description":"Their words.","type":"string"}},"required":["code","domain","message"]},"UnderlyingErrorInput\###
    ":{"description":"The failure beneath, in the words of whoever reported it first. As a front end may send it.","type":"object","pr\###
    operties":{"code":{"description":"Their code.","type":["string","null"],"default":""},"domain":{"description":"Who reported it.","\###
    type":["string","null"],"default":""},"message":{"description":"Their words.","type":["string","null"],"default":""}},"additionalP\###
    roperties":false},"StoreError":{"description":"Why a store did not do what it was asked. As an input a bare code is enough.","type\###
    ":"object","properties":{"code":{"description":"The kind of failure.","$ref":"#/components/schemas/StoreErrorCode"},"isRetryable":\###
    {"description":"Whether trying again, unchanged, may succeed.","type":"boolean"},"message":{"description":"English text for a pers\###
    on, never empty.","type":"string"},"underlying":{"description":"The failure beneath, null when there is none to tell of.","anyOf":\###
    [{"$ref":"#/components/schemas/UnderlyingError"},{"type":"null"}]}},"required":["code","isRetryable","message","underlying"]},"Sto\###
    reErrorInput":{"description":"Why a store did not do what it was asked. As an input a bare code is enough. As a front end may send\###
     it.","anyOf":[{"$ref":"#/components/schemas/StoreErrorCode"},{"type":"object","properties":{"code":{"description":"The kind of fa\###
    ilure.","anyOf":[{"$ref":"#/components/schemas/StoreErrorCode"},{"type":"null"}],"default":"unknown"},"isRetryable":{"description"\###
    :"Whether trying again, unchanged, may succeed.","type":["boolean","null"],"x-derived":"what the code usually means"},"message":{"\###
    description":"English text for a person, never empty.","type":["string","null"],"x-derived":"the code's own text"},"underlying":{"\###
    description":"The failure beneath, null when there is none to tell of.","anyOf":[{"$ref":"#/components/schemas/UnderlyingErrorInpu\###
    t"},{"type":"null"}]}},"additionalProperties":false}]},"ServerInfo":{"description":"Who answers.","type":"object","properties":{"n\###
    ame":{"description":"Always `subscription-bridge`.","type":"string"},"version":{"description":"The product's version.","type":"str\###
    ing"}},"required":["name","version"]},"Capabilities":{"description":"What this process can do.","type":"object","properties":{"clo\###
    ckModes":{"description":"The clocks it can run on.","type":"array","items":{"$ref":"#/components/schemas/ClockMode"}},"framings":{\###
    "description":"The framings it reads.","type":"array","items":{"$ref":"#/components/schemas/Framing"}},"locales":{"description":"T\###
    he languages its texts come in.","type":"array","items":{"type":"string"}},"methods":{"description":"Every method it takes, in alp\###
    habetical order.","type":"array","items":{"type":"string"}},"storeKinds":{"description":"The kinds of store it can open.","type":"\###
    array","items":{"$ref":"#/components/schemas/StoreKind"}},"viewModelKinds":{"description":"The screens it has.","type":"array","it\###
    ems":{"$ref":"#/components/schemas/ViewModelKind"}}},"required":["clockModes","framings","locales","methods","storeKinds","viewMod\###
    elKinds"]},"InitializeResult":{"description":"What a front end may know before anything else.","type":"object","properties":{"capa\###
    bilities":{"description":"What this process can do.","$ref":"#/components/schemas/Capabilities"},"protocolVersion":{"description":\###
    "The version of the protocol that is spoken: 1.","type":"integer"},"serverInfo":{"description":"Who answers.","$ref":"#/components\###
    /schemas/ServerInfo"}},"required":["capabilities","protocolVersion","serverInfo"]},"ClientInfo":{"description":"Who asks. Unknown m\###
    embers are ignored.","x-use":"input","type":"object","properties":{"name":{"description":"The front end's name.","type":["string",\###
    "null"]},"version":{"description":"The front end's version.","type":["string","null"]}}},"ResetResult":{"description":"The process\###
     after a reset.","type":"object","properties":{"now":{"description":"What the clock says.","$ref":"#/components/schemas/Instant"}}\###
    ,"required":["now"]},"ClockReading":{"description":"What the clock says.","type":"object","properties":{"mode":{"description":"Wha\###
    t moves the clock.","$ref":"#/components/schemas/ClockMode"},"next":{"description":"When the next due thing happens; null when not\###
    hing is due.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"now":{"description":"The current instant.","$ref\###
    ":"#/components/schemas/Instant"}},"required":["mode","next","now"]},"ClockAdvanced":{"description":"Where an advance ended.","typ\###
    e":"object","properties":{"events":{"description":"How many due things happened on the way.","type":"integer"},"now":{"description\###
    ":"The instant reached.","$ref":"#/components/schemas/Instant"}},"required":["events","now"]},"StoreOpened":{"description":"A stor\###
    e that was opened.","type":"object","properties":{"kind":{"description":"What is behind it.","$ref":"#/components/schemas/StoreKin\###
    d"},"store":{"description":"Its name.","type":"string"}},"required":["kind","store"]},"StoreListing":{"description":"An open store\###
    .","type":"object","properties":{"kind":{"description":"What is behind it.","$ref":"#/components/schemas/StoreKind"},"store":{"des\###
    cription":"Its name.","type":"string"},"viewModels":{"description":"The view models on it, in order of creation.","type":"array","\###
    items":{"type":"string"}}},"required":["kind","store","viewModels"]},"StoreDidChange":{"description":"A customer's standing that b\###
    ecame different.","type":"object","properties":{"cause":{"description":"What made it different.","$ref":"#/components/schemas/Stan\###
    dingCause"},"store":{"description":"The store.","type":"string"},"subscriptionState":{"description":"The new standing.","$ref":"#/\###
    components/schemas/SubscriptionState"}},"required":["cause","store","subscriptionState"]},"ViewModelOptions":{"description":"How a\###
     view model behaves. In every time-out 0 means none.","x-use":"input","type":"object","properties":{"loadTimeoutSeconds":{"descrip\###
    tion":"How long a load may take.","type":["number","null"],"default":30,"minimum":0},"notify":{"description":"Whether changes are a\###
    nnounced by `viewModel/didChange`.","type":["boolean","null"],"default":true},"restoreMinimumSeconds":{"description":"How long a r\###
    estore shows at least; the larger of the two times, not their sum.","type":["number","null"],"default":0,"minimum":0},"restoreTime\###
    outSeconds":{"description":"How long a restore may take before the popup.","type":["number","null"],"default":30,"minimum":0},"ret\###
    entionOffers":{"description":"The promotional offer that is shown to who cancels a plan: plan to offer.","type":["object","null"],\###
    "additionalProperties":{"type":"string"},"default":{}},"toastSeconds":{"description":"How long a toast stays; 0 until it is dismis\###
    sed.","type":["number","null"],"default":3,"minimum":0}},"additionalProperties":false},"ViewModelCreated":{"description":"A new vi\###
    ew model.","type":"object","properties":{"kind":{"description":"Its screen.","$ref":"#/components/schemas/ViewModelKind"},"revisio\###
    n":{"description":"The number of its state: 0.","type":"integer"},"state":{"description":"What the screen shows.","$ref":"#/compon\###
    ents/schemas/ScreenState"},"viewModel":{"description":"Its id: the kind and a count, such as `purchase-1`.","type":"string"}},"req\###
    uired":["kind","revision","state","viewModel"]},"ViewModelListing":{"description":"A view model.","type":"object","properties":{"k\###
    ind":{"description":"Its screen.","$ref":"#/components/schemas/ViewModelKind"},"revision":{"description":"The number of its last s\###
    tate.","type":"integer"},"store":{"description":"Its store.","type":"string"},"viewModel":{"description":"Its id.","type":"string"\###
    }},"required":["kind","revision","store","viewModel"]},"ViewModelSnapshot":{"description":"The whole state of a view model.","type\###
    ":"object","properties":{"revision":{"description":"The number of this state.","type":"integer"},"state":{"description":"What the s\###
    creen shows.","$ref":"#/components/schemas/ScreenState"}},"required":["revision","state"]},"ViewModelDidChange":{"description":"A c\###
    hange of a view model's state.","type":"object","properties":{"changes":{"description":"Each member of the state that changed, who\###
    le, under its name.","$ref":"#/components/schemas/ScreenChanges"},"revision":{"description":"The number of the new state, one more\###
     than that of the last.","type":"integer"},"viewModel":{"description":"The view model.","type":"string"}},"required":["changes","r\###
    evision","viewModel"]},"Overlay":{"description":"A display that covers the screen while something runs.","type":"object","properti\###
    es":{"kind":{"description":"What runs.","$ref":"#/components/schemas/OverlayKind"},"message":{"description":"What it says, for peo\###
    ple.","type":"string"}},"required":["kind","message"]},"Toast":{"description":"A short message that goes by itself.","type":"objec\###
    t","properties":{"arguments":{"description":"What was put into the text, by name.","type":"object","additionalProperties":{"type":\###
    "string"}},"code":{"description":"What it says, for programs.","$ref":"#/components/schemas/MessageCode"},"id":{"description":"Nam\###
    es it for `viewModel/dismissToast`.","type":"string"},"message":{"description":"What it says, for people; never empty.","type":"st\###
    ring"},"style":{"description":"How it looks.","$ref":"#/components/schemas/ToastStyle"}},"required":["arguments","code","id","mess\###
    age","style"]},"LastOutcome":{"description":"How the last action ended.","type":"object","properties":{"action":{"description":"Th\###
    e action.","$ref":"#/components/schemas/ScreenAction"},"error":{"description":"Why it failed; null when it did not.","anyOf":[{"$r\###
    ef":"#/components/schemas/StoreError"},{"type":"null"}]},"outcome":{"description":"How it ended.","$ref":"#/components/schemas/Act\###
    ionOutcome"},"sequence":{"description":"Rises with each action that ends, so that equal outcomes can be told apart.","type":"integ\###
    er"},"subscriptionID":{"description":"The plan it was about.","type":["string","null"]}},"required":["action","error","outcome","s\###
    equence","subscriptionID"]},"ScreenStateBase":{"description":"What both screens show.","type":"object","properties":{"availableAct\###
    ions":{"description":"What can be asked for now.","type":"array","items":{"$ref":"#/components/schemas/ScreenAction"}},"isLoading"\###
    :{"description":"Whether a load or a restore runs.","type":"boolean"},"lastOutcome":{"description":"How the last action ended; nul\###
    l before the first.","anyOf":[{"$ref":"#/components/schemas/LastOutcome"},{"type":"null"}]},"loadError":{"description":"Why the la\###
    st load failed; null when it did not.","anyOf":[{"$ref":"#/components/schemas/StoreError"},{"type":"null"}]},"loadStatus":{"descri\###
    ption":"How far the plans are loaded.","$ref":"#/components/schemas/LoadStatus"},"overlay":{"description":"What covers the screen:\###
     any running action except a load that already shows plans.","anyOf":[{"$ref":"#/components/schemas/Overlay"},{"type":"null"}]},"p\###
    urchaseInProgress":{"description":"Whether a purchase, a change of plan or the acceptance of an offer runs.","type":"boolean"},"pu\###
    rchasingSubscriptionID":{"description":"The plan that is being bought.","type":["string","null"]},"restoreDeadline":{"description"\###
    :"When the running restore will be given up.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"restoreFailureRe\###
    ason":{"description":"What the popup is about.","anyOf":[{"$ref":"#/components/schemas/RestoreFailureReason"},{"type":"null"}]},"r\###
    estoreInProgress":{"description":"Whether a restore runs.","type":"boolean"},"showRestoreFailedPopup":{"description":"Whether the p\###
    opup about a failed restore is shown.","type":"boolean"},"subscriptionDetails":{"description":"The plans for sale, in the order of\###
     display.","type":"array","items":{"$ref":"#/components/schemas/SubscriptionModel"}},"subscriptionState":{"description":"The custo\###
    mer's standing.","$ref":"#/components/schemas/SubscriptionState"},"toast":{"description":"The message shown now.","anyOf":[{"$ref"\###
    :"#/components/schemas/Toast"},{"type":"null"}]}},"required":["availableActions","isLoading","lastOutcome","loadError","loadStatus\###
    ","overlay","purchaseInProgress","purchasingSubscriptionID","restoreDeadline","restoreFailureReason","restoreInProgress","showRest\###
    oreFailedPopup","subscriptionDetails","subscriptionState","toast"]},"PurchaseScreenState":{"description":"What the purchase screen\###
     shows.","allOf":[{"$ref":"#/components/schemas/ScreenStateBase"}],"type":"object","properties":{"bestValueSubscriptionID":{"descr\###
    iption":"The plan with the best price per month, null when none stands out.","type":["string","null"]},"isAlreadySubscribed":{"des\###
    cription":"Whether the customer is entitled to a plan already.","type":"boolean"},"kind":{"description":"Which screen it is.","con\###
    st":"purchase"},"selectedSubscriptionID":{"description":"The plan that the customer has picked.","type":["string","null"]}},"requi\###
    red":["bestValueSubscriptionID","isAlreadySubscribed","kind","selectedSubscriptionID"]},"CurrentSubscription":{"description":"The p\###
    lan that the manage screen is about.","type":"object","properties":{"badge":{"description":"Its standing in a word.","anyOf":[{"$r\###
    ef":"#/components/schemas/Badge"},{"type":"null"}]},"price":{"description":"What the next period costs, or what it cost; null when\###
     that is not known.","anyOf":[{"$ref":"#/components/schemas/Price"},{"type":"null"}]},"subscription":{"description":"The plan held\###
     or held last.","$ref":"#/components/schemas/UserSubscription"},"subtitle":{"description":"A sentence about what comes next.","typ\###
    e":"string"},"title":{"description":"Its name.","type":"string"}},"required":["badge","price","subscription","subtitle","title"]},\###
    "ChangeOption":{"description":"A plan that the customer could change to.","type":"object","properties":{"change":{"description":"H\###
    ow it compares with the plan held.","$ref":"#/components/schemas/PlanChange"},"effective":{"description":"When it would take effec\###
    t.","$ref":"#/components/schemas/PlanChangeTiming"},"effectiveAt":{"description":"That instant; null when it is not known.","anyOf\###
    ":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"promotionOfferIDs":{"description":"Promotional offers that the custo\###
    mer may have with it.","type":"array","items":{"type":"string"}},"subscriptionID":{"description":"The plan.","type":"string"}},"re\###
    quired":["change","effective","effectiveAt","promotionOfferIDs","subscriptionID"]},"BillingIssue":{"description":"A renewal that f\###
    ailed.","type":"object","properties":{"kind":{"description":"Which problem it is.","$ref":"#/components/schemas/BillingIssueKind"}\###
    ,"until":{"description":"Until when it can be mended without loss; null when it is not known.","anyOf":[{"$ref":"#/components/sche\###
    mas/Instant"},{"type":"null"}]}},"required":["kind","until"]},"RetentionOffer":{"description":"An offer to stay, shown to who canc\###
    els.","type":"object","properties":{"offer":{"description":"The offer.","$ref":"#/components/schemas/Offer"},"subscriptionID":{"de\###
    scription":"The plan it is for.","type":"string"}},"required":["offer","subscriptionID"]},"ManageScreenState":{"description":"What\###
     the manage-subscription screen shows.","allOf":[{"$ref":"#/components/schemas/ScreenStateBase"}],"type":"object","properties":{"b\###
    illingIssue":{"description":"A renewal that failed; null when none did.","anyOf":[{"$ref":"#/components/schemas/BillingIssue"},{"t\###
    ype":"null"}]},"changeOptions":{"description":"The plans that the customer could change to.","type":"array","items":{"$ref":"#/com\###
    ponents/schemas/ChangeOption"}},"current":{"description":"The plan held, or held last; null when there has been none.","anyOf":[{"\###
    $ref":"#/components/schemas/CurrentSubscription"},{"type":"null"}]},"kind":{"description":"Which screen it is.","const":"manage"},\###
    "managementURL":{"description":"Where the customer manages the plan when the store cannot be asked.","type":["string","null"]},"re\###
    fundStatus":{"description":"How the last refund request ended.","anyOf":[{"$ref":"#/components/schemas/RefundStatus"},{"type":"nul\###
    l"}]},"retentionOffer":{"description":"The offer to stay that is shown now.","anyOf":[{"$ref":"#/components/schemas/RetentionOffer\###
    "},{"type":"null"}]}},"required":["billingIssue","changeOptions","current","kind","managementURL","refundStatus","retentionOffer"]\###
    },"ScreenState":{"description":"What a screen shows; `kind` says which.","x-discriminator":"kind","oneOf":[{"$ref":"#/components/s\###
    chemas/PurchaseScreenState"},{"$ref":"#/components/schemas/ManageScreenState"}]},"ScreenChanges":{"description":"Each member of a s\###
    creen's state that changed, whole, under its name.","type":"object","properties":{"availableActions":{"description":"What can be a\###
    sked for now.","type":"array","items":{"$ref":"#/components/schemas/ScreenAction"}},"bestValueSubscriptionID":{"description":"The p\###
    lan with the best price per month, null when none stands out.","type":["string","null"]},"billingIssue":{"description":"A renewal t\###
    hat failed; null when none did.","anyOf":[{"$ref":"#/components/schemas/BillingIssue"},{"type":"null"}]},"changeOptions":{"descrip\###
    tion":"The plans that the customer could change to.","type":"array","items":{"$ref":"#/components/schemas/ChangeOption"}},"current\###
    ":{"description":"The plan held, or held last; null when there has been none.","anyOf":[{"$ref":"#/components/schemas/CurrentSubsc\###
    ription"},{"type":"null"}]},"isAlreadySubscribed":{"description":"Whether the customer is entitled to a plan already.","type":"boo\###
    lean"},"isLoading":{"description":"Whether a load or a restore runs.","type":"boolean"},"lastOutcome":{"description":"How the last\###
     action ended; null before the first.","anyOf":[{"$ref":"#/components/schemas/LastOutcome"},{"type":"null"}]},"loadError":{"descri\###
    ption":"Why the last load failed; null when it did not.","anyOf":[{"$ref":"#/components/schemas/StoreError"},{"type":"null"}]},"lo\###
    adStatus":{"description":"How far the plans are loaded.","$ref":"#/components/schemas/LoadStatus"},"managementURL":{"description":\###
    "Where the customer manages the plan when the store cannot be asked.","type":["string","null"]},"overlay":{"description":"What cov\###
    ers the screen: any running action except a load that already shows plans.","anyOf":[{"$ref":"#/components/schemas/Overlay"},{"typ\###
    e":"null"}]},"purchaseInProgress":{"description":"Whether a purchase, a change of plan or the acceptance of an offer runs.","type"\###
    :"boolean"},"purchasingSubscriptionID":{"description":"The plan that is being bought.","type":["string","null"]},"refundStatus":{"\###
    description":"How the last refund request ended.","anyOf":[{"$ref":"#/components/schemas/RefundStatus"},{"type":"null"}]},"restore\###
    Deadline":{"description":"When the running restore will be given up.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"nu\###
    ll"}]},"restoreFailureReason":{"description":"What the popup is about.","anyOf":[{"$ref":"#/components/schemas/RestoreFailureReaso\###
    n"},{"type":"null"}]},"restoreInProgress":{"description":"Whether a restore runs.","type":"boolean"},"retentionOffer":{"descriptio\###
    n":"The offer to stay that is shown now.","anyOf":[{"$ref":"#/components/schemas/RetentionOffer"},{"type":"null"}]},"selectedSubsc\###
    riptionID":{"description":"The plan that the customer has picked.","type":["string","null"]},"showRestoreFailedPopup":{"descriptio\###
    n":"Whether the popup about a failed restore is shown.","type":"boolean"},"subscriptionDetails":{"description":"The plans for sale\###
    , in the order of display.","type":"array","items":{"$ref":"#/components/schemas/SubscriptionModel"}},"subscriptionState":{"descri\###
    ption":"The customer's standing.","$ref":"#/components/schemas/SubscriptionState"},"toast":{"description":"The message shown now."\###
    ,"anyOf":[{"$ref":"#/components/schemas/Toast"},{"type":"null"}]}}},"ActionResult":{"description":"How an action of a screen ended\###
    .","type":"object","properties":{"error":{"description":"The particulars when `outcome` is `failed`, else null.","anyOf":[{"$ref":\###
    "#/components/schemas/StoreError"},{"type":"null"}]},"outcome":{"description":"How it ended.","$ref":"#/components/schemas/ActionO\###
    utcome"},"revision":{"description":"The number of the state after it.","type":"integer"},"subscriptionID":{"description":"The plan\###
     it was about.","type":["string","null"]}},"required":["error","outcome","revision","subscriptionID"]},"LatencySeconds":{"descript\###
    ion":"How long a simulated store takes to answer, in seconds of the process's clock.","type":"object","properties":{"products":{"d\###
    escription":"`fetchProducts`.","type":"number","minimum":0},"purchase":{"description":"`purchase`.","type":"number","minimum":0},"\###
    restore":{"description":"`restore`.","type":"number","minimum":0},"state":{"description":"`currentState`.","type":"number","minimu\###
    m":0}},"required":["products","purchase","restore","state"]},"LatencySecondsInput":{"description":"How long a simulated store take\###
    s to answer, in seconds of the process's clock. As a front end may send it.","type":"object","properties":{"products":{"descriptio\###
    n":"`fetchProducts`.","type":["number","null"],"minimum":0},"purchase":{"description":"`purchase`.","type":["number","null"],"mini\###
    mum":0},"restore":{"description":"`restore`.","type":["number","null"],"minimum":0},"state":{"description":"`currentState`.","type\###
    ":["number","null"],"minimum":0}},"additionalProperties":false},"SimulatorSettings":{"description":"How a simulated store behaves.\###
    ","type":"object","properties":{"askToBuyEnabled":{"description":"Whether purchases wait for a parent's approval.","type":"boolean\###
    "},"billingGracePeriodEnabled":{"description":"Whether a failed renewal begins with a grace period.","type":"boolean"},"billingRet\###
    ryOnRenewalEnabled":{"description":"Whether renewals fail.","type":"boolean"},"gracePeriodDays":{"description":"How long the grace\###
     period is; null for the length that goes with the plan's period.","type":["integer","null"]},"interruptedPurchasesEnabled":{"desc\###
    ription":"Whether purchases are interrupted until the issue is resolved.","type":"boolean"},"latencySeconds":{"description":"How l\###
    ong answers take.","$ref":"#/components/schemas/LatencySeconds"},"locale":{"description":"The locale of names and prices.","type":\###
    "string"},"purchaseDecision":{"description":"What the customer does when the payment sheet opens.","$ref":"#/components/schemas/Si\###
    mulatedPurchaseDecision"},"storefront":{"description":"ISO 3166-1 alpha-3 code of the storefront.","type":"string"},"timeRate":{"d\###
    escription":"How fast periods pass.","$ref":"#/components/schemas/TimeRate"}},"required":["askToBuyEnabled","billingGracePeriodEna\###
    bled","billingRetryOnRenewalEnabled","gracePeriodDays","interruptedPurchasesEnabled","latencySeconds","locale","purchaseDecision",\###
    "storefront","timeRate"]},"Transaction":{"description":"One transaction of a simulated store.","type":"object","properties":{"cust\###
    omer":{"description":"Whose it is.","type":"string"},"expiresAt":{"description":"The end of the period it pays for; null when it e\###
    nds nowhere.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"isUpgraded":{"description":"Whether an upgrade t\###
    ook its place.","type":"boolean"},"kind":{"description":"What kind of product that is.","$ref":"#/components/schemas/ProductKind"}\###
    ,"offer":{"description":"The offer it was made under.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"originalT\###
    ransactionID":{"description":"The transaction that began its run.","type":"string"},"ownership":{"description":"How the customer c\###
    ame by it.","$ref":"#/components/schemas/Ownership"},"price":{"description":"What it cost.","$ref":"#/components/schemas/Price"},"\###
    productID":{"description":"What it is for.","type":"string"},"purchasedAt":{"description":"When it was made.","$ref":"#/components\###
    /schemas/Instant"},"reason":{"description":"What made it.","$ref":"#/components/schemas/TransactionReason"},"revocationReason":{"d\###
    escription":"Why it was taken back.","anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"des\###
    cription":"When it was taken back.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"state":{"description":"How\###
     it stands.","$ref":"#/components/schemas/TransactionState"},"transactionID":{"description":"Its number.","type":"string"}},"requi\###
    red":["customer","expiresAt","isUpgraded","kind","offer","originalTransactionID","ownership","price","productID","purchasedAt","re\###
    ason","revocationReason","revokedAt","state","transactionID"]},"CustomerListing":{"description":"A customer of a simulated store."\###
    ,"type":"object","properties":{"customer":{"description":"Its name.","type":"string"},"isCurrent":{"description":"Whether it uses t\###
    he store now.","type":"boolean"}},"required":["customer","isCurrent"]},"SimulatedProduct":{"description":"Something that a configu\###
    ration sells.","type":"object","properties":{"displayName":{"description":"Its name.","type":"string"},"groupID":{"description":"I\###
    ts subscription group.","type":["string","null"]},"isFamilyShareable":{"description":"Whether the family shares it.","type":"boole\###
    an"},"kind":{"description":"What it is.","$ref":"#/components/schemas/ProductKind"},"level":{"description":"Its place in the group\###
    , 1 the highest.","type":["integer","null"]},"period":{"description":"How long one paid period lasts.","anyOf":[{"$ref":"#/compone\###
    nts/schemas/Period"},{"type":"null"}]},"price":{"description":"Its regular price.","$ref":"#/components/schemas/Price"},"productID\###
    ":{"description":"Its identifier.","type":"string"}},"required":["displayName","groupID","isFamilyShareable","kind","level","perio\###
    d","price","productID"]},"SubscriptionGroup":{"description":"A group of plans that exclude each other.","type":"object","propertie\###
    s":{"groupID":{"description":"Its identifier.","type":"string"},"name":{"description":"Its name.","type":"string"},"subscriptionID\###
    s":{"description":"Its plans, the highest level first.","type":"array","items":{"type":"string"}}},"required":["groupID","name","s\###
    ubscriptionIDs"]},"PlanOffer":{"description":"An offer, and the plan it is for.","type":"object","properties":{"offer":{"descripti\###
    on":"The offer, with the current customer's eligibility.","$ref":"#/components/schemas/Offer"},"subscriptionID":{"description":"Th\###
    e plan.","type":"string"}},"required":["offer","subscriptionID"]},"ConfigurationWarning":{"description":"Something odd in a config\###
    uration that can be used.","type":"object","properties":{"line":{"description":"Its line, from 1; null when it has none.","type":[\###
    "integer","null"]},"message":{"description":"What is odd.","type":"string"},"pointer":{"description":"JSON pointer to the place; e\###
    mpty for the whole.","type":"string"}},"required":["line","message","pointer"]},"SimulatorDescription":{"description":"All that a s\###
    imulated store sells and how it behaves.","type":"object","properties":{"groups":{"description":"The groups.","type":"array","item\###
    s":{"$ref":"#/components/schemas/SubscriptionGroup"}},"offers":{"description":"The offers of all plans.","type":"array","items":{"\###
    $ref":"#/components/schemas/PlanOffer"}},"products":{"description":"What is sold, in the order of the configuration.","type":"arra\###
    y","items":{"$ref":"#/components/schemas/SimulatedProduct"}},"settings":{"description":"How it behaves.","$ref":"#/components/sche\###
    mas/SimulatorSettings"},"warnings":{"description":"What is odd in the configuration.","type":"array","items":{"$ref":"#/components\###
    /schemas/ConfigurationWarning"}}},"required":["groups","offers","products","settings","warnings"]},"ConfigurationProblem":{"descri\###
    ption":"A finding in a configuration.","type":"object","properties":{"column":{"description":"Its column, from 1.","type":["intege\###
    r","null"]},"line":{"description":"Its line, from 1.","type":["integer","null"]},"message":{"description":"What is wrong, and what\###
     would be right.","type":"string"},"pointer":{"description":"JSON pointer to the place; empty for the whole.","type":"string"},"se\###
    verity":{"description":"How grave it is.","$ref":"#/components/schemas/Severity"}},"required":["column","line","message","pointer"\###
    ,"severity"]},"ConfigurationReport":{"description":"What a configuration is good for.","type":"object","properties":{"isUsable":{"\###
    description":"Whether a store can be opened with it.","type":"boolean"},"problems":{"description":"All findings, in the order of t\###
    he text.","type":"array","items":{"$ref":"#/components/schemas/ConfigurationProblem"}},"products":{"description":"What it would se\###
    ll.","type":"array","items":{"$ref":"#/components/schemas/SimulatedProduct"}}},"required":["isUsable","problems","products"]},"Spy\###
    Call":{"description":"A call that a spy recorded.","type":"object","properties":{"action":{"description":"What was called.","$ref"\###
    :"#/components/schemas/SpyAction"},"at":{"description":"When it was called.","$ref":"#/components/schemas/Instant"},"origin":{"des\###
    cription":"Who called.","$ref":"#/components/schemas/CallOrigin"},"outcome":{"description":"How it ended; null while it has not.",\###
    "anyOf":[{"$ref":"#/components/schemas/CallOutcome"},{"type":"null"}]},"promotionOfferID":{"description":"The offer named.","type"\###
    :["string","null"]},"sequence":{"description":"Its number, from 1.","type":"integer"},"subscriptionID":{"description":"The plan na\###
    med, null when the action names none.","type":["string","null"]}},"required":["action","at","origin","outcome","promotionOfferID",\###
    "sequence","subscriptionID"]},"Problem":{"description":"One thing wrong with what was sent.","type":"object","properties":{"messag\###
    e":{"description":"What is wrong, and what would be right.","type":"string"},"path":{"description":"Where: member names and indexe\###
    s, such as `options.toastSeconds` or `subscriptionState.others[0].groupID`; empty for the whole.","type":"string"}},"required":["m\###
    essage","path"]},"ExceededLimit":{"description":"A limit, and the greatest value it allows.","type":"object","properties":{"name":\###
    {"description":"The limit's name.","type":"string"},"value":{"description":"The greatest value it allows.","type":"integer"}},"req\###
    uired":["name","value"]},"ParseErrorData":{"description":"A message that could not be read.","type":"object","properties":{"kind":\###
    {"description":"The kind of error.","const":"parseError"},"limit":{"description":"The limit that was exceeded, when it was one.","\###
    $ref":"#/components/schemas/ExceededLimit"},"offset":{"description":"The byte at fault, from the start of the message.","type":"in\###
    teger"}},"required":["kind"]},"InvalidRequestErrorData":{"description":"JSON that is no request.","type":"object","properties":{"i\###
    d":{"description":"The id at fault, when it was one."},"kind":{"description":"The kind of error.","const":"invalidRequest"},"limit\###
    ":{"description":"The limit that was exceeded, when it was one.","$ref":"#/components/schemas/ExceededLimit"}},"required":["kind"]\###
    },"MethodNotFoundErrorData":{"description":"A method that does not exist.","type":"object","properties":{"kind":{"description":"Th\###
    e kind of error.","const":"methodNotFound"},"method":{"description":"The method asked for.","type":"string"},"suggestions":{"descr\###
    iption":"The nearest known ones, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","method","sugge\###
    stions"]},"InvalidParamsErrorData":{"description":"Params that do not fit.","type":"object","properties":{"kind":{"description":"T\###
    he kind of error.","const":"invalidParams"},"problems":{"description":"Everything that is wrong with them.","type":"array","items"\###
    :{"$ref":"#/components/schemas/Problem"}}},"required":["kind","problems"]},"InternalErrorData":{"description":"Something broke in t\###
    he bridge.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"internalError"}},"required":["kind"]\###
    },"RequestCancelledErrorData":{"description":"A request stopped by `$/cancelRequest`.","type":"object","properties":{"kind":{"desc\###
    ription":"The kind of error.","const":"requestCancelled"},"now":{"description":"Where a cancelled `clock/advance` stopped.","$ref"\###
    :"#/components/schemas/Instant"}},"required":["kind"]},"UnknownViewModelErrorData":{"description":"A view model that does not exis\###
    t.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"unknownViewModel"},"known":{"description":"T\###
    hose that do, 20 at most.","type":"array","items":{"type":"string"}},"suggestions":{"description":"The nearest of them, the neares\###
    t first.","type":"array","items":{"type":"string"}}},"required":["kind","known","suggestions"]},"UnknownStoreErrorData":{"descript\###
    ion":"A store that does not exist.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"unknownStore\###
    "},"known":{"description":"Those that do, 20 at most.","type":"array","items":{"type":"string"}},"suggestions":{"description":"The\###
     nearest of them, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","known","suggestions"]},"Unkno\###
    wnSubscriptionErrorData":{"description":"A subscription that does not exist.","type":"object","properties":{"kind":{"description":\###
    "The kind of error.","const":"unknownSubscription"},"known":{"description":"Those that do, 20 at most.","type":"array","items":{"t\###
    ype":"string"}},"suggestions":{"description":"The nearest of them, the nearest first.","type":"array","items":{"type":"string"}}},\###
    "required":["kind","known","suggestions"]},"UnknownTransactionErrorData":{"description":"A transaction that does not exist.","type\###
    ":"object","properties":{"kind":{"description":"The kind of error.","const":"unknownTransaction"},"known":{"description":"Those th\###
    at do, 20 at most.","type":"array","items":{"type":"string"}},"suggestions":{"description":"The nearest of them, the nearest first\###
    .","type":"array","items":{"type":"string"}}},"required":["kind","known","suggestions"]},"ActionNotAllowedErrorData":{"description\###
    ":"An action that is not possible now.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"actionNo\###
    tAllowed"},"reason":{"description":"Why not.","$ref":"#/components/schemas/NotAllowedReason"}},"required":["kind","reason"]},"Stor\###
    eFailureErrorData":{"description":"A store that did not do what it was asked.","type":"object","properties":{"kind":{"description"\###
    :"The kind of error.","const":"storeFailure"},"storeError":{"description":"Why not.","$ref":"#/components/schemas/StoreError"}},"r\###
    equired":["kind","storeError"]},"InvalidConfigurationErrorData":{"description":"A configuration, state folder or setting that cann\###
    ot be used.","type":"object","properties":{"file":{"description":"The file; null when there is none.","type":["string","null"]},"k\###
    ind":{"description":"The kind of error.","const":"invalidConfiguration"},"line":{"description":"Its line, from 1; null when it has\###
     none.","type":["integer","null"]},"pointer":{"description":"JSON pointer to the place; null when it has none.","type":["string","\###
    null"]}},"required":["file","kind","line","pointer"]},"LimitExceededErrorData":{"description":"A limit that was exceeded.","type":\###
    "object","properties":{"kind":{"description":"The kind of error.","const":"limitExceeded"},"limit":{"description":"The limit.","$r\###
    ef":"#/components/schemas/ExceededLimit"}},"required":["kind","limit"]},"ClockNotVirtualErrorData":{"description":"An advance of t\###
    he system clock.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"clockNotVirtual"}},"required":\###
    ["kind"]},"UnsupportedVersionErrorData":{"description":"A version of the protocol that is not spoken.","type":"object","properties\###
    ":{"kind":{"description":"The kind of error.","const":"unsupportedVersion"},"supported":{"description":"Those that are.","type":"a\###
    rray","items":{"type":"integer"}}},"required":["kind","supported"]},"ShuttingDownErrorData":{"description":"A request after `shutd\###
    own`, or one cut short by the end.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"shuttingDown\###
    "}},"required":["kind"]},"NotSupportedByStoreErrorData":{"description":"Something that this kind of store does not have.","type":"\###
    object","properties":{"kind":{"description":"The kind of error.","const":"notSupportedByStore"},"store":{"description":"The store.\###
    ","type":"string"},"storeKind":{"description":"What it is.","$ref":"#/components/schemas/StoreKind"}},"required":["kind","store","\###
    storeKind"]},"UnknownOfferErrorData":{"description":"A offer that does not exist.","type":"object","properties":{"kind":{"descript\###
    ion":"The kind of error.","const":"unknownOffer"},"known":{"description":"Those that do, 20 at most.","type":"array","items":{"typ\###
    e":"string"}},"suggestions":{"description":"The nearest of them, the nearest first.","type":"array","items":{"type":"string"}}},"r\###
    equired":["kind","known","suggestions"]}}}}
    """###
  }
}
