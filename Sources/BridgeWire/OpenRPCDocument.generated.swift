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
    type":["string","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"latencySeconds","description":"How long answers take; member\###
    s left out stay as they are.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/LatencySecondsInput"},{"type":"nul\###
    l"}]},"x-onlyFor":{"kind":["simulated"]}},{"name":"purchaseDecision","description":"What the customer does when the payment sheet o\###
    pens; `fail` for RevenueCat's Test Store only.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/PurchaseDecision\###
    "},{"type":"null"}]},"x-onlyFor":{"kind":["simulated","revenueCat"]}},{"name":"appUserID","description":"The user id of the projec\###
    t's customer; needed.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"baseURL"\###
    ,"description":"Where the server is; absent: RevenueCat's own.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{\###
    "kind":["revenueCat"]}},{"name":"apiKeyEnvironmentVariable","description":"The environment variable that holds the key; absent: `R\###
    EVENUECAT_API_KEY`.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"apiKeyFile\###
    ","description":"A file that holds the key. The key itself never crosses the pipe.","required":false,"schema":{"type":["string","n\###
    ull"]},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"requestTimeoutSeconds","description":"How long a request may take, in real ti\###
    me; 0 for no limit.","required":false,"schema":{"type":["number","null"],"minimum":0},"x-onlyFor":{"kind":["revenueCat"]}},{"name"\###
    :"refreshSeconds","description":"How often the standing is read again while screens are open; 0 for never.","required":false,"sche\###
    ma":{"type":["number","null"],"minimum":0},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"over","description":"The store beneath; a\###
    bsent: none.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["spy"]}},{"name":"timeoutSeconds","descrip\###
    tion":"How long the front end may take to answer; 0, as when absent, for no limit.","required":false,"schema":{"type":["number","n\###
    ull"],"minimum":0},"x-onlyFor":{"kind":["delegated"]}},{"name":"manages","description":"Whether the front end also takes `store/se\###
    tAutoRenew` and `store/requestRefund`; absent: it does not.","required":false,"schema":{"type":["boolean","null"]},"x-onlyFor":{"k\###
    ind":["delegated"]}}],"result":{"name":"opened","description":"The open store.","schema":{"$ref":"#/components/schemas/StoreOpened\###
    "}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/error\###
    s/actionNotAllowed"},{"$ref":"#/components/errors/invalidConfiguration"}],"examples":[{"name":"A spy","params":[{"name":"kind","va\###
    lue":"spy"}],"result":{"name":"opened","value":{"kind":"spy","store":"store-1"}}},{"name":"A configuration of one's own","params":\###
    [{"name":"kind","value":"simulated"},{"name":"store","value":"shop"},{"name":"configurationFile","value":"Shop.storekit"}],"result\###
    ":{"name":"opened","value":{"kind":"simulated","store":"shop"}}}],"x-direction":"toBridge","x-exclusive":true,"x-atMostOneOf":[["c\###
    onfigurationFile","configurationText","configuration"],["apiKeyEnvironmentVariable","apiKeyFile"]]},{"name":"store/close","summary\###
    ":"Closes a store.","description":"What waits on it is ended first: actions of screens as `abandoned`, raw calls as 1006 with `sto\###
    reProblem`. Its view models are disposed of. Refused while a spy stands over it.","paramStructure":"either","params":[{"name":"sto\###
    re","description":"The store.","required":true,"schema":{"type":"string"}}],"result":{"name":"nothing","description":"Nothing.","s\###
    chema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref"\###
    :"#/components/errors/actionNotAllowed"}],"examples":[{"name":"A store is closed","params":[{"name":"store","value":"store-1"}],"r\###
    esult":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-waits":true},{"name":"store/list","summary":"Lists the open s\###
    tores.","description":"In the order in which they were opened.","paramStructure":"either","params":[],"result":{"name":"stores","d\###
    escription":"The open stores.","schema":{"type":"array","items":{"$ref":"#/components/schemas/StoreListing"}}},"errors":[{"$ref":"\###
    #/components/errors/invalidParams"}],"examples":[{"name":"One store","params":[],"result":{"name":"stores","value":[{"kind":"simul\###
    ated","store":"default","viewModels":["purchase-1"]}]}}],"x-direction":"toBridge"},{"name":"store/fetchProducts","summary":"Reads a\###
    ll that a store sells to its current customer, and the customer's standing.","description":"The bridge asks the front end the same\###
     of a delegated store; `store` then names it.","paramStructure":"either","params":[{"name":"store","description":"The store; absen\###
    t: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"snap\###
    shot","description":"What is sold.","schema":{"$ref":"#/components/schemas/ProductsSnapshot"}},"errors":[{"$ref":"#/components/err\###
    ors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/compone\###
    nts/errors/storeFailure"}],"examples":[{"name":"The plans","params":[],"result":{"name":"snapshot","value":{"currency":"USD","fetc\###
    hedAt":"2026-01-01T00:00:00.000Z","storefront":"USA","subscriptionState":{"others":[],"ownedProducts":[],"pendingPurchases":[],"st\###
    atus":"notSubscribed","subscription":null},"subscriptions":[{"groupID":"pro","groupName":"Pro","id":"pro_monthly","introductoryOff\###
    er":null,"isFamilyShareable":false,"level":1,"period":"P1M","pricePerMonth":{"amount":"9.99","currency":"USD","display":"$9.99"},"\###
    product":{"description":"Everything, month by month","displayName":"Pro Monthly","identifier":"pro_monthly","price":{"amount":"9.9\###
    9","currency":"USD","display":"$9.99"}},"promotionOffers":[],"savingsPercent":null}]}}}],"x-direction":"both","x-waits":true,"x-an\###
    swer":{"$ref":"#/components/schemas/ProductsSnapshotInput"}},{"name":"store/purchase","summary":"Buys a plan, or changes to it fro\###
    m another of the same group.","description":"A purchase that waits for approval is in `pendingPurchases` of the answer. The bridge\###
     asks the front end the same of a delegated store.","paramStructure":"either","params":[{"name":"subscriptionID","description":"Th\###
    e plan.","required":true,"schema":{"type":"string"}},{"name":"promotionOfferID","description":"The offer to apply; absent: the reg\###
    ular or introductory price.","required":false,"schema":{"type":["string","null"]}},{"name":"store","description":"The store; absen\###
    t: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"stan\###
    ding","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"\###
    $ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownSto\###
    re"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/u\###
    nknownOffer"}],"examples":[{"name":"A purchase","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":{"name":"stand\###
    ing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReason":null,"expi\###
    resAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,\###
    "offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01\###
    -01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"9.9\###
    9","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontK\###
    ind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"both","x-waits":true,"x-answer":{"$ref":"#\###
    /components/schemas/SubscriptionStateInput"}},{"name":"store/restore","summary":"Asks a store anew for everything the customer has\###
     bought before.","description":"A standing that shows nothing means that nothing was found, which is no error. The bridge asks the\###
     front end the same of a delegated store.","paramStructure":"either","params":[{"name":"store","description":"The store; absent: t\###
    he one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing\###
    ","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref\###
    ":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"}\###
    ,{"$ref":"#/components/errors/storeFailure"}],"examples":[{"name":"Nothing was bought before","params":[],"result":{"name":"standi\###
    ng","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-direction":"\###
    both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/currentState","summary":"Re\###
    ads the customer's standing.","description":"The bridge asks the front end the same of a delegated store.","paramStructure":"eithe\###
    r","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,\###
    "schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing now.","schema":{"$ref":"#\###
    /components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/reque\###
    stCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/storeFailure"}],"examples":[{"name":"Subscr\###
    ibed","params":[],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","sub\###
    scription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":t\###
    rue,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pen\###
    dingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewal\###
    Offer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationR\###
    eason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"b\###
    oth","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/setAutoRenew","summary":"Swi\###
    tches the renewal of a held plan on or off.","description":"For stores that can. The bridge asks the front end the same of a deleg\###
    ated store that was opened with `manages`.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan."\###
    ,"required":true,"schema":{"type":"string"}},{"name":"enabled","description":"Whether it is to renew.","required":true,"schema":{"\###
    type":"boolean"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":f\###
    alse,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema\###
    ":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/\###
    errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"\###
    #/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStor\###
    e"}],"examples":[{"name":"Switched off","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"enabled","value":false}\###
    ],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"exp\###
    irationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":fa\###
    lse,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null\###
    ,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"ren\###
    ewalPrice":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly\###
    ","willAutoRenew":false}}}}],"x-direction":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}\###
    },{"name":"store/requestRefund","summary":"Asks for the money of a plan's current period back.","description":"For stores that can\###
    . The bridge asks the front end the same of a delegated store that was opened with `manages`.","paramStructure":"either","params":\###
    [{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"reason","description":"Th\###
    e customer's words, or a reason of the store.","required":false,"schema":{"type":["string","null"]}},{"name":"store","description"\###
    :"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"res\###
    ult":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionSta\###
    te"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components\###
    /errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":\###
    "#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Refunded","params":[{\###
    "name":"subscriptionID","value":"pro_monthly"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurcha\###
    ses":[],"status":"revoked","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null\###
    ,"groupID":"pro","isEntitled":false,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.00\###
    0Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"20\###
    26-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":"other","revokedAt":"2026-01-02\###
    T00:00:00.000Z","storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"both","x-wait\###
    s":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/didChange","summary":"Announces that a c\###
    ustomer's standing became different, whatever the cause.","description":"Equal standings are not announced. Written before the cha\###
    nges of the view models on the store.","paramStructure":"either","params":[{"name":"store","description":"The store.","required":t\###
    rue,"schema":{"type":"string"}},{"name":"cause","description":"What made it different.","required":true,"schema":{"$ref":"#/compon\###
    ents/schemas/StandingCause"}},{"name":"subscriptionState","description":"The new standing.","required":true,"schema":{"$ref":"#/co\###
    mponents/schemas/SubscriptionState"}}],"examples":[{"name":"A purchase","params":[{"name":"store","value":"default"},{"name":"caus\###
    e","value":"purchase"},{"name":"subscriptionState","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active"\###
    ,"subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitl\###
    ed":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased"\###
    ,"pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","re\###
    newalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revoca\###
    tionReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}]}],"x-directi\###
    on":"toFrontEnd","x-params":"StoreDidChange"},{"name":"store/stateDidChange","summary":"Tells the bridge that the standing behind a\###
     delegated store became different.","description":"May be sent at any time, as a notification or as a request; then bad values are\###
     answered with -32602.","paramStructure":"either","params":[{"name":"subscriptionState","description":"The new standing.","require\###
    d":true,"schema":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store","description":"The store; absent: the one\###
     named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"nothing","desc\###
    ription":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/\###
    unknownStore"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"A renewal elsewhere","params":[{"name":"store\###
    ","value":"default"},{"name":"subscriptionState","value":{"status":"active","subscription":{"subscriptionID":"pro_monthly"}}}],"re\###
    sult":{"name":"nothing","value":null}}],"x-direction":"toBridge"},{"name":"viewModel/create","summary":"Opens a screen on a store.\###
    ","description":"The answer is written before the view model's first notification.","paramStructure":"either","params":[{"name":"k\###
    ind","description":"Which screen.","required":true,"schema":{"$ref":"#/components/schemas/ViewModelKind"}},{"name":"store","descri\###
    ption":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}\###
    ,{"name":"options","description":"How it behaves.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/ViewModelOpti\###
    ons"},{"type":"null"}]}}],"result":{"name":"created","description":"The view model and its first state.","schema":{"$ref":"#/compo\###
    nents/schemas/ViewModelCreated"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore\###
    "},{"$ref":"#/components/errors/invalidConfiguration"},{"$ref":"#/components/errors/limitExceeded"}],"examples":[{"name":"A purcha\###
    se screen","params":[{"name":"kind","value":"purchase"}],"result":{"name":"created","value":{"kind":"purchase","revision":0,"state\###
    ":{"availableActions":["load","restorePurchases"],"bestValueSubscriptionID":null,"isAlreadySubscribed":false,"isLoading":false,"ki\###
    nd":"purchase","lastOutcome":null,"loadError":null,"loadStatus":"notLoaded","overlay":null,"purchaseInProgress":false,"purchasingS\###
    ubscriptionID":null,"restoreDeadline":null,"restoreFailureReason":null,"restoreInProgress":false,"selectedSubscriptionID":null,"sh\###
    owRestoreFailedPopup":false,"subscriptionDetails":[],"subscriptionState":{"others":[],"ownedProducts":[],"pendingPurchases":[],"st\###
    atus":"notSubscribed","subscription":null},"toast":null},"viewModel":"purchase-1"}}}],"x-direction":"toBridge"},{"name":"viewModel\###
    /list","summary":"Lists the view models.","description":"In the order of their creation.","paramStructure":"either","params":[],"r\###
    esult":{"name":"viewModels","description":"The view models.","schema":{"type":"array","items":{"$ref":"#/components/schemas/ViewMo\###
    delListing"}}},"errors":[{"$ref":"#/components/errors/invalidParams"}],"examples":[{"name":"One screen","params":[],"result":{"nam\###
    e":"viewModels","value":[{"kind":"purchase","revision":0,"store":"default","viewModel":"purchase-1"}]}}],"x-direction":"toBridge"}\###
    ,{"name":"viewModel/state","summary":"Reads the whole state of a screen.","description":"Reading never changes a revision and neve\###
    r notifies.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"ty\###
    pe":"string"}}],"result":{"name":"snapshot","description":"The state.","schema":{"$ref":"#/components/schemas/ViewModelSnapshot"}}\###
    ,"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownViewModel"}],"examples":[{"name":"A fr\###
    esh screen","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"snapshot","value":{"revision":0,"state":{"avail\###
    ableActions":["load","restorePurchases"],"bestValueSubscriptionID":null,"isAlreadySubscribed":false,"isLoading":false,"kind":"purc\###
    hase","lastOutcome":null,"loadError":null,"loadStatus":"notLoaded","overlay":null,"purchaseInProgress":false,"purchasingSubscripti\###
    onID":null,"restoreDeadline":null,"restoreFailureReason":null,"restoreInProgress":false,"selectedSubscriptionID":null,"showRestore\###
    FailedPopup":false,"subscriptionDetails":[],"subscriptionState":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"no\###
    tSubscribed","subscription":null},"toast":null}}}}],"x-direction":"toBridge"},{"name":"viewModel/dispose","summary":"Closes a scre\###
    en.","description":"Its pending actions are answered first, as `abandoned`, and no notification of it follows. A store call under w\###
    ay is not stopped; its result reaches the store's other view models.","paramStructure":"either","params":[{"name":"viewModel","des\###
    cription":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"nothing","description":"Nothing.","sche\###
    ma":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownViewModel"}],"exam\###
    ples":[{"name":"A screen is closed","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"nothing","value":null}}\###
    ],"x-direction":"toBridge","x-waits":true},{"name":"viewModel/didChange","summary":"Announces a change of a screen's state.","desc\###
    ription":"`revision` rises by exactly one each time, so that a gap shows loss: the state at revision n plus the changes n+1 to m e\###
    quals the state at m.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"sc\###
    hema":{"type":"string"}},{"name":"revision","description":"The number of the new state.","required":true,"schema":{"type":"integer\###
    "}},{"name":"changes","description":"Each member of the state that changed, whole, under its name.","required":true,"schema":{"$re\###
    f":"#/components/schemas/ScreenChanges"}}],"examples":[{"name":"A load begins","params":[{"name":"viewModel","value":"purchase-1"}\###
    ,{"name":"revision","value":1},{"name":"changes","value":{"isLoading":true,"loadStatus":"loading","overlay":{"kind":"loading","mes\###
    sage":"Loading plans…"}}}]}],"x-direction":"toFrontEnd","x-params":"ViewModelDidChange"},{"name":"viewModel/load","summary":"Loads\###
     the plans and the standing.","description":"Loads that overlap share one store call, and an older answer never overwrites a newer\###
     one. After `loadTimeoutSeconds` it is `failed` with `timedOut`; a new load may start, and a late answer only refreshes.","paramSt\###
    ructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"resu\###
    lt":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref"\###
    :"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewMode\###
    l"}],"examples":[{"name":"The plans are loaded","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"ended","val\###
    ue":{"error":null,"outcome":"completed","revision":2,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["completed",\###
    "failed","abandoned"],"x-waits":true,"x-screens":["purchase","manage"]},{"name":"viewModel/purchaseSubscription","summary":"Buys a\###
     plan.","description":"Without an id: the selected plan. An offer shown as not eligible is `failed` with `ineligibleForOffer` with\###
    out a store call; the regular price stays purchasable. Waits for a load that is under way.","paramStructure":"either","params":[{"\###
    name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}},{"name":"subscriptionID","descriptio\###
    n":"The plan; absent: the selected one.","required":false,"schema":{"type":["string","null"]}},{"name":"promotionOfferID","descrip\###
    tion":"The promotional offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","descripti\###
    on":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidP\###
    arams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/erro\###
    rs/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknownOffer"}],"examples":[\###
    {"name":"A purchase","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro_yearly"}],"result":\###
    {"name":"ended","value":{"error":null,"outcome":"purchased","revision":4,"subscriptionID":"pro_yearly"}}}],"x-direction":"toBridge\###
    ","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["purchase","manage\###
    "]},{"name":"viewModel/restorePurchases","summary":"Asks the store for what was bought before.","description":"Needs no load. Give\###
    n up after `restoreTimeoutSeconds` with a popup; a late answer then only refreshes the standing.","paramStructure":"either","param\###
    s":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","des\###
    cription":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/in\###
    validParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/component\###
    s/errors/actionNotAllowed"}],"examples":[{"name":"Nothing was bought before","params":[{"name":"viewModel","value":"purchase-1"}],\###
    "result":{"name":"ended","value":{"error":null,"outcome":"nothingToRestore","revision":2,"subscriptionID":null}}}],"x-direction":"\###
    toBridge","x-outcomes":["restored","nothingToRestore","timedOut","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["pu\###
    rchase","manage"]},{"name":"viewModel/selectSubscription","summary":"Picks a plan on the purchase screen.","description":"Waits fo\###
    r a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":tr\###
    ue,"schema":{"type":"string"}},{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}}],"re\###
    sult":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$re\###
    f":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewMo\###
    del"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"The\###
     yearly plan is picked","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro_yearly"}],"resul\###
    t":{"name":"ended","value":{"error":null,"outcome":"completed","revision":3,"subscriptionID":"pro_yearly"}}}],"x-direction":"toBri\###
    dge","x-outcomes":["completed","abandoned"],"x-waits":true,"x-screens":["purchase"]},{"name":"viewModel/changeSubscription","summa\###
    ry":"Changes to another plan on the manage screen.","description":"As a purchase. Waits for a load that is under way.","paramStruc\###
    ture":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}},{"name":"\###
    subscriptionID","description":"The plan to change to.","required":true,"schema":{"type":"string"}},{"name":"promotionOfferID","des\###
    cription":"The promotional offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","descr\###
    iption":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/inva\###
    lidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/\###
    errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknownOffer"}],"example\###
    s":[{"name":"A downgrade","params":[{"name":"viewModel","value":"manage-1"},{"name":"subscriptionID","value":"basic_monthly"}],"re\###
    sult":{"name":"ended","value":{"error":null,"outcome":"scheduled","revision":4,"subscriptionID":"basic_monthly"}}}],"x-direction":\###
    "toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["manage"]\###
    },{"name":"viewModel/cancelSubscription","summary":"Switches off the renewal of the held plan, or shows an offer to stay first.","\###
    description":"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view\###
     model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$r\###
    ef":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requ\###
    estCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name\###
    ":"The plan will not renew","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"out\###
    come":"autoRenewDisabled","revision":4,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["retentionOffered\###
    ","autoRenewDisabled","openManagementURL","failed","cancelled","abandoned"],"x-waits":true,"x-screens":["manage"]},{"name":"viewMo\###
    del/acceptRetentionOffer","summary":"Takes the offer to stay.","description":"As a purchase with that offer; on the held plan it i\###
    s `scheduled`. A cancelled or failed acceptance leaves the offer shown and cancels nothing.","paramStructure":"either","params":[{\###
    "name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","descript\###
    ion":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalid\###
    Params"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/err\###
    ors/actionNotAllowed"}],"examples":[{"name":"The customer stays","params":[{"name":"viewModel","value":"manage-1"}],"result":{"nam\###
    e":"ended","value":{"error":null,"outcome":"scheduled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x\###
    -outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["manage"]},{"name":"vi\###
    ewModel/declineRetentionOffer","summary":"Turns the offer to stay down, and goes on to cancel.","description":"As `viewModel/cance\###
    lSubscription` without an offer.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","require\###
    d":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components\###
    /schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"\###
    $ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"The customer l\###
    eaves","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"autoRenewDisab\###
    led","revision":6,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["autoRenewDisabled","openManagementURL\###
    ","failed","cancelled","abandoned"],"x-waits":true,"x-screens":["manage"]},{"name":"viewModel/resumeSubscription","summary":"Switc\###
    hes the renewal of the held plan on again.","description":"Waits for a load that is under way.","paramStructure":"either","params"\###
    :[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","descr\###
    iption":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/inva\###
    lidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/\###
    errors/actionNotAllowed"}],"examples":[{"name":"The plan will renew","params":[{"name":"viewModel","value":"manage-1"}],"result":{\###
    "name":"ended","value":{"error":null,"outcome":"autoRenewEnabled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-direction":"t\###
    oBridge","x-outcomes":["autoRenewEnabled","openManagementURL","failed","cancelled","abandoned"],"x-waits":true,"x-screens":["manag\###
    e"]},{"name":"viewModel/requestRefund","summary":"Asks for the money of the held plan's period back.","description":"Waits for a l\###
    oad that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"s\###
    chema":{"type":"string"}},{"name":"reason","description":"The customer's words, or a reason of the store.","required":false,"schem\###
    a":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/sche\###
    mas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref"\###
    :"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"The money goes back\###
    ","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"refunded","revision\###
    ":4,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["refunded","cancelled","failed","openManagementURL",\###
    "abandoned"],"x-waits":true,"x-screens":["manage"]},{"name":"viewModel/dismissToast","summary":"Takes a toast away.","description"\###
    :"Another toast than `id` is left alone.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.",\###
    "required":true,"schema":{"type":"string"}},{"name":"id","description":"The toast; absent: whichever is shown.","required":false,"\###
    schema":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components\###
    /schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownViewModel"}],"\###
    examples":[{"name":"The toast goes","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"ended","value":{"error"\###
    :null,"outcome":"completed","revision":5,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["completed"],"x-screens"\###
    :["purchase","manage"]},{"name":"viewModel/dismissRestoreFailedPopup","summary":"Takes the popup about a failed restore away.","de\###
    scription":"Nothing happens when none is shown.","paramStructure":"either","params":[{"name":"viewModel","description":"The view m\###
    odel.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref\###
    ":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknow\###
    nViewModel"}],"examples":[{"name":"The popup goes","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"ended","\###
    value":{"error":null,"outcome":"completed","revision":5,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["complete\###
    d"],"x-screens":["purchase","manage"]},{"name":"simulator/configure","summary":"Changes how a simulated store behaves.","descripti\###
    on":"Only what is named changes.","paramStructure":"either","params":[{"name":"askToBuyEnabled","description":"Whether purchases w\###
    ait for a parent's approval.","required":false,"schema":{"type":["boolean","null"]}},{"name":"interruptedPurchasesEnabled","descri\###
    ption":"Whether purchases are interrupted until the issue is resolved.","required":false,"schema":{"type":["boolean","null"]}},{"n\###
    ame":"billingRetryOnRenewalEnabled","description":"Whether renewals fail.","required":false,"schema":{"type":["boolean","null"]}},\###
    {"name":"billingGracePeriodEnabled","description":"Whether a failed renewal begins with a grace period.","required":false,"schema"\###
    :{"type":["boolean","null"]}},{"name":"gracePeriodDays","description":"How long the grace period is; 0 for the length that goes wi\###
    th the plan's period.","required":false,"schema":{"type":["integer","null"],"minimum":0}},{"name":"timeRate","description":"How fa\###
    st periods pass, by name or by the integer of a `.storekit` file.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schem\###
    as/TimeRateInput"},{"type":"null"}]}},{"name":"storefront","description":"ISO 3166-1 alpha-3 code of the storefront.","required":f\###
    alse,"schema":{"type":["string","null"]}},{"name":"locale","description":"The locale of names and prices.","required":false,"schem\###
    a":{"type":["string","null"]}},{"name":"latencySeconds","description":"How long answers take; members left out stay as they are.",\###
    "required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/LatencySecondsInput"},{"type":"null"}]}},{"name":"purchaseDecisi\###
    on","description":"What the customer does when the payment sheet opens.","required":false,"schema":{"anyOf":[{"$ref":"#/components\###
    /schemas/SimulatedPurchaseDecision"},{"type":"null"}]}},{"name":"store","description":"The store; absent: the one named `default`,\###
     else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"settings","description":"All se\###
    ttings, as they now are.","schema":{"$ref":"#/components/schemas/SimulatorSettings"}},"errors":[{"$ref":"#/components/errors/inval\###
    idParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/invalidConfiguration"},{"$ref":"#/components/e\###
    rrors/notSupportedByStore"}],"examples":[{"name":"Purchases need approval","params":[{"name":"askToBuyEnabled","value":true}],"res\###
    ult":{"name":"settings","value":{"askToBuyEnabled":true,"billingGracePeriodEnabled":false,"billingRetryOnRenewalEnabled":false,"gr\###
    acePeriodDays":null,"interruptedPurchasesEnabled":false,"latencySeconds":{"products":0,"purchase":0,"restore":0,"state":0},"locale\###
    ":"en_US","purchaseDecision":"succeed","storefront":"USA","timeRate":"realTime"}}}],"x-direction":"toBridge","x-waits":true},{"nam\###
    e":"simulator/failNext","summary":"Arms or clears a failure of one part of a simulated store.","description":"`error` is needed un\###
    less `clear` is true.","paramStructure":"either","params":[{"name":"api","description":"The part.","required":true,"schema":{"$ref\###
    ":"#/components/schemas/SimulatedAPI"}},{"name":"error","description":"The failure: a code, or a store error.","required":false,"s\###
    chema":{"anyOf":[{"$ref":"#/components/schemas/StoreErrorInput"},{"type":"null"}]}},{"name":"times","description":"How often; 0 un\###
    til it is cleared.","required":false,"schema":{"type":["integer","null"],"default":1,"minimum":0}},{"name":"clear","description":"\###
    Whether to disarm instead.","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","description":"\###
    The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"resul\###
    t":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState\###
    "}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/error\###
    s/notSupportedByStore"}],"examples":[{"name":"The next purchase fails","params":[{"name":"api","value":"purchase"},{"name":"error"\###
    ,"value":"network"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscr\###
    ibed","subscription":null}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/transactions","summary":"Lists transacti\###
    ons, oldest first, pending and failed ones included.","description":"Those of the current customer.","paramStructure":"either","pa\###
    rams":[{"name":"productID","description":"Only those of this product.","required":false,"schema":{"type":["string","null"]}},{"nam\###
    e":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":[\###
    "string","null"]}}],"result":{"name":"transactions","description":"The transactions.","schema":{"type":"array","items":{"$ref":"#/\###
    components/schemas/Transaction"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStor\###
    e"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One purchase","params":[],"result":{"name":"transacti\###
    ons","value":[{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":nu\###
    ll,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"p\###
    ro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purchas\###
    ed","transactionID":"1"}]}}],"x-direction":"toBridge"},{"name":"simulator/buy","summary":"Makes a purchase outside the app.","desc\###
    ription":"As if on another device.","paramStructure":"either","params":[{"name":"productID","description":"The product.","required\###
    ":true,"schema":{"type":"string"}},{"name":"offer","description":"The offer to apply.","required":false,"schema":{"type":["string"\###
    ,"null"]}},{"name":"purchasedAt","description":"When, if not now.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schem\###
    as/Instant"},{"type":"null"}]}},{"name":"renewUntilNow","description":"Whether a purchase in the past is renewed up to now.","requ\###
    ired":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","description":"The store; absent: the one named `\###
    default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","descript\###
    ion":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams\###
    "},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/act\###
    ionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"},{"$ref":"#/componen\###
    ts/errors/unknownOffer"}],"examples":[{"name":"A purchase elsewhere","params":[{"name":"productID","value":"pro_monthly"}],"result\###
    ":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRen\###
    ewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.9\###
    9"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":nul\###
    l,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/approve","summary":"Appr\###
    oves a purchase that waits for a parent.","description":"Approves a purchase that waits for a parent.","paramStructure":"either","\###
    params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"store","des\###
    cription":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"\###
    ]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors\###
    ":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownTr\###
    ansaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name\###
    ":"Approved","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transaction","value":{"customer":"customer-1","expi\###
    resAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"\###
    purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:\###
    00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"t\###
    oBridge","x-waits":true},{"name":"simulator/decline","summary":"Declines a purchase that waits for a parent.","description":"Decli\###
    nes a purchase that waits for a parent.","paramStructure":"either","params":[{"name":"transactionID","description":"The transactio\###
    n.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else th\###
    e only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transac\###
    tion.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/com\###
    ponents/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"\###
    $ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Declined","params":[{"name":"transactionID","value":"1"}],"\###
    result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":null,"isUpgraded":false,"kind":"autoRenewable","offer":\###
    null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":\###
    "pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"decli\###
    ned","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/resolveIssue","summary":"Resolves what in\###
    terrupts a purchase or a renewal.","description":"Takes the waiting transaction, or the last good one of a subscription in billing\###
     retry.","paramStructure":"either","params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"t\###
    ype":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":fal\###
    se,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/compo\###
    nents/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"\###
    $ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSu\###
    pportedByStore"}],"examples":[{"name":"Resolved","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transaction","v\###
    alue":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"orig\###
    inalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_month\###
    ly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purchased","tra\###
    nsactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/setAutoRenew","summary":"Switches the renewal of a\###
     plan, outside the app.","description":"Switches the renewal of a plan, outside the app.","paramStructure":"either","params":[{"na\###
    me":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"enabled","description":"Whethe\###
    r it is to renew.","required":true,"schema":{"type":"boolean"}},{"name":"store","description":"The store; absent: the one named `d\###
    efault`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description"\###
    :"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components\###
    /errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/\###
    components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Switched off","param\###
    s":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"enabled","value":false}],"result":{"name":"standing","value":{"others\###
    ":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00\###
    :00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"origina\###
    lPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","p\###
    riceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationRea\###
    son":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"to\###
    Bridge","x-waits":true},{"name":"simulator/forceRenewal","summary":"Renews a plan now.","description":"Renews a plan now.","paramS\###
    tructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name\###
    ":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["\###
    string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transact\###
    ion"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/er\###
    rors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"ex\###
    amples":[{"name":"Renewed","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":{"name":"transaction","value":{"cus\###
    tomer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransac\###
    tionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purcha\###
    sedAt":"2026-01-01T00:00:00.000Z","reason":"renewal","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":\###
    "2"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/expire","summary":"Ends a plan now.","description":"Ends a pla\###
    n now.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"s\###
    tring"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"sch\###
    ema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref"\###
    :"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/un\###
    knownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/compone\###
    nts/errors/notSupportedByStore"}],"examples":[{"name":"Ended","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":\###
    {"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"expired","subscription":{"expirationRea\###
    son":"autoRenewDisabled","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":false,"isTri\###
    al":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange\###
    ":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":nul\###
    l,"renewalPrice":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_m\###
    onthly","willAutoRenew":false}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/refund","summary":"Gives the money o\###
    f a transaction back.","description":"Gives the money of a transaction back.","paramStructure":"either","params":[{"name":"transac\###
    tionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"reason","description":"Why.","requir\###
    ed":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}],"default":"other"}},{"name":"store"\###
    ,"description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","\###
    null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"e\###
    rrors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unkn\###
    ownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{\###
    "name":"Refunded","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transaction","value":{"customer":"customer-1",\###
    "expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownersh\###
    ip":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T0\###
    0:00:00.000Z","reason":"purchase","revocationReason":"other","revokedAt":"2026-01-02T00:00:00.000Z","state":"purchased","transacti\###
    onID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/requestPriceIncrease","summary":"Tells the customer of a\###
     plan that it will cost more.","description":"Tells the customer of a plan that it will cost more.","paramStructure":"either","par\###
    ams":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"amount","description\###
    ":"The new price.","required":true,"schema":{"$ref":"#/components/schemas/Amount"}},{"name":"requiresConsent","description":"Wheth\###
    er silence ends the subscription.","required":false,"schema":{"type":["boolean","null"],"default":true}},{"name":"store","descript\###
    ion":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],\###
    "result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/Subscriptio\###
    nState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components\###
    /errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],\###
    "examples":[{"name":"Asked","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"amount","value":"15.99"}],"result":\###
    {"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReas\###
    on":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"manage\###
    mentURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodSta\###
    rtAt":"2026-01-01T00:00:00.000Z","priceIncrease":{"price":{"amount":"15.99","currency":"USD","display":"$15.99"},"status":"pending\###
    "},"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"\###
    },"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro\###
    _monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/answerPriceIncrease","summary":"An\###
    swers a price increase for the customer.","description":"Declining switches auto-renewal off.","paramStructure":"either","params":\###
    [{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"accept","description":"Wh\###
    ether the customer agrees.","required":true,"schema":{"type":"boolean"}},{"name":"store","description":"The store; absent: the one\###
     named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","des\###
    cription":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/c\###
    omponents/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"\###
    $ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Agreed","pa\###
    rams":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"accept","value":true}],"result":{"name":"standing","value":{"other\###
    s":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T0\###
    0:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"origin\###
    alPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","\###
    priceIncrease":{"price":{"amount":"15.99","currency":"USD","display":"$15.99"},"status":"agreed"},"purchasedAt":"2026-01-01T00:00:\###
    00.000Z","renewalOffer":null,"renewalPrice":{"amount":"15.99","currency":"USD","display":"$15.99"},"renewsAt":"2026-02-01T00:00:00\###
    .000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}\###
    }],"x-direction":"toBridge","x-waits":true},{"name":"simulator/redeemOfferCode","summary":"Redeems an offer code for the customer.\###
    ","description":"Redeems an offer code for the customer.","paramStructure":"either","params":[{"name":"subscriptionID","descriptio\###
    n":"The plan.","required":true,"schema":{"type":"string"}},{"name":"offer","description":"The identifier of the offer.","required"\###
    :true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one ope\###
    n.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema\###
    ":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors\###
    /unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/comp\###
    onents/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"},{"$ref":"#/components/errors/unknownOffer"}],"exam\###
    ples":[{"name":"Redeemed","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"offer","value":"welcome"}],"result":{\###
    "name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewa\###
    ble","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"}\###
    ,"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"\###
    state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/shareWithFamily","summary":\###
    "Switches the sharing of a plan with the customer's family.","description":"Switches the sharing of a plan with the customer's fam\###
    ily.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"str\###
    ing"}},{"name":"shared","description":"Whether it is shared.","required":true,"schema":{"type":"boolean"}},{"name":"store","descri\###
    ption":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}\###
    ],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/Subscript\###
    ionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/componen\###
    ts/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}\###
    ],"examples":[{"name":"Shared","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"shared","value":true}],"result":\###
    {"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReas\###
    on":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"manage\###
    mentURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodSta\###
    rtAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":\###
    {"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":nul\###
    l,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-waits":true},{"\###
    name":"simulator/deleteTransaction","summary":"Forgets a transaction, with its renewals and restores.","description":"Forgets a tr\###
    ansaction, with its renewals and restores.","paramStructure":"either","params":[{"name":"transactionID","description":"The transac\###
    tion.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else\###
     the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The custome\###
    r's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/inval\###
    idParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/err\###
    ors/notSupportedByStore"}],"examples":[{"name":"Forgotten","params":[{"name":"transactionID","value":"1"}],"result":{"name":"stand\###
    ing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-direction":\###
    "toBridge","x-waits":true},{"name":"simulator/reset","summary":"Forgets the history, the settings, or both.","description":"Both a\###
    bsent: both. `history` also drops pending purchases, `settings` also armed failures. What waits on the store is ended first.","par\###
    amStructure":"either","params":[{"name":"history","description":"Whether to forget the history.","required":false,"schema":{"type"\###
    :["boolean","null"]}},{"name":"settings","description":"Whether to go back to the configuration's settings.","required":false,"sch\###
    ema":{"type":["boolean","null"]}},{"name":"store","description":"The store; absent: the one named `default`, else the only one ope\###
    n.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afte\###
    rwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref\###
    ":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Everything","params\###
    ":[],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscript\###
    ion":null}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/customers","summary":"Lists the customers of a simulated\###
     store.","description":"In the order in which they came.","paramStructure":"either","params":[{"name":"store","description":"The s\###
    tore; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"\###
    name":"customers","description":"The customers.","schema":{"type":"array","items":{"$ref":"#/components/schemas/CustomerListing"}}\###
    },"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/\###
    notSupportedByStore"}],"examples":[{"name":"One customer","params":[],"result":{"name":"customers","value":[{"customer":"customer-\###
    1","isCurrent":true}]}}],"x-direction":"toBridge"},{"name":"simulator/useCustomer","summary":"Gives a simulated store to another c\###
    ustomer.","description":"Made if new. What waits on the store is ended first.","paramStructure":"either","params":[{"name":"custom\###
    er","description":"The customer.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: th\###
    e one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing"\###
    ,"description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref"\###
    :"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore\###
    "}],"examples":[{"name":"A new customer","params":[{"name":"customer","value":"customer-2"}],"result":{"name":"standing","value":{\###
    "others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-\###
    waits":true},{"name":"simulator/describe","summary":"Describes all that a simulated store sells and how it behaves.","description"\###
    :"With what is odd in its configuration.","paramStructure":"either","params":[{"name":"store","description":"The store; absent: th\###
    e one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"descripti\###
    on","description":"The description.","schema":{"$ref":"#/components/schemas/SimulatorDescription"}},"errors":[{"$ref":"#/component\###
    s/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples\###
    ":[{"name":"One plan","params":[],"result":{"name":"description","value":{"groups":[{"groupID":"pro","name":"Pro","subscriptionIDs\###
    ":["pro_monthly"]}],"offers":[],"products":[{"displayName":"Pro Monthly","groupID":"pro","isFamilyShareable":false,"kind":"autoRen\###
    ewable","level":1,"period":"P1M","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly"}],"setting\###
    s":{"askToBuyEnabled":false,"billingGracePeriodEnabled":false,"billingRetryOnRenewalEnabled":false,"gracePeriodDays":null,"interru\###
    ptedPurchasesEnabled":false,"latencySeconds":{"products":0,"purchase":0,"restore":0,"state":0},"locale":"en_US","purchaseDecision"\###
    :"succeed","storefront":"USA","timeRate":"realTime"},"warnings":[]}}}],"x-direction":"toBridge"},{"name":"configuration/check","su\###
    mmary":"Says what a `.storekit` configuration is good for, without opening a store.","description":"Exactly one of the three.","pa\###
    ramStructure":"either","params":[{"name":"configurationFile","description":"The path of a file.","required":false,"schema":{"type"\###
    :["string","null"]}},{"name":"configurationText","description":"The text of one.","required":false,"schema":{"type":["string","nul\###
    l"]}},{"name":"configuration","description":"The content of one, as JSON.","required":false,"schema":{"type":["object","null"]},"x\###
    -raw":true}],"result":{"name":"report","description":"What it is good for.","schema":{"$ref":"#/components/schemas/ConfigurationRe\###
    port"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/invalidConfiguration"}],"examples":[{"\###
    name":"Not JSON","params":[{"name":"configurationText","value":"nonsense"}],"result":{"name":"report","value":{"isUsable":false,"p\###
    roblems":[{"column":1,"line":1,"message":"This is not JSON","pointer":"","severity":"error"}],"products":[]}}}],"x-direction":"toB\###
    ridge","x-exactlyOneOf":["configurationFile","configurationText","configuration"]},{"name":"spy/stub","summary":"Says how the next\###
     calls of an action end.","description":"Stubs of an action queue up, each serving `times` calls; a new one replaces an endless on\###
    e. Without `result` and `error` the call goes on beneath after the delay: to the store below, or to the default (no products, `not\###
    Subscribed`).","paramStructure":"either","params":[{"name":"action","description":"The action.","required":true,"schema":{"$ref":"\###
    #/components/schemas/SpyAction"}},{"name":"result","description":"What the call gives: a products snapshot for `fetchProducts`, el\###
    se a standing.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/SubscriptionStateInput"},{"$ref":"#/components/s\###
    chemas/ProductsSnapshotInput"},{"type":"null"}]},"x-raw":true},{"name":"error","description":"How the call fails: a code, or a sto\###
    re error.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/StoreErrorInput"},{"type":"null"}]}},{"name":"delaySe\###
    conds","description":"How long it takes.","required":false,"schema":{"type":["number","null"],"default":0,"minimum":0}},{"name":"t\###
    imes","description":"How many calls it serves; 0 for all that follow.","required":false,"schema":{"type":["integer","null"],"defau\###
    lt":0,"minimum":0}},{"name":"hold","description":"Whether the call waits for `spy/release`.","required":false,"schema":{"type":["b\###
    oolean","null"],"default":false}},{"name":"store","description":"The store; absent: the one named `default`, else the only one ope\###
    n.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"nothing","description":"Nothing.","schema":{"type":"n\###
    ull"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/er\###
    rors/notSupportedByStore"}],"examples":[{"name":"The next purchase succeeds","params":[{"name":"action","value":"purchase"},{"name\###
    ":"result","value":{"status":"active","subscription":{"subscriptionID":"pro_yearly"}}}],"result":{"name":"nothing","value":null}}]\###
    ,"x-direction":"toBridge","x-atMostOneOf":[["result","error"]]},{"name":"spy/release","summary":"Lets a held call go on.","descrip\###
    tion":"The oldest held call of the action.","paramStructure":"either","params":[{"name":"action","description":"The action.","requ\###
    ired":true,"schema":{"$ref":"#/components/schemas/SpyAction"}},{"name":"store","description":"The store; absent: the one named `de\###
    fault`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"nothing","description":"\###
    Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownSto\###
    re"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"A pu\###
    rchase goes on","params":[{"name":"action","value":"purchase"}],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge\###
    ","x-waits":true},{"name":"spy/calls","summary":"Lists the calls that a spy recorded, oldest first.","description":"Lists the call\###
    s that a spy recorded, oldest first.","paramStructure":"either","params":[{"name":"action","description":"Only those of this actio\###
    n.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/SpyAction"},{"type":"null"}]}},{"name":"store","description"\###
    :"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"res\###
    ult":{"name":"calls","description":"The calls.","schema":{"type":"array","items":{"$ref":"#/components/schemas/SpyCall"}}},"errors\###
    ":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSuppor\###
    tedByStore"}],"examples":[{"name":"One purchase","params":[{"name":"action","value":"purchase"}],"result":{"name":"calls","value":\###
    [{"action":"purchase","at":"2026-01-01T00:00:00.000Z","origin":"action","outcome":"succeeded","promotionOfferID":null,"sequence":2\###
    ,"subscriptionID":"pro_yearly"}]}}],"x-direction":"toBridge"},{"name":"spy/reset","summary":"Makes a spy forget its calls and stub\###
    s.","description":"Makes a spy forget its calls and stubs.","paramStructure":"either","params":[{"name":"store","description":"The\###
     store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":\###
    {"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref\###
    ":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Forgotten","params"\###
    :[],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-waits":true}],"components":{"errors":{"parseError":{"co\###
    de":-32700,"message":"Parse error","data":{"$ref":"#/components/schemas/ParseErrorData"}},"invalidRequest":{"code":-32600,"message\###
    ":"Invalid request","data":{"$ref":"#/components/schemas/InvalidRequestErrorData"}},"methodNotFound":{"code":-32601,"message":"Met\###
    hod not found","data":{"$ref":"#/components/schemas/MethodNotFoundErrorData"}},"invalidParams":{"code":-32602,"message":"Invalid p\###
    arams","data":{"$ref":"#/components/schemas/InvalidParamsErrorData"}},"internalError":{"code":-32603,"message":"Internal error","d\###
    ata":{"$ref":"#/components/schemas/InternalErrorData"}},"requestCancelled":{"code":-32800,"message":"Request cancelled","data":{"$\###
    ref":"#/components/schemas/RequestCancelledErrorData"}},"unknownViewModel":{"code":1001,"message":"Unknown view model","data":{"$r\###
    ef":"#/components/schemas/UnknownViewModelErrorData"}},"unknownStore":{"code":1002,"message":"Unknown store","data":{"$ref":"#/com\###
    ponents/schemas/UnknownStoreErrorData"}},"unknownSubscription":{"code":1003,"message":"Unknown subscription","data":{"$ref":"#/com\###
    ponents/schemas/UnknownSubscriptionErrorData"}},"unknownTransaction":{"code":1004,"message":"Unknown transaction","data":{"$ref":"\###
    #/components/schemas/UnknownTransactionErrorData"}},"actionNotAllowed":{"code":1005,"message":"Action not allowed","data":{"$ref":\###
    "#/components/schemas/ActionNotAllowedErrorData"}},"storeFailure":{"code":1006,"message":"Store failure","data":{"$ref":"#/compone\###
    nts/schemas/StoreFailureErrorData"}},"invalidConfiguration":{"code":1007,"message":"Invalid configuration","data":{"$ref":"#/compo\###
    nents/schemas/InvalidConfigurationErrorData"}},"limitExceeded":{"code":1008,"message":"Limit exceeded","data":{"$ref":"#/component\###
    s/schemas/LimitExceededErrorData"}},"clockNotVirtual":{"code":1009,"message":"The clock is not virtual","data":{"$ref":"#/componen\###
    ts/schemas/ClockNotVirtualErrorData"}},"unsupportedVersion":{"code":1010,"message":"Unsupported protocol version","data":{"$ref":"\###
    #/components/schemas/UnsupportedVersionErrorData"}},"shuttingDown":{"code":1011,"message":"Shutting down","data":{"$ref":"#/compon\###
    ents/schemas/ShuttingDownErrorData"}},"notSupportedByStore":{"code":1012,"message":"Not supported by this store","data":{"$ref":"#\###
    /components/schemas/NotSupportedByStoreErrorData"}},"unknownOffer":{"code":1013,"message":"Unknown offer","data":{"$ref":"#/compon\###
    ents/schemas/UnknownOfferErrorData"}}},"schemas":{"Instant":{"description":"A point in time: ISO 8601 in UTC, written with millise\###
    conds, such as `2026-01-31T12:00:00.000Z`. Read with any number of fractional digits, or none.","type":"string","pattern":"^[0-9]{\###
    4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?Z$"},"Period":{"description":"The l\###
    ength of one paid period or of one period of an offer: ISO 8601 with a single calendar unit, such as `P1M`, `P1Y`, `P2W` or `P3D`.\###
    ","type":"string","pattern":"^P[1-9][0-9]{0,4}[DWMY]$"},"CalendarStep":{"description":"A length in calendar units: ISO 8601, years\###
     to seconds, such as `P1M`, `P1Y6M` or `P1DT12H`.","type":"string","pattern":"^P(?=[0-9T])([0-9]{1,6}Y)?([0-9]{1,6}M)?([0-9]{1,6}W\###
    )?([0-9]{1,6}D)?(T(?=[0-9])([0-9]{1,9}H)?([0-9]{1,9}M)?([0-9]{1,9}S)?)?$"},"Amount":{"description":"An exact amount of money in th\###
    e currency's main unit, as decimal text such as `9.99`. Never a floating-point number.","type":"string","pattern":"^[0-9]{1,20}(\\\###
    .[0-9]{1,10})?$"},"StoreKind":{"description":"What is behind a store.","type":"string","enum":["simulated","revenueCat","spy","del\###
    egated"],"x-values":{"simulated":"The simulated store: a `.storekit` file, a ledger and the process's clock.","revenueCat":"A Reve\###
    nueCat project, over HTTP.","spy":"A test double that records every call.","delegated":"The front end itself is the store."}},"Vie\###
    wModelKind":{"description":"Which of the two screens a view model is for.","type":"string","enum":["purchase","manage"],"x-values"\###
    :{"purchase":"The purchase screen.","manage":"The manage-subscription screen."}},"ClockMode":{"description":"What moves the clock.\###
    ","type":"string","enum":["system","virtual"],"x-values":{"system":"Real time.","virtual":"`clock/advance` alone."}},"Framing":{"d\###
    escription":"How messages are told apart on the pipe.","type":"string","enum":["lines","headers"],"x-values":{"lines":"One JSON te\###
    xt a line.","headers":"`Content-Length` headers, as in LSP."}},"OfferKind":{"description":"How an offer is come by.","type":"strin\###
    g","enum":["introductory","promotional","code","winBack"],"x-values":{"introductory":"Once per customer and group, applied by a pl\###
    ain purchase.","promotional":"For current and former subscribers.","code":"Redeemed with a code.","winBack":"For those who left."}\###
    },"OfferMode":{"description":"How an offer is paid.","type":"string","enum":["freeTrial","payUpFront","payAsYouGo"],"x-values":{"f\###
    reeTrial":"Not at all.","payUpFront":"One charge for the whole length.","payAsYouGo":"A reduced price each period."}},"IneligibleR\###
    eason":{"description":"Why the current customer may not have an offer.","type":"string","enum":["neverSubscribed","alreadyUsed","a\###
    lreadySubscribed","notLapsed","notInOffer","otherPlanLapsed","redeemOnly","unknown"],"x-values":{"neverSubscribed":"It is for curr\###
    ent or former subscribers only.","alreadyUsed":"It was used before.","alreadySubscribed":"The customer holds a plan of the group."\###
    ,"notLapsed":"It is for those whose subscription has ended.","notInOffer":"The customer is not among those the offer is for.","oth\###
    erPlanLapsed":"The plan held last was another.","redeemOnly":"It can only be redeemed as a code.","unknown":"The store does not te\###
    ll."}},"SubscriptionStatus":{"description":"The standing of the subscription that decides.","type":"string","enum":["notSubscribed\###
    ","active","inGracePeriod","inBillingRetry","expired","revoked"],"x-values":{"notSubscribed":"There has never been one.","active":\###
    "Paid and running.","inGracePeriod":"A renewal failed and the store still serves the customer.","inBillingRetry":"A renewal failed\###
     and the store goes on trying; not entitled.","expired":"It has ended.","revoked":"It was refunded, or the family's sharing was wi\###
    thdrawn."}},"Ownership":{"description":"How a customer came by what is held.","type":"string","enum":["purchased","familyShared"],\###
    "x-values":{"purchased":"Bought by the customer.","familyShared":"Shared by a member of the family."}},"ExpirationReason":{"descri\###
    ption":"Why a subscription ended.","type":"string","enum":["autoRenewDisabled","billingError","didNotConsentToPriceIncrease","prod\###
    uctUnavailable","unknown"],"x-values":{"autoRenewDisabled":"The customer switched renewal off.","billingError":"The payment failed\###
     until the store gave up.","didNotConsentToPriceIncrease":"A price increase was never agreed to.","productUnavailable":"The plan w\###
    as no longer sold.","unknown":"The store does not tell."}},"RevocationReason":{"description":"Why the store took a transaction bac\###
    k.","type":"string","enum":["developerIssue","other"],"x-values":{"developerIssue":"Something was wrong with the app.","other":"An\###
    y other reason."}},"PlanChange":{"description":"How one plan compares with the plan held.","type":"string","enum":["upgrade","down\###
    grade","crossgrade"],"x-values":{"upgrade":"A higher level of service; takes effect at once.","downgrade":"A lower level; takes ef\###
    fect at the next renewal.","crossgrade":"The same level."}},"PendingPlanChange":{"description":"A change of plan that takes effect\###
     later.","type":"string","enum":["downgrade","crossgrade"],"x-values":{"downgrade":"To a lower level of service.","crossgrade":"To\###
     another plan of the same level."}},"PlanChangeTiming":{"description":"When a change of plan takes effect.","type":"string","enum"\###
    :["immediately","atNextRenewal"],"x-values":{"immediately":"At once.","atNextRenewal":"When the running period ends."}},"PriceIncr\###
    easeStatus":{"description":"How a price increase stands.","type":"string","enum":["pending","agreed"],"x-values":{"pending":"The c\###
    ustomer has not agreed yet.","agreed":"The next renewal costs the new price."}},"PendingReason":{"description":"What a purchase wa\###
    its for.","type":"string","enum":["askToBuy","interrupted","payment"],"x-values":{"askToBuy":"A parent's approval.","interrupted":\###
    "Something the customer must do outside the app.","payment":"The payment itself."}},"StandingCause":{"description":"What made a cu\###
    stomer's standing different.","type":"string","enum":["purchase","restore","refresh","renewal","planChange","expiry","gracePeriod"\###
    ,"billingRetry","recovery","purchaseElsewhere","approval","decline","autoRenew","refund","revocation","priceIncrease","offerCode",\###
    "familySharing","customer","reset","push"],"x-values":{"purchase":"A purchase through the store.","restore":"A restore.","refresh"\###
    :"A read found it different.","renewal":"A period was renewed.","planChange":"A pending change of plan took effect.","expiry":"A s\###
    ubscription ended.","gracePeriod":"A renewal failed and the grace period began.","billingRetry":"The store began, or went on, retr\###
    ying a failed renewal without serving the customer.","recovery":"A failed renewal was paid after all.","purchaseElsewhere":"A purc\###
    hase made outside the app.","approval":"A pending purchase was approved.","decline":"A pending purchase was declined.","autoRenew"\###
    :"Auto-renewal was switched.","refund":"A transaction was refunded.","revocation":"Sharing or a right was withdrawn.","priceIncrea\###
    se":"A price increase was asked for or answered.","offerCode":"An offer code was redeemed.","familySharing":"Family sharing was sw\###
    itched.","customer":"Another customer uses the store.","reset":"The store was reset.","push":"The store behind a front end or a se\###
    rver said so."}},"StoreErrorCode":{"description":"The kinds of failure of a store that screens tell apart.","type":"string","enum"\###
    :["purchaseCancelled","paymentPending","purchaseNotAllowed","productUnavailable","productAlreadyPurchased","ineligibleForOffer","i\###
    nvalidOffer","receiptInUse","offline","network","timedOut","storeProblem","serverProblem","invalidCredentials","operationInProgres\###
    s","notSupported","configuration","unknown"],"x-values":{"purchaseCancelled":"The customer, or the task that asked, thought better\###
     of it.","paymentPending":"The purchase waits for somebody's approval.","purchaseNotAllowed":"This device or customer may not buy.\###
    ","productUnavailable":"The store does not sell this plan, or not here.","productAlreadyPurchased":"The plan has been bought alrea\###
    dy.","ineligibleForOffer":"The customer may not have this offer; the regular price stays purchasable.","invalidOffer":"The offer d\###
    oes not exist or is not well-formed.","receiptInUse":"The purchase belongs to another customer.","offline":"There is no network at\###
     all.","network":"The network failed on the way.","timedOut":"No answer came in time.","storeProblem":"The store said that it has a\###
     problem.","serverProblem":"A server answered with what cannot be used.","invalidCredentials":"The store refused the app's credent\###
    ials.","operationInProgress":"The same thing is under way already.","notSupported":"The store cannot do this.","configuration":"Th\###
    e app or its store is set up wrongly.","unknown":"Anything else."}},"LoadStatus":{"description":"How far the plans are loaded.","t\###
    ype":"string","enum":["notLoaded","loading","loaded","failed"],"x-values":{"notLoaded":"No load has been asked for.","loading":"A l\###
    oad is under way.","loaded":"The plans are shown.","failed":"The last load failed; what was shown before stays."}},"OverlayKind":{\###
    "description":"What a covering progress display says is going on.","type":"string","enum":["loading","purchasing","restoring","cha\###
    nging","cancelling","refunding"],"x-values":{"loading":"The plans are loaded for the first time, or again after a failure.","purch\###
    asing":"A purchase.","restoring":"A restore.","changing":"A change of plan.","cancelling":"Switching auto-renewal off or on.","ref\###
    unding":"A refund request."}},"ToastStyle":{"description":"How a toast looks.","type":"string","enum":["success","info","warning",\###
    "error"],"x-values":{"success":"Something was done.","info":"Something to know, such as a purchase that waits for approval.","warn\###
    ing":"Something to look at.","error":"Something failed."}},"RestoreFailureReason":{"description":"Why the popup about a failed res\###
    tore is shown.","type":"string","enum":["nothingToRestore","timedOut","failed"],"x-values":{"nothingToRestore":"The store found no\###
    thing.","timedOut":"The store did not answer in time.","failed":"The store refused."}},"ScreenAction":{"description":"An action of\###
     a screen: the second half of its method.","type":"string","enum":["load","purchaseSubscription","restorePurchases","selectSubscri\###
    ption","changeSubscription","cancelSubscription","acceptRetentionOffer","declineRetentionOffer","resumeSubscription","requestRefun\###
    d","dismissToast","dismissRestoreFailedPopup"],"x-values":{"load":"`viewModel/load`","purchaseSubscription":"`viewModel/purchaseSu\###
    bscription`","restorePurchases":"`viewModel/restorePurchases`","selectSubscription":"`viewModel/selectSubscription`","changeSubscr\###
    iption":"`viewModel/changeSubscription`","cancelSubscription":"`viewModel/cancelSubscription`","acceptRetentionOffer":"`viewModel/\###
    acceptRetentionOffer`","declineRetentionOffer":"`viewModel/declineRetentionOffer`","resumeSubscription":"`viewModel/resumeSubscrip\###
    tion`","requestRefund":"`viewModel/requestRefund`","dismissToast":"`viewModel/dismissToast`","dismissRestoreFailedPopup":"`viewMod\###
    el/dismissRestoreFailedPopup`"}},"ActionOutcome":{"description":"How an action of a screen ended.","type":"string","enum":["comple\###
    ted","failed","purchased","pending","scheduled","cancelled","restored","nothingToRestore","timedOut","retentionOffered","autoRenew\###
    Disabled","autoRenewEnabled","openManagementURL","refunded","abandoned"],"x-values":{"completed":"It did what it says.","failed":"\###
    The store refused; the particulars are in `error`.","purchased":"The plan was bought.","pending":"The purchase waits for somebody'\###
    s approval.","scheduled":"The change, or the offer, takes effect at the next renewal.","cancelled":"The customer, or `$/cancelRequ\###
    est`, stopped it.","restored":"The restore found something.","nothingToRestore":"The restore found nothing.","timedOut":"The store\###
     did not answer in time.","retentionOffered":"An offer to stay is shown instead.","autoRenewDisabled":"The plan will not renew.","\###
    autoRenewEnabled":"The plan will renew.","openManagementURL":"The store cannot do it here; the customer is to open `managementURL`\###
    .","refunded":"The money goes back.","abandoned":"The view model was disposed of, or its store was closed or reset, before the end\###
    ."}},"Badge":{"description":"The one-word standing beside the current plan.","type":"string","enum":["active","freeTrial","cancell\###
    ed","cancelledTrial","expired","gracePeriod","billingRetry","pendingChange","familyShared","refunded"],"x-values":{"active":"It ru\###
    ns.","freeTrial":"It runs as a free trial.","cancelled":"It runs and will not renew.","cancelledTrial":"A free trial that will not\###
     renew.","expired":"It has ended.","gracePeriod":"A renewal failed; still served.","billingRetry":"A renewal failed; not served.",\###
    "pendingChange":"Another plan follows.","familyShared":"Shared by the family.","refunded":"Its money was given back."}},"BillingIs\###
    sueKind":{"description":"Which billing problem a plan has.","type":"string","enum":["gracePeriod","billingRetry"],"x-values":{"gra\###
    cePeriod":"A renewal failed; the customer is served until `until`.","billingRetry":"A renewal failed; the customer is not served."\###
    }},"RefundStatus":{"description":"How the last refund request ended.","type":"string","enum":["refunded","cancelled","failed"],"x-\###
    values":{"refunded":"The money goes back.","cancelled":"The customer left the request.","failed":"The store refused."}},"MessageCo\###
    de":{"description":"What a message of a screen says: the key of its text.","type":"string","enum":["loading","purchasing","restori\###
    ng","changing","cancelling","resuming","refunding","purchased","alreadyHeld","purchasePending","purchaseApproved","purchaseDecline\###
    d","changeScheduled","offerScheduled","purchasesRestored","autoRenewDisabled","autoRenewDisabledNow","autoRenewEnabled","refunded"\###
    ,"purchaseCancelled","paymentPending","purchaseNotAllowed","productUnavailable","productAlreadyPurchased","ineligibleForOffer","in\###
    validOffer","receiptInUse","offline","network","timedOut","storeProblem","serverProblem","invalidCredentials","operationInProgress\###
    ","notSupported","configuration","unknown","renewsForPrice","renews","expiredOn","expired","endsOn","gracePeriodUntil","gracePerio\###
    d","billingRetry","changesTo","sharedByFamily","refundedOn","refundedPlan","neverEnds","priceIncreasePending"],"x-values":{"loadin\###
    g":"The plans are being loaded.","purchasing":"A purchase is under way.","restoring":"A restore is under way.","changing":"A chang\###
    e of plan is under way.","cancelling":"Auto-renewal is being switched off.","resuming":"Auto-renewal is being switched on.","refun\###
    ding":"A refund is being asked for.","purchased":"The plan was bought.","alreadyHeld":"The plan is held already.","purchasePending\###
    ":"The purchase waits for approval.","purchaseApproved":"A purchase that waited was approved.","purchaseDeclined":"A purchase that\###
     waited was declined.","changeScheduled":"The change of plan takes effect at the next renewal.","offerScheduled":"The offer takes e\###
    ffect at the next renewal.","purchasesRestored":"Purchases were restored.","autoRenewDisabled":"The plan will not renew.","autoRen\###
    ewDisabledNow":"The plan will not renew and has ended.","autoRenewEnabled":"The plan will renew.","refunded":"The money goes back.\###
    ","purchaseCancelled":"The store error of this code.","paymentPending":"The store error of this code.","purchaseNotAllowed":"The s\###
    tore error of this code.","productUnavailable":"The store error of this code.","productAlreadyPurchased":"The store error of this c\###
    ode.","ineligibleForOffer":"The store error of this code.","invalidOffer":"The store error of this code.","receiptInUse":"The stor\###
    e error of this code.","offline":"The store error of this code.","network":"The store error of this code.","timedOut":"The store e\###
    rror of this code.","storeProblem":"The store error of this code.","serverProblem":"The store error of this code.","invalidCredent\###
    ials":"The store error of this code.","operationInProgress":"The store error of this code.","notSupported":"The store error of thi\###
    s code.","configuration":"The store error of this code.","unknown":"The store error of this code.","renewsForPrice":"The plan rene\###
    ws at a date for a price.","renews":"The plan renews at a date.","expiredOn":"The plan ended at a date.","expired":"The plan has e\###
    nded.","endsOn":"The plan ends at a date.","gracePeriodUntil":"The payment failed; the plan is served until a date.","gracePeriod"\###
    :"The payment failed; the plan is served for now.","billingRetry":"The payment failed; the plan is not served.","changesTo":"Anoth\###
    er plan follows at a date.","sharedByFamily":"The family shares the plan.","refundedOn":"The plan was refunded at a date.","refund\###
    edPlan":"The plan was refunded.","neverEnds":"The plan never ends.","priceIncreasePending":"A higher price waits for agreement."}}\###
    ,"ProductKind":{"description":"What is sold under a product identifier.","type":"string","enum":["autoRenewable","nonRenewing","no\###
    nConsumable","consumable"],"x-values":{"autoRenewable":"A subscription that renews by itself.","nonRenewing":"A subscription that e\###
    nds by itself.","nonConsumable":"Bought once, kept for good.","consumable":"Bought, used up, bought again."}},"TransactionReason":\###
    {"description":"What made a transaction.","type":"string","enum":["purchase","renewal","restore"],"x-values":{"purchase":"A custom\###
    er's purchase.","renewal":"The store, at the end of a period.","restore":"A restore."}},"TransactionState":{"description":"How a t\###
    ransaction stands.","type":"string","enum":["purchased","pending","failed","declined"],"x-values":{"purchased":"Paid.","pending":"\###
    It waits for somebody.","failed":"It failed.","declined":"It was declined by whoever had to approve."}},"SimulatedPurchaseDecision\###
    ":{"description":"What the customer of a simulated store does when the payment sheet opens.","type":"string","enum":["succeed","ca\###
    ncel"],"x-values":{"succeed":"Pays.","cancel":"Closes it."}},"PurchaseDecision":{"description":"What a test store's customer does w\###
    hen the payment sheet opens.","type":"string","enum":["succeed","fail","cancel"],"x-values":{"succeed":"Pays.","fail":"Pays, and t\###
    he payment fails; RevenueCat's Test Store only.","cancel":"Closes it."}},"SimulatedAPI":{"description":"Which part of a simulated s\###
    tore fails.","type":"string","enum":["loadProducts","purchase","sync","subscriptionStatus","manageSubscriptions","refundRequest","\###
    offerCodeRedeem"],"x-values":{"loadProducts":"`fetchProducts`.","purchase":"`purchase`.","sync":"`restore`.","subscriptionStatus":\###
    "`currentState`.","manageSubscriptions":"`setAutoRenew`.","refundRequest":"`requestRefund`.","offerCodeRedeem":"`simulator/redeemO\###
    fferCode`."}},"TimeRate":{"description":"How fast a simulated store's periods pass. As an input the integer of a `.storekit` file s\###
    tands for its name.","type":"string","enum":["realTime","oneHourIsOneDay","thirtyMinutesIsOneDay","fiveMinutesIsOneDay","oneMinute\###
    IsOneDay","thirtySecondsIsOneDay","oneSecondIsOneDay","monthlyRenewalEveryOneHour","monthlyRenewalEveryThirtyMinutes","monthlyRene\###
    walEveryFifteenMinutes","monthlyRenewalEveryFiveMinutes","monthlyRenewalEveryThirtySeconds","oneRenewalEveryFifteenMinutes","oneRe\###
    newalEveryFiveMinutes","oneRenewalEveryMinute","oneRenewalEveryThirtySeconds","oneRenewalEveryTenSeconds","oneRenewalEveryTwoSecon\###
    ds"],"x-values":{"realTime":"A day lasts a day.","oneHourIsOneDay":"A day lasts an hour.","thirtyMinutesIsOneDay":"A day lasts 30 m\###
    inutes.","fiveMinutesIsOneDay":"A day lasts 5 minutes.","oneMinuteIsOneDay":"A day lasts a minute.","thirtySecondsIsOneDay":"A day\###
     lasts 30 seconds.","oneSecondIsOneDay":"A day lasts a second.","monthlyRenewalEveryOneHour":"A month lasts an hour.","monthlyRene\###
    walEveryThirtyMinutes":"A month lasts 30 minutes.","monthlyRenewalEveryFifteenMinutes":"A month lasts 15 minutes.","monthlyRenewal\###
    EveryFiveMinutes":"A month lasts 5 minutes.","monthlyRenewalEveryThirtySeconds":"A month lasts 30 seconds.","oneRenewalEveryFiftee\###
    nMinutes":"Every period lasts 15 minutes.","oneRenewalEveryFiveMinutes":"Every period lasts 5 minutes.","oneRenewalEveryMinute":"E\###
    very period lasts a minute.","oneRenewalEveryThirtySeconds":"Every period lasts 30 seconds.","oneRenewalEveryTenSeconds":"Every pe\###
    riod lasts 10 seconds.","oneRenewalEveryTwoSeconds":"Every period lasts 2 seconds."},"x-integers":{"realTime":0,"oneHourIsOneDay":\###
    1,"thirtyMinutesIsOneDay":2,"fiveMinutesIsOneDay":3,"oneMinuteIsOneDay":4,"thirtySecondsIsOneDay":5,"oneSecondIsOneDay":6,"monthly\###
    RenewalEveryOneHour":10,"monthlyRenewalEveryThirtyMinutes":11,"monthlyRenewalEveryFifteenMinutes":12,"monthlyRenewalEveryFiveMinut\###
    es":13,"monthlyRenewalEveryThirtySeconds":15,"oneRenewalEveryFifteenMinutes":1000,"oneRenewalEveryFiveMinutes":1001,"oneRenewalEve\###
    ryMinute":1002,"oneRenewalEveryThirtySeconds":1003,"oneRenewalEveryTenSeconds":1004,"oneRenewalEveryTwoSeconds":1005}},"TimeRateIn\###
    put":{"description":"How fast a simulated store's periods pass. As an input the integer of a `.storekit` file stands for its name.\###
     As a front end may send it.","anyOf":[{"$ref":"#/components/schemas/TimeRate"},{"enum":[0,1,2,3,4,5,6,10,11,12,13,15,1000,1001,10\###
    02,1003,1004,1005]}]},"SpyAction":{"description":"An action of a store that a spy records and stubs.","type":"string","enum":["fet\###
    chProducts","purchase","restore","currentState","setAutoRenew","requestRefund"],"x-values":{"fetchProducts":"`store/fetchProducts`\###
    ","purchase":"`store/purchase`","restore":"`store/restore`","currentState":"`store/currentState`","setAutoRenew":"`store/setAutoRe\###
    new`","requestRefund":"`store/requestRefund`"}},"CallOrigin":{"description":"Who made a call to a store.","type":"string","enum":[\###
    "action","refresh","direct"],"x-values":{"action":"An action of a screen.","refresh":"A screen that refreshes its plans by itself.\###
    ","direct":"A `store/*` request."}},"CallOutcome":{"description":"How a call to a store ended.","type":"string","enum":["succeeded\###
    ","failed","cancelled"],"x-values":{"succeeded":"With a value.","failed":"With an error.","cancelled":"It was cancelled before the\###
     end."}},"Severity":{"description":"How grave a finding is.","type":"string","enum":["error","warning"],"x-values":{"error":"The f\###
    ile cannot be used.","warning":"It can, and something is odd."}},"NotAllowedReason":{"description":"Why an action is not possible n\###
    ow.","type":"string","enum":["purchaseInProgress","restoreInProgress","changeInProgress","cancelInProgress","refundInProgress","no\###
    tLoaded","notSubscribed","alreadyInThatState","wrongKind","nothingSelected","nothingOffered","inUse","notPending","familyShared"],\###
    "x-values":{"purchaseInProgress":"A purchase is under way.","restoreInProgress":"A restore is under way.","changeInProgress":"A ch\###
    ange of plan is under way.","cancelInProgress":"Auto-renewal is being switched.","refundInProgress":"A refund request is under way\###
    .","notLoaded":"The plans are not loaded and no load is under way.","notSubscribed":"There is no subscription to do this with.","a\###
    lreadyInThatState":"It is so already.","wrongKind":"Another kind of screen, store or product has this.","nothingSelected":"No plan\###
     is named or selected.","nothingOffered":"No retention offer is shown.","inUse":"A spy stands over the store.","notPending":"The t\###
    ransaction waits for nobody.","familyShared":"A family member cannot do this with a shared plan."}},"Price":{"description":"An amo\###
    unt of money, and how the store's locale writes it.","type":"object","properties":{"amount":{"description":"The exact amount.","$r\###
    ef":"#/components/schemas/Amount"},"currency":{"description":"ISO 4217 code, such as `USD`.","type":"string"},"display":{"descript\###
    ion":"The text that a screen shows, such as `$9.99`.","type":"string"}},"required":["amount","currency","display"]},"PriceInput":{\###
    "description":"An amount of money, and how the store's locale writes it. As a front end may send it.","type":"object","properties"\###
    :{"amount":{"description":"The exact amount.","anyOf":[{"$ref":"#/components/schemas/Amount"},{"type":"null"}],"default":"0"},"cur\###
    rency":{"description":"ISO 4217 code, such as `USD`.","type":["string","null"],"x-derived":"the currency of the snapshot around it\###
    , `USD` elsewhere"},"display":{"description":"The text that a screen shows, such as `$9.99`.","type":["string","null"],"x-derived"\###
    :"amount and currency, written for the store's locale"}},"additionalProperties":false},"Product":{"description":"What the store se\###
    lls a plan as.","type":"object","properties":{"description":{"description":"A sentence about it; empty when the store has none.","\###
    type":"string"},"displayName":{"description":"Its name, for people.","type":"string"},"identifier":{"description":"What the store k\###
    nows the product by.","type":"string"},"price":{"description":"The regular price of one period.","$ref":"#/components/schemas/Pric\###
    e"}},"required":["description","displayName","identifier","price"]},"ProductInput":{"description":"What the store sells a plan as.\###
     As a front end may send it.","type":"object","properties":{"description":{"description":"A sentence about it; empty when the stor\###
    e has none.","type":["string","null"],"default":""},"displayName":{"description":"Its name, for people.","type":["string","null"],\###
    "x-derived":"the identifier"},"identifier":{"description":"What the store knows the product by.","type":["string","null"],"x-deriv\###
    ed":"the plan's `id`"},"price":{"description":"The regular price of one period.","anyOf":[{"$ref":"#/components/schemas/PriceInput\###
    "},{"type":"null"}],"x-derived":"zero"}},"additionalProperties":false},"Offer":{"description":"A price other than the regular one,\###
     for a while, to those who may have it.","type":"object","properties":{"id":{"description":"Its identifier; null for an introducto\###
    ry offer.","type":["string","null"]},"ineligibleReason":{"description":"Why not; null when eligible.","anyOf":[{"$ref":"#/componen\###
    ts/schemas/IneligibleReason"},{"type":"null"}]},"isEligible":{"description":"Whether the current customer may have it now; not kno\###
    wn counts as not.","type":"boolean"},"kind":{"description":"How it is come by.","$ref":"#/components/schemas/OfferKind"},"mode":{"\###
    description":"How it is paid.","$ref":"#/components/schemas/OfferMode"},"period":{"description":"The length of one period of the o\###
    ffer.","$ref":"#/components/schemas/Period"},"periodCount":{"description":"How many periods it lasts; more than one only when paid\###
     as you go.","type":"integer","minimum":1},"price":{"description":"The price of one period (pay as you go), of the whole (pay up f\###
    ront), or zero (free trial).","$ref":"#/components/schemas/Price"}},"required":["id","ineligibleReason","isEligible","kind","mode"\###
    ,"period","periodCount","price"]},"OfferInput":{"description":"A price other than the regular one, for a while, to those who may h\###
    ave it. As a front end may send it.","type":"object","properties":{"id":{"description":"Its identifier; null for an introductory o\###
    ffer.","type":["string","null"]},"ineligibleReason":{"description":"Why not; null when eligible.","anyOf":[{"$ref":"#/components/s\###
    chemas/IneligibleReason"},{"type":"null"}]},"isEligible":{"description":"Whether the current customer may have it now; not known c\###
    ounts as not.","type":["boolean","null"],"default":false},"kind":{"description":"How it is come by.","anyOf":[{"$ref":"#/component\###
    s/schemas/OfferKind"},{"type":"null"}],"default":"promotional"},"mode":{"description":"How it is paid.","anyOf":[{"$ref":"#/compon\###
    ents/schemas/OfferMode"},{"type":"null"}],"x-derived":"`freeTrial` without a price, else `payAsYouGo`"},"period":{"description":"T\###
    he length of one period of the offer.","anyOf":[{"$ref":"#/components/schemas/Period"},{"type":"null"}],"default":"P1M"},"periodCo\###
    unt":{"description":"How many periods it lasts; more than one only when paid as you go.","type":["integer","null"],"default":1,"mi\###
    nimum":1},"price":{"description":"The price of one period (pay as you go), of the whole (pay up front), or zero (free trial).","an\###
    yOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}],"x-derived":"zero"}},"additionalProperties":false},"Subscription\###
    Model":{"description":"A plan that the store sells.","type":"object","properties":{"groupID":{"description":"The group; plans of o\###
    ne group exclude each other.","type":"string"},"groupName":{"description":"The group's name, for people.","type":"string"},"id":{"\###
    description":"The product identifier, by which methods name the plan.","type":"string"},"introductoryOffer":{"description":"What n\###
    ew subscribers of the group get, null without one.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"isFamilyShar\###
    eable":{"description":"Whether the family shares it.","type":"boolean"},"level":{"description":"The place in the group, 1 the high\###
    est service.","type":"integer","minimum":0},"period":{"description":"How long one paid period lasts.","$ref":"#/components/schemas\###
    /Period"},"pricePerMonth":{"description":"The price divided by the months of the period, rounded down to the currency's smallest u\###
    nit; null when it cannot be told.","anyOf":[{"$ref":"#/components/schemas/Price"},{"type":"null"}]},"product":{"description":"What\###
     it is sold as.","$ref":"#/components/schemas/Product"},"promotionOffers":{"description":"Offers of kind promotional, code and win\###
    -back.","type":"array","items":{"$ref":"#/components/schemas/Offer"}},"savingsPercent":{"description":"What is saved against the d\###
    earest price per month of the same group and level, rounded down; null where nothing is.","type":["integer","null"]}},"required":[\###
    "groupID","groupName","id","introductoryOffer","isFamilyShareable","level","period","pricePerMonth","product","promotionOffers","s\###
    avingsPercent"]},"SubscriptionModelInput":{"description":"A plan that the store sells. As a front end may send it.","type":"object\###
    ","properties":{"groupID":{"description":"The group; plans of one group exclude each other.","type":["string","null"],"default":""\###
    },"groupName":{"description":"The group's name, for people.","type":["string","null"],"default":""},"id":{"description":"The produ\###
    ct identifier, by which methods name the plan.","type":"string"},"introductoryOffer":{"description":"What new subscribers of the g\###
    roup get, null without one.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"isFamilyShareable":{"descripti\###
    on":"Whether the family shares it.","type":["boolean","null"],"default":false},"level":{"description":"The place in the group, 1 t\###
    he highest service.","type":["integer","null"],"default":1,"minimum":0},"period":{"description":"How long one paid period lasts.",\###
    "anyOf":[{"$ref":"#/components/schemas/Period"},{"type":"null"}],"default":"P1M"},"pricePerMonth":{"description":"The price divide\###
    d by the months of the period, rounded down to the currency's smallest unit; null when it cannot be told.","anyOf":[{"$ref":"#/com\###
    ponents/schemas/PriceInput"},{"type":"null"}]},"product":{"description":"What it is sold as.","anyOf":[{"$ref":"#/components/schem\###
    as/ProductInput"},{"type":"null"}],"x-derived":"the plan's `id` alone"},"promotionOffers":{"description":"Offers of kind promotion\###
    al, code and win-back.","type":["array","null"],"items":{"$ref":"#/components/schemas/OfferInput"},"default":[]},"savingsPercent":\###
    {"description":"What is saved against the dearest price per month of the same group and level, rounded down; null where nothing is\###
    .","type":["integer","null"]}},"required":["id"],"additionalProperties":false},"PendingChange":{"description":"A change of plan th\###
    at takes effect later.","type":"object","properties":{"change":{"description":"How it compares with the plan held.","$ref":"#/comp\###
    onents/schemas/PendingPlanChange"},"effectiveAt":{"description":"When it follows.","$ref":"#/components/schemas/Instant"},"subscri\###
    ptionID":{"description":"The plan that follows.","type":"string"}},"required":["change","effectiveAt","subscriptionID"]},"PendingC\###
    hangeInput":{"description":"A change of plan that takes effect later. As a front end may send it.","type":"object","properties":{"\###
    change":{"description":"How it compares with the plan held.","anyOf":[{"$ref":"#/components/schemas/PendingPlanChange"},{"type":"n\###
    ull"}],"default":"downgrade"},"effectiveAt":{"description":"When it follows.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"t\###
    ype":"null"}],"x-derived":"the end of the running period"},"subscriptionID":{"description":"The plan that follows.","type":"string\###
    "}},"required":["subscriptionID"],"additionalProperties":false},"PriceIncrease":{"description":"A higher price that the customer w\###
    as told of.","type":"object","properties":{"price":{"description":"The new price.","$ref":"#/components/schemas/Price"},"status":{\###
    "description":"Whether the customer has agreed.","$ref":"#/components/schemas/PriceIncreaseStatus"}},"required":["price","status"]\###
    },"PriceIncreaseInput":{"description":"A higher price that the customer was told of. As a front end may send it.","type":"object",\###
    "properties":{"price":{"description":"The new price.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}],"x-deri\###
    ved":"the renewal price"},"status":{"description":"Whether the customer has agreed.","anyOf":[{"$ref":"#/components/schemas/PriceI\###
    ncreaseStatus"},{"type":"null"}],"default":"pending"}},"additionalProperties":false},"UserSubscription":{"description":"A plan tha\###
    t a customer holds or held.","type":"object","properties":{"expirationReason":{"description":"Why it ended; null while it has not.\###
    ","anyOf":[{"$ref":"#/components/schemas/ExpirationReason"},{"type":"null"}]},"expiresAt":{"description":"The end of that period: t\###
    he first instant that is not paid for. Null when it never ends.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]\###
    },"gracePeriodEndsAt":{"description":"Until when the customer is served although a renewal failed.","anyOf":[{"$ref":"#/components\###
    /schemas/Instant"},{"type":"null"}]},"groupID":{"description":"Its group.","type":"string"},"isEntitled":{"description":"Whether t\###
    he customer is served now.","type":"boolean"},"isTrial":{"description":"Whether the running period is a free trial.","type":"boole\###
    an"},"managementURL":{"description":"Where the customer manages it when the store cannot be asked.","type":["string","null"]},"off\###
    er":{"description":"The offer that the running period was bought under.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"n\###
    ull"}]},"originalPurchaseAt":{"description":"The first purchase ever under the same original transaction.","anyOf":[{"$ref":"#/com\###
    ponents/schemas/Instant"},{"type":"null"}]},"ownership":{"description":"How the customer came by it.","$ref":"#/components/schemas\###
    /Ownership"},"pendingChange":{"description":"The plan that follows, null without one.","anyOf":[{"$ref":"#/components/schemas/Pend\###
    ingChange"},{"type":"null"}]},"periodStartAt":{"description":"The beginning of the running or last period.","anyOf":[{"$ref":"#/co\###
    mponents/schemas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The higher price that the customer was told of.","any\###
    Of":[{"$ref":"#/components/schemas/PriceIncrease"},{"type":"null"}]},"purchasedAt":{"description":"This plan's first purchase in i\###
    ts unbroken run.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"renewalOffer":{"description":"The offer that\###
     waits for the next billing.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"renewalPrice":{"description":"What\###
     the next renewal costs, offers included; null when it will not renew or is not known.","anyOf":[{"$ref":"#/components/schemas/Pri\###
    ce"},{"type":"null"}]},"renewsAt":{"description":"When it renews; null when it will not.","anyOf":[{"$ref":"#/components/schemas/I\###
    nstant"},{"type":"null"}]},"revocationReason":{"description":"Why the store took it back.","anyOf":[{"$ref":"#/components/schemas/\###
    RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When the store took it back.","anyOf":[{"$ref":"#/components/sche\###
    mas/Instant"},{"type":"null"}]},"storefrontKind":{"description":"The kind of storefront it was bought in, such as `appStore` or `t\###
    estStore`.","type":"string"},"subscriptionID":{"description":"The plan.","type":"string"},"willAutoRenew":{"description":"Whether i\###
    t renews by itself.","type":"boolean"}},"required":["expirationReason","expiresAt","gracePeriodEndsAt","groupID","isEntitled","isT\###
    rial","managementURL","offer","originalPurchaseAt","ownership","pendingChange","periodStartAt","priceIncrease","purchasedAt","rene\###
    walOffer","renewalPrice","renewsAt","revocationReason","revokedAt","storefrontKind","subscriptionID","willAutoRenew"]},"UserSubscr\###
    iptionInput":{"description":"A plan that a customer holds or held. As a front end may send it.","type":"object","properties":{"exp\###
    irationReason":{"description":"Why it ended; null while it has not.","anyOf":[{"$ref":"#/components/schemas/ExpirationReason"},{"t\###
    ype":"null"}]},"expiresAt":{"description":"The end of that period: the first instant that is not paid for. Null when it never ends\###
    .","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"gracePeriodEndsAt":{"description":"Until when the customer i\###
    s served although a renewal failed.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"groupID":{"description":"\###
    Its group.","type":["string","null"],"default":""},"isEntitled":{"description":"Whether the customer is served now.","type":["bool\###
    ean","null"],"x-derived":"the `status` of the standing: true when `active` or `inGracePeriod`"},"isTrial":{"description":"Whether t\###
    he running period is a free trial.","type":["boolean","null"],"default":false},"managementURL":{"description":"Where the customer m\###
    anages it when the store cannot be asked.","type":["string","null"]},"offer":{"description":"The offer that the running period was\###
     bought under.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"originalPurchaseAt":{"description":"The fir\###
    st purchase ever under the same original transaction.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"ownersh\###
    ip":{"description":"How the customer came by it.","anyOf":[{"$ref":"#/components/schemas/Ownership"},{"type":"null"}],"default":"p\###
    urchased"},"pendingChange":{"description":"The plan that follows, null without one.","anyOf":[{"$ref":"#/components/schemas/Pendin\###
    gChangeInput"},{"type":"null"}]},"periodStartAt":{"description":"The beginning of the running or last period.","anyOf":[{"$ref":"#\###
    /components/schemas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The higher price that the customer was told of.","\###
    anyOf":[{"$ref":"#/components/schemas/PriceIncreaseInput"},{"type":"null"}]},"purchasedAt":{"description":"This plan's first purch\###
    ase in its unbroken run.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"renewalOffer":{"description":"The of\###
    fer that waits for the next billing.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"renewalPrice":{"descr\###
    iption":"What the next renewal costs, offers included; null when it will not renew or is not known.","anyOf":[{"$ref":"#/component\###
    s/schemas/PriceInput"},{"type":"null"}]},"renewsAt":{"description":"When it renews; null when it will not.","anyOf":[{"$ref":"#/co\###
    mponents/schemas/Instant"},{"type":"null"}]},"revocationReason":{"description":"Why the store took it back.","anyOf":[{"$ref":"#/c\###
    omponents/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When the store took it back.","anyOf":[{"$ref":\###
    "#/components/schemas/Instant"},{"type":"null"}]},"storefrontKind":{"description":"The kind of storefront it was bought in, such a\###
    s `appStore` or `testStore`.","type":["string","null"],"default":"appStore"},"subscriptionID":{"description":"The plan.","type":"s\###
    tring"},"willAutoRenew":{"description":"Whether it renews by itself.","type":["boolean","null"],"default":false}},"required":["sub\###
    scriptionID"],"additionalProperties":false},"PendingPurchase":{"description":"A purchase that waits for somebody.","type":"object"\###
    ,"properties":{"reason":{"description":"What it waits for.","$ref":"#/components/schemas/PendingReason"},"requestedAt":{"descripti\###
    on":"When it was asked for.","$ref":"#/components/schemas/Instant"},"subscriptionID":{"description":"The plan asked for.","type":"\###
    string"},"transactionID":{"description":"The transaction that waits.","type":"string"}},"required":["reason","requestedAt","subscr\###
    iptionID","transactionID"]},"PendingPurchaseInput":{"description":"A purchase that waits for somebody. As a front end may send it.\###
    ","type":"object","properties":{"reason":{"description":"What it waits for.","anyOf":[{"$ref":"#/components/schemas/PendingReason"\###
    },{"type":"null"}],"default":"payment"},"requestedAt":{"description":"When it was asked for.","anyOf":[{"$ref":"#/components/schem\###
    as/Instant"},{"type":"null"}],"x-derived":"now"},"subscriptionID":{"description":"The plan asked for.","type":"string"},"transacti\###
    onID":{"description":"The transaction that waits.","type":["string","null"],"default":""}},"required":["subscriptionID"],"addition\###
    alProperties":false},"SubscriptionState":{"description":"A customer's standing with a store.","type":"object","properties":{"other\###
    s":{"description":"The rest, of other groups or, with family sharing, of the same.","type":"array","items":{"$ref":"#/components/s\###
    chemas/UserSubscription"}},"ownedProducts":{"description":"Identifiers of one-time products that the customer owns.","type":"array\###
    ","items":{"type":"string"}},"pendingPurchases":{"description":"Purchases that wait for somebody, oldest first.","type":"array","i\###
    tems":{"$ref":"#/components/schemas/PendingPurchase"}},"status":{"description":"The standing of `subscription`.","$ref":"#/compone\###
    nts/schemas/SubscriptionStatus"},"subscription":{"description":"The one that decides: entitled before not, then the order of group\###
    s, then the higher level, then the latest.","anyOf":[{"$ref":"#/components/schemas/UserSubscription"},{"type":"null"}]}},"required\###
    ":["others","ownedProducts","pendingPurchases","status","subscription"]},"SubscriptionStateInput":{"description":"A customer's sta\###
    nding with a store. As a front end may send it.","type":"object","properties":{"others":{"description":"The rest, of other groups o\###
    r, with family sharing, of the same.","type":["array","null"],"items":{"$ref":"#/components/schemas/UserSubscriptionInput"},"defau\###
    lt":[]},"ownedProducts":{"description":"Identifiers of one-time products that the customer owns.","type":["array","null"],"items":\###
    {"type":"string"},"default":[]},"pendingPurchases":{"description":"Purchases that wait for somebody, oldest first.","type":["array\###
    ","null"],"items":{"$ref":"#/components/schemas/PendingPurchaseInput"},"default":[]},"status":{"description":"The standing of `sub\###
    scription`.","$ref":"#/components/schemas/SubscriptionStatus"},"subscription":{"description":"The one that decides: entitled befor\###
    e not, then the order of groups, then the higher level, then the latest.","anyOf":[{"$ref":"#/components/schemas/UserSubscriptionI\###
    nput"},{"type":"null"}]}},"required":["status"],"additionalProperties":false},"ProductsSnapshot":{"description":"What a store sell\###
    s to its current customer at one instant, and that customer's standing.","type":"object","properties":{"currency":{"description":"\###
    ISO 4217 code of the storefront's currency; empty when the store does not tell.","type":"string"},"fetchedAt":{"description":"That\###
     instant.","$ref":"#/components/schemas/Instant"},"storefront":{"description":"ISO 3166-1 alpha-3 code of the storefront, such as `\###
    USA`; empty when the store does not tell.","type":"string"},"subscriptionState":{"description":"The customer's standing.","$ref":"\###
    #/components/schemas/SubscriptionState"},"subscriptions":{"description":"The plans, in the store's order.","type":"array","items":\###
    {"$ref":"#/components/schemas/SubscriptionModel"}}},"required":["currency","fetchedAt","storefront","subscriptionState","subscript\###
    ions"]},"ProductsSnapshotInput":{"description":"What a store sells to its current customer at one instant, and that customer's sta\###
    nding. As a front end may send it.","type":"object","properties":{"currency":{"description":"ISO 4217 code of the storefront's cur\###
    rency; empty when the store does not tell.","type":["string","null"],"default":"USD"},"fetchedAt":{"description":"That instant.","\###
    anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"x-derived":"now"},"storefront":{"description":"ISO 3166-1 alpha-\###
    3 code of the storefront, such as `USA`; empty when the store does not tell.","type":["string","null"],"default":"USA"},"subscript\###
    ionState":{"description":"The customer's standing.","anyOf":[{"$ref":"#/components/schemas/SubscriptionStateInput"},{"type":"null"\###
    }],"x-derived":"the standing last known, `notSubscribed` before there is one"},"subscriptions":{"description":"The plans, in the s\###
    tore's order.","type":["array","null"],"items":{"$ref":"#/components/schemas/SubscriptionModelInput"},"default":[]}},"additionalPr\###
    operties":false},"UnderlyingError":{"description":"The failure beneath, in the words of whoever reported it first.","type":"object\###
    ","properties":{"code":{"description":"Their code.","type":"string"},"domain":{"description":"Who reported it.","type":"string"},"\###
    message":{"description":"Their words.","type":"string"}},"required":["code","domain","message"]},"UnderlyingErrorInput":{"descript\###
    ion":"The failure beneath, in the words of whoever reported it first. As a front end may send it.","type":"object","properties":{"\###
    code":{"description":"Their code.","type":["string","null"],"default":""},"domain":{"description":"Who reported it.","type":["stri\###
    ng","null"],"default":""},"message":{"description":"Their words.","type":["string","null"],"default":""}},"additionalProperties":f\###
    alse},"StoreError":{"description":"Why a store did not do what it was asked. As an input a bare code is enough.","type":"object","\###
    properties":{"code":{"description":"The kind of failure.","$ref":"#/components/schemas/StoreErrorCode"},"isRetryable":{"descriptio\###
    n":"Whether trying again, unchanged, may succeed.","type":"boolean"},"message":{"description":"English text for a person, never em\###
    pty.","type":"string"},"underlying":{"description":"The failure beneath, null when there is none to tell of.","anyOf":[{"$ref":"#/\###
    components/schemas/UnderlyingError"},{"type":"null"}]}},"required":["code","isRetryable","message","underlying"]},"StoreErrorInput\###
    ":{"description":"Why a store did not do what it was asked. As an input a bare code is enough. As a front end may send it.","anyOf\###
    ":[{"$ref":"#/components/schemas/StoreErrorCode"},{"type":"object","properties":{"code":{"description":"The kind of failure.","any\###
    Of":[{"$ref":"#/components/schemas/StoreErrorCode"},{"type":"null"}],"default":"unknown"},"isRetryable":{"description":"Whether tr\###
    ying again, unchanged, may succeed.","type":["boolean","null"],"x-derived":"what the code usually means"},"message":{"description"\###
    :"English text for a person, never empty.","type":["string","null"],"x-derived":"the code's own text"},"underlying":{"description"\###
    :"The failure beneath, null when there is none to tell of.","anyOf":[{"$ref":"#/components/schemas/UnderlyingErrorInput"},{"type":\###
    "null"}]}},"additionalProperties":false}]},"ServerInfo":{"description":"Who answers.","type":"object","properties":{"name":{"descr\###
    iption":"Always `subscription-bridge`.","type":"string"},"version":{"description":"The product's version.","type":"string"}},"requ\###
    ired":["name","version"]},"Capabilities":{"description":"What this process can do.","type":"object","properties":{"clockModes":{"d\###
    escription":"The clocks it can run on.","type":"array","items":{"$ref":"#/components/schemas/ClockMode"}},"framings":{"description\###
    ":"The framings it reads.","type":"array","items":{"$ref":"#/components/schemas/Framing"}},"locales":{"description":"The languages\###
     its texts come in.","type":"array","items":{"type":"string"}},"methods":{"description":"Every method it takes, in alphabetical or\###
    der.","type":"array","items":{"type":"string"}},"storeKinds":{"description":"The kinds of store it can open.","type":"array","item\###
    s":{"$ref":"#/components/schemas/StoreKind"}},"viewModelKinds":{"description":"The screens it has.","type":"array","items":{"$ref"\###
    :"#/components/schemas/ViewModelKind"}}},"required":["clockModes","framings","locales","methods","storeKinds","viewModelKinds"]},"\###
    InitializeResult":{"description":"What a front end may know before anything else.","type":"object","properties":{"capabilities":{"\###
    description":"What this process can do.","$ref":"#/components/schemas/Capabilities"},"protocolVersion":{"description":"The version\###
     of the protocol that is spoken: 1.","type":"integer"},"serverInfo":{"description":"Who answers.","$ref":"#/components/schemas/Ser\###
    verInfo"}},"required":["capabilities","protocolVersion","serverInfo"]},"ClientInfo":{"description":"Who asks. Unknown members are i\###
    gnored.","x-use":"input","type":"object","properties":{"name":{"description":"The front end's name.","type":["string","null"]},"ve\###
    rsion":{"description":"The front end's version.","type":["string","null"]}}},"ResetResult":{"description":"The process after a res\###
    et.","type":"object","properties":{"now":{"description":"What the clock says.","$ref":"#/components/schemas/Instant"}},"required":\###
    ["now"]},"ClockReading":{"description":"What the clock says.","type":"object","properties":{"mode":{"description":"What moves the c\###
    lock.","$ref":"#/components/schemas/ClockMode"},"next":{"description":"When the next due thing happens; null when nothing is due."\###
    ,"anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"now":{"description":"The current instant.","$ref":"#/componen\###
    ts/schemas/Instant"}},"required":["mode","next","now"]},"ClockAdvanced":{"description":"Where an advance ended.","type":"object","\###
    properties":{"events":{"description":"How many due things happened on the way.","type":"integer"},"now":{"description":"The instan\###
    t reached.","$ref":"#/components/schemas/Instant"}},"required":["events","now"]},"StoreOpened":{"description":"A store that was op\###
    ened.","type":"object","properties":{"kind":{"description":"What is behind it.","$ref":"#/components/schemas/StoreKind"},"store":{\###
    "description":"Its name.","type":"string"}},"required":["kind","store"]},"StoreListing":{"description":"An open store.","type":"ob\###
    ject","properties":{"kind":{"description":"What is behind it.","$ref":"#/components/schemas/StoreKind"},"store":{"description":"It\###
    s name.","type":"string"},"viewModels":{"description":"The view models on it, in order of creation.","type":"array","items":{"type\###
    ":"string"}}},"required":["kind","store","viewModels"]},"StoreDidChange":{"description":"A customer's standing that became differe\###
    nt.","type":"object","properties":{"cause":{"description":"What made it different.","$ref":"#/components/schemas/StandingCause"},"\###
    store":{"description":"The store.","type":"string"},"subscriptionState":{"description":"The new standing.","$ref":"#/components/sc\###
    hemas/SubscriptionState"}},"required":["cause","store","subscriptionState"]},"ViewModelOptions":{"description":"How a view model b\###
    ehaves. In every time-out 0 means none.","x-use":"input","type":"object","properties":{"loadTimeoutSeconds":{"description":"How lo\###
    ng a load may take.","type":["number","null"],"default":30,"minimum":0},"notify":{"description":"Whether changes are announced by `\###
    viewModel/didChange`.","type":["boolean","null"],"default":true},"restoreMinimumSeconds":{"description":"How long a restore shows a\###
    t least; the larger of the two times, not their sum.","type":["number","null"],"default":0,"minimum":0},"restoreTimeoutSeconds":{"\###
    description":"How long a restore may take before the popup.","type":["number","null"],"default":30,"minimum":0},"retentionOffers":\###
    {"description":"The promotional offer that is shown to who cancels a plan: plan to offer.","type":["object","null"],"additionalPro\###
    perties":{"type":"string"},"default":{}},"toastSeconds":{"description":"How long a toast stays; 0 until it is dismissed.","type":[\###
    "number","null"],"default":3,"minimum":0}},"additionalProperties":false},"ViewModelCreated":{"description":"A new view model.","ty\###
    pe":"object","properties":{"kind":{"description":"Its screen.","$ref":"#/components/schemas/ViewModelKind"},"revision":{"descripti\###
    on":"The number of its state: 0.","type":"integer"},"state":{"description":"What the screen shows.","$ref":"#/components/schemas/S\###
    creenState"},"viewModel":{"description":"Its id: the kind and a count, such as `purchase-1`.","type":"string"}},"required":["kind"\###
    ,"revision","state","viewModel"]},"ViewModelListing":{"description":"A view model.","type":"object","properties":{"kind":{"descrip\###
    tion":"Its screen.","$ref":"#/components/schemas/ViewModelKind"},"revision":{"description":"The number of its last state.","type":\###
    "integer"},"store":{"description":"Its store.","type":"string"},"viewModel":{"description":"Its id.","type":"string"}},"required":\###
    ["kind","revision","store","viewModel"]},"ViewModelSnapshot":{"description":"The whole state of a view model.","type":"object","pr\###
    operties":{"revision":{"description":"The number of this state.","type":"integer"},"state":{"description":"What the screen shows."\###
    ,"$ref":"#/components/schemas/ScreenState"}},"required":["revision","state"]},"ViewModelDidChange":{"description":"A change of a v\###
    iew model's state.","type":"object","properties":{"changes":{"description":"Each member of the state that changed, whole, under it\###
    s name.","$ref":"#/components/schemas/ScreenChanges"},"revision":{"description":"The number of the new state, one more than that o\###
    f the last.","type":"integer"},"viewModel":{"description":"The view model.","type":"string"}},"required":["changes","revision","vi\###
    ewModel"]},"Overlay":{"description":"A display that covers the screen while something runs.","type":"object","properties":{"kind":\###
    {"description":"What runs.","$ref":"#/components/schemas/OverlayKind"},"message":{"description":"What it says, for people.","type"\###
    :"string"}},"required":["kind","message"]},"Toast":{"description":"A short message that goes by itself.","type":"object","properti\###
    es":{"arguments":{"description":"What was put into the text, by name.","type":"object","additionalProperties":{"type":"string"}},"\###
    code":{"description":"What it says, for programs.","$ref":"#/components/schemas/MessageCode"},"id":{"description":"Names it for `v\###
    iewModel/dismissToast`.","type":"string"},"message":{"description":"What it says, for people; never empty.","type":"string"},"styl\###
    e":{"description":"How it looks.","$ref":"#/components/schemas/ToastStyle"}},"required":["arguments","code","id","message","style"\###
    ]},"LastOutcome":{"description":"How the last action ended.","type":"object","properties":{"action":{"description":"The action.","\###
    $ref":"#/components/schemas/ScreenAction"},"error":{"description":"Why it failed; null when it did not.","anyOf":[{"$ref":"#/compo\###
    nents/schemas/StoreError"},{"type":"null"}]},"outcome":{"description":"How it ended.","$ref":"#/components/schemas/ActionOutcome"}\###
    ,"sequence":{"description":"Rises with each action that ends, so that equal outcomes can be told apart.","type":"integer"},"subscr\###
    iptionID":{"description":"The plan it was about.","type":["string","null"]}},"required":["action","error","outcome","sequence","su\###
    bscriptionID"]},"ScreenStateBase":{"description":"What both screens show.","type":"object","properties":{"availableActions":{"desc\###
    ription":"What can be asked for now.","type":"array","items":{"$ref":"#/components/schemas/ScreenAction"}},"isLoading":{"descripti\###
    on":"Whether a load or a restore runs.","type":"boolean"},"lastOutcome":{"description":"How the last action ended; null before the\###
     first.","anyOf":[{"$ref":"#/components/schemas/LastOutcome"},{"type":"null"}]},"loadError":{"description":"Why the last load fail\###
    ed; null when it did not.","anyOf":[{"$ref":"#/components/schemas/StoreError"},{"type":"null"}]},"loadStatus":{"description":"How f\###
    ar the plans are loaded.","$ref":"#/components/schemas/LoadStatus"},"overlay":{"description":"What covers the screen: any running a\###
    ction except a load that already shows plans.","anyOf":[{"$ref":"#/components/schemas/Overlay"},{"type":"null"}]},"purchaseInProgr\###
    ess":{"description":"Whether a purchase, a change of plan or the acceptance of an offer runs.","type":"boolean"},"purchasingSubscr\###
    iptionID":{"description":"The plan that is being bought.","type":["string","null"]},"restoreDeadline":{"description":"When the run\###
    ning restore will be given up.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"restoreFailureReason":{"descri\###
    ption":"What the popup is about.","anyOf":[{"$ref":"#/components/schemas/RestoreFailureReason"},{"type":"null"}]},"restoreInProgre\###
    ss":{"description":"Whether a restore runs.","type":"boolean"},"showRestoreFailedPopup":{"description":"Whether the popup about a f\###
    ailed restore is shown.","type":"boolean"},"subscriptionDetails":{"description":"The plans for sale, in the order of display.","ty\###
    pe":"array","items":{"$ref":"#/components/schemas/SubscriptionModel"}},"subscriptionState":{"description":"The customer's standing\###
    .","$ref":"#/components/schemas/SubscriptionState"},"toast":{"description":"The message shown now.","anyOf":[{"$ref":"#/components\###
    /schemas/Toast"},{"type":"null"}]}},"required":["availableActions","isLoading","lastOutcome","loadError","loadStatus","overlay","p\###
    urchaseInProgress","purchasingSubscriptionID","restoreDeadline","restoreFailureReason","restoreInProgress","showRestoreFailedPopup\###
    ","subscriptionDetails","subscriptionState","toast"]},"PurchaseScreenState":{"description":"What the purchase screen shows.","allO\###
    f":[{"$ref":"#/components/schemas/ScreenStateBase"}],"type":"object","properties":{"bestValueSubscriptionID":{"description":"The p\###
    lan with the best price per month, null when none stands out.","type":["string","null"]},"isAlreadySubscribed":{"description":"Whe\###
    ther the customer is entitled to a plan already.","type":"boolean"},"kind":{"description":"Which screen it is.","const":"purchase"\###
    },"selectedSubscriptionID":{"description":"The plan that the customer has picked.","type":["string","null"]}},"required":["bestVal\###
    ueSubscriptionID","isAlreadySubscribed","kind","selectedSubscriptionID"]},"CurrentSubscription":{"description":"The plan that the m\###
    anage screen is about.","type":"object","properties":{"badge":{"description":"Its standing in a word.","anyOf":[{"$ref":"#/compone\###
    nts/schemas/Badge"},{"type":"null"}]},"price":{"description":"What the next period costs, or what it cost; null when that is not k\###
    nown.","anyOf":[{"$ref":"#/components/schemas/Price"},{"type":"null"}]},"subscription":{"description":"The plan held or held last.\###
    ","$ref":"#/components/schemas/UserSubscription"},"subtitle":{"description":"A sentence about what comes next.","type":"string"},"\###
    title":{"description":"Its name.","type":"string"}},"required":["badge","price","subscription","subtitle","title"]},"ChangeOption"\###
    :{"description":"A plan that the customer could change to.","type":"object","properties":{"change":{"description":"How it compares\###
     with the plan held.","$ref":"#/components/schemas/PlanChange"},"effective":{"description":"When it would take effect.","$ref":"#/\###
    components/schemas/PlanChangeTiming"},"effectiveAt":{"description":"That instant; null when it is not known.","anyOf":[{"$ref":"#/\###
    components/schemas/Instant"},{"type":"null"}]},"promotionOfferIDs":{"description":"Promotional offers that the customer may have w\###
    ith it.","type":"array","items":{"type":"string"}},"subscriptionID":{"description":"The plan.","type":"string"}},"required":["chan\###
    ge","effective","effectiveAt","promotionOfferIDs","subscriptionID"]},"BillingIssue":{"description":"A renewal that failed.","type"\###
    :"object","properties":{"kind":{"description":"Which problem it is.","$ref":"#/components/schemas/BillingIssueKind"},"until":{"des\###
    cription":"Until when it can be mended without loss; null when it is not known.","anyOf":[{"$ref":"#/components/schemas/Instant"},\###
    {"type":"null"}]}},"required":["kind","until"]},"RetentionOffer":{"description":"An offer to stay, shown to who cancels.","type":"\###
    object","properties":{"offer":{"description":"The offer.","$ref":"#/components/schemas/Offer"},"subscriptionID":{"description":"Th\###
    e plan it is for.","type":"string"}},"required":["offer","subscriptionID"]},"ManageScreenState":{"description":"What the manage-su\###
    bscription screen shows.","allOf":[{"$ref":"#/components/schemas/ScreenStateBase"}],"type":"object","properties":{"billingIssue":{\###
    "description":"A renewal that failed; null when none did.","anyOf":[{"$ref":"#/components/schemas/BillingIssue"},{"type":"null"}]}\###
    ,"changeOptions":{"description":"The plans that the customer could change to.","type":"array","items":{"$ref":"#/components/schema\###
    s/ChangeOption"}},"current":{"description":"The plan held, or held last; null when there has been none.","anyOf":[{"$ref":"#/compo\###
    nents/schemas/CurrentSubscription"},{"type":"null"}]},"kind":{"description":"Which screen it is.","const":"manage"},"managementURL\###
    ":{"description":"Where the customer manages the plan when the store cannot be asked.","type":["string","null"]},"refundStatus":{"\###
    description":"How the last refund request ended.","anyOf":[{"$ref":"#/components/schemas/RefundStatus"},{"type":"null"}]},"retenti\###
    onOffer":{"description":"The offer to stay that is shown now.","anyOf":[{"$ref":"#/components/schemas/RetentionOffer"},{"type":"nu\###
    ll"}]}},"required":["billingIssue","changeOptions","current","kind","managementURL","refundStatus","retentionOffer"]},"ScreenState\###
    ":{"description":"What a screen shows; `kind` says which.","x-discriminator":"kind","oneOf":[{"$ref":"#/components/schemas/Purchas\###
    eScreenState"},{"$ref":"#/components/schemas/ManageScreenState"}]},"ScreenChanges":{"description":"Each member of a screen's state\###
     that changed, whole, under its name.","type":"object","properties":{"availableActions":{"description":"What can be asked for now.\###
    ","type":"array","items":{"$ref":"#/components/schemas/ScreenAction"}},"bestValueSubscriptionID":{"description":"The plan with the\###
     best price per month, null when none stands out.","type":["string","null"]},"billingIssue":{"description":"A renewal that failed;\###
     null when none did.","anyOf":[{"$ref":"#/components/schemas/BillingIssue"},{"type":"null"}]},"changeOptions":{"description":"The p\###
    lans that the customer could change to.","type":"array","items":{"$ref":"#/components/schemas/ChangeOption"}},"current":{"descript\###
    ion":"The plan held, or held last; null when there has been none.","anyOf":[{"$ref":"#/components/schemas/CurrentSubscription"},{"\###
    type":"null"}]},"isAlreadySubscribed":{"description":"Whether the customer is entitled to a plan already.","type":"boolean"},"isLo\###
    ading":{"description":"Whether a load or a restore runs.","type":"boolean"},"lastOutcome":{"description":"How the last action ende\###
    d; null before the first.","anyOf":[{"$ref":"#/components/schemas/LastOutcome"},{"type":"null"}]},"loadError":{"description":"Why t\###
    he last load failed; null when it did not.","anyOf":[{"$ref":"#/components/schemas/StoreError"},{"type":"null"}]},"loadStatus":{"d\###
    escription":"How far the plans are loaded.","$ref":"#/components/schemas/LoadStatus"},"managementURL":{"description":"Where the cu\###
    stomer manages the plan when the store cannot be asked.","type":["string","null"]},"overlay":{"description":"What covers the scree\###
    n: any running action except a load that already shows plans.","anyOf":[{"$ref":"#/components/schemas/Overlay"},{"type":"null"}]},\###
    "purchaseInProgress":{"description":"Whether a purchase, a change of plan or the acceptance of an offer runs.","type":"boolean"},"\###
    purchasingSubscriptionID":{"description":"The plan that is being bought.","type":["string","null"]},"refundStatus":{"description":\###
    "How the last refund request ended.","anyOf":[{"$ref":"#/components/schemas/RefundStatus"},{"type":"null"}]},"restoreDeadline":{"d\###
    escription":"When the running restore will be given up.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"resto\###
    reFailureReason":{"description":"What the popup is about.","anyOf":[{"$ref":"#/components/schemas/RestoreFailureReason"},{"type":"\###
    null"}]},"restoreInProgress":{"description":"Whether a restore runs.","type":"boolean"},"retentionOffer":{"description":"The offer\###
     to stay that is shown now.","anyOf":[{"$ref":"#/components/schemas/RetentionOffer"},{"type":"null"}]},"selectedSubscriptionID":{"\###
    description":"The plan that the customer has picked.","type":["string","null"]},"showRestoreFailedPopup":{"description":"Whether t\###
    he popup about a failed restore is shown.","type":"boolean"},"subscriptionDetails":{"description":"The plans for sale, in the orde\###
    r of display.","type":"array","items":{"$ref":"#/components/schemas/SubscriptionModel"}},"subscriptionState":{"description":"The c\###
    ustomer's standing.","$ref":"#/components/schemas/SubscriptionState"},"toast":{"description":"The message shown now.","anyOf":[{"$\###
    ref":"#/components/schemas/Toast"},{"type":"null"}]}}},"ActionResult":{"description":"How an action of a screen ended.","type":"ob\###
    ject","properties":{"error":{"description":"The particulars when `outcome` is `failed`, else null.","anyOf":[{"$ref":"#/components\###
    /schemas/StoreError"},{"type":"null"}]},"outcome":{"description":"How it ended.","$ref":"#/components/schemas/ActionOutcome"},"rev\###
    ision":{"description":"The number of the state after it.","type":"integer"},"subscriptionID":{"description":"The plan it was about\###
    .","type":["string","null"]}},"required":["error","outcome","revision","subscriptionID"]},"LatencySeconds":{"description":"How lon\###
    g a simulated store takes to answer, in seconds of the process's clock.","type":"object","properties":{"products":{"description":"\###
    `fetchProducts`.","type":"number","minimum":0},"purchase":{"description":"`purchase`.","type":"number","minimum":0},"restore":{"de\###
    scription":"`restore`.","type":"number","minimum":0},"state":{"description":"`currentState`.","type":"number","minimum":0}},"requi\###
    red":["products","purchase","restore","state"]},"LatencySecondsInput":{"description":"How long a simulated store takes to answer, i\###
    n seconds of the process's clock. As a front end may send it.","type":"object","properties":{"products":{"description":"`fetchProd\###
    ucts`.","type":["number","null"],"minimum":0},"purchase":{"description":"`purchase`.","type":["number","null"],"minimum":0},"resto\###
    re":{"description":"`restore`.","type":["number","null"],"minimum":0},"state":{"description":"`currentState`.","type":["number","n\###
    ull"],"minimum":0}},"additionalProperties":false},"SimulatorSettings":{"description":"How a simulated store behaves.","type":"obje\###
    ct","properties":{"askToBuyEnabled":{"description":"Whether purchases wait for a parent's approval.","type":"boolean"},"billingGra\###
    cePeriodEnabled":{"description":"Whether a failed renewal begins with a grace period.","type":"boolean"},"billingRetryOnRenewalEna\###
    bled":{"description":"Whether renewals fail.","type":"boolean"},"gracePeriodDays":{"description":"How long the grace period is; nu\###
    ll for the length that goes with the plan's period.","type":["integer","null"]},"interruptedPurchasesEnabled":{"description":"Whet\###
    her purchases are interrupted until the issue is resolved.","type":"boolean"},"latencySeconds":{"description":"How long answers ta\###
    ke.","$ref":"#/components/schemas/LatencySeconds"},"locale":{"description":"The locale of names and prices.","type":"string"},"pur\###
    chaseDecision":{"description":"What the customer does when the payment sheet opens.","$ref":"#/components/schemas/SimulatedPurchas\###
    eDecision"},"storefront":{"description":"ISO 3166-1 alpha-3 code of the storefront.","type":"string"},"timeRate":{"description":"H\###
    ow fast periods pass.","$ref":"#/components/schemas/TimeRate"}},"required":["askToBuyEnabled","billingGracePeriodEnabled","billing\###
    RetryOnRenewalEnabled","gracePeriodDays","interruptedPurchasesEnabled","latencySeconds","locale","purchaseDecision","storefront","\###
    timeRate"]},"Transaction":{"description":"One transaction of a simulated store.","type":"object","properties":{"customer":{"descri\###
    ption":"Whose it is.","type":"string"},"expiresAt":{"description":"The end of the period it pays for; null when it ends nowhere.",\###
    "anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"isUpgraded":{"description":"Whether an upgrade took its place.\###
    ","type":"boolean"},"kind":{"description":"What kind of product that is.","$ref":"#/components/schemas/ProductKind"},"offer":{"des\###
    cription":"The offer it was made under.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"originalTransactionID":\###
    {"description":"The transaction that began its run.","type":"string"},"ownership":{"description":"How the customer came by it.","$\###
    ref":"#/components/schemas/Ownership"},"price":{"description":"What it cost.","$ref":"#/components/schemas/Price"},"productID":{"d\###
    escription":"What it is for.","type":"string"},"purchasedAt":{"description":"When it was made.","$ref":"#/components/schemas/Insta\###
    nt"},"reason":{"description":"What made it.","$ref":"#/components/schemas/TransactionReason"},"revocationReason":{"description":"W\###
    hy it was taken back.","anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"Whe\###
    n it was taken back.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"state":{"description":"How it stands.","\###
    $ref":"#/components/schemas/TransactionState"},"transactionID":{"description":"Its number.","type":"string"}},"required":["custome\###
    r","expiresAt","isUpgraded","kind","offer","originalTransactionID","ownership","price","productID","purchasedAt","reason","revocat\###
    ionReason","revokedAt","state","transactionID"]},"CustomerListing":{"description":"A customer of a simulated store.","type":"objec\###
    t","properties":{"customer":{"description":"Its name.","type":"string"},"isCurrent":{"description":"Whether it uses the store now.\###
    ","type":"boolean"}},"required":["customer","isCurrent"]},"SimulatedProduct":{"description":"Something that a configuration sells.\###
    ","type":"object","properties":{"displayName":{"description":"Its name.","type":"string"},"groupID":{"description":"Its subscripti\###
    on group.","type":["string","null"]},"isFamilyShareable":{"description":"Whether the family shares it.","type":"boolean"},"kind":{\###
    "description":"What it is.","$ref":"#/components/schemas/ProductKind"},"level":{"description":"Its place in the group, 1 the highe\###
    st.","type":["integer","null"]},"period":{"description":"How long one paid period lasts.","anyOf":[{"$ref":"#/components/schemas/P\###
    eriod"},{"type":"null"}]},"price":{"description":"Its regular price.","$ref":"#/components/schemas/Price"},"productID":{"descripti\###
    on":"Its identifier.","type":"string"}},"required":["displayName","groupID","isFamilyShareable","kind","level","period","price","p\###
    roductID"]},"SubscriptionGroup":{"description":"A group of plans that exclude each other.","type":"object","properties":{"groupID"\###
    :{"description":"Its identifier.","type":"string"},"name":{"description":"Its name.","type":"string"},"subscriptionIDs":{"descript\###
    ion":"Its plans, the highest level first.","type":"array","items":{"type":"string"}}},"required":["groupID","name","subscriptionID\###
    s"]},"PlanOffer":{"description":"An offer, and the plan it is for.","type":"object","properties":{"offer":{"description":"The offe\###
    r, with the current customer's eligibility.","$ref":"#/components/schemas/Offer"},"subscriptionID":{"description":"The plan.","typ\###
    e":"string"}},"required":["offer","subscriptionID"]},"ConfigurationWarning":{"description":"Something odd in a configuration that c\###
    an be used.","type":"object","properties":{"line":{"description":"Its line, from 1; null when it has none.","type":["integer","nul\###
    l"]},"message":{"description":"What is odd.","type":"string"},"pointer":{"description":"JSON pointer to the place; empty for the w\###
    hole.","type":"string"}},"required":["line","message","pointer"]},"SimulatorDescription":{"description":"All that a simulated stor\###
    e sells and how it behaves.","type":"object","properties":{"groups":{"description":"The groups.","type":"array","items":{"$ref":"#\###
    /components/schemas/SubscriptionGroup"}},"offers":{"description":"The offers of all plans.","type":"array","items":{"$ref":"#/comp\###
    onents/schemas/PlanOffer"}},"products":{"description":"What is sold, in the order of the configuration.","type":"array","items":{"\###
    $ref":"#/components/schemas/SimulatedProduct"}},"settings":{"description":"How it behaves.","$ref":"#/components/schemas/Simulator\###
    Settings"},"warnings":{"description":"What is odd in the configuration.","type":"array","items":{"$ref":"#/components/schemas/Conf\###
    igurationWarning"}}},"required":["groups","offers","products","settings","warnings"]},"ConfigurationProblem":{"description":"A fin\###
    ding in a configuration.","type":"object","properties":{"column":{"description":"Its column, from 1.","type":["integer","null"]},"\###
    line":{"description":"Its line, from 1.","type":["integer","null"]},"message":{"description":"What is wrong, and what would be rig\###
    ht.","type":"string"},"pointer":{"description":"JSON pointer to the place; empty for the whole.","type":"string"},"severity":{"des\###
    cription":"How grave it is.","$ref":"#/components/schemas/Severity"}},"required":["column","line","message","pointer","severity"]}\###
    ,"ConfigurationReport":{"description":"What a configuration is good for.","type":"object","properties":{"isUsable":{"description":\###
    "Whether a store can be opened with it.","type":"boolean"},"problems":{"description":"All findings, in the order of the text.","ty\###
    pe":"array","items":{"$ref":"#/components/schemas/ConfigurationProblem"}},"products":{"description":"What it would sell.","type":"\###
    array","items":{"$ref":"#/components/schemas/SimulatedProduct"}}},"required":["isUsable","problems","products"]},"SpyCall":{"descr\###
    iption":"A call that a spy recorded.","type":"object","properties":{"action":{"description":"What was called.","$ref":"#/component\###
    s/schemas/SpyAction"},"at":{"description":"When it was called.","$ref":"#/components/schemas/Instant"},"origin":{"description":"Wh\###
    o called.","$ref":"#/components/schemas/CallOrigin"},"outcome":{"description":"How it ended; null while it has not.","anyOf":[{"$r\###
    ef":"#/components/schemas/CallOutcome"},{"type":"null"}]},"promotionOfferID":{"description":"The offer named.","type":["string","n\###
    ull"]},"sequence":{"description":"Its number, from 1.","type":"integer"},"subscriptionID":{"description":"The plan named, null whe\###
    n the action names none.","type":["string","null"]}},"required":["action","at","origin","outcome","promotionOfferID","sequence","s\###
    ubscriptionID"]},"Problem":{"description":"One thing wrong with what was sent.","type":"object","properties":{"message":{"descript\###
    ion":"What is wrong, and what would be right.","type":"string"},"path":{"description":"Where: member names and indexes, such as `o\###
    ptions.toastSeconds` or `subscriptionState.others[0].groupID`; empty for the whole.","type":"string"}},"required":["message","path\###
    "]},"ExceededLimit":{"description":"A limit, and the greatest value it allows.","type":"object","properties":{"name":{"description\###
    ":"The limit's name.","type":"string"},"value":{"description":"The greatest value it allows.","type":"integer"}},"required":["name\###
    ","value"]},"ParseErrorData":{"description":"A message that could not be read.","type":"object","properties":{"kind":{"description\###
    ":"The kind of error.","const":"parseError"},"limit":{"description":"The limit that was exceeded, when it was one.","$ref":"#/comp\###
    onents/schemas/ExceededLimit"},"offset":{"description":"The byte at fault, from the start of the message.","type":"integer"}},"req\###
    uired":["kind"]},"InvalidRequestErrorData":{"description":"JSON that is no request.","type":"object","properties":{"id":{"descript\###
    ion":"The id at fault, when it was one."},"kind":{"description":"The kind of error.","const":"invalidRequest"},"limit":{"descripti\###
    on":"The limit that was exceeded, when it was one.","$ref":"#/components/schemas/ExceededLimit"}},"required":["kind"]},"MethodNotF\###
    oundErrorData":{"description":"A method that does not exist.","type":"object","properties":{"kind":{"description":"The kind of err\###
    or.","const":"methodNotFound"},"method":{"description":"The method asked for.","type":"string"},"suggestions":{"description":"The n\###
    earest known ones, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","method","suggestions"]},"Inv\###
    alidParamsErrorData":{"description":"Params that do not fit.","type":"object","properties":{"kind":{"description":"The kind of err\###
    or.","const":"invalidParams"},"problems":{"description":"Everything that is wrong with them.","type":"array","items":{"$ref":"#/co\###
    mponents/schemas/Problem"}}},"required":["kind","problems"]},"InternalErrorData":{"description":"Something broke in the bridge.","\###
    type":"object","properties":{"kind":{"description":"The kind of error.","const":"internalError"}},"required":["kind"]},"RequestCan\###
    celledErrorData":{"description":"A request stopped by `$/cancelRequest`.","type":"object","properties":{"kind":{"description":"The\###
     kind of error.","const":"requestCancelled"},"now":{"description":"Where a cancelled `clock/advance` stopped.","$ref":"#/component\###
    s/schemas/Instant"}},"required":["kind"]},"UnknownViewModelErrorData":{"description":"A view model that does not exist.","type":"o\###
    bject","properties":{"kind":{"description":"The kind of error.","const":"unknownViewModel"},"known":{"description":"Those that do,\###
     20 at most.","type":"array","items":{"type":"string"}},"suggestions":{"description":"The nearest of them, the nearest first.","ty\###
    pe":"array","items":{"type":"string"}}},"required":["kind","known","suggestions"]},"UnknownStoreErrorData":{"description":"A store\###
     that does not exist.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"unknownStore"},"known":{"\###
    description":"Those that do, 20 at most.","type":"array","items":{"type":"string"}},"suggestions":{"description":"The nearest of t\###
    hem, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","known","suggestions"]},"UnknownSubscriptio\###
    nErrorData":{"description":"A subscription that does not exist.","type":"object","properties":{"kind":{"description":"The kind of e\###
    rror.","const":"unknownSubscription"},"known":{"description":"Those that do, 20 at most.","type":"array","items":{"type":"string"}\###
    },"suggestions":{"description":"The nearest of them, the nearest first.","type":"array","items":{"type":"string"}}},"required":["k\###
    ind","known","suggestions"]},"UnknownTransactionErrorData":{"description":"A transaction that does not exist.","type":"object","pr\###
    operties":{"kind":{"description":"The kind of error.","const":"unknownTransaction"},"known":{"description":"Those that do, 20 at m\###
    ost.","type":"array","items":{"type":"string"}},"suggestions":{"description":"The nearest of them, the nearest first.","type":"arr\###
    ay","items":{"type":"string"}}},"required":["kind","known","suggestions"]},"ActionNotAllowedErrorData":{"description":"An action t\###
    hat is not possible now.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"actionNotAllowed"},"re\###
    ason":{"description":"Why not.","$ref":"#/components/schemas/NotAllowedReason"}},"required":["kind","reason"]},"StoreFailureErrorD\###
    ata":{"description":"A store that did not do what it was asked.","type":"object","properties":{"kind":{"description":"The kind of e\###
    rror.","const":"storeFailure"},"storeError":{"description":"Why not.","$ref":"#/components/schemas/StoreError"}},"required":["kind\###
    ","storeError"]},"InvalidConfigurationErrorData":{"description":"A configuration, state folder or setting that cannot be used.","t\###
    ype":"object","properties":{"file":{"description":"The file; null when there is none.","type":["string","null"]},"kind":{"descript\###
    ion":"The kind of error.","const":"invalidConfiguration"},"line":{"description":"Its line, from 1; null when it has none.","type":\###
    ["integer","null"]},"pointer":{"description":"JSON pointer to the place; null when it has none.","type":["string","null"]}},"requi\###
    red":["file","kind","line","pointer"]},"LimitExceededErrorData":{"description":"A limit that was exceeded.","type":"object","prope\###
    rties":{"kind":{"description":"The kind of error.","const":"limitExceeded"},"limit":{"description":"The limit.","$ref":"#/componen\###
    ts/schemas/ExceededLimit"}},"required":["kind","limit"]},"ClockNotVirtualErrorData":{"description":"An advance of the system clock\###
    .","type":"object","properties":{"kind":{"description":"The kind of error.","const":"clockNotVirtual"}},"required":["kind"]},"Unsu\###
    pportedVersionErrorData":{"description":"A version of the protocol that is not spoken.","type":"object","properties":{"kind":{"des\###
    cription":"The kind of error.","const":"unsupportedVersion"},"supported":{"description":"Those that are.","type":"array","items":{\###
    "type":"integer"}}},"required":["kind","supported"]},"ShuttingDownErrorData":{"description":"A request after `shutdown`, or one cu\###
    t short by the end.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"shuttingDown"}},"required":\###
    ["kind"]},"NotSupportedByStoreErrorData":{"description":"Something that this kind of store does not have.","type":"object","proper\###
    ties":{"kind":{"description":"The kind of error.","const":"notSupportedByStore"},"store":{"description":"The store.","type":"strin\###
    g"},"storeKind":{"description":"What it is.","$ref":"#/components/schemas/StoreKind"}},"required":["kind","store","storeKind"]},"U\###
    nknownOfferErrorData":{"description":"A offer that does not exist.","type":"object","properties":{"kind":{"description":"The kind o\###
    f error.","const":"unknownOffer"},"known":{"description":"Those that do, 20 at most.","type":"array","items":{"type":"string"}},"s\###
    uggestions":{"description":"The nearest of them, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind"\###
    ,"known","suggestions"]}}}}
    """###
  }
}
