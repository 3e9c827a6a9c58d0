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
    esult":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-exclusive":true},{"name":"store/list","summary":"Lists the op\###
    en stores.","description":"In the order in which they were opened.","paramStructure":"either","params":[],"result":{"name":"stores\###
    ","description":"The open stores.","schema":{"type":"array","items":{"$ref":"#/components/schemas/StoreListing"}}},"errors":[{"$re\###
    f":"#/components/errors/invalidParams"}],"examples":[{"name":"One store","params":[],"result":{"name":"stores","value":[{"kind":"s\###
    imulated","store":"default","viewModels":["purchase-1"]}]}}],"x-direction":"toBridge"},{"name":"store/fetchProducts","summary":"Re\###
    ads all that a store sells to its current customer, and the customer's standing.","description":"The bridge asks the front end the\###
     same of a delegated store; `store` then names it.","paramStructure":"either","params":[{"name":"store","description":"The store; a\###
    bsent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"\###
    snapshot","description":"What is sold.","schema":{"$ref":"#/components/schemas/ProductsSnapshot"}},"errors":[{"$ref":"#/components\###
    /errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/com\###
    ponents/errors/storeFailure"}],"examples":[{"name":"The plans","params":[],"result":{"name":"snapshot","value":{"currency":"USD","\###
    fetchedAt":"2026-01-01T00:00:00.000Z","storefront":"USA","subscriptionState":{"others":[],"ownedProducts":[],"pendingPurchases":[]\###
    ,"status":"notSubscribed","subscription":null},"subscriptions":[{"groupID":"pro","groupName":"Pro","id":"pro_monthly","introductor\###
    yOffer":null,"isFamilyShareable":false,"level":1,"period":"P1M","pricePerMonth":{"amount":"9.99","currency":"USD","display":"$9.99\###
    "},"product":{"description":"Everything, month by month","displayName":"Pro Monthly","identifier":"pro_monthly","price":{"amount":\###
    "9.99","currency":"USD","display":"$9.99"}},"promotionOffers":[],"savingsPercent":null}]}}}],"x-direction":"both","x-waits":true,"\###
    x-answer":{"$ref":"#/components/schemas/ProductsSnapshotInput"}},{"name":"store/purchase","summary":"Buys a plan, or changes to it\###
     from another of the same group.","description":"A purchase that waits for approval is in `pendingPurchases` of the answer. The br\###
    idge asks the front end the same of a delegated store.","paramStructure":"either","params":[{"name":"subscriptionID","description"\###
    :"The plan.","required":true,"schema":{"type":"string"}},{"name":"promotionOfferID","description":"The offer to apply; absent: the\###
     regular or introductory price.","required":false,"schema":{"type":["string","null"]}},{"name":"store","description":"The store; a\###
    bsent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"\###
    standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors"\###
    :[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknow\###
    nStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/erro\###
    rs/unknownOffer"}],"examples":[{"name":"A purchase","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":{"name":"s\###
    tanding","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReason":null,"\###
    expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":n\###
    ull,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"202\###
    6-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":\###
    "9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefr\###
    ontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"both","x-waits":true,"x-answer":{"$ref\###
    ":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/restore","summary":"Asks a store anew for everything the customer\###
     has bought before.","description":"A standing that shows nothing means that nothing was found, which is no error. The bridge asks\###
     the front end the same of a delegated store.","paramStructure":"either","params":[{"name":"store","description":"The store; absen\###
    t: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"stan\###
    ding","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"\###
    $ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownSto\###
    re"},{"$ref":"#/components/errors/storeFailure"}],"examples":[{"name":"Nothing was bought before","params":[],"result":{"name":"st\###
    anding","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-directio\###
    n":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/currentState","summary"\###
    :"Reads the customer's standing.","description":"The bridge asks the front end the same of a delegated store.","paramStructure":"e\###
    ither","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":fa\###
    lse,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing now.","schema":{"$ref\###
    ":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/r\###
    equestCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/storeFailure"}],"examples":[{"name":"Su\###
    bscribed","params":[],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active",\###
    "subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitle\###
    d":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased",\###
    "pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","ren\###
    ewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocat\###
    ionReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction\###
    ":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/setAutoRenew","summary":\###
    "Switches the renewal of a held plan on or off.","description":"For stores that can. The bridge asks the front end the same of a d\###
    elegated store that was opened with `manages`.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The pl\###
    an.","required":true,"schema":{"type":"string"}},{"name":"enabled","description":"Whether it is to renew.","required":true,"schema\###
    ":{"type":"boolean"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","require\###
    d":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","sc\###
    hema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/compone\###
    nts/errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$re\###
    f":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedBy\###
    Store"}],"examples":[{"name":"Switched off","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"enabled","value":fa\###
    lse}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{\###
    "expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial\###
    ":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":\###
    null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,\###
    "renewalPrice":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_mon\###
    thly","willAutoRenew":false}}}}],"x-direction":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInp\###
    ut"}},{"name":"store/requestRefund","summary":"Asks for the money of a plan's current period back.","description":"For stores that\###
     can. The bridge asks the front end the same of a delegated store that was opened with `manages`.","paramStructure":"either","para\###
    ms":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"reason","description"\###
    :"The customer's words, or a reason of the store.","required":false,"schema":{"type":["string","null"]}},{"name":"store","descript\###
    ion":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],\###
    "result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/Subscriptio\###
    nState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/compon\###
    ents/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$r\###
    ef":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Refunded","params\###
    ":[{"name":"subscriptionID","value":"pro_monthly"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPu\###
    rchases":[],"status":"revoked","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":\###
    null,"groupID":"pro","isEntitled":false,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:0\###
    0.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt"\###
    :"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":"other","revokedAt":"2026-0\###
    1-02T00:00:00.000Z","storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"both","x-\###
    waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/didChange","summary":"Announces that\###
     a customer's standing became different, whatever the cause.","description":"Equal standings are not announced. Written before the\###
     changes of the view models on the store.","paramStructure":"either","params":[{"name":"store","description":"The store.","require\###
    d":true,"schema":{"type":"string"}},{"name":"cause","description":"What made it different.","required":true,"schema":{"$ref":"#/co\###
    mponents/schemas/StandingCause"}},{"name":"subscriptionState","description":"The new standing.","required":true,"schema":{"$ref":"\###
    #/components/schemas/SubscriptionState"}}],"examples":[{"name":"A purchase","params":[{"name":"store","value":"default"},{"name":"\###
    cause","value":"purchase"},{"name":"subscriptionState","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"act\###
    ive","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEn\###
    titled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purcha\###
    sed","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z"\###
    ,"renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","re\###
    vocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}]}],"x-dir\###
    ection":"toFrontEnd","x-params":"StoreDidChange"},{"name":"store/stateDidChange","summary":"Tells the bridge that the standing beh\###
    ind a delegated store became different.","description":"May be sent at any time, as a notification or as a request; then bad value\###
    s are answered with -32602.","paramStructure":"either","params":[{"name":"subscriptionState","description":"The new standing.","re\###
    quired":true,"schema":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store","description":"The store; absent: th\###
    e one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"nothing",\###
    "description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/er\###
    rors/unknownStore"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"A renewal elsewhere","params":[{"name":"\###
    store","value":"default"},{"name":"subscriptionState","value":{"status":"active","subscription":{"subscriptionID":"pro_monthly"}}}\###
    ],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge"},{"name":"viewModel/create","summary":"Opens a screen on a s\###
    tore.","description":"The answer is written before the view model's first notification.","paramStructure":"either","params":[{"nam\###
    e":"kind","description":"Which screen.","required":true,"schema":{"$ref":"#/components/schemas/ViewModelKind"}},{"name":"store","d\###
    escription":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","nul\###
    l"]}},{"name":"options","description":"How it behaves.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/ViewMode\###
    lOptions"},{"type":"null"}]}}],"result":{"name":"created","description":"The view model and its first state.","schema":{"$ref":"#/\###
    components/schemas/ViewModelCreated"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknown\###
    Store"},{"$ref":"#/components/errors/invalidConfiguration"},{"$ref":"#/components/errors/limitExceeded"}],"examples":[{"name":"A p\###
    urchase screen","params":[{"name":"kind","value":"purchase"}],"result":{"name":"created","value":{"kind":"purchase","revision":0,"\###
    state":{"availableActions":["load","restorePurchases"],"bestValueSubscriptionID":null,"isAlreadySubscribed":false,"isLoading":fals\###
    e,"kind":"purchase","lastOutcome":null,"loadError":null,"loadStatus":"notLoaded","overlay":null,"purchaseInProgress":false,"purcha\###
    singSubscriptionID":null,"restoreDeadline":null,"restoreFailureReason":null,"restoreInProgress":false,"selectedSubscriptionID":nul\###
    l,"showRestoreFailedPopup":false,"subscriptionDetails":[],"subscriptionState":{"others":[],"ownedProducts":[],"pendingPurchases":[\###
    ],"status":"notSubscribed","subscription":null},"toast":null},"viewModel":"purchase-1"}}}],"x-direction":"toBridge"},{"name":"view\###
    Model/list","summary":"Lists the view models.","description":"In the order of their creation.","paramStructure":"either","params":\###
    [],"result":{"name":"viewModels","description":"The view models.","schema":{"type":"array","items":{"$ref":"#/components/schemas/V\###
    iewModelListing"}}},"errors":[{"$ref":"#/components/errors/invalidParams"}],"examples":[{"name":"One screen","params":[],"result":\###
    {"name":"viewModels","value":[{"kind":"purchase","revision":0,"store":"default","viewModel":"purchase-1"}]}}],"x-direction":"toBri\###
    dge"},{"name":"viewModel/state","summary":"Reads the whole state of a screen.","description":"Reading never changes a revision and\###
     never notifies.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema"\###
    :{"type":"string"}}],"result":{"name":"snapshot","description":"The state.","schema":{"$ref":"#/components/schemas/ViewModelSnapsh\###
    ot"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownViewModel"}],"examples":[{"name":\###
    "A fresh screen","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"snapshot","value":{"revision":0,"state":{"\###
    availableActions":["load","restorePurchases"],"bestValueSubscriptionID":null,"isAlreadySubscribed":false,"isLoading":false,"kind":\###
    "purchase","lastOutcome":null,"loadError":null,"loadStatus":"notLoaded","overlay":null,"purchaseInProgress":false,"purchasingSubsc\###
    riptionID":null,"restoreDeadline":null,"restoreFailureReason":null,"restoreInProgress":false,"selectedSubscriptionID":null,"showRe\###
    storeFailedPopup":false,"subscriptionDetails":[],"subscriptionState":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status\###
    ":"notSubscribed","subscription":null},"toast":null}}}}],"x-direction":"toBridge"},{"name":"viewModel/dispose","summary":"Closes a\###
     screen.","description":"Its pending actions are answered first, as `abandoned`, and no notification of it follows. A store call u\###
    nder way is not stopped; its result reaches the store's other view models.","paramStructure":"either","params":[{"name":"viewModel\###
    ","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"nothing","description":"Nothing."\###
    ,"schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownViewModel"}]\###
    ,"examples":[{"name":"A screen is closed","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"nothing","value":\###
    null}}],"x-direction":"toBridge","x-exclusive":true},{"name":"viewModel/didChange","summary":"Announces a change of a screen's sta\###
    te.","description":"`revision` rises by exactly one each time, so that a gap shows loss: the state at revision n plus the changes n\###
    +1 to m equals the state at m.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required"\###
    :true,"schema":{"type":"string"}},{"name":"revision","description":"The number of the new state.","required":true,"schema":{"type"\###
    :"integer"}},{"name":"changes","description":"Each member of the state that changed, whole, under its name.","required":true,"sche\###
    ma":{"$ref":"#/components/schemas/ScreenChanges"}}],"examples":[{"name":"A load begins","params":[{"name":"viewModel","value":"pur\###
    chase-1"},{"name":"revision","value":1},{"name":"changes","value":{"isLoading":true,"loadStatus":"loading","overlay":{"kind":"load\###
    ing","message":"Loading plans…"}}}]}],"x-direction":"toFrontEnd","x-params":"ViewModelDidChange"},{"name":"viewModel/load","summar\###
    y":"Loads the plans and the standing.","description":"Loads that overlap share one store call, and an older answer never overwrite\###
    s a newer one. After `loadTimeoutSeconds` it is `failed` with `timedOut`; a new load may start, and a late answer only refreshes."\###
    ,"paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"\###
    }}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors"\###
    :[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknow\###
    nViewModel"}],"examples":[{"name":"The plans are loaded","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"en\###
    ded","value":{"error":null,"outcome":"completed","revision":2,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["co\###
    mpleted","failed","abandoned"],"x-waits":true,"x-screens":["purchase","manage"]},{"name":"viewModel/purchaseSubscription","summary\###
    ":"Buys a plan.","description":"Without an id: the selected plan. An offer shown as not eligible is `failed` with `ineligibleForOf\###
    fer` without a store call; the regular price stays purchasable. Waits for a load that is under way.","paramStructure":"either","pa\###
    rams":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}},{"name":"subscriptionID","d\###
    escription":"The plan; absent: the selected one.","required":false,"schema":{"type":["string","null"]}},{"name":"promotionOfferID"\###
    ,"description":"The promotional offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","\###
    description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors\###
    /invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/compon\###
    ents/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknownOffer"}],"ex\###
    amples":[{"name":"A purchase","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro_yearly"}],\###
    "result":{"name":"ended","value":{"error":null,"outcome":"purchased","revision":4,"subscriptionID":"pro_yearly"}}}],"x-direction":\###
    "toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["purchase\###
    ","manage"]},{"name":"viewModel/restorePurchases","summary":"Asks the store for what was bought before.","description":"Needs no l\###
    oad. Given up after `restoreTimeoutSeconds` with a popup; a late answer then only refreshes the standing.","paramStructure":"eithe\###
    r","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"en\###
    ded","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/\###
    errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/\###
    components/errors/actionNotAllowed"}],"examples":[{"name":"Nothing was bought before","params":[{"name":"viewModel","value":"purch\###
    ase-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"nothingToRestore","revision":2,"subscriptionID":null}}}],"x-dir\###
    ection":"toBridge","x-outcomes":["restored","nothingToRestore","timedOut","cancelled","failed","abandoned"],"x-waits":true,"x-scre\###
    ens":["purchase","manage"]},{"name":"viewModel/selectSubscription","summary":"Picks a plan on the purchase screen.","description":\###
    "Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","req\###
    uired":true,"schema":{"type":"string"}},{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"strin\###
    g"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"error\###
    s":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unkn\###
    ownViewModel"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"n\###
    ame":"The yearly plan is picked","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro_yearly"\###
    }],"result":{"name":"ended","value":{"error":null,"outcome":"completed","revision":3,"subscriptionID":"pro_yearly"}}}],"x-directio\###
    n":"toBridge","x-outcomes":["completed","abandoned"],"x-waits":true,"x-screens":["purchase"]},{"name":"viewModel/changeSubscriptio\###
    n","summary":"Changes to another plan on the manage screen.","description":"As a purchase. Waits for a load that is under way.","p\###
    aramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}},\###
    {"name":"subscriptionID","description":"The plan to change to.","required":true,"schema":{"type":"string"}},{"name":"promotionOffe\###
    rID","description":"The promotional offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"ende\###
    d","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/er\###
    rors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/co\###
    mponents/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknownOffer"}]\###
    ,"examples":[{"name":"A downgrade","params":[{"name":"viewModel","value":"manage-1"},{"name":"subscriptionID","value":"basic_month\###
    ly"}],"result":{"name":"ended","value":{"error":null,"outcome":"scheduled","revision":4,"subscriptionID":"basic_monthly"}}}],"x-di\###
    rection":"toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":[\###
    "manage"]},{"name":"viewModel/cancelSubscription","summary":"Switches off the renewal of the held plan, or shows an offer to stay f\###
    irst.","description":"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"\###
    The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","sche\###
    ma":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/err\###
    ors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples"\###
    :[{"name":"The plan will not renew","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":n\###
    ull,"outcome":"autoRenewDisabled","revision":4,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["retentio\###
    nOffered","autoRenewDisabled","openManagementURL","failed","cancelled","abandoned"],"x-waits":true,"x-screens":["manage"]},{"name"\###
    :"viewModel/acceptRetentionOffer","summary":"Takes the offer to stay.","description":"As a purchase with that offer; on the held p\###
    lan it is `scheduled`. A cancelled or failed acceptance leaves the offer shown and cancels nothing.","paramStructure":"either","pa\###
    rams":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","\###
    description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors\###
    /invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/compon\###
    ents/errors/actionNotAllowed"}],"examples":[{"name":"The customer stays","params":[{"name":"viewModel","value":"manage-1"}],"resul\###
    t":{"name":"ended","value":{"error":null,"outcome":"scheduled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBr\###
    idge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["manage"]},{"n\###
    ame":"viewModel/declineRetentionOffer","summary":"Turns the offer to stay down, and goes on to cancel.","description":"As `viewMod\###
    el/cancelSubscription` without an offer.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.",\###
    "required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/co\###
    mponents/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancel\###
    led"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"The cu\###
    stomer leaves","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"autoRe\###
    newDisabled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["autoRenewDisabled","openManag\###
    ementURL","failed","cancelled","abandoned"],"x-waits":true,"x-screens":["manage"]},{"name":"viewModel/resumeSubscription","summary\###
    ":"Switches the renewal of the held plan on again.","description":"Waits for a load that is under way.","paramStructure":"either",\###
    "params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended\###
    ","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/err\###
    ors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/com\###
    ponents/errors/actionNotAllowed"}],"examples":[{"name":"The plan will renew","params":[{"name":"viewModel","value":"manage-1"}],"r\###
    esult":{"name":"ended","value":{"error":null,"outcome":"autoRenewEnabled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-direc\###
    tion":"toBridge","x-outcomes":["autoRenewEnabled","openManagementURL","failed","cancelled","abandoned"],"x-waits":true,"x-screens"\###
    :["manage"]},{"name":"viewModel/requestRefund","summary":"Asks for the money of the held plan's period back.","description":"Waits\###
     for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required"\###
    :true,"schema":{"type":"string"}},{"name":"reason","description":"The customer's words, or a reason of the store.","required":fals\###
    e,"schema":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/compone\###
    nts/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"}\###
    ,{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"The money g\###
    oes back","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"refunded","\###
    revision":4,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["refunded","cancelled","failed","openManagem\###
    entURL","abandoned"],"x-waits":true,"x-screens":["manage"]},{"name":"viewModel/dismissToast","summary":"Takes a toast away.","desc\###
    ription":"Another toast than `id` is left alone.","paramStructure":"either","params":[{"name":"viewModel","description":"The view m\###
    odel.","required":true,"schema":{"type":"string"}},{"name":"id","description":"The toast; absent: whichever is shown.","required":\###
    false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/com\###
    ponents/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownViewMod\###
    el"}],"examples":[{"name":"The toast goes","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"ended","value":{\###
    "error":null,"outcome":"completed","revision":5,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["completed"],"x-s\###
    creens":["purchase","manage"]},{"name":"viewModel/dismissRestoreFailedPopup","summary":"Takes the popup about a failed restore awa\###
    y.","description":"Nothing happens when none is shown.","paramStructure":"either","params":[{"name":"viewModel","description":"The\###
     view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema"\###
    :{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors\###
    /unknownViewModel"}],"examples":[{"name":"The popup goes","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"e\###
    nded","value":{"error":null,"outcome":"completed","revision":5,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["c\###
    ompleted"],"x-screens":["purchase","manage"]},{"name":"simulator/configure","summary":"Changes how a simulated store behaves.","de\###
    scription":"Only what is named changes.","paramStructure":"either","params":[{"name":"askToBuyEnabled","description":"Whether purc\###
    hases wait for a parent's approval.","required":false,"schema":{"type":["boolean","null"]}},{"name":"interruptedPurchasesEnabled",\###
    "description":"Whether purchases are interrupted until the issue is resolved.","required":false,"schema":{"type":["boolean","null"\###
    ]}},{"name":"billingRetryOnRenewalEnabled","description":"Whether renewals fail.","required":false,"schema":{"type":["boolean","nu\###
    ll"]}},{"name":"billingGracePeriodEnabled","description":"Whether a failed renewal begins with a grace period.","required":false,"\###
    schema":{"type":["boolean","null"]}},{"name":"gracePeriodDays","description":"How long the grace period is; 0 for the length that g\###
    oes with the plan's period.","required":false,"schema":{"type":["integer","null"],"minimum":0}},{"name":"timeRate","description":"\###
    How fast periods pass, by name or by the integer of a `.storekit` file.","required":false,"schema":{"anyOf":[{"$ref":"#/components\###
    /schemas/TimeRateInput"},{"type":"null"}]}},{"name":"storefront","description":"ISO 3166-1 alpha-3 code of the storefront.","requi\###
    red":false,"schema":{"type":["string","null"]}},{"name":"locale","description":"The locale of names and prices.","required":false,\###
    "schema":{"type":["string","null"]}},{"name":"latencySeconds","description":"How long answers take; members left out stay as they a\###
    re.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/LatencySecondsInput"},{"type":"null"}]}},{"name":"purchaseD\###
    ecision","description":"What the customer does when the payment sheet opens.","required":false,"schema":{"anyOf":[{"$ref":"#/compo\###
    nents/schemas/SimulatedPurchaseDecision"},{"type":"null"}]}},{"name":"store","description":"The store; absent: the one named `defa\###
    ult`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"settings","description":"A\###
    ll settings, as they now are.","schema":{"$ref":"#/components/schemas/SimulatorSettings"}},"errors":[{"$ref":"#/components/errors/\###
    invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/invalidConfiguration"},{"$ref":"#/compone\###
    nts/errors/notSupportedByStore"}],"examples":[{"name":"Purchases need approval","params":[{"name":"askToBuyEnabled","value":true}]\###
    ,"result":{"name":"settings","value":{"askToBuyEnabled":true,"billingGracePeriodEnabled":false,"billingRetryOnRenewalEnabled":fals\###
    e,"gracePeriodDays":null,"interruptedPurchasesEnabled":false,"latencySeconds":{"products":0,"purchase":0,"restore":0,"state":0},"l\###
    ocale":"en_US","purchaseDecision":"succeed","storefront":"USA","timeRate":"realTime"}}}],"x-direction":"toBridge","x-exclusive":tr\###
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
    otSubscribed","subscription":null}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/transactions","summary":"Lis\###
    ts transactions, oldest first, pending and failed ones included.","description":"Those of the current customer.","paramStructure":\###
    "either","params":[{"name":"productID","description":"Only those of this product.","required":false,"schema":{"type":["string","nu\###
    ll"]}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schem\###
    a":{"type":["string","null"]}}],"result":{"name":"transactions","description":"The transactions.","schema":{"type":"array","items"\###
    :{"$ref":"#/components/schemas/Transaction"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors\###
    /unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One purchase","params":[],"result":{"name\###
    ":"transactions","value":[{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable\###
    ","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"p\###
    roductID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"sta\###
    te":"purchased","transactionID":"1"}]}}],"x-direction":"toBridge"},{"name":"simulator/buy","summary":"Makes a purchase outside the\###
     app.","description":"As if on another device.","paramStructure":"either","params":[{"name":"productID","description":"The product\###
    .","required":true,"schema":{"type":"string"}},{"name":"offer","description":"The offer to apply.","required":false,"schema":{"typ\###
    e":["string","null"]}},{"name":"purchasedAt","description":"When, if not now.","required":false,"schema":{"anyOf":[{"$ref":"#/comp\###
    onents/schemas/Instant"},{"type":"null"}]}},{"name":"renewUntilNow","description":"Whether a purchase in the past is renewed up to\###
     now.","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","description":"The store; absent: th\###
    e one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transacti\###
    on","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/\###
    invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/componen\###
    ts/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"},{"$ref\###
    ":"#/components/errors/unknownOffer"}],"examples":[{"name":"A purchase elsewhere","params":[{"name":"productID","value":"pro_month\###
    ly"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"k\###
    ind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","d\###
    isplay":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"r\###
    evokedAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/approve\###
    ","summary":"Approves a purchase that waits for a parent.","description":"Approves a purchase that waits for a parent.","paramStru\###
    cture":"either","params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"n\###
    ame":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type"\###
    :["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Trans\###
    action"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components\###
    /errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"\###
    examples":[{"name":"Approved","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transaction","value":{"customer":"\###
    customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":\###
    "1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"\###
    2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":"1"}}}]\###
    ,"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/decline","summary":"Declines a purchase that waits for a parent."\###
    ,"description":"Declines a purchase that waits for a parent.","paramStructure":"either","params":[{"name":"transactionID","descrip\###
    tion":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one nam\###
    ed `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","desc\###
    ription":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidPa\###
    rams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/\###
    actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Declined","params":[{"name":"transacti\###
    onID","value":"1"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":null,"isUpgraded":false,"kind":"au\###
    toRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":\###
    "$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt\###
    ":null,"state":"declined","transactionID":"1"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/resolveIssue","s\###
    ummary":"Resolves what interrupts a purchase or a renewal.","description":"Takes the waiting transaction, or the last good one of a\###
     subscription in billing retry.","paramStructure":"either","params":[{"name":"transactionID","description":"The transaction.","req\###
    uired":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only o\###
    ne open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","\###
    schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/\###
    errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#\###
    /components/errors/notSupportedByStore"}],"examples":[{"name":"Resolved","params":[{"name":"transactionID","value":"1"}],"result":\###
    {"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenew\###
    able","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"\###
    },"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,\###
    "state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/setAutoRenew","summary\###
    ":"Switches the renewal of a plan, outside the app.","description":"Switches the renewal of a plan, outside the app.","paramStruct\###
    ure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"en\###
    abled","description":"Whether it is to renew.","required":true,"schema":{"type":"boolean"}},{"name":"store","description":"The sto\###
    re; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"na\###
    me":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"er\###
    rors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unkno\###
    wnSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{\###
    "name":"Switched off","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"enabled","value":false}],"result":{"name"\###
    :"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReason":nul\###
    l,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL\###
    ":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"\###
    2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"r\###
    enewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":\###
    false}}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/forceRenewal","summary":"Renews a plan now.","descripti\###
    on":"Renews a plan now.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"s\###
    chema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","req\###
    uired":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref\###
    ":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknown\###
    Store"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/e\###
    rrors/notSupportedByStore"}],"examples":[{"name":"Renewed","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":{"n\###
    ame":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewabl\###
    e","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"\###
    productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"renewal","revocationReason":null,"revokedAt":null,"sta\###
    te":"purchased","transactionID":"2"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/expire","summary":"Ends a p\###
    lan now.","description":"Ends a plan now.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.",\###
    "required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the on\###
    ly one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's sta\###
    nding afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParam\###
    s"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/ac\###
    tionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Ended","params":[{"name":"subscriptionID\###
    ","value":"pro_monthly"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"expi\###
    red","subscription":{"expirationReason":"autoRenewDisabled","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"group\###
    ID":"pro","isEntitled":false,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ow\###
    nership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-0\###
    1T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind"\###
    :"appStore","subscriptionID":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simula\###
    tor/refund","summary":"Gives the money of a transaction back.","description":"Gives the money of a transaction back.","paramStruct\###
    ure":"either","params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"nam\###
    e":"reason","description":"Why.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"nul\###
    l"}],"default":"other"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","requ\###
    ired":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref"\###
    :"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownS\###
    tore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/err\###
    ors/notSupportedByStore"}],"examples":[{"name":"Refunded","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transa\###
    ction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":n\###
    ull,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"\###
    pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":"other","revokedAt":"2026-01-02T00:00\###
    :00.000Z","state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/requestPrice\###
    Increase","summary":"Tells the customer of a plan that it will cost more.","description":"Tells the customer of a plan that it wil\###
    l cost more.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"ty\###
    pe":"string"}},{"name":"amount","description":"The new price.","required":true,"schema":{"$ref":"#/components/schemas/Amount"}},{"\###
    name":"requiresConsent","description":"Whether silence ends the subscription.","required":false,"schema":{"type":["boolean","null"\###
    ],"default":true}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":\###
    false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schem\###
    a":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components\###
    /errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":\###
    "#/components/errors/notSupportedByStore"}],"examples":[{"name":"Asked","params":[{"name":"subscriptionID","value":"pro_monthly"},\###
    {"name":"amount","value":"15.99"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"stat\###
    us":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pr\###
    o","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership"\###
    :"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":{"price":{"amount":"15.99","currency"\###
    :"USD","display":"$15.99"},"status":"pending"},"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amoun\###
    t":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"stor\###
    efrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-exclusive":true},{"nam\###
    e":"simulator/answerPriceIncrease","summary":"Answers a price increase for the customer.","description":"Declining switches auto-r\###
    enewal off.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"typ\###
    e":"string"}},{"name":"accept","description":"Whether the customer agrees.","required":true,"schema":{"type":"boolean"}},{"name":"\###
    store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["str\###
    ing","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/sch\###
    emas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$re\###
    f":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupp\###
    ortedByStore"}],"examples":[{"name":"Agreed","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"accept","value":tr\###
    ue}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"\###
    expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial"\###
    :false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":n\###
    ull,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":{"price":{"amount":"15.99","currency":"USD","display":"$15.99"},"st\###
    atus":"agreed"},"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"15.99","currency":"USD","di\###
    splay":"$15.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subsc\###
    riptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/redeemOfferCode\###
    ","summary":"Redeems an offer code for the customer.","description":"Redeems an offer code for the customer.","paramStructure":"ei\###
    ther","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"offer","de\###
    scription":"The identifier of the offer.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; ab\###
    sent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"t\###
    ransaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components\###
    /errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/\###
    components/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"\###
    },{"$ref":"#/components/errors/unknownOffer"}],"examples":[{"name":"Redeemed","params":[{"name":"subscriptionID","value":"pro_mont\###
    hly"},{"name":"offer","value":"welcome"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T\###
    00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":\###
    {"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"\###
    purchase","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-exclusi\###
    ve":true},{"name":"simulator/shareWithFamily","summary":"Switches the sharing of a plan with the customer's family.","description"\###
    :"Switches the sharing of a plan with the customer's family.","paramStructure":"either","params":[{"name":"subscriptionID","descri\###
    ption":"The plan.","required":true,"schema":{"type":"string"}},{"name":"shared","description":"Whether it is shared.","required":t\###
    rue,"schema":{"type":"boolean"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open\###
    .","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing after\###
    wards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref"\###
    :"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllo\###
    wed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Shared","params":[{"name":"subscriptionID","value":\###
    "pro_monthly"},{"name":"shared","value":true}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchas\###
    es":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"\###
    groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z"\###
    ,"ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-\###
    01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-0\###
    1T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRene\###
    w":true}}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/deleteTransaction","summary":"Forgets a transaction, w\###
    ith its renewals and restores.","description":"Forgets a transaction, with its renewals and restores.","paramStructure":"either","\###
    params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"store","des\###
    cription":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"\###
    ]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/Subscr\###
    iptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/compo\###
    nents/errors/unknownTransaction"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Forgotten","params":[{"\###
    name":"transactionID","value":"1"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"sta\###
    tus":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/reset","summary":"For\###
    gets the history, the settings, or both.","description":"Both absent: both. `history` also drops pending purchases, `settings` als\###
    o armed failures. What waits on the store is ended first.","paramStructure":"either","params":[{"name":"history","description":"Wh\###
    ether to forget the history.","required":false,"schema":{"type":["boolean","null"]}},{"name":"settings","description":"Whether to g\###
    o back to the configuration's settings.","required":false,"schema":{"type":["boolean","null"]}},{"name":"store","description":"The\###
     store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":\###
    {"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}}\###
    ,"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/n\###
    otSupportedByStore"}],"examples":[{"name":"Everything","params":[],"result":{"name":"standing","value":{"others":[],"ownedProducts\###
    ":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"\###
    simulator/customers","summary":"Lists the customers of a simulated store.","description":"In the order in which they came.","param\###
    Structure":"either","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only one open.",\###
    "required":false,"schema":{"type":["string","null"]}}],"result":{"name":"customers","description":"The customers.","schema":{"type\###
    ":"array","items":{"$ref":"#/components/schemas/CustomerListing"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref"\###
    :"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One customer","param\###
    s":[],"result":{"name":"customers","value":[{"customer":"customer-1","isCurrent":true}]}}],"x-direction":"toBridge"},{"name":"simu\###
    lator/useCustomer","summary":"Gives a simulated store to another customer.","description":"Made if new. What waits on the store is\###
     ended first.","paramStructure":"either","params":[{"name":"customer","description":"The customer.","required":true,"schema":{"typ\###
    e":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false\###
    ,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"\###
    $ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/erro\###
    rs/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"A new customer","params":[{"name":"cust\###
    omer","value":"customer-2"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"n\###
    otSubscribed","subscription":null}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"simulator/describe","summary":"Describ\###
    es all that a simulated store sells and how it behaves.","description":"With what is odd in its configuration.","paramStructure":"\###
    either","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":f\###
    alse,"schema":{"type":["string","null"]}}],"result":{"name":"description","description":"The description.","schema":{"$ref":"#/com\###
    ponents/schemas/SimulatorDescription"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknow\###
    nStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One plan","params":[],"result":{"name":"descript\###
    ion","value":{"groups":[{"groupID":"pro","name":"Pro","subscriptionIDs":["pro_monthly"]}],"offers":[],"products":[{"displayName":"\###
    Pro Monthly","groupID":"pro","isFamilyShareable":false,"kind":"autoRenewable","level":1,"period":"P1M","price":{"amount":"9.99","c\###
    urrency":"USD","display":"$9.99"},"productID":"pro_monthly"}],"settings":{"askToBuyEnabled":false,"billingGracePeriodEnabled":fals\###
    e,"billingRetryOnRenewalEnabled":false,"gracePeriodDays":null,"interruptedPurchasesEnabled":false,"latencySeconds":{"products":0,"\###
    purchase":0,"restore":0,"state":0},"locale":"en_US","purchaseDecision":"succeed","storefront":"USA","timeRate":"realTime"},"warnin\###
    gs":[]}}}],"x-direction":"toBridge"},{"name":"configuration/check","summary":"Says what a `.storekit` configuration is good for, w\###
    ithout opening a store.","description":"Exactly one of the three.","paramStructure":"either","params":[{"name":"configurationFile"\###
    ,"description":"The path of a file.","required":false,"schema":{"type":["string","null"]}},{"name":"configurationText","descriptio\###
    n":"The text of one.","required":false,"schema":{"type":["string","null"]}},{"name":"configuration","description":"The content of o\###
    ne, as JSON.","required":false,"schema":{"type":["object","null"]},"x-raw":true}],"result":{"name":"report","description":"What it\###
     is good for.","schema":{"$ref":"#/components/schemas/ConfigurationReport"}},"errors":[{"$ref":"#/components/errors/invalidParams"\###
    },{"$ref":"#/components/errors/invalidConfiguration"}],"examples":[{"name":"Not JSON","params":[{"name":"configurationText","value\###
    ":"nonsense"}],"result":{"name":"report","value":{"isUsable":false,"problems":[{"column":1,"line":1,"message":"This is not JSON","\###
    pointer":"","severity":"error"}],"products":[]}}}],"x-direction":"toBridge","x-exactlyOneOf":["configurationFile","configurationTe\###
    xt","configuration"]},{"name":"spy/stub","summary":"Says how the next calls of an action end.","description":"Stubs of an action q\###
    ueue up, each serving `times` calls; a new one replaces an endless one. Without `result` and `error` the call goes on beneath afte\###
    r the delay: to the store below, or to the default (no products, `notSubscribed`).","paramStructure":"either","params":[{"name":"a\###
    ction","description":"The action.","required":true,"schema":{"$ref":"#/components/schemas/SpyAction"}},{"name":"result","descripti\###
    on":"What the call gives: a products snapshot for `fetchProducts`, else a standing.","required":false,"schema":{"anyOf":[{"$ref":"\###
    #/components/schemas/SubscriptionStateInput"},{"$ref":"#/components/schemas/ProductsSnapshotInput"},{"type":"null"}]},"x-raw":true\###
    },{"name":"error","description":"How the call fails: a code, or a store error.","required":false,"schema":{"anyOf":[{"$ref":"#/com\###
    ponents/schemas/StoreErrorInput"},{"type":"null"}]}},{"name":"delaySeconds","description":"How long it takes.","required":false,"s\###
    chema":{"type":["number","null"],"default":0,"minimum":0}},{"name":"times","description":"How many calls it serves; 0 for all that\###
     follow.","required":false,"schema":{"type":["integer","null"],"default":0,"minimum":0}},{"name":"hold","description":"Whether the\###
     call waits for `spy/release`.","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","descriptio\###
    n":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"r\###
    esult":{"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"}\###
    ,{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"The next pur\###
    chase succeeds","params":[{"name":"action","value":"purchase"},{"name":"result","value":{"status":"active","subscription":{"subscr\###
    iptionID":"pro_yearly"}}}],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-atMostOneOf":[["result","error"]\###
    ]},{"name":"spy/release","summary":"Lets a held call go on.","description":"The oldest held call of the action.","paramStructure":\###
    "either","params":[{"name":"action","description":"The action.","required":true,"schema":{"$ref":"#/components/schemas/SpyAction"}\###
    },{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"\###
    type":["string","null"]}}],"result":{"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/comp\###
    onents/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":\###
    "#/components/errors/notSupportedByStore"}],"examples":[{"name":"A purchase goes on","params":[{"name":"action","value":"purchase"\###
    }],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-exclusive":true},{"name":"spy/calls","summary":"Lists th\###
    e calls that a spy recorded, oldest first.","description":"Lists the calls that a spy recorded, oldest first.","paramStructure":"e\###
    ither","params":[{"name":"action","description":"Only those of this action.","required":false,"schema":{"anyOf":[{"$ref":"#/compon\###
    ents/schemas/SpyAction"},{"type":"null"}]}},{"name":"store","description":"The store; absent: the one named `default`, else the on\###
    ly one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"calls","description":"The calls.","schema":\###
    {"type":"array","items":{"$ref":"#/components/schemas/SpyCall"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"\###
    #/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One purchase","params"\###
    :[{"name":"action","value":"purchase"}],"result":{"name":"calls","value":[{"action":"purchase","at":"2026-01-01T00:00:00.000Z","or\###
    igin":"action","outcome":"succeeded","promotionOfferID":null,"sequence":2,"subscriptionID":"pro_yearly"}]}}],"x-direction":"toBrid\###
    ge"},{"name":"spy/reset","summary":"Makes a spy forget its calls and stubs.","description":"Makes a spy forget its calls and stubs\###
    .","paramStructure":"either","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only on\###
    e open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"nothing","description":"Nothing.","schema":{"typ\###
    e":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/componen\###
    ts/errors/notSupportedByStore"}],"examples":[{"name":"Forgotten","params":[],"result":{"name":"nothing","value":null}}],"x-directi\###
    on":"toBridge","x-exclusive":true}],"components":{"errors":{"parseError":{"code":-32700,"message":"Parse error","data":{"$ref":"#/\###
    components/schemas/ParseErrorData"}},"invalidRequest":{"code":-32600,"message":"Invalid request","data":{"$ref":"#/components/sche\###
    mas/InvalidRequestErrorData"}},"methodNotFound":{"code":-32601,"message":"Method not found","data":{"$ref":"#/components/schemas/M\###
    ethodNotFoundErrorData"}},"invalidParams":{"code":-32602,"message":"Invalid params","data":{"$ref":"#/components/schemas/InvalidPa\###
    ramsErrorData"}},"internalError":{"code":-32603,"message":"Internal error","data":{"$ref":"#/components/schemas/InternalErrorData"\###
    }},"requestCancelled":{"code":-32800,"message":"Request cancelled","data":{"$ref":"#/components/schemas/RequestCancelledErrorData"\###
    }},"unknownViewModel":{"code":1001,"message":"Unknown view model","data":{"$ref":"#/components/schemas/UnknownViewModelErrorData"}\###
    },"unknownStore":{"code":1002,"message":"Unknown store","data":{"$ref":"#/components/schemas/UnknownStoreErrorData"}},"unknownSubs\###
    cription":{"code":1003,"message":"Unknown subscription","data":{"$ref":"#/components/schemas/UnknownSubscriptionErrorData"}},"unkn\###
    ownTransaction":{"code":1004,"message":"Unknown transaction","data":{"$ref":"#/components/schemas/UnknownTransactionErrorData"}},"\###
    actionNotAllowed":{"code":1005,"message":"Action not allowed","data":{"$ref":"#/components/schemas/ActionNotAllowedErrorData"}},"s\###
    toreFailure":{"code":1006,"message":"Store failure","data":{"$ref":"#/components/schemas/StoreFailureErrorData"}},"invalidConfigur\###
    ation":{"code":1007,"message":"Invalid configuration","data":{"$ref":"#/components/schemas/InvalidConfigurationErrorData"}},"limit\###
    Exceeded":{"code":1008,"message":"Limit exceeded","data":{"$ref":"#/components/schemas/LimitExceededErrorData"}},"clockNotVirtual"\###
    :{"code":1009,"message":"The clock is not virtual","data":{"$ref":"#/components/schemas/ClockNotVirtualErrorData"}},"unsupportedVe\###
    rsion":{"code":1010,"message":"Unsupported protocol version","data":{"$ref":"#/components/schemas/UnsupportedVersionErrorData"}},"\###
    shuttingDown":{"code":1011,"message":"Shutting down","data":{"$ref":"#/components/schemas/ShuttingDownErrorData"}},"notSupportedBy\###
    Store":{"code":1012,"message":"Not supported by this store","data":{"$ref":"#/components/schemas/NotSupportedByStoreErrorData"}},"\###
    unknownOffer":{"code":1013,"message":"Unknown offer","data":{"$ref":"#/components/schemas/UnknownOfferErrorData"}}},"schemas":{"In\###
    stant":{"description":"A point in time: ISO 8601 in UTC, written with milliseconds, such as `2026-01-31T12:00:00.000Z`. Read with a\###
    ny number of fractional digits, or none.","type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]\###
    |2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?Z$"},"Period":{"description":"The length of one paid period or of one period of an offer\###
    : ISO 8601 with a single calendar unit, such as `P1M`, `P1Y`, `P2W` or `P3D`.","type":"string","pattern":"^P[1-9][0-9]{0,4}[DWMY]$\###
    "},"CalendarStep":{"description":"A length in calendar units: ISO 8601, years to seconds, such as `P1M`, `P1Y6M` or `P1DT12H`.","t\###
    ype":"string","pattern":"^P(?=[0-9T])([0-9]{1,6}Y)?([0-9]{1,6}M)?([0-9]{1,6}W)?([0-9]{1,6}D)?(T(?=[0-9])([0-9]{1,9}H)?([0-9]{1,9}M\###
    )?([0-9]{1,9}S)?)?$"},"Amount":{"description":"An exact amount of money in the currency's main unit, as decimal text such as `9.99\###
    `. Never a floating-point number.","type":"string","pattern":"^[0-9]{1,20}(\\.[0-9]{1,10})?$"},"StoreKind":{"description":"What is\###
     behind a store.","type":"string","enum":["simulated","revenueCat","spy","delegated"],"x-values":{"simulated":"The simulated store\###
    : a `.storekit` file, a ledger and the process's clock.","revenueCat":"A RevenueCat project, over HTTP.","spy":"A test double that\###
     records every call.","delegated":"The front end itself is the store."}},"ViewModelKind":{"description":"Which of the two screens a\###
     view model is for.","type":"string","enum":["purchase","manage"],"x-values":{"purchase":"The purchase screen.","manage":"The mana\###
    ge-subscription screen."}},"ClockMode":{"description":"What moves the clock.","type":"string","enum":["system","virtual"],"x-value\###
    s":{"system":"Real time.","virtual":"`clock/advance` alone."}},"Framing":{"description":"How messages are told apart on the pipe."\###
    ,"type":"string","enum":["lines","headers"],"x-values":{"lines":"One JSON text a line.","headers":"`Content-Length` headers, as in\###
     LSP."}},"OfferKind":{"description":"How an offer is come by.","type":"string","enum":["introductory","promotional","code","winBac\###
    k"],"x-values":{"introductory":"Once per customer and group, applied by a plain purchase.","promotional":"For current and former s\###
    ubscribers.","code":"Redeemed with a code.","winBack":"For those who left."}},"OfferMode":{"description":"How an offer is paid.","\###
    type":"string","enum":["freeTrial","payUpFront","payAsYouGo"],"x-values":{"freeTrial":"Not at all.","payUpFront":"One charge for t\###
    he whole length.","payAsYouGo":"A reduced price each period."}},"IneligibleReason":{"description":"Why the current customer may no\###
    t have an offer.","type":"string","enum":["neverSubscribed","alreadyUsed","alreadySubscribed","notLapsed","notInOffer","otherPlanL\###
    apsed","redeemOnly","unknown"],"x-values":{"neverSubscribed":"It is for current or former subscribers only.","alreadyUsed":"It was\###
     used before.","alreadySubscribed":"The customer holds a plan of the group.","notLapsed":"It is for those whose subscription has e\###
    nded.","notInOffer":"The customer is not among those the offer is for.","otherPlanLapsed":"The plan held last was another.","redee\###
    mOnly":"It can only be redeemed as a code.","unknown":"The store does not tell."}},"SubscriptionStatus":{"description":"The standi\###
    ng of the subscription that decides.","type":"string","enum":["notSubscribed","active","inGracePeriod","inBillingRetry","expired",\###
    "revoked"],"x-values":{"notSubscribed":"There has never been one.","active":"Paid and running.","inGracePeriod":"A renewal failed a\###
    nd the store still serves the customer.","inBillingRetry":"A renewal failed and the store goes on trying; not entitled.","expired"\###
    :"It has ended.","revoked":"It was refunded, or the family's sharing was withdrawn."}},"Ownership":{"description":"How a customer c\###
    ame by what is held.","type":"string","enum":["purchased","familyShared"],"x-values":{"purchased":"Bought by the customer.","famil\###
    yShared":"Shared by a member of the family."}},"ExpirationReason":{"description":"Why a subscription ended.","type":"string","enum\###
    ":["autoRenewDisabled","billingError","didNotConsentToPriceIncrease","productUnavailable","unknown"],"x-values":{"autoRenewDisable\###
    d":"The customer switched renewal off.","billingError":"The payment failed until the store gave up.","didNotConsentToPriceIncrease\###
    ":"A price increase was never agreed to.","productUnavailable":"The plan was no longer sold.","unknown":"The store does not tell."\###
    }},"RevocationReason":{"description":"Why the store took a transaction back.","type":"string","enum":["developerIssue","other"],"x\###
    -values":{"developerIssue":"Something was wrong with the app.","other":"Any other reason."}},"PlanChange":{"description":"How one p\###
    lan compares with the plan held.","type":"string","enum":["upgrade","downgrade","crossgrade"],"x-values":{"upgrade":"A higher leve\###
    l of service; takes effect at once.","downgrade":"A lower level; takes effect at the next renewal.","crossgrade":"The same level."\###
    }},"PendingPlanChange":{"description":"A change of plan that takes effect later.","type":"string","enum":["downgrade","crossgrade"\###
    ],"x-values":{"downgrade":"To a lower level of service.","crossgrade":"To another plan of the same level."}},"PlanChangeTiming":{"\###
    description":"When a change of plan takes effect.","type":"string","enum":["immediately","atNextRenewal"],"x-values":{"immediately\###
    ":"At once.","atNextRenewal":"When the running period ends."}},"PriceIncreaseStatus":{"description":"How a price increase stands."\###
    ,"type":"string","enum":["pending","agreed"],"x-values":{"pending":"The customer has not agreed yet.","agreed":"The next renewal c\###
    osts the new price."}},"PendingReason":{"description":"What a purchase waits for.","type":"string","enum":["askToBuy","interrupted\###
    ","payment"],"x-values":{"askToBuy":"A parent's approval.","interrupted":"Something the customer must do outside the app.","paymen\###
    t":"The payment itself."}},"StandingCause":{"description":"What made a customer's standing different.","type":"string","enum":["pu\###
    rchase","restore","refresh","renewal","planChange","expiry","gracePeriod","billingRetry","recovery","purchaseElsewhere","approval"\###
    ,"decline","autoRenew","refund","revocation","priceIncrease","offerCode","familySharing","customer","reset","push"],"x-values":{"p\###
    urchase":"A purchase through the store.","restore":"A restore.","refresh":"A read found it different.","renewal":"A period was ren\###
    ewed.","planChange":"A pending change of plan took effect.","expiry":"A subscription ended.","gracePeriod":"A renewal failed and t\###
    he grace period began.","billingRetry":"The store began, or went on, retrying a failed renewal without serving the customer.","rec\###
    overy":"A failed renewal was paid after all.","purchaseElsewhere":"A purchase made outside the app.","approval":"A pending purchas\###
    e was approved.","decline":"A pending purchase was declined.","autoRenew":"Auto-renewal was switched.","refund":"A transaction was\###
     refunded.","revocation":"Sharing or a right was withdrawn.","priceIncrease":"A price increase was asked for or answered.","offerC\###
    ode":"An offer code was redeemed.","familySharing":"Family sharing was switched.","customer":"Another customer uses the store.","r\###
    eset":"The store was reset.","push":"The store behind a front end or a server said so."}},"StoreErrorCode":{"description":"The kin\###
    ds of failure of a store that screens tell apart.","type":"string","enum":["purchaseCancelled","paymentPending","purchaseNotAllowe\###
    d","productUnavailable","productAlreadyPurchased","ineligibleForOffer","invalidOffer","receiptInUse","offline","network","timedOut\###
    ","storeProblem","serverProblem","invalidCredentials","operationInProgress","notSupported","configuration","unknown"],"x-values":{\###
    "purchaseCancelled":"The customer, or the task that asked, thought better of it.","paymentPending":"The purchase waits for somebod\###
    y's approval.","purchaseNotAllowed":"This device or customer may not buy.","productUnavailable":"The store does not sell this plan\###
    , or not here.","productAlreadyPurchased":"The plan has been bought already.","ineligibleForOffer":"The customer may not have this\###
     offer; the regular price stays purchasable.","invalidOffer":"The offer does not exist or is not well-formed.","receiptInUse":"The\###
     purchase belongs to another customer.","offline":"There is no network at all.","network":"The network failed on the way.","timedO\###
    ut":"No answer came in time.","storeProblem":"The store said that it has a problem.","serverProblem":"A server answered with what c\###
    annot be used.","invalidCredentials":"The store refused the app's credentials.","operationInProgress":"The same thing is under way\###
     already.","notSupported":"The store cannot do this.","configuration":"The app or its store is set up wrongly.","unknown":"Anythin\###
    g else."}},"LoadStatus":{"description":"How far the plans are loaded.","type":"string","enum":["notLoaded","loading","loaded","fai\###
    led"],"x-values":{"notLoaded":"No load has been asked for.","loading":"A load is under way.","loaded":"The plans are shown.","fail\###
    ed":"The last load failed; what was shown before stays."}},"OverlayKind":{"description":"What a covering progress display says is g\###
    oing on.","type":"string","enum":["loading","purchasing","restoring","changing","cancelling","refunding"],"x-values":{"loading":"T\###
    he plans are loaded for the first time, or again after a failure.","purchasing":"A purchase.","restoring":"A restore.","changing":\###
    "A change of plan.","cancelling":"Switching auto-renewal off or on.","refunding":"A refund request."}},"ToastStyle":{"description"\###
    :"How a toast looks.","type":"string","enum":["success","info","warning","error"],"x-values":{"success":"Something was done.","inf\###
    o":"Something to know, such as a purchase that waits for approval.","warning":"Something to look at.","error":"Something failed."}\###
    },"RestoreFailureReason":{"description":"Why the popup about a failed restore is shown.","type":"string","enum":["nothingToRestore\###
    ","timedOut","failed"],"x-values":{"nothingToRestore":"The store found nothing.","timedOut":"The store did not answer in time.","f\###
    ailed":"The store refused."}},"ScreenAction":{"description":"An action of a screen: the second half of its method.","type":"string\###
    ","enum":["load","purchaseSubscription","restorePurchases","selectSubscription","changeSubscription","cancelSubscription","acceptR\###
    etentionOffer","declineRetentionOffer","resumeSubscription","requestRefund","dismissToast","dismissRestoreFailedPopup"],"x-values"\###
    :{"load":"`viewModel/load`","purchaseSubscription":"`viewModel/purchaseSubscription`","restorePurchases":"`viewModel/restorePurcha\###
    ses`","selectSubscription":"`viewModel/selectSubscription`","changeSubscription":"`viewModel/changeSubscription`","cancelSubscript\###
    ion":"`viewModel/cancelSubscription`","acceptRetentionOffer":"`viewModel/acceptRetentionOffer`","declineRetentionOffer":"`viewMode\###
    l/declineRetentionOffer`","resumeSubscription":"`viewModel/resumeSubscription`","requestRefund":"`viewModel/requestRefund`","dismi\###
    ssToast":"`viewModel/dismissToast`","dismissRestoreFailedPopup":"`viewModel/dismissRestoreFailedPopup`"}},"ActionOutcome":{"descri\###
    ption":"How an action of a screen ended.","type":"string","enum":["completed","failed","purchased","pending","scheduled","cancelle\###
    d","restored","nothingToRestore","timedOut","retentionOffered","autoRenewDisabled","autoRenewEnabled","openManagementURL","refunde\###
    d","abandoned"],"x-values":{"completed":"It did what it says.","failed":"The store refused; the particulars are in `error`.","purc\###
    hased":"The plan was bought.","pending":"The purchase waits for somebody's approval.","scheduled":"The change, or the offer, takes\###
     effect at the next renewal.","cancelled":"The customer, or `$/cancelRequest`, stopped it.","restored":"The restore found somethin\###
    g.","nothingToRestore":"The restore found nothing.","timedOut":"The store did not answer in time.","retentionOffered":"An offer to\###
     stay is shown instead.","autoRenewDisabled":"The plan will not renew.","autoRenewEnabled":"The plan will renew.","openManagementU\###
    RL":"The store cannot do it here; the customer is to open `managementURL`.","refunded":"The money goes back.","abandoned":"The vie\###
    w model was disposed of, or its store was closed or reset, before the end."}},"Badge":{"description":"The one-word standing beside\###
     the current plan.","type":"string","enum":["active","freeTrial","cancelled","cancelledTrial","expired","gracePeriod","billingRetr\###
    y","pendingChange","familyShared","refunded"],"x-values":{"active":"It runs.","freeTrial":"It runs as a free trial.","cancelled":"\###
    It runs and will not renew.","cancelledTrial":"A free trial that will not renew.","expired":"It has ended.","gracePeriod":"A renew\###
    al failed; still served.","billingRetry":"A renewal failed; not served.","pendingChange":"Another plan follows.","familyShared":"S\###
    hared by the family.","refunded":"Its money was given back."}},"BillingIssueKind":{"description":"Which billing problem a plan has\###
    .","type":"string","enum":["gracePeriod","billingRetry"],"x-values":{"gracePeriod":"A renewal failed; the customer is served until\###
     `until`.","billingRetry":"A renewal failed; the customer is not served."}},"RefundStatus":{"description":"How the last refund req\###
    uest ended.","type":"string","enum":["refunded","cancelled","failed"],"x-values":{"refunded":"The money goes back.","cancelled":"T\###
    he customer left the request.","failed":"The store refused."}},"MessageCode":{"description":"What a message of a screen says: the k\###
    ey of its text.","type":"string","enum":["loading","purchasing","restoring","changing","cancelling","resuming","refunding","purcha\###
    sed","alreadyHeld","purchasePending","purchaseApproved","purchaseDeclined","changeScheduled","offerScheduled","purchasesRestored",\###
    "autoRenewDisabled","autoRenewDisabledNow","autoRenewEnabled","refunded","purchaseCancelled","paymentPending","purchaseNotAllowed"\###
    ,"productUnavailable","productAlreadyPurchased","ineligibleForOffer","invalidOffer","receiptInUse","offline","network","timedOut",\###
    "storeProblem","serverProblem","invalidCredentials","operationInProgress","notSupported","configuration","unknown","renewsForPrice\###
    ","renews","expiredOn","expired","endsOn","gracePeriodUntil","gracePeriod","billingRetry","changesTo","sharedByFamily","refundedOn\###
    ","refundedPlan","neverEnds","renewsAutomatically","priceIncreasePending"],"x-values":{"loading":"The plans are being loaded.","pu\###
    rchasing":"A purchase is under way.","restoring":"A restore is under way.","changing":"A change of plan is under way.","cancelling\###
    ":"Auto-renewal is being switched off.","resuming":"Auto-renewal is being switched on.","refunding":"A refund is being asked for."\###
    ,"purchased":"The plan was bought.","alreadyHeld":"The plan is held already.","purchasePending":"The purchase waits for approval."\###
    ,"purchaseApproved":"A purchase that waited was approved.","purchaseDeclined":"A purchase that waited was declined.","changeSchedu\###
    led":"The change of plan takes effect at the next renewal.","offerScheduled":"The offer takes effect at the next renewal.","purcha\###
    sesRestored":"Purchases were restored.","autoRenewDisabled":"The plan will not renew.","autoRenewDisabledNow":"The plan will not r\###
    enew and has ended.","autoRenewEnabled":"The plan will renew.","refunded":"The money goes back.","purchaseCancelled":"The store er\###
    ror of this code.","paymentPending":"The store error of this code.","purchaseNotAllowed":"The store error of this code.","productU\###
    navailable":"The store error of this code.","productAlreadyPurchased":"The store error of this code.","ineligibleForOffer":"The st\###
    ore error of this code.","invalidOffer":"The store error of this code.","receiptInUse":"The store error of this code.","offline":"\###
    The store error of this code.","network":"The store error of this code.","timedOut":"The store error of this code.","storeProblem"\###
    :"The store error of this code.","serverProblem":"The store error of this code.","invalidCredentials":"The store error of this cod\###
    e.","operationInProgress":"The store error of this code.","notSupported":"The store error of this code.","configuration":"The stor\###
    e error of this code.","unknown":"The store error of this code.","renewsForPrice":"The plan renews at a date for a price.","renews\###
    ":"The plan renews at a date.","expiredOn":"The plan ended at a date.","expired":"The plan has ended.","endsOn":"The plan ends at a\###
     date.","gracePeriodUntil":"The payment failed; the plan is served until a date.","gracePeriod":"The payment failed; the plan is s\###
    erved for now.","billingRetry":"The payment failed; the plan is not served.","changesTo":"Another plan follows at a date.","shared\###
    ByFamily":"The family shares the plan.","refundedOn":"The plan was refunded at a date.","refundedPlan":"The plan was refunded.","n\###
    everEnds":"The plan never ends.","renewsAutomatically":"The plan renews, at a date that the store does not tell.","priceIncreasePe\###
    nding":"A higher price waits for agreement."}},"ProductKind":{"description":"What is sold under a product identifier.","type":"str\###
    ing","enum":["autoRenewable","nonRenewing","nonConsumable","consumable"],"x-values":{"autoRenewable":"A subscription that renews b\###
    y itself.","nonRenewing":"A subscription that ends by itself.","nonConsumable":"Bought once, kept for good.","consumable":"Bought,\###
     used up, bought again."}},"TransactionReason":{"description":"What made a transaction.","type":"string","enum":["purchase","renew\###
    al","restore"],"x-values":{"purchase":"A customer's purchase.","renewal":"The store, at the end of a period.","restore":"A restore\###
    ."}},"TransactionState":{"description":"How a transaction stands.","type":"string","enum":["purchased","pending","failed","decline\###
    d"],"x-values":{"purchased":"Paid.","pending":"It waits for somebody.","failed":"It failed.","declined":"It was declined by whoeve\###
    r had to approve."}},"SimulatedPurchaseDecision":{"description":"What the customer of a simulated store does when the payment shee\###
    t opens.","type":"string","enum":["succeed","cancel"],"x-values":{"succeed":"Pays.","cancel":"Closes it."}},"PurchaseDecision":{"d\###
    escription":"What a test store's customer does when the payment sheet opens.","type":"string","enum":["succeed","fail","cancel"],"\###
    x-values":{"succeed":"Pays.","fail":"Pays, and the payment fails; RevenueCat's Test Store only.","cancel":"Closes it."}},"Simulate\###
    dAPI":{"description":"Which part of a simulated store fails.","type":"string","enum":["loadProducts","purchase","sync","subscripti\###
    onStatus","manageSubscriptions","refundRequest","offerCodeRedeem"],"x-values":{"loadProducts":"`fetchProducts`.","purchase":"`purc\###
    hase`.","sync":"`restore`.","subscriptionStatus":"`currentState`.","manageSubscriptions":"`setAutoRenew`.","refundRequest":"`reque\###
    stRefund`.","offerCodeRedeem":"`simulator/redeemOfferCode`."}},"TimeRate":{"description":"How fast a simulated store's periods pas\###
    s. As an input the integer of a `.storekit` file stands for its name.","type":"string","enum":["realTime","oneHourIsOneDay","thirt\###
    yMinutesIsOneDay","fiveMinutesIsOneDay","oneMinuteIsOneDay","thirtySecondsIsOneDay","oneSecondIsOneDay","monthlyRenewalEveryOneHou\###
    r","monthlyRenewalEveryThirtyMinutes","monthlyRenewalEveryFifteenMinutes","monthlyRenewalEveryFiveMinutes","monthlyRenewalEveryThi\###
    rtySeconds","oneRenewalEveryFifteenMinutes","oneRenewalEveryFiveMinutes","oneRenewalEveryMinute","oneRenewalEveryThirtySeconds","o\###
    neRenewalEveryTenSeconds","oneRenewalEveryTwoSeconds"],"x-values":{"realTime":"A day lasts a day.","oneHourIsOneDay":"A day lasts a\###
    n hour.","thirtyMinutesIsOneDay":"A day lasts 30 minutes.","fiveMinutesIsOneDay":"A day lasts 5 minutes.","oneMinuteIsOneDay":"A d\###
    ay lasts a minute.","thirtySecondsIsOneDay":"A day lasts 30 seconds.","oneSecondIsOneDay":"A day lasts a second.","monthlyRenewalE\###
    veryOneHour":"A month lasts an hour.","monthlyRenewalEveryThirtyMinutes":"A month lasts 30 minutes.","monthlyRenewalEveryFifteenMi\###
    nutes":"A month lasts 15 minutes.","monthlyRenewalEveryFiveMinutes":"A month lasts 5 minutes.","monthlyRenewalEveryThirtySeconds":\###
    "A month lasts 30 seconds.","oneRenewalEveryFifteenMinutes":"Every period lasts 15 minutes.","oneRenewalEveryFiveMinutes":"Every p\###
    eriod lasts 5 minutes.","oneRenewalEveryMinute":"Every period lasts a minute.","oneRenewalEveryThirtySeconds":"Every period lasts 3\###
    0 seconds.","oneRenewalEveryTenSeconds":"Every period lasts 10 seconds.","oneRenewalEveryTwoSeconds":"Every period lasts 2 seconds\###
    ."},"x-integers":{"realTime":0,"oneHourIsOneDay":1,"thirtyMinutesIsOneDay":2,"fiveMinutesIsOneDay":3,"oneMinuteIsOneDay":4,"thirty\###
    SecondsIsOneDay":5,"oneSecondIsOneDay":6,"monthlyRenewalEveryOneHour":10,"monthlyRenewalEveryThirtyMinutes":11,"monthlyRenewalEver\###
    yFifteenMinutes":12,"monthlyRenewalEveryFiveMinutes":13,"monthlyRenewalEveryThirtySeconds":15,"oneRenewalEveryFifteenMinutes":1000\###
    ,"oneRenewalEveryFiveMinutes":1001,"oneRenewalEveryMinute":1002,"oneRenewalEveryThirtySeconds":1003,"oneRenewalEveryTenSeconds":10\###
    04,"oneRenewalEveryTwoSeconds":1005}},"TimeRateInput":{"description":"How fast a simulated store's periods pass. As an input the i\###
    nteger of a `.storekit` file stands for its name. As a front end may send it.","anyOf":[{"$ref":"#/components/schemas/TimeRate"},{\###
    "enum":[0,1,2,3,4,5,6,10,11,12,13,15,1000,1001,1002,1003,1004,1005]}]},"SpyAction":{"description":"An action of a store that a spy\###
     records and stubs.","type":"string","enum":["fetchProducts","purchase","restore","currentState","setAutoRenew","requestRefund"],"\###
    x-values":{"fetchProducts":"`store/fetchProducts`","purchase":"`store/purchase`","restore":"`store/restore`","currentState":"`stor\###
    e/currentState`","setAutoRenew":"`store/setAutoRenew`","requestRefund":"`store/requestRefund`"}},"CallOrigin":{"description":"Who m\###
    ade a call to a store.","type":"string","enum":["action","refresh","direct"],"x-values":{"action":"An action of a screen.","refres\###
    h":"A screen that refreshes its plans by itself.","direct":"A `store/*` request."}},"CallOutcome":{"description":"How a call to a s\###
    tore ended.","type":"string","enum":["succeeded","failed","cancelled"],"x-values":{"succeeded":"With a value.","failed":"With an e\###
    rror.","cancelled":"It was cancelled before the end."}},"Severity":{"description":"How grave a finding is.","type":"string","enum"\###
    :["error","warning"],"x-values":{"error":"The file cannot be used.","warning":"It can, and something is odd."}},"NotAllowedReason"\###
    :{"description":"Why an action is not possible now.","type":"string","enum":["purchaseInProgress","restoreInProgress","changeInPro\###
    gress","cancelInProgress","refundInProgress","notLoaded","notSubscribed","alreadyInThatState","wrongKind","nothingSelected","nothi\###
    ngOffered","inUse","notPending","familyShared"],"x-values":{"purchaseInProgress":"A purchase is under way.","restoreInProgress":"A\###
     restore is under way.","changeInProgress":"A change of plan is under way.","cancelInProgress":"Auto-renewal is being switched.","\###
    refundInProgress":"A refund request is under way.","notLoaded":"The plans are not loaded and no load is under way.","notSubscribed\###
    ":"There is no subscription to do this with.","alreadyInThatState":"It is so already.","wrongKind":"Another kind of screen, store o\###
    r product has this.","nothingSelected":"No plan is named or selected.","nothingOffered":"No retention offer is shown.","inUse":"A s\###
    py stands over the store.","notPending":"The transaction waits for nobody.","familyShared":"A family member cannot do this with a s\###
    hared plan."}},"Price":{"description":"An amount of money, and how the store's locale writes it.","type":"object","properties":{"a\###
    mount":{"description":"The exact amount.","$ref":"#/components/schemas/Amount"},"currency":{"description":"ISO 4217 code, such as `\###
    USD`.","type":"string"},"display":{"description":"The text that a screen shows, such as `$9.99`.","type":"string"}},"required":["a\###
    mount","currency","display"]},"PriceInput":{"description":"An amount of money, and how the store's locale writes it. As a front en\###
    d may send it.","type":"object","properties":{"amount":{"description":"The exact amount.","anyOf":[{"$ref":"#/components/schemas/A\###
    mount"},{"type":"null"}],"default":"0"},"currency":{"description":"ISO 4217 code, such as `USD`.","type":["string","null"],"x-deri\###
    ved":"the currency of the snapshot around it, `USD` elsewhere"},"display":{"description":"The text that a screen shows, such as `$\###
    9.99`.","type":["string","null"],"x-derived":"amount and currency, written for the store's locale"}},"additionalProperties":false}\###
    ,"Product":{"description":"What the store sells a plan as.","type":"object","properties":{"description":{"description":"A sentence\###
     about it; empty when the store has none.","type":"string"},"displayName":{"description":"Its name, for people.","type":"string"},\###
    "identifier":{"description":"What the store knows the product by.","type":"string"},"price":{"description":"The regular price of o\###
    ne period.","$ref":"#/components/schemas/Price"}},"required":["description","displayName","identifier","price"]},"ProductInput":{"\###
    description":"What the store sells a plan as. As a front end may send it.","type":"object","properties":{"description":{"descripti\###
    on":"A sentence about it; empty when the store has none.","type":["string","null"],"default":""},"displayName":{"description":"Its\###
     name, for people.","type":["string","null"],"x-derived":"the identifier"},"identifier":{"description":"What the store knows the p\###
    roduct by.","type":["string","null"],"x-derived":"the plan's `id`"},"price":{"description":"The regular price of one period.","any\###
    Of":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}],"x-derived":"zero"}},"additionalProperties":false},"Offer":{"desc\###
    ription":"A price other than the regular one, for a while, to those who may have it.","type":"object","properties":{"id":{"descrip\###
    tion":"Its identifier; null for an introductory offer.","type":["string","null"]},"ineligibleReason":{"description":"Why not; null\###
     when eligible.","anyOf":[{"$ref":"#/components/schemas/IneligibleReason"},{"type":"null"}]},"isEligible":{"description":"Whether t\###
    he current customer may have it now; not known counts as not.","type":"boolean"},"kind":{"description":"How it is come by.","$ref"\###
    :"#/components/schemas/OfferKind"},"mode":{"description":"How it is paid.","$ref":"#/components/schemas/OfferMode"},"period":{"des\###
    cription":"The length of one period of the offer.","$ref":"#/components/schemas/Period"},"periodCount":{"description":"How many pe\###
    riods it lasts; more than one only when paid as you go.","type":"integer","minimum":1},"price":{"description":"The price of one pe\###
    riod (pay as you go), of the whole (pay up front), or zero (free trial).","$ref":"#/components/schemas/Price"}},"required":["id","\###
    ineligibleReason","isEligible","kind","mode","period","periodCount","price"]},"OfferInput":{"description":"A price other than the r\###
    egular one, for a while, to those who may have it. As a front end may send it.","type":"object","properties":{"id":{"description":\###
    "Its identifier; null for an introductory offer.","type":["string","null"]},"ineligibleReason":{"description":"Why not; null when e\###
    ligible.","anyOf":[{"$ref":"#/components/schemas/IneligibleReason"},{"type":"null"}]},"isEligible":{"description":"Whether the cur\###
    rent customer may have it now; not known counts as not.","type":["boolean","null"],"default":false},"kind":{"description":"How it i\###
    s come by.","anyOf":[{"$ref":"#/components/schemas/OfferKind"},{"type":"null"}],"default":"promotional"},"mode":{"description":"Ho\###
    w it is paid.","anyOf":[{"$ref":"#/components/schemas/OfferMode"},{"type":"null"}],"x-derived":"`freeTrial` without a price, else `\###
    payAsYouGo`"},"period":{"description":"The length of one period of the offer.","anyOf":[{"$ref":"#/components/schemas/Period"},{"t\###
    ype":"null"}],"default":"P1M"},"periodCount":{"description":"How many periods it lasts; more than one only when paid as you go.","\###
    type":["integer","null"],"default":1,"minimum":1},"price":{"description":"The price of one period (pay as you go), of the whole (p\###
    ay up front), or zero (free trial).","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}],"x-derived":"zero"}},"ad\###
    ditionalProperties":false},"SubscriptionModel":{"description":"A plan that the store sells.","type":"object","properties":{"groupI\###
    D":{"description":"The group; plans of one group exclude each other.","type":"string"},"groupName":{"description":"The group's nam\###
    e, for people.","type":"string"},"id":{"description":"The product identifier, by which methods name the plan.","type":"string"},"i\###
    ntroductoryOffer":{"description":"What new subscribers of the group get, null without one.","anyOf":[{"$ref":"#/components/schemas\###
    /Offer"},{"type":"null"}]},"isFamilyShareable":{"description":"Whether the family shares it.","type":"boolean"},"level":{"descript\###
    ion":"The place in the group, 1 the highest service.","type":"integer","minimum":0},"period":{"description":"How long one paid per\###
    iod lasts.","$ref":"#/components/schemas/Period"},"pricePerMonth":{"description":"The price divided by the months of the period, r\###
    ounded down to the currency's smallest unit; null when it cannot be told.","anyOf":[{"$ref":"#/components/schemas/Price"},{"type":\###
    "null"}]},"product":{"description":"What it is sold as.","$ref":"#/components/schemas/Product"},"promotionOffers":{"description":"\###
    Offers of kind promotional, code and win-back.","type":"array","items":{"$ref":"#/components/schemas/Offer"}},"savingsPercent":{"d\###
    escription":"What is saved against the dearest price per month of the same group and level, rounded down; null where nothing is.",\###
    "type":["integer","null"]}},"required":["groupID","groupName","id","introductoryOffer","isFamilyShareable","level","period","price\###
    PerMonth","product","promotionOffers","savingsPercent"]},"SubscriptionModelInput":{"description":"A plan that the store sells. As a\###
     front end may send it.","type":"object","properties":{"groupID":{"description":"The group; plans of one group exclude each other.\###
    ","type":["string","null"],"default":""},"groupName":{"description":"The group's name, for people.","type":["string","null"],"defa\###
    ult":""},"id":{"description":"The product identifier, by which methods name the plan.","type":"string"},"introductoryOffer":{"desc\###
    ription":"What new subscribers of the group get, null without one.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"n\###
    ull"}]},"isFamilyShareable":{"description":"Whether the family shares it.","type":["boolean","null"],"default":false},"level":{"de\###
    scription":"The place in the group, 1 the highest service.","type":["integer","null"],"default":1,"minimum":0},"period":{"descript\###
    ion":"How long one paid period lasts.","anyOf":[{"$ref":"#/components/schemas/Period"},{"type":"null"}],"default":"P1M"},"pricePer\###
    Month":{"description":"The price divided by the months of the period, rounded down to the currency's smallest unit; null when it c\###
    annot be told.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}]},"product":{"description":"What it is sold as\###
    .","anyOf":[{"$ref":"#/components/schemas/ProductInput"},{"type":"null"}],"x-derived":"the plan's `id` alone"},"promotionOffers":{\###
    "description":"Offers of kind promotional, code and win-back.","type":["array","null"],"items":{"$ref":"#/components/schemas/Offer\###
    Input"},"default":[]},"savingsPercent":{"description":"What is saved against the dearest price per month of the same group and lev\###
    el, rounded down; null where nothing is.","type":["integer","null"]}},"required":["id"],"additionalProperties":false},"PendingChan\###
    ge":{"description":"A change of plan that takes effect later.","type":"object","properties":{"change":{"description":"How it compa\###
    res with the plan held.","$ref":"#/components/schemas/PendingPlanChange"},"effectiveAt":{"description":"When it follows.","$ref":"\###
    #/components/schemas/Instant"},"subscriptionID":{"description":"The plan that follows.","type":"string"}},"required":["change","ef\###
    fectiveAt","subscriptionID"]},"PendingChangeInput":{"description":"A change of plan that takes effect later. As a front end may se\###
    nd it.","type":"object","properties":{"change":{"description":"How it compares with the plan held.","anyOf":[{"$ref":"#/components\###
    /schemas/PendingPlanChange"},{"type":"null"}],"default":"downgrade"},"effectiveAt":{"description":"When it follows.","anyOf":[{"$r\###
    ef":"#/components/schemas/Instant"},{"type":"null"}],"x-derived":"the end of the running period"},"subscriptionID":{"description":\###
    "The plan that follows.","type":"string"}},"required":["subscriptionID"],"additionalProperties":false},"PriceIncrease":{"descripti\###
    on":"A higher price that the customer was told of.","type":"object","properties":{"price":{"description":"The new price.","$ref":"\###
    #/components/schemas/Price"},"status":{"description":"Whether the customer has agreed.","$ref":"#/components/schemas/PriceIncrease\###
    Status"}},"required":["price","status"]},"PriceIncreaseInput":{"description":"A higher price that the customer was told of. As a f\###
    ront end may send it.","type":"object","properties":{"price":{"description":"The new price.","anyOf":[{"$ref":"#/components/schema\###
    s/PriceInput"},{"type":"null"}],"x-derived":"the renewal price"},"status":{"description":"Whether the customer has agreed.","anyOf\###
    ":[{"$ref":"#/components/schemas/PriceIncreaseStatus"},{"type":"null"}],"default":"pending"}},"additionalProperties":false},"UserS\###
    ubscription":{"description":"A plan that a customer holds or held.","type":"object","properties":{"expirationReason":{"description\###
    ":"Why it ended; null while it has not.","anyOf":[{"$ref":"#/components/schemas/ExpirationReason"},{"type":"null"}]},"expiresAt":{\###
    "description":"The end of that period: the first instant that is not paid for. Null when it never ends.","anyOf":[{"$ref":"#/compo\###
    nents/schemas/Instant"},{"type":"null"}]},"gracePeriodEndsAt":{"description":"Until when the customer is served although a renewal\###
     failed.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"groupID":{"description":"Its group.","type":"string"\###
    },"isEntitled":{"description":"Whether the customer is served now.","type":"boolean"},"isTrial":{"description":"Whether the runnin\###
    g period is a free trial.","type":"boolean"},"managementURL":{"description":"Where the customer manages it when the store cannot b\###
    e asked.","type":["string","null"]},"offer":{"description":"The offer that the running period was bought under.","anyOf":[{"$ref":\###
    "#/components/schemas/Offer"},{"type":"null"}]},"originalPurchaseAt":{"description":"The first purchase ever under the same origin\###
    al transaction.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"ownership":{"description":"How the customer c\###
    ame by it.","$ref":"#/components/schemas/Ownership"},"pendingChange":{"description":"The plan that follows, null without one.","an\###
    yOf":[{"$ref":"#/components/schemas/PendingChange"},{"type":"null"}]},"periodStartAt":{"description":"The beginning of the running\###
     or last period.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The higher pr\###
    ice that the customer was told of.","anyOf":[{"$ref":"#/components/schemas/PriceIncrease"},{"type":"null"}]},"purchasedAt":{"descr\###
    iption":"This plan's first purchase in its unbroken run.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"rene\###
    walOffer":{"description":"The offer that waits for the next billing.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null\###
    "}]},"renewalPrice":{"description":"What the next renewal costs, offers included; null when it will not renew or is not known.","a\###
    nyOf":[{"$ref":"#/components/schemas/Price"},{"type":"null"}]},"renewsAt":{"description":"When it renews; null when it will not.",\###
    "anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"revocationReason":{"description":"Why the store took it back."\###
    ,"anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When the store took it ba\###
    ck.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"storefrontKind":{"description":"The kind of storefront it\###
     was bought in, such as `appStore` or `testStore`.","type":"string"},"subscriptionID":{"description":"The plan.","type":"string"},\###
    "willAutoRenew":{"description":"Whether it renews by itself.","type":"boolean"}},"required":["expirationReason","expiresAt","grace\###
    PeriodEndsAt","groupID","isEntitled","isTrial","managementURL","offer","originalPurchaseAt","ownership","pendingChange","periodSta\###
    rtAt","priceIncrease","purchasedAt","renewalOffer","renewalPrice","renewsAt","revocationReason","revokedAt","storefrontKind","subs\###
    criptionID","willAutoRenew"]},"UserSubscriptionInput":{"description":"A plan that a customer holds or held. As a front end may sen\###
    d it.","type":"object","properties":{"expirationReason":{"description":"Why it ended; null while it has not.","anyOf":[{"$ref":"#/\###
    components/schemas/ExpirationReason"},{"type":"null"}]},"expiresAt":{"description":"The end of that period: the first instant that\###
     is not paid for. Null when it never ends.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"gracePeriodEndsAt"\###
    :{"description":"Until when the customer is served although a renewal failed.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"\###
    type":"null"}]},"groupID":{"description":"Its group.","type":["string","null"],"default":""},"isEntitled":{"description":"Whether t\###
    he customer is served now.","type":["boolean","null"],"x-derived":"the `status` of the standing: true when `active` or `inGracePer\###
    iod`"},"isTrial":{"description":"Whether the running period is a free trial.","type":["boolean","null"],"default":false},"manageme\###
    ntURL":{"description":"Where the customer manages it when the store cannot be asked.","type":["string","null"]},"offer":{"descript\###
    ion":"The offer that the running period was bought under.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"\###
    originalPurchaseAt":{"description":"The first purchase ever under the same original transaction.","anyOf":[{"$ref":"#/components/s\###
    chemas/Instant"},{"type":"null"}]},"ownership":{"description":"How the customer came by it.","anyOf":[{"$ref":"#/components/schema\###
    s/Ownership"},{"type":"null"}],"default":"purchased"},"pendingChange":{"description":"The plan that follows, null without one.","a\###
    nyOf":[{"$ref":"#/components/schemas/PendingChangeInput"},{"type":"null"}]},"periodStartAt":{"description":"The beginning of the r\###
    unning or last period.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The hig\###
    her price that the customer was told of.","anyOf":[{"$ref":"#/components/schemas/PriceIncreaseInput"},{"type":"null"}]},"purchased\###
    At":{"description":"This plan's first purchase in its unbroken run.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"nul\###
    l"}]},"renewalOffer":{"description":"The offer that waits for the next billing.","anyOf":[{"$ref":"#/components/schemas/OfferInput\###
    "},{"type":"null"}]},"renewalPrice":{"description":"What the next renewal costs, offers included; null when it will not renew or i\###
    s not known.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}]},"renewsAt":{"description":"When it renews; nul\###
    l when it will not.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"revocationReason":{"description":"Why the\###
     store took it back.","anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When\###
     the store took it back.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"storefrontKind":{"description":"The k\###
    ind of storefront it was bought in, such as `appStore` or `testStore`.","type":["string","null"],"default":"appStore"},"subscripti\###
    onID":{"description":"The plan.","type":"string"},"willAutoRenew":{"description":"Whether it renews by itself.","type":["boolean",\###
    "null"],"default":false}},"required":["subscriptionID"],"additionalProperties":false},"PendingPurchase":{"description":"A purchase\###
     that waits for somebody.","type":"object","properties":{"reason":{"description":"What it waits for.","$ref":"#/components/schemas\###
    /PendingReason"},"requestedAt":{"description":"When it was asked for.","$ref":"#/components/schemas/Instant"},"subscriptionID":{"d\###
    escription":"The plan asked for.","type":"string"},"transactionID":{"description":"The transaction that waits.","type":"string"}},\###
    "required":["reason","requestedAt","subscriptionID","transactionID"]},"PendingPurchaseInput":{"description":"A purchase that waits\###
     for somebody. As a front end may send it.","type":"object","properties":{"reason":{"description":"What it waits for.","anyOf":[{"\###
    $ref":"#/components/schemas/PendingReason"},{"type":"null"}],"default":"payment"},"requestedAt":{"description":"When it was asked f\###
    or.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"x-derived":"now"},"subscriptionID":{"description":"The pla\###
    n asked for.","type":"string"},"transactionID":{"description":"The transaction that waits.","type":["string","null"],"default":""}\###
    },"required":["subscriptionID"],"additionalProperties":false},"SubscriptionState":{"description":"A customer's standing with a sto\###
    re.","type":"object","properties":{"others":{"description":"The rest, of other groups or, with family sharing, of the same.","type\###
    ":"array","items":{"$ref":"#/components/schemas/UserSubscription"}},"ownedProducts":{"description":"Identifiers of one-time produc\###
    ts that the customer owns.","type":"array","items":{"type":"string"}},"pendingPurchases":{"description":"Purchases that wait for s\###
    omebody, oldest first.","type":"array","items":{"$ref":"#/components/schemas/PendingPurchase"}},"status":{"description":"The stand\###
    ing of `subscription`.","$ref":"#/components/schemas/SubscriptionStatus"},"subscription":{"description":"The one that decides: ent\###
    itled before not, then the order of groups, then the higher level, then the latest.","anyOf":[{"$ref":"#/components/schemas/UserSu\###
    bscription"},{"type":"null"}]}},"required":["others","ownedProducts","pendingPurchases","status","subscription"]},"SubscriptionSta\###
    teInput":{"description":"A customer's standing with a store. As a front end may send it.","type":"object","properties":{"others":{\###
    "description":"The rest, of other groups or, with family sharing, of the same.","type":["array","null"],"items":{"$ref":"#/compone\###
    nts/schemas/UserSubscriptionInput"},"default":[]},"ownedProducts":{"description":"Identifiers of one-time products that the custom\###
    er owns.","type":["array","null"],"items":{"type":"string"},"default":[]},"pendingPurchases":{"description":"Purchases that wait f\###
    or somebody, oldest first.","type":["array","null"],"items":{"$ref":"#/components/schemas/PendingPurchaseInput"},"default":[]},"st\###
    atus":{"description":"The standing of `subscription`.","$ref":"#/components/schemas/SubscriptionStatus"},"subscription":{"descript\###
    ion":"The one that decides: entitled before not, then the order of groups, then the higher level, then the latest.","anyOf":[{"$re\###
    f":"#/components/schemas/UserSubscriptionInput"},{"type":"null"}]}},"required":["status"],"additionalProperties":false},"ProductsS\###
    napshot":{"description":"What a store sells to its current customer at one instant, and that customer's standing.","type":"object"\###
    ,"properties":{"currency":{"description":"ISO 4217 code of the storefront's currency; empty when the store does not tell.","type":\###
    "string"},"fetchedAt":{"description":"That instant.","$ref":"#/components/schemas/Instant"},"storefront":{"description":"ISO 3166-\###
    1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell.","type":"string"},"subscriptionState":{"descr\###
    iption":"The customer's standing.","$ref":"#/components/schemas/SubscriptionState"},"subscriptions":{"description":"The plans, in t\###
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
