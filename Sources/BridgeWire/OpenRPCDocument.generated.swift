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
    ade from `model.schema.json`.","x-protocolVersion":1},"methods":[{"name":"initialize","summary":"Says who asks and hears who answe\###
    rs.","description":"Optional: a one-line pipe needs no handshake. May come at any time and again; then it changes only `locale` an\###
    d `clientInfo` from there on. The one method that ignores members it does not know.","paramStructure":"either","params":[{"name":"\###
    clientInfo","description":"Who asks.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/ClientInfo"},{"type":"null\###
    "}]}},{"name":"protocolVersion","description":"The version of the protocol that the front end speaks; absent: any.","required":fal\###
    se,"schema":{"type":["integer","null"]}},{"name":"capabilities","description":"What the front end can do; nothing is asked of it i\###
    n version 1.","required":false,"schema":{"type":["object","null"]},"x-raw":true},{"name":"locale","description":"The language of m\###
    essages, such as `de` or `de_AT`; absent: as it was.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"abo\###
    ut","description":"What can be done here.","schema":{"$ref":"#/components/schemas/InitializeResult"}},"errors":[{"$ref":"#/compone\###
    nts/errors/invalidParams"},{"$ref":"#/components/errors/unsupportedVersion"}],"examples":[{"name":"A client says hello","params":[\###
    {"name":"clientInfo","value":{"name":"example","version":"1.0"}},{"name":"protocolVersion","value":1}],"result":{"name":"about","v\###
    alue":{"capabilities":{"clockModes":["system","virtual"],"framings":["lines","headers"],"locales":["en"],"methods":["ping"],"store\###
    Kinds":["simulated","revenueCat","spy","delegated"],"viewModelKinds":["purchase","manage"]},"protocolVersion":1,"serverInfo":{"nam\###
    e":"subscription-bridge","version":"0.1.0"}}}}],"x-direction":"toBridge","x-ignoresUnknownMembers":true},{"name":"ping","summary":\###
    "Answers at once.","description":"Takes any params and does nothing with them.","paramStructure":"either","params":[],"result":{"n\###
    ame":"pong","description":"Always `pong`.","schema":{"const":"pong"}},"examples":[{"name":"A ping","params":[],"result":{"name":"p\###
    ong","value":"pong"}}],"x-direction":"toBridge","x-ignoresParams":true},{"name":"rpc.discover","summary":"Answers this document.",\###
    "description":"The document is the one in `Schemas/openrpc.json`, without white space.","paramStructure":"either","params":[],"res\###
    ult":{"name":"document","description":"An OpenRPC document.","schema":{"type":"object"}},"x-direction":"toBridge","x-answersDocume\###
    nt":true},{"name":"bridge/reset","summary":"Makes the process as it was at its start.","description":"Disposes of all view models,\###
     closes all stores, opens `default` again as on the command line (state directories are kept), starts ids anew and sets the virtua\###
    l clock. Without state directories the process then answers like a new one.","paramStructure":"either","params":[{"name":"now","de\###
    scription":"What the virtual clock is to say; absent: its first instant.","required":false,"schema":{"anyOf":[{"$ref":"#/component\###
    s/schemas/Instant"},{"type":"null"}]}}],"result":{"name":"reset","description":"The process after the reset.","schema":{"$ref":"#/\###
    components/schemas/ResetResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/invalidConfi\###
    guration"},{"$ref":"#/components/errors/clockNotVirtual"}],"examples":[{"name":"Between two tests","params":[],"result":{"name":"r\###
    eset","value":{"now":"2026-01-01T00:00:00.000Z"}}}],"x-direction":"toBridge","x-exclusive":true},{"name":"shutdown","summary":"End\###
    s the conversation in good order.","description":"Answered once everything under way is finished, within the drain limit. Afterwar\###
    ds only `exit`, `$/cancelRequest` and answers to the bridge's own requests are taken.","paramStructure":"either","params":[],"resu\###
    lt":{"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"\###
    $ref":"#/components/errors/shuttingDown"}],"examples":[{"name":"The last request","params":[],"result":{"name":"nothing","value":n\###
    ull}}],"x-direction":"toBridge","x-answeredBy":"pipe"},{"name":"exit","summary":"Ends the process.","description":"Status 0 after `\###
    shutdown`, else 1.","paramStructure":"either","params":[],"examples":[{"name":"The last message","params":[]}],"x-direction":"toBr\###
    idge","x-answeredBy":"pipe"},{"name":"$/cancelRequest","summary":"Stops a request.","description":"Acts at once on what waits or h\###
    as not started, never on what is done; an unknown id is ignored. The request is answered exactly once, with -32800 if it could be s\###
    topped, else with its real result. The bridge sends it too, when it gives up one of its own requests.","paramStructure":"either","\###
    params":[{"name":"id","description":"The id of the request, as it was sent.","required":true,"schema":{"type":["string","number","\###
    null"],"description":"A JSON-RPC id."}}],"examples":[{"name":"A front end thinks better of a purchase","params":[{"name":"id","val\###
    ue":7}]}],"x-direction":"both","x-answeredBy":"pipe"},{"name":"clock/now","summary":"Reads the clock.","description":"One clock fo\###
    r the process: toasts, time-outs of restores and loads, latencies and renewals run on it.","paramStructure":"either","params":[],"\###
    result":{"name":"reading","description":"What the clock says.","schema":{"$ref":"#/components/schemas/ClockReading"}},"errors":[{"\###
    $ref":"#/components/errors/invalidParams"}],"examples":[{"name":"A fresh process with a virtual clock","params":[],"result":{"name\###
    ":"reading","value":{"mode":"virtual","next":null,"now":"2026-01-01T00:00:00.000Z"}}}],"x-direction":"toBridge"},{"name":"clock/ad\###
    vance","summary":"Moves the virtual clock, and answers when all that this woke is at rest.","description":"Exactly one of `seconds\###
    `, `by`, `to` and `next`. Everything that falls due happens in order of time, each with the clock at its own instant. 0 seconds on\###
    ly settles; going back is refused. A cancelled advance stops between two instants and says in `data.now` where.","paramStructure":\###
    "either","params":[{"name":"seconds","description":"So many seconds.","required":false,"schema":{"type":["number","null"],"minimum\###
    ":0}},{"name":"by","description":"So many calendar units, added in UTC and held to the length of the month.","required":false,"sch\###
    ema":{"anyOf":[{"$ref":"#/components/schemas/CalendarStep"},{"type":"null"}]}},{"name":"to","description":"To this instant.","requ\###
    ired":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]}},{"name":"next","description":"`true`: to\###
     the instant of the next due thing.","required":false,"schema":{"type":["boolean","null"]}}],"result":{"name":"advanced","descript\###
    ion":"Where the advance ended.","schema":{"$ref":"#/components/schemas/ClockAdvanced"}},"errors":[{"$ref":"#/components/errors/inv\###
    alidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/clockNotVirtual"}],"examples":[{"name":"\###
    A month","params":[{"name":"by","value":"P1M"}],"result":{"name":"advanced","value":{"events":1,"now":"2026-02-01T00:00:00.000Z"}}\###
    },{"name":"Four seconds","params":[{"name":"seconds","value":4}],"result":{"name":"advanced","value":{"events":1,"now":"2026-01-01\###
    T00:00:04.000Z"}}}],"x-direction":"toBridge","x-exclusive":true,"x-exactlyOneOf":["seconds","by","to","next"]},{"name":"store/open\###
    ","summary":"Opens a store.","description":"Which further params are allowed depends on `kind`: each says for which. Opened withou\###
    t a name it is `store-1`, `store-2`, …","paramStructure":"either","params":[{"name":"kind","description":"What is to be behind it.\###
    ","required":true,"schema":{"$ref":"#/components/schemas/StoreKind"}},{"name":"store","description":"Its name; absent: the next of\###
     `store-1`, `store-2`, …","required":false,"schema":{"type":["string","null"]}},{"name":"configurationFile","description":"The pat\###
    h of a `.storekit` file.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"config\###
    urationText","description":"The text of one.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["simulated\###
    "]}},{"name":"configuration","description":"The content of one, as JSON.","required":false,"schema":{"type":["object","null"]},"x-\###
    raw":true,"x-onlyFor":{"kind":["simulated"]}},{"name":"stateDirectory","description":"The folder in which the store keeps its stat\###
    e; absent: nowhere.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["simulated","revenueCat"]}},{"name"\###
    :"customer","description":"Whose purchases they are.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["s\###
    imulated"]}},{"name":"askToBuyEnabled","description":"Whether purchases wait for a parent's approval.","required":false,"schema":{\###
    "type":["boolean","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"interruptedPurchasesEnabled","description":"Whether purcha\###
    ses are interrupted until the issue is resolved.","required":false,"schema":{"type":["boolean","null"]},"x-onlyFor":{"kind":["simu\###
    lated"]}},{"name":"billingRetryOnRenewalEnabled","description":"Whether renewals fail.","required":false,"schema":{"type":["boolea\###
    n","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"billingGracePeriodEnabled","description":"Whether a failed renewal begins\###
     with a grace period.","required":false,"schema":{"type":["boolean","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"gracePer\###
    iodDays","description":"How long the grace period is; 0 for the length that goes with the plan's period.","required":false,"schema\###
    ":{"type":["integer","null"],"minimum":0},"x-onlyFor":{"kind":["simulated"]}},{"name":"timeRate","description":"How fast periods p\###
    ass, by name or by the integer of a `.storekit` file.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/TimeRateI\###
    nput"},{"type":"null"}]},"x-onlyFor":{"kind":["simulated"]}},{"name":"storefront","description":"ISO 3166-1 alpha-3 code of the st\###
    orefront.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name":"locale","description"\###
    :"The locale of names and prices.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["simulated"]}},{"name\###
    ":"latencySeconds","description":"How long answers take; members left out stay as they are.","required":false,"schema":{"anyOf":[{\###
    "$ref":"#/components/schemas/LatencySecondsInput"},{"type":"null"}]},"x-onlyFor":{"kind":["simulated"]}},{"name":"purchaseDecision\###
    ","description":"What the customer does when the payment sheet opens; `fail` for RevenueCat's Test Store only.","required":false,"\###
    schema":{"anyOf":[{"$ref":"#/components/schemas/PurchaseDecision"},{"type":"null"}]},"x-onlyFor":{"kind":["simulated","revenueCat"\###
    ]}},{"name":"appUserID","description":"The user id of the project's customer; needed.","required":false,"schema":{"type":["string"\###
    ,"null"]},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"baseURL","description":"Where the server is; absent: RevenueCat's own.","r\###
    equired":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"apiKeyEnvironmentVariable","descr\###
    iption":"The environment variable that holds the key; absent: `REVENUECAT_API_KEY`.","required":false,"schema":{"type":["string","\###
    null"]},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"apiKeyFile","description":"A file that holds the key. The key itself never c\###
    rosses the pipe.","required":false,"schema":{"type":["string","null"]},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"requestTimeou\###
    tSeconds","description":"How long a request may take, in real time; 0 for no limit.","required":false,"schema":{"type":["number","\###
    null"],"minimum":0},"x-onlyFor":{"kind":["revenueCat"]}},{"name":"refreshSeconds","description":"How often the standing is read ag\###
    ain while screens are open; 0 for never.","required":false,"schema":{"type":["number","null"],"minimum":0},"x-onlyFor":{"kind":["r\###
    evenueCat"]}},{"name":"over","description":"The store beneath; absent: none.","required":false,"schema":{"type":["string","null"]}\###
    ,"x-onlyFor":{"kind":["spy"]}},{"name":"timeoutSeconds","description":"How long the front end may take to answer; 0, as when absen\###
    t, for no limit.","required":false,"schema":{"type":["number","null"],"minimum":0},"x-onlyFor":{"kind":["delegated"]}},{"name":"ma\###
    nages","description":"Whether the front end also takes `store/setAutoRenew` and `store/requestRefund`; absent: it does not.","requ\###
    ired":false,"schema":{"type":["boolean","null"]},"x-onlyFor":{"kind":["delegated"]}}],"result":{"name":"opened","description":"The\###
     open store.","schema":{"$ref":"#/components/schemas/StoreOpened"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref"\###
    :"#/components/errors/unknownStore"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/invalidConfigura\###
    tion"}],"examples":[{"name":"A spy","params":[{"name":"kind","value":"spy"}],"result":{"name":"opened","value":{"kind":"spy","stor\###
    e":"store-1"}}},{"name":"A configuration of one's own","params":[{"name":"kind","value":"simulated"},{"name":"store","value":"shop\###
    "},{"name":"configurationFile","value":"Shop.storekit"}],"result":{"name":"opened","value":{"kind":"simulated","store":"shop"}}}],\###
    "x-direction":"toBridge","x-atMostOneOf":[["configurationFile","configurationText","configuration"],["apiKeyEnvironmentVariable","\###
    apiKeyFile"]]},{"name":"store/close","summary":"Closes a store.","description":"What waits on it is ended first: actions of screen\###
    s as `abandoned`, raw calls as 1006 with `storeProblem`. Its view models are disposed of. Refused while a spy stands over it.","pa\###
    ramStructure":"either","params":[{"name":"store","description":"The store.","required":true,"schema":{"type":"string"}}],"result":\###
    {"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref\###
    ":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"A store is closed","pa\###
    rams":[{"name":"store","value":"store-1"}],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge"},{"name":"store/lis\###
    t","summary":"Lists the open stores.","description":"In the order in which they were opened.","paramStructure":"either","params":[\###
    ],"result":{"name":"stores","description":"The open stores.","schema":{"type":"array","items":{"$ref":"#/components/schemas/StoreL\###
    isting"}}},"errors":[{"$ref":"#/components/errors/invalidParams"}],"examples":[{"name":"One store","params":[],"result":{"name":"s\###
    tores","value":[{"kind":"simulated","store":"default","viewModels":["purchase-1"]}]}}],"x-direction":"toBridge"},{"name":"store/fe\###
    tchProducts","summary":"Reads all that a store sells to its current customer, and the customer's standing.","description":"The bri\###
    dge asks the front end the same of a delegated store; `store` then names it.","paramStructure":"either","params":[{"name":"store",\###
    "description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","n\###
    ull"]}}],"result":{"name":"snapshot","description":"What is sold.","schema":{"$ref":"#/components/schemas/ProductsSnapshot"}},"err\###
    ors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/un\###
    knownStore"},{"$ref":"#/components/errors/storeFailure"}],"examples":[{"name":"The plans","params":[],"result":{"name":"snapshot",\###
    "value":{"currency":"USD","fetchedAt":"2026-01-01T00:00:00.000Z","storefront":"USA","subscriptionState":{"others":[],"ownedProduct\###
    s":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null},"subscriptions":[{"groupID":"pro","groupName":"Pro","id"\###
    :"pro_monthly","introductoryOffer":null,"isFamilyShareable":false,"level":1,"period":"P1M","pricePerMonth":{"amount":"9.99","curre\###
    ncy":"USD","display":"$9.99"},"product":{"description":"Everything, month by month","displayName":"Pro Monthly","identifier":"pro_\###
    monthly","price":{"amount":"9.99","currency":"USD","display":"$9.99"}},"promotionOffers":[],"savingsPercent":null}]}}}],"x-directi\###
    on":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/ProductsSnapshotInput"}},{"name":"store/purchase","summary":"Bu\###
    ys a plan, or changes to it from another of the same group.","description":"A purchase that waits for approval is in `pendingPurch\###
    ases` of the answer. The bridge asks the front end the same of a delegated store.","paramStructure":"either","params":[{"name":"su\###
    bscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"promotionOfferID","description":"The o\###
    ffer to apply; absent: the regular or introductory price.","required":false,"schema":{"type":["string","null"]}},{"name":"store","\###
    description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","nu\###
    ll"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/Sub\###
    scriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"\###
    #/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/storeFailure"},\###
    {"$ref":"#/components/errors/unknownOffer"}],"examples":[{"name":"A purchase","params":[{"name":"subscriptionID","value":"pro_mont\###
    hly"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":\###
    {"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTria\###
    l":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange"\###
    :null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null\###
    ,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null\###
    ,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"both","x-wai\###
    ts":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/restore","summary":"Asks a store anew f\###
    or everything the customer has bought before.","description":"A standing that shows nothing means that nothing was found, which is\###
     no error. The bridge asks the front end the same of a delegated store.","paramStructure":"either","params":[{"name":"store","desc\###
    ription":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]\###
    }}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/Subscri\###
    ptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/co\###
    mponents/errors/unknownStore"},{"$ref":"#/components/errors/storeFailure"}],"examples":[{"name":"Nothing was bought before","param\###
    s":[],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscrip\###
    tion":null}}}],"x-direction":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"sto\###
    re/currentState","summary":"Reads the customer's standing.","description":"The bridge asks the front end the same of a delegated s\###
    tore.","paramStructure":"either","params":[{"name":"store","description":"The store; absent: the one named `default`, else the onl\###
    y one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's stan\###
    ding now.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$r\###
    ef":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/storeFailure"\###
    }],"examples":[{"name":"Subscribed","params":[],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurcha\###
    ses":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,\###
    "groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z\###
    ","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026\###
    -01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-\###
    01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRen\###
    ew":true}}}}],"x-direction":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"stor\###
    e/setAutoRenew","summary":"Switches the renewal of a held plan on or off.","description":"For stores that can. The bridge asks the\###
     front end the same of a delegated store that was opened with `manages`.","paramStructure":"either","params":[{"name":"subscriptio\###
    nID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"enabled","description":"Whether it is to renew\###
    .","required":true,"schema":{"type":"boolean"}},{"name":"store","description":"The store; absent: the one named `default`, else th\###
    e only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's\###
     standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidP\###
    arams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/u\###
    nknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/compon\###
    ents/errors/notSupportedByStore"}],"examples":[{"name":"Switched off","params":[{"name":"subscriptionID","value":"pro_monthly"},{"\###
    name":"enabled","value":false}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status"\###
    :"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro",\###
    "isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"p\###
    urchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.\###
    000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind":"appStore"\###
    ,"subscriptionID":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"both","x-waits":true,"x-answer":{"$ref":"#/components/sc\###
    hemas/SubscriptionStateInput"}},{"name":"store/requestRefund","summary":"Asks for the money of a plan's current period back.","des\###
    cription":"For stores that can. The bridge asks the front end the same of a delegated store that was opened with `manages`.","para\###
    mStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"na\###
    me":"reason","description":"The customer's words, or a reason of the store.","required":false,"schema":{"type":["string","null"]}}\###
    ,{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"t\###
    ype":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/comp\###
    onents/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCan\###
    celled"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/erro\###
    rs/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[\###
    {"name":"Refunded","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":{"name":"standing","value":{"others":[],"ow\###
    nedProducts":[],"pendingPurchases":[],"status":"revoked","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.\###
    000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":false,"isTrial":false,"managementURL":null,"offer":null,"originalPurch\###
    aseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIn\###
    crease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":"\###
    other","revokedAt":"2026-01-02T00:00:00.000Z","storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":false}}}}\###
    ],"x-direction":"both","x-waits":true,"x-answer":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store/didChange"\###
    ,"summary":"Announces that a customer's standing became different, whatever the cause.","description":"Equal standings are not ann\###
    ounced. Written before the changes of the view models on the store.","paramStructure":"either","params":[{"name":"store","descript\###
    ion":"The store.","required":true,"schema":{"type":"string"}},{"name":"cause","description":"What made it different.","required":t\###
    rue,"schema":{"$ref":"#/components/schemas/StandingCause"}},{"name":"subscriptionState","description":"The new standing.","require\###
    d":true,"schema":{"$ref":"#/components/schemas/SubscriptionState"}}],"examples":[{"name":"A purchase","params":[{"name":"store","v\###
    alue":"default"},{"name":"cause","value":"purchase"},{"name":"subscriptionState","value":{"others":[],"ownedProducts":[],"pendingP\###
    urchases":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":\###
    null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00\###
    .000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":\###
    "2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"202\###
    6-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAu\###
    toRenew":true}}}]}],"x-direction":"toFrontEnd","x-params":"StoreDidChange"},{"name":"store/stateDidChange","summary":"Tells the br\###
    idge that the standing behind a delegated store became different.","description":"May be sent at any time, as a notification or as\###
     a request; then bad values are answered with -32602.","paramStructure":"either","params":[{"name":"subscriptionState","descriptio\###
    n":"The new standing.","required":true,"schema":{"$ref":"#/components/schemas/SubscriptionStateInput"}},{"name":"store","descripti\###
    on":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"\###
    result":{"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"\###
    },{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"A renewal else\###
    where","params":[{"name":"store","value":"default"},{"name":"subscriptionState","value":{"status":"active","subscription":{"subscr\###
    iptionID":"pro_monthly"}}}],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge"},{"name":"viewModel/create","summa\###
    ry":"Opens a screen on a store.","description":"The answer is written before the view model's first notification.","paramStructure\###
    ":"either","params":[{"name":"kind","description":"Which screen.","required":true,"schema":{"$ref":"#/components/schemas/ViewModel\###
    Kind"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"sche\###
    ma":{"type":["string","null"]}},{"name":"options","description":"How it behaves.","required":false,"schema":{"anyOf":[{"$ref":"#/c\###
    omponents/schemas/ViewModelOptions"},{"type":"null"}]}}],"result":{"name":"created","description":"The view model and its first st\###
    ate.","schema":{"$ref":"#/components/schemas/ViewModelCreated"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#\###
    /components/errors/unknownStore"},{"$ref":"#/components/errors/invalidConfiguration"},{"$ref":"#/components/errors/limitExceeded"}\###
    ],"examples":[{"name":"A purchase screen","params":[{"name":"kind","value":"purchase"}],"result":{"name":"created","value":{"kind"\###
    :"purchase","revision":0,"state":{"availableActions":["load","restorePurchases"],"bestValueSubscriptionID":null,"isAlreadySubscrib\###
    ed":false,"isLoading":false,"kind":"purchase","lastOutcome":null,"loadError":null,"loadStatus":"notLoaded","overlay":null,"purchas\###
    eInProgress":false,"purchasingSubscriptionID":null,"restoreDeadline":null,"restoreFailureReason":null,"restoreInProgress":false,"s\###
    electedSubscriptionID":null,"showRestoreFailedPopup":false,"subscriptionDetails":[],"subscriptionState":{"others":[],"ownedProduct\###
    s":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null},"toast":null},"viewModel":"purchase-1"}}}],"x-direction"\###
    :"toBridge"},{"name":"viewModel/list","summary":"Lists the view models.","description":"In the order of their creation.","paramStr\###
    ucture":"either","params":[],"result":{"name":"viewModels","description":"The view models.","schema":{"type":"array","items":{"$re\###
    f":"#/components/schemas/ViewModelListing"}}},"errors":[{"$ref":"#/components/errors/invalidParams"}],"examples":[{"name":"One scr\###
    een","params":[],"result":{"name":"viewModels","value":[{"kind":"purchase","revision":0,"store":"default","viewModel":"purchase-1"\###
    }]}}],"x-direction":"toBridge"},{"name":"viewModel/state","summary":"Reads the whole state of a screen.","description":"Reading ne\###
    ver changes a revision and never notifies.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.\###
    ","required":true,"schema":{"type":"string"}}],"result":{"name":"snapshot","description":"The state.","schema":{"$ref":"#/componen\###
    ts/schemas/ViewModelSnapshot"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownViewMod\###
    el"}],"examples":[{"name":"A fresh screen","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"snapshot","value\###
    ":{"revision":0,"state":{"availableActions":["load","restorePurchases"],"bestValueSubscriptionID":null,"isAlreadySubscribed":false\###
    ,"isLoading":false,"kind":"purchase","lastOutcome":null,"loadError":null,"loadStatus":"notLoaded","overlay":null,"purchaseInProgre\###
    ss":false,"purchasingSubscriptionID":null,"restoreDeadline":null,"restoreFailureReason":null,"restoreInProgress":false,"selectedSu\###
    bscriptionID":null,"showRestoreFailedPopup":false,"subscriptionDetails":[],"subscriptionState":{"others":[],"ownedProducts":[],"pe\###
    ndingPurchases":[],"status":"notSubscribed","subscription":null},"toast":null}}}}],"x-direction":"toBridge"},{"name":"viewModel/di\###
    spose","summary":"Closes a screen.","description":"Its pending actions are answered first, as `abandoned`, and no notification of i\###
    t follows. A store call under way is not stopped; its result reaches the store's other view models.","paramStructure":"either","pa\###
    rams":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"nothing"\###
    ,"description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/e\###
    rrors/unknownViewModel"}],"examples":[{"name":"A screen is closed","params":[{"name":"viewModel","value":"purchase-1"}],"result":{\###
    "name":"nothing","value":null}}],"x-direction":"toBridge"},{"name":"viewModel/didChange","summary":"Announces a change of a screen\###
    's state.","description":"`revision` rises by exactly one each time, so that a gap shows loss: the state at revision n plus the ch\###
    anges n+1 to m equals the state at m.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","re\###
    quired":true,"schema":{"type":"string"}},{"name":"revision","description":"The number of the new state.","required":true,"schema":\###
    {"type":"integer"}},{"name":"changes","description":"Each member of the state that changed, whole, under its name.","required":tru\###
    e,"schema":{"$ref":"#/components/schemas/ScreenChanges"}}],"examples":[{"name":"A load begins","params":[{"name":"viewModel","valu\###
    e":"purchase-1"},{"name":"revision","value":1},{"name":"changes","value":{"isLoading":true,"loadStatus":"loading","overlay":{"kind\###
    ":"loading","message":"Loading plans…"}}}]}],"x-direction":"toFrontEnd","x-params":"ViewModelDidChange"},{"name":"viewModel/load",\###
    "summary":"Loads the plans and the standing.","description":"Loads that overlap share one store call, and an older answer never ov\###
    erwrites a newer one. After `loadTimeoutSeconds` it is `failed` with `timedOut`; a new load may start, and a late answer only refr\###
    eshes.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"\###
    string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"\###
    errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors\###
    /unknownViewModel"}],"examples":[{"name":"The plans are loaded","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"na\###
    me":"ended","value":{"error":null,"outcome":"completed","revision":2,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcome\###
    s":["completed","failed","abandoned"],"x-waits":true},{"name":"viewModel/purchaseSubscription","summary":"Buys a plan.","descripti\###
    on":"Without an id: the selected plan. An offer shown as not eligible is `failed` with `ineligibleForOffer` without a store call; t\###
    he regular price stays purchasable. Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","\###
    description":"The view model.","required":true,"schema":{"type":"string"}},{"name":"subscriptionID","description":"The plan; absen\###
    t: the selected one.","required":false,"schema":{"type":["string","null"]}},{"name":"promotionOfferID","description":"The promotio\###
    nal offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action\###
     ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/\###
    components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/unknownSubscript\###
    ion"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknownOffer"}],"examples":[{"name":"A purchase\###
    ","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro_yearly"}],"result":{"name":"ended","va\###
    lue":{"error":null,"outcome":"purchased","revision":4,"subscriptionID":"pro_yearly"}}}],"x-direction":"toBridge","x-outcomes":["pu\###
    rchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true},{"name":"viewModel/restorePurchases","summary":"A\###
    sks the store for what was bought before.","description":"Needs no load. Given up after `restoreTimeoutSeconds` with a popup; a la\###
    te answer then only refreshes the standing.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model\###
    .","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#\###
    /components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCan\###
    celled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"Not\###
    hing was bought before","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"ended","value":{"error":null,"outco\###
    me":"nothingToRestore","revision":2,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["restored","nothingToRestore"\###
    ,"timedOut","cancelled","failed","abandoned"],"x-waits":true},{"name":"viewModel/selectSubscription","summary":"Picks a plan on th\###
    e purchase screen.","description":"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","d\###
    escription":"The view model.","required":true,"schema":{"type":"string"}},{"name":"subscriptionID","description":"The plan.","requ\###
    ired":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/compone\###
    nts/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"}\###
    ,{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/a\###
    ctionNotAllowed"}],"examples":[{"name":"The yearly plan is picked","params":[{"name":"viewModel","value":"purchase-1"},{"name":"su\###
    bscriptionID","value":"pro_yearly"}],"result":{"name":"ended","value":{"error":null,"outcome":"completed","revision":3,"subscripti\###
    onID":"pro_yearly"}}}],"x-direction":"toBridge","x-outcomes":["completed","abandoned"],"x-waits":true},{"name":"viewModel/changeSu\###
    bscription","summary":"Changes to another plan on the manage screen.","description":"As a purchase. Waits for a load that is under\###
     way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"s\###
    tring"}},{"name":"subscriptionID","description":"The plan to change to.","required":true,"schema":{"type":"string"}},{"name":"prom\###
    otionOfferID","description":"The promotional offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"na\###
    me":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/comp\###
    onents/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$r\###
    ef":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknow\###
    nOffer"}],"examples":[{"name":"A downgrade","params":[{"name":"viewModel","value":"manage-1"},{"name":"subscriptionID","value":"ba\###
    sic_monthly"}],"result":{"name":"ended","value":{"error":null,"outcome":"scheduled","revision":4,"subscriptionID":"basic_monthly"}\###
    }}],"x-direction":"toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true},{"n\###
    ame":"viewModel/cancelSubscription","summary":"Switches off the renewal of the held plan, or shows an offer to stay first.","descr\###
    iption":"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view mode\###
    l.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"\###
    #/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCa\###
    ncelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"Th\###
    e plan will not renew","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"outcome"\###
    :"autoRenewDisabled","revision":4,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["retentionOffered","au\###
    toRenewDisabled","openManagementURL","failed","cancelled","abandoned"],"x-waits":true},{"name":"viewModel/acceptRetentionOffer","s\###
    ummary":"Takes the offer to stay.","description":"As a purchase with that offer; on the held plan it is `scheduled`. A cancelled o\###
    r failed acceptance leaves the offer shown and cancels nothing.","paramStructure":"either","params":[{"name":"viewModel","descript\###
    ion":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended."\###
    ,"schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/componen\###
    ts/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"exa\###
    mples":[{"name":"The customer stays","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":\###
    null,"outcome":"scheduled","revision":6,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["purchased","pen\###
    ding","scheduled","cancelled","failed","abandoned"],"x-waits":true},{"name":"viewModel/declineRetentionOffer","summary":"Turns the\###
     offer to stay down, and goes on to cancel.","description":"As `viewModel/cancelSubscription` without an offer.","paramStructure":\###
    "either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"nam\###
    e":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/compo\###
    nents/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$re\###
    f":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"The customer leaves","params":[{"name":"viewModel","value":"manag\###
    e-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"autoRenewDisabled","revision":6,"subscriptionID":"pro_monthly"}}}\###
    ],"x-direction":"toBridge","x-outcomes":["autoRenewDisabled","openManagementURL","failed","cancelled","abandoned"],"x-waits":true}\###
    ,{"name":"viewModel/resumeSubscription","summary":"Switches the renewal of the held plan on again.","description":"Waits for a loa\###
    d that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"sch\###
    ema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/Act\###
    ionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/com\###
    ponents/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"The plan will renew","para\###
    ms":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"autoRenewEnabled","revisio\###
    n":6,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["autoRenewEnabled","openManagementURL","failed","ca\###
    ncelled","abandoned"],"x-waits":true},{"name":"viewModel/requestRefund","summary":"Asks for the money of the held plan's period ba\###
    ck.","description":"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"Th\###
    e view model.","required":true,"schema":{"type":"string"}},{"name":"reason","description":"The customer's words, or a reason of th\###
    e store.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action ended.","s\###
    chema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/\###
    errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#/components/errors/actionNotAllowed"}],"exampl\###
    es":[{"name":"The money goes back","params":[{"name":"viewModel","value":"manage-1"}],"result":{"name":"ended","value":{"error":nu\###
    ll,"outcome":"refunded","revision":4,"subscriptionID":"pro_monthly"}}}],"x-direction":"toBridge","x-outcomes":["refunded","cancell\###
    ed","failed","openManagementURL","abandoned"],"x-waits":true},{"name":"viewModel/dismissToast","summary":"Takes a toast away.","de\###
    scription":"Another toast than `id` is left alone.","paramStructure":"either","params":[{"name":"viewModel","description":"The vie\###
    w model.","required":true,"schema":{"type":"string"}},{"name":"id","description":"The toast; absent: whichever is shown.","require\###
    d":false,"schema":{"type":["string","null"]}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/\###
    components/schemas/ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownView\###
    Model"}],"examples":[{"name":"The toast goes","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"ended","value\###
    ":{"error":null,"outcome":"completed","revision":5,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["completed"]},\###
    {"name":"viewModel/dismissRestoreFailedPopup","summary":"Takes the popup about a failed restore away.","description":"Nothing happ\###
    ens when none is shown.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model.","required":true,"\###
    schema":{"type":"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/\###
    ActionResult"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownViewModel"}],"examples"\###
    :[{"name":"The popup goes","params":[{"name":"viewModel","value":"purchase-1"}],"result":{"name":"ended","value":{"error":null,"ou\###
    tcome":"completed","revision":5,"subscriptionID":null}}}],"x-direction":"toBridge","x-outcomes":["completed"]},{"name":"simulator/\###
    configure","summary":"Changes how a simulated store behaves.","description":"Only what is named changes.","paramStructure":"either\###
    ","params":[{"name":"askToBuyEnabled","description":"Whether purchases wait for a parent's approval.","required":false,"schema":{"\###
    type":["boolean","null"]}},{"name":"interruptedPurchasesEnabled","description":"Whether purchases are interrupted until the issue i\###
    s resolved.","required":false,"schema":{"type":["boolean","null"]}},{"name":"billingRetryOnRenewalEnabled","description":"Whether r\###
    enewals fail.","required":false,"schema":{"type":["boolean","null"]}},{"name":"billingGracePeriodEnabled","description":"Whether a\###
     failed renewal begins with a grace period.","required":false,"schema":{"type":["boolean","null"]}},{"name":"gracePeriodDays","des\###
    cription":"How long the grace period is; 0 for the length that goes with the plan's period.","required":false,"schema":{"type":["i\###
    nteger","null"],"minimum":0}},{"name":"timeRate","description":"How fast periods pass, by name or by the integer of a `.storekit` f\###
    ile.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/TimeRateInput"},{"type":"null"}]}},{"name":"storefront","d\###
    escription":"ISO 3166-1 alpha-3 code of the storefront.","required":false,"schema":{"type":["string","null"]}},{"name":"locale","d\###
    escription":"The locale of names and prices.","required":false,"schema":{"type":["string","null"]}},{"name":"latencySeconds","desc\###
    ription":"How long answers take; members left out stay as they are.","required":false,"schema":{"anyOf":[{"$ref":"#/components/sch\###
    emas/LatencySecondsInput"},{"type":"null"}]}},{"name":"purchaseDecision","description":"What the customer does when the payment sh\###
    eet opens.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/SimulatedPurchaseDecision"},{"type":"null"}]}},{"nam\###
    e":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":[\###
    "string","null"]}}],"result":{"name":"settings","description":"All settings, as they now are.","schema":{"$ref":"#/components/sche\###
    mas/SimulatorSettings"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref\###
    ":"#/components/errors/invalidConfiguration"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Purchases n\###
    eed approval","params":[{"name":"askToBuyEnabled","value":true}],"result":{"name":"settings","value":{"askToBuyEnabled":true,"bill\###
    ingGracePeriodEnabled":false,"billingRetryOnRenewalEnabled":false,"gracePeriodDays":null,"interruptedPurchasesEnabled":false,"late\###
    ncySeconds":{"products":0,"purchase":0,"restore":0,"state":0},"locale":"en_US","purchaseDecision":"succeed","storefront":"USA","ti\###
    meRate":"realTime"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/failNext","summary":"Arms or clears a failure o\###
    f one part of a simulated store.","description":"`error` is needed unless `clear` is true.","paramStructure":"either","params":[{"\###
    name":"api","description":"The part.","required":true,"schema":{"$ref":"#/components/schemas/SimulatedAPI"}},{"name":"error","desc\###
    ription":"The failure: a code, or a store error.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/StoreErrorInpu\###
    t"},{"type":"null"}]}},{"name":"times","description":"How often; 0 until it is cleared.","required":false,"schema":{"type":["integ\###
    er","null"],"default":1,"minimum":0}},{"name":"clear","description":"Whether to disarm instead.","required":false,"schema":{"type"\###
    :["boolean","null"],"default":false}},{"name":"store","description":"The store; absent: the one named `default`, else the only one\###
     open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing a\###
    fterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$\###
    ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"The next purchas\###
    e fails","params":[{"name":"api","value":"purchase"},{"name":"error","value":"network"}],"result":{"name":"standing","value":{"oth\###
    ers":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-wait\###
    s":true},{"name":"simulator/transactions","summary":"Lists transactions, oldest first, pending and failed ones included.","descrip\###
    tion":"Those of the current customer.","paramStructure":"either","params":[{"name":"productID","description":"Only those of this p\###
    roduct.","required":false,"schema":{"type":["string","null"]}},{"name":"store","description":"The store; absent: the one named `de\###
    fault`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transactions","descripti\###
    on":"The transactions.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"errors":[{"$ref":"#/compon\###
    ents/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examp\###
    les":[{"name":"One purchase","params":[],"result":{"name":"transactions","value":[{"customer":"customer-1","expiresAt":"2026-02-01\###
    T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price"\###
    :{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":\###
    "purchase","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":"1"}]}}],"x-direction":"toBridge"},{"name"\###
    :"simulator/buy","summary":"Makes a purchase outside the app.","description":"As if on another device.","paramStructure":"either",\###
    "params":[{"name":"productID","description":"The product.","required":true,"schema":{"type":"string"}},{"name":"offer","descriptio\###
    n":"The offer to apply.","required":false,"schema":{"type":["string","null"]}},{"name":"purchasedAt","description":"When, if not n\###
    ow.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]}},{"name":"renewUntilNow","descr\###
    iption":"Whether a purchase in the past is renewed up to now.","required":false,"schema":{"type":["boolean","null"],"default":fals\###
    e}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":\###
    {"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schema\###
    s/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/com\###
    ponents/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{\###
    "$ref":"#/components/errors/notSupportedByStore"},{"$ref":"#/components/errors/unknownOffer"}],"examples":[{"name":"A purchase els\###
    ewhere","params":[{"name":"productID","value":"pro_monthly"}],"result":{"name":"transaction","value":{"customer":"customer-1","exp\###
    iresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":\###
    "purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00\###
    :00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"\###
    toBridge","x-waits":true},{"name":"simulator/approve","summary":"Approves a purchase that waits for a parent.","description":"Appr\###
    oves a purchase that waits for a parent.","paramStructure":"either","params":[{"name":"transactionID","description":"The transacti\###
    on.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else t\###
    he only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transa\###
    ction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/co\###
    mponents/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{\###
    "$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Approved","params":[{"name":"transactionID","value":"1"}],\###
    "result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"\###
    autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display\###
    ":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revoked\###
    At":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/decline","summary\###
    ":"Declines a purchase that waits for a parent.","description":"Declines a purchase that waits for a parent.","paramStructure":"ei\###
    ther","params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"stor\###
    e","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string"\###
    ,"null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},\###
    "errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/un\###
    knownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":\###
    [{"name":"Declined","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transaction","value":{"customer":"customer-1\###
    ","expiresAt":null,"isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","pri\###
    ce":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reaso\###
    n":"purchase","revocationReason":null,"revokedAt":null,"state":"declined","transactionID":"1"}}}],"x-direction":"toBridge","x-wait\###
    s":true},{"name":"simulator/resolveIssue","summary":"Resolves what interrupts a purchase or a renewal.","description":"Takes the w\###
    aiting transaction, or the last good one of a subscription in billing retry.","paramStructure":"either","params":[{"name":"transac\###
    tionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; abs\###
    ent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"tr\###
    ansaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/\###
    errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/co\###
    mponents/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Resolved","params":[{"\###
    name":"transactionID","value":"1"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:\###
    00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amou\###
    nt":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purcha\###
    se","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},\###
    {"name":"simulator/setAutoRenew","summary":"Switches the renewal of a plan, outside the app.","description":"Switches the renewal o\###
    f a plan, outside the app.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true\###
    ,"schema":{"type":"string"}},{"name":"enabled","description":"Whether it is to renew.","required":true,"schema":{"type":"boolean"}\###
    },{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"\###
    type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/com\###
    ponents/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownSt\###
    ore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/err\###
    ors/notSupportedByStore"}],"examples":[{"name":"Switched off","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"e\###
    nabled","value":false}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active\###
    ","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntit\###
    led":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased\###
    ","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","r\###
    enewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscr\###
    iptionID":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/forceRenewal","summ\###
    ary":"Renews a plan now.","description":"Renews a plan now.","paramStructure":"either","params":[{"name":"subscriptionID","descrip\###
    tion":"The plan.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `def\###
    ault`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description\###
    ":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},\###
    {"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/action\###
    NotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Renewed","params":[{"name":"subscriptionID",\###
    "value":"pro_monthly"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","is\###
    Upgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","\###
    currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"renewal","revocati\###
    onReason":null,"revokedAt":null,"state":"purchased","transactionID":"2"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simu\###
    lator/expire","summary":"Ends a plan now.","description":"Ends a plan now.","paramStructure":"either","params":[{"name":"subscript\###
    ionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the\###
     one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing",\###
    "description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":\###
    "#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"\###
    },{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Ended",\###
    "params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pe\###
    ndingPurchases":[],"status":"expired","subscription":{"expirationReason":"autoRenewDisabled","expiresAt":"2026-02-01T00:00:00.000Z\###
    ","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":false,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseA\###
    t":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrea\###
    se":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":null,\###
    "revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"toBridge","x\###
    -waits":true},{"name":"simulator/refund","summary":"Gives the money of a transaction back.","description":"Gives the money of a tr\###
    ansaction back.","paramStructure":"either","params":[{"name":"transactionID","description":"The transaction.","required":true,"sch\###
    ema":{"type":"string"}},{"name":"reason","description":"Why.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/Re\###
    vocationReason"},{"type":"null"}],"default":"other"}},{"name":"store","description":"The store; absent: the one named `default`, e\###
    lse the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The t\###
    ransaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":\###
    "#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowe\###
    d"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Refunded","params":[{"name":"transactionID","value":"\###
    1"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"ki\###
    nd":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","di\###
    splay":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":"other",\###
    "revokedAt":"2026-01-02T00:00:00.000Z","state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name\###
    ":"simulator/requestPriceIncrease","summary":"Tells the customer of a plan that it will cost more.","description":"Tells the custo\###
    mer of a plan that it will cost more.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","req\###
    uired":true,"schema":{"type":"string"}},{"name":"amount","description":"The new price.","required":true,"schema":{"$ref":"#/compon\###
    ents/schemas/Amount"}},{"name":"requiresConsent","description":"Whether silence ends the subscription.","required":false,"schema":\###
    {"type":["boolean","null"],"default":true}},{"name":"store","description":"The store; absent: the one named `default`, else the on\###
    ly one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's sta\###
    nding afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParam\###
    s"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/ac\###
    tionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Asked","params":[{"name":"subscriptionID\###
    ","value":"pro_monthly"},{"name":"amount","value":"15.99"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"p\###
    endingPurchases":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodE\###
    ndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T0\###
    0:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":{"price":{"a\###
    mount":"15.99","currency":"USD","display":"$15.99"},"status":"pending"},"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":nu\###
    ll,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":nu\###
    ll,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge",\###
    "x-waits":true},{"name":"simulator/answerPriceIncrease","summary":"Answers a price increase for the customer.","description":"Decl\###
    ining switches auto-renewal off.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required\###
    ":true,"schema":{"type":"string"}},{"name":"accept","description":"Whether the customer agrees.","required":true,"schema":{"type":\###
    "boolean"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"\###
    schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$r\###
    ef":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors\###
    /unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/comp\###
    onents/errors/notSupportedByStore"}],"examples":[{"name":"Agreed","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name\###
    ":"accept","value":true}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"acti\###
    ve","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEnt\###
    itled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchas\###
    ed","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":{"price":{"amount":"15.99","currency":"USD","d\###
    isplay":"$15.99"},"status":"agreed"},"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"15.99"\###
    ,"currency":"USD","display":"$15.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKi\###
    nd":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulato\###
    r/redeemOfferCode","summary":"Redeems an offer code for the customer.","description":"Redeems an offer code for the customer.","pa\###
    ramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"\###
    name":"offer","description":"The identifier of the offer.","required":true,"schema":{"type":"string"}},{"name":"store","descriptio\###
    n":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"r\###
    esult":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$r\###
    ef":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscript\###
    ion"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/not\###
    SupportedByStore"},{"$ref":"#/components/errors/unknownOffer"}],"examples":[{"name":"Redeemed","params":[{"name":"subscriptionID",\###
    "value":"pro_monthly"},{"name":"offer","value":"welcome"}],"result":{"name":"transaction","value":{"customer":"customer-1","expire\###
    sAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"pu\###
    rchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00\###
    .000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toB\###
    ridge","x-waits":true},{"name":"simulator/shareWithFamily","summary":"Switches the sharing of a plan with the customer's family.",\###
    "description":"Switches the sharing of a plan with the customer's family.","paramStructure":"either","params":[{"name":"subscripti\###
    onID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"shared","description":"Whether it is shared."\###
    ,"required":true,"schema":{"type":"boolean"}},{"name":"store","description":"The store; absent: the one named `default`, else the o\###
    nly one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's st\###
    anding afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidPara\###
    ms"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/a\###
    ctionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Shared","params":[{"name":"subscription\###
    ID","value":"pro_monthly"},{"name":"shared","value":true}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pe\###
    ndingPurchases":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEn\###
    dsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00\###
    :00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchas\###
    edAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt\###
    ":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","\###
    willAutoRenew":true}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/deleteTransaction","summary":"Forgets a trans\###
    action, with its renewals and restores.","description":"Forgets a transaction, with its renewals and restores.","paramStructure":"\###
    either","params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"st\###
    ore","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["strin\###
    g","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schem\###
    as/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref"\###
    :"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Forgotten","pa\###
    rams":[{"name":"transactionID","value":"1"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases\###
    ":[],"status":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/reset","summary"\###
    :"Forgets the history, the settings, or both.","description":"Both absent: both. `history` also drops pending purchases, `settings\###
    ` also armed failures. What waits on the store is ended first.","paramStructure":"either","params":[{"name":"history","description\###
    ":"Whether to forget the history.","required":false,"schema":{"type":["boolean","null"]}},{"name":"settings","description":"Whethe\###
    r to go back to the configuration's settings.","required":false,"schema":{"type":["boolean","null"]}},{"name":"store","description\###
    ":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"re\###
    sult":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionSt\###
    ate"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/er\###
    rors/notSupportedByStore"}],"examples":[{"name":"Everything","params":[],"result":{"name":"standing","value":{"others":[],"ownedPr\###
    oducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-waits":true},{"name"\###
    :"simulator/customers","summary":"Lists the customers of a simulated store.","description":"In the order in which they came.","par\###
    amStructure":"either","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only one open.\###
    ","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"customers","description":"The customers.","schema":{"ty\###
    pe":"array","items":{"$ref":"#/components/schemas/CustomerListing"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$re\###
    f":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One customer","par\###
    ams":[],"result":{"name":"customers","value":[{"customer":"customer-1","isCurrent":true}]}}],"x-direction":"toBridge"},{"name":"si\###
    mulator/useCustomer","summary":"Gives a simulated store to another customer.","description":"Made if new. What waits on the store i\###
    s ended first.","paramStructure":"either","params":[{"name":"customer","description":"The customer.","required":true,"schema":{"ty\###
    pe":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":fals\###
    e,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{\###
    "$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/err\###
    ors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"A new customer","params":[{"name":"cus\###
    tomer","value":"customer-2"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"\###
    notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/describe","summary":"Describes a\###
    ll that a simulated store sells and how it behaves.","description":"With what is odd in its configuration.","paramStructure":"eith\###
    er","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false\###
    ,"schema":{"type":["string","null"]}}],"result":{"name":"description","description":"The description.","schema":{"$ref":"#/compone\###
    nts/schemas/SimulatorDescription"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownSto\###
    re"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One plan","params":[],"result":{"name":"description"\###
    ,"value":{"groups":[{"groupID":"pro","name":"Pro","subscriptionIDs":["pro_monthly"]}],"offers":[],"products":[{"displayName":"Pro M\###
    onthly","groupID":"pro","isFamilyShareable":false,"kind":"autoRenewable","level":1,"period":"P1M","price":{"amount":"9.99","curren\###
    cy":"USD","display":"$9.99"},"productID":"pro_monthly"}],"settings":{"askToBuyEnabled":false,"billingGracePeriodEnabled":false,"bi\###
    llingRetryOnRenewalEnabled":false,"gracePeriodDays":null,"interruptedPurchasesEnabled":false,"latencySeconds":{"products":0,"purch\###
    ase":0,"restore":0,"state":0},"locale":"en_US","purchaseDecision":"succeed","storefront":"USA","timeRate":"realTime"},"warnings":[\###
    ]}}}],"x-direction":"toBridge"},{"name":"configuration/check","summary":"Says what a `.storekit` configuration is good for, withou\###
    t opening a store.","description":"Exactly one of the three.","paramStructure":"either","params":[{"name":"configurationFile","des\###
    cription":"The path of a file.","required":false,"schema":{"type":["string","null"]}},{"name":"configurationText","description":"T\###
    he text of one.","required":false,"schema":{"type":["string","null"]}},{"name":"configuration","description":"The content of one, a\###
    s JSON.","required":false,"schema":{"type":["object","null"]},"x-raw":true}],"result":{"name":"report","description":"What it is g\###
    ood for.","schema":{"$ref":"#/components/schemas/ConfigurationReport"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$\###
    ref":"#/components/errors/invalidConfiguration"}],"examples":[{"name":"Not JSON","params":[{"name":"configurationText","value":"no\###
    nsense"}],"result":{"name":"report","value":{"isUsable":false,"problems":[{"column":1,"line":1,"message":"This is not JSON","point\###
    er":"","severity":"error"}],"products":[]}}}],"x-direction":"toBridge","x-exactlyOneOf":["configurationFile","configurationText","\###
    configuration"]},{"name":"spy/stub","summary":"Says how the next calls of an action end.","description":"Stubs of an action queue u\###
    p, each serving `times` calls; a new one replaces an endless one. Without `result` and `error` the call goes on beneath after the d\###
    elay: to the store below, or to the default (no products, `notSubscribed`).","paramStructure":"either","params":[{"name":"action",\###
    "description":"The action.","required":true,"schema":{"$ref":"#/components/schemas/SpyAction"}},{"name":"result","description":"Wh\###
    at the call gives: a products snapshot for `fetchProducts`, else a standing.","required":false,"schema":{"anyOf":[{"$ref":"#/compo\###
    nents/schemas/SubscriptionStateInput"},{"$ref":"#/components/schemas/ProductsSnapshotInput"},{"type":"null"}]},"x-raw":true},{"nam\###
    e":"error","description":"How the call fails: a code, or a store error.","required":false,"schema":{"anyOf":[{"$ref":"#/components\###
    /schemas/StoreErrorInput"},{"type":"null"}]}},{"name":"delaySeconds","description":"How long it takes.","required":false,"schema":\###
    {"type":["number","null"],"default":0,"minimum":0}},{"name":"times","description":"How many calls it serves; 0 for all that follow\###
    .","required":false,"schema":{"type":["integer","null"],"default":0,"minimum":0}},{"name":"hold","description":"Whether the call w\###
    aits for `spy/release`.","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","description":"The\###
     store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":\###
    {"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref\###
    ":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"The next purchase s\###
    ucceeds","params":[{"name":"action","value":"purchase"},{"name":"result","value":{"status":"active","subscription":{"subscriptionI\###
    D":"pro_yearly"}}}],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge","x-atMostOneOf":[["result","error"]]},{"na\###
    me":"spy/release","summary":"Lets a held call go on.","description":"The oldest held call of the action.","paramStructure":"either\###
    ","params":[{"name":"action","description":"The action.","required":true,"schema":{"$ref":"#/components/schemas/SpyAction"}},{"nam\###
    e":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":[\###
    "string","null"]}}],"result":{"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/\###
    errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/comp\###
    onents/errors/notSupportedByStore"}],"examples":[{"name":"A purchase goes on","params":[{"name":"action","value":"purchase"}],"res\###
    ult":{"name":"nothing","value":null}}],"x-direction":"toBridge"},{"name":"spy/calls","summary":"Lists the calls that a spy recorde\###
    d, oldest first.","description":"Lists the calls that a spy recorded, oldest first.","paramStructure":"either","params":[{"name":"\###
    action","description":"Only those of this action.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/SpyAction"},{\###
    "type":"null"}]}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":f\###
    alse,"schema":{"type":["string","null"]}}],"result":{"name":"calls","description":"The calls.","schema":{"type":"array","items":{"\###
    $ref":"#/components/schemas/SpyCall"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknow\###
    nStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One purchase","params":[{"name":"action","value"\###
    :"purchase"}],"result":{"name":"calls","value":[{"action":"purchase","at":"2026-01-01T00:00:00.000Z","origin":"action","outcome":"\###
    succeeded","promotionOfferID":null,"sequence":2,"subscriptionID":"pro_yearly"}]}}],"x-direction":"toBridge"},{"name":"spy/reset","\###
    summary":"Makes a spy forget its calls and stubs.","description":"Makes a spy forget its calls and stubs.","paramStructure":"eithe\###
    r","params":[{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,\###
    "schema":{"type":["string","null"]}}],"result":{"name":"nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$r\###
    ef":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedBySt\###
    ore"}],"examples":[{"name":"Forgotten","params":[],"result":{"name":"nothing","value":null}}],"x-direction":"toBridge"}],"componen\###
    ts":{"errors":{"parseError":{"code":-32700,"message":"Parse error","data":{"$ref":"#/components/schemas/ParseErrorData"}},"invalid\###
    Request":{"code":-32600,"message":"Invalid request","data":{"$ref":"#/components/schemas/InvalidRequestErrorData"}},"methodNotFoun\###
    d":{"code":-32601,"message":"Method not found","data":{"$ref":"#/components/schemas/MethodNotFoundErrorData"}},"invalidParams":{"c\###
    ode":-32602,"message":"Invalid params","data":{"$ref":"#/components/schemas/InvalidParamsErrorData"}},"internalError":{"code":-326\###
    03,"message":"Internal error","data":{"$ref":"#/components/schemas/InternalErrorData"}},"requestCancelled":{"code":-32800,"message\###
    ":"Request cancelled","data":{"$ref":"#/components/schemas/RequestCancelledErrorData"}},"unknownViewModel":{"code":1001,"message":\###
    "Unknown view model","data":{"$ref":"#/components/schemas/UnknownViewModelErrorData"}},"unknownStore":{"code":1002,"message":"Unkn\###
    own store","data":{"$ref":"#/components/schemas/UnknownStoreErrorData"}},"unknownSubscription":{"code":1003,"message":"Unknown sub\###
    scription","data":{"$ref":"#/components/schemas/UnknownSubscriptionErrorData"}},"unknownTransaction":{"code":1004,"message":"Unkno\###
    wn transaction","data":{"$ref":"#/components/schemas/UnknownTransactionErrorData"}},"actionNotAllowed":{"code":1005,"message":"Act\###
    ion not allowed","data":{"$ref":"#/components/schemas/ActionNotAllowedErrorData"}},"storeFailure":{"code":1006,"message":"Store fa\###
    ilure","data":{"$ref":"#/components/schemas/StoreFailureErrorData"}},"invalidConfiguration":{"code":1007,"message":"Invalid config\###
    uration","data":{"$ref":"#/components/schemas/InvalidConfigurationErrorData"}},"limitExceeded":{"code":1008,"message":"Limit excee\###
    ded","data":{"$ref":"#/components/schemas/LimitExceededErrorData"}},"clockNotVirtual":{"code":1009,"message":"The clock is not vir\###
    tual","data":{"$ref":"#/components/schemas/ClockNotVirtualErrorData"}},"unsupportedVersion":{"code":1010,"message":"Unsupported pr\###
    otocol version","data":{"$ref":"#/components/schemas/UnsupportedVersionErrorData"}},"shuttingDown":{"code":1011,"message":"Shuttin\###
    g down","data":{"$ref":"#/components/schemas/ShuttingDownErrorData"}},"notSupportedByStore":{"code":1012,"message":"Not supported b\###
    y this store","data":{"$ref":"#/components/schemas/NotSupportedByStoreErrorData"}},"unknownOffer":{"code":1013,"message":"Unknown o\###
    ffer","data":{"$ref":"#/components/schemas/UnknownOfferErrorData"}}},"schemas":{"Instant":{"description":"A point in time: ISO 860\###
    1 in UTC, written with milliseconds, such as `2026-01-31T12:00:00.000Z`. Read with any number of fractional digits, or none.","typ\###
    e":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?Z$"}\###
    ,"Period":{"description":"The length of one paid period or of one period of an offer: ISO 8601 with a single calendar unit, such a\###
    s `P1M`, `P1Y`, `P2W` or `P3D`.","type":"string","pattern":"^P[1-9][0-9]{0,4}[DWMY]$"},"CalendarStep":{"description":"A length in c\###
    alendar units: ISO 8601, years to seconds, such as `P1M`, `P1Y6M` or `P1DT12H`.","type":"string","pattern":"^P(?=[0-9T])([0-9]{1,6\###
    }Y)?([0-9]{1,6}M)?([0-9]{1,6}W)?([0-9]{1,6}D)?(T(?=[0-9])([0-9]{1,9}H)?([0-9]{1,9}M)?([0-9]{1,9}S)?)?$"},"Amount":{"description":"\###
    An exact amount of money in the currency's main unit, as decimal text such as `9.99`. Never a floating-point number.","type":"stri\###
    ng","pattern":"^[0-9]{1,20}(\\.[0-9]{1,10})?$"},"StoreKind":{"description":"What is behind a store.","type":"string","enum":["simu\###
    lated","revenueCat","spy","delegated"],"x-values":{"simulated":"The simulated store: a `.storekit` file, a ledger and the process'\###
    s clock.","revenueCat":"A RevenueCat project, over HTTP.","spy":"A test double that records every call.","delegated":"The front en\###
    d itself is the store."}},"ViewModelKind":{"description":"Which of the two screens a view model is for.","type":"string","enum":["\###
    purchase","manage"],"x-values":{"purchase":"The purchase screen.","manage":"The manage-subscription screen."}},"ClockMode":{"descr\###
    iption":"What moves the clock.","type":"string","enum":["system","virtual"],"x-values":{"system":"Real time.","virtual":"`clock/ad\###
    vance` alone."}},"Framing":{"description":"How messages are told apart on the pipe.","type":"string","enum":["lines","headers"],"x\###
    -values":{"lines":"One JSON text a line.","headers":"`Content-Length` headers, as in LSP."}},"OfferKind":{"description":"How an of\###
    fer is come by.","type":"string","enum":["introductory","promotional","code","winBack"],"x-values":{"introductory":"Once per custo\###
    mer and group, applied by a plain purchase.","promotional":"For current and former subscribers.","code":"Redeemed with a code.","w\###
    inBack":"For those who left."}},"OfferMode":{"description":"How an offer is paid.","type":"string","enum":["freeTrial","payUpFront\###
    ","payAsYouGo"],"x-values":{"freeTrial":"Not at all.","payUpFront":"One charge for the whole length.","payAsYouGo":"A reduced pric\###
    e each period."}},"IneligibleReason":{"description":"Why the current customer may not have an offer.","type":"string","enum":["nev\###
    erSubscribed","alreadyUsed","alreadySubscribed","notLapsed","notInOffer","otherPlanLapsed","redeemOnly","unknown"],"x-values":{"ne\###
    verSubscribed":"It is for current or former subscribers only.","alreadyUsed":"It was used before.","alreadySubscribed":"The custom\###
    er holds a plan of the group.","notLapsed":"It is for those whose subscription has ended.","notInOffer":"The customer is not among\###
     those the offer is for.","otherPlanLapsed":"The plan held last was another.","redeemOnly":"It can only be redeemed as a code.","u\###
    nknown":"The store does not tell."}},"SubscriptionStatus":{"description":"The standing of the subscription that decides.","type":"\###
    string","enum":["notSubscribed","active","inGracePeriod","inBillingRetry","expired","revoked"],"x-values":{"notSubscribed":"There h\###
    as never been one.","active":"Paid and running.","inGracePeriod":"A renewal failed and the store still serves the customer.","inBi\###
    llingRetry":"A renewal failed and the store goes on trying; not entitled.","expired":"It has ended.","revoked":"It was refunded, o\###
    r the family's sharing was withdrawn."}},"Ownership":{"description":"How a customer came by what is held.","type":"string","enum":\###
    ["purchased","familyShared"],"x-values":{"purchased":"Bought by the customer.","familyShared":"Shared by a member of the family."}\###
    },"ExpirationReason":{"description":"Why a subscription ended.","type":"string","enum":["autoRenewDisabled","billingError","didNot\###
    ConsentToPriceIncrease","productUnavailable","unknown"],"x-values":{"autoRenewDisabled":"The customer switched renewal off.","bill\###
    ingError":"The payment failed until the store gave up.","didNotConsentToPriceIncrease":"A price increase was never agreed to.","pr\###
    oductUnavailable":"The plan was no longer sold.","unknown":"The store does not tell."}},"RevocationReason":{"description":"Why the\###
     store took a transaction back.","type":"string","enum":["developerIssue","other"],"x-values":{"developerIssue":"Something was wro\###
    ng with the app.","other":"Any other reason."}},"PlanChange":{"description":"How one plan compares with the plan held.","type":"st\###
    ring","enum":["upgrade","downgrade","crossgrade"],"x-values":{"upgrade":"A higher level of service; takes effect at once.","downgr\###
    ade":"A lower level; takes effect at the next renewal.","crossgrade":"The same level."}},"PendingPlanChange":{"description":"A cha\###
    nge of plan that takes effect later.","type":"string","enum":["downgrade","crossgrade"],"x-values":{"downgrade":"To a lower level o\###
    f service.","crossgrade":"To another plan of the same level."}},"PlanChangeTiming":{"description":"When a change of plan takes eff\###
    ect.","type":"string","enum":["immediately","atNextRenewal"],"x-values":{"immediately":"At once.","atNextRenewal":"When the runnin\###
    g period ends."}},"PriceIncreaseStatus":{"description":"How a price increase stands.","type":"string","enum":["pending","agreed"],\###
    "x-values":{"pending":"The customer has not agreed yet.","agreed":"The next renewal costs the new price."}},"PendingReason":{"desc\###
    ription":"What a purchase waits for.","type":"string","enum":["askToBuy","interrupted","payment"],"x-values":{"askToBuy":"A parent\###
    's approval.","interrupted":"Something the customer must do outside the app.","payment":"The payment itself."}},"StandingCause":{"\###
    description":"What made a customer's standing different.","type":"string","enum":["purchase","restore","refresh","renewal","planCh\###
    ange","expiry","gracePeriod","billingRetry","recovery","purchaseElsewhere","approval","decline","autoRenew","refund","revocation",\###
    "priceIncrease","offerCode","familySharing","customer","reset","push"],"x-values":{"purchase":"A purchase through the store.","res\###
    tore":"A restore.","refresh":"A read found it different.","renewal":"A period was renewed.","planChange":"A pending change of plan\###
     took effect.","expiry":"A subscription ended.","gracePeriod":"A renewal failed and the grace period began.","billingRetry":"The s\###
    tore began, or went on, retrying a failed renewal without serving the customer.","recovery":"A failed renewal was paid after all."\###
    ,"purchaseElsewhere":"A purchase made outside the app.","approval":"A pending purchase was approved.","decline":"A pending purchas\###
    e was declined.","autoRenew":"Auto-renewal was switched.","refund":"A transaction was refunded.","revocation":"Sharing or a right w\###
    as withdrawn.","priceIncrease":"A price increase was asked for or answered.","offerCode":"An offer code was redeemed.","familyShar\###
    ing":"Family sharing was switched.","customer":"Another customer uses the store.","reset":"The store was reset.","push":"The store\###
     behind a front end or a server said so."}},"StoreErrorCode":{"description":"The kinds of failure of a store that screens tell apa\###
    rt.","type":"string","enum":["purchaseCancelled","paymentPending","purchaseNotAllowed","productUnavailable","productAlreadyPurchas\###
    ed","ineligibleForOffer","invalidOffer","receiptInUse","offline","network","timedOut","storeProblem","serverProblem","invalidCrede\###
    ntials","operationInProgress","notSupported","configuration","unknown"],"x-values":{"purchaseCancelled":"The customer, or the task\###
     that asked, thought better of it.","paymentPending":"The purchase waits for somebody's approval.","purchaseNotAllowed":"This devi\###
    ce or customer may not buy.","productUnavailable":"The store does not sell this plan, or not here.","productAlreadyPurchased":"The\###
     plan has been bought already.","ineligibleForOffer":"The customer may not have this offer; the regular price stays purchasable.",\###
    "invalidOffer":"The offer does not exist or is not well-formed.","receiptInUse":"The purchase belongs to another customer.","offli\###
    ne":"There is no network at all.","network":"The network failed on the way.","timedOut":"No answer came in time.","storeProblem":"\###
    The store said that it has a problem.","serverProblem":"A server answered with what cannot be used.","invalidCredentials":"The sto\###
    re refused the app's credentials.","operationInProgress":"The same thing is under way already.","notSupported":"The store cannot d\###
    o this.","configuration":"The app or its store is set up wrongly.","unknown":"Anything else."}},"LoadStatus":{"description":"How f\###
    ar the plans are loaded.","type":"string","enum":["notLoaded","loading","loaded","failed"],"x-values":{"notLoaded":"No load has be\###
    en asked for.","loading":"A load is under way.","loaded":"The plans are shown.","failed":"The last load failed; what was shown bef\###
    ore stays."}},"OverlayKind":{"description":"What a covering progress display says is going on.","type":"string","enum":["loading",\###
    "purchasing","restoring","changing","cancelling","refunding"],"x-values":{"loading":"The plans are loaded for the first time, or a\###
    gain after a failure.","purchasing":"A purchase.","restoring":"A restore.","changing":"A change of plan.","cancelling":"Switching a\###
    uto-renewal off or on.","refunding":"A refund request."}},"ToastStyle":{"description":"How a toast looks.","type":"string","enum":\###
    ["success","info","warning","error"],"x-values":{"success":"Something was done.","info":"Something to know, such as a purchase tha\###
    t waits for approval.","warning":"Something to look at.","error":"Something failed."}},"RestoreFailureReason":{"description":"Why t\###
    he popup about a failed restore is shown.","type":"string","enum":["nothingToRestore","timedOut","failed"],"x-values":{"nothingToR\###
    estore":"The store found nothing.","timedOut":"The store did not answer in time.","failed":"The store refused."}},"ScreenAction":{\###
    "description":"An action of a screen: the second half of its method.","type":"string","enum":["load","purchaseSubscription","resto\###
    rePurchases","selectSubscription","changeSubscription","cancelSubscription","acceptRetentionOffer","declineRetentionOffer","resume\###
    Subscription","requestRefund","dismissToast","dismissRestoreFailedPopup"],"x-values":{"load":"`viewModel/load`","purchaseSubscript\###
    ion":"`viewModel/purchaseSubscription`","restorePurchases":"`viewModel/restorePurchases`","selectSubscription":"`viewModel/selectS\###
    ubscription`","changeSubscription":"`viewModel/changeSubscription`","cancelSubscription":"`viewModel/cancelSubscription`","acceptR\###
    etentionOffer":"`viewModel/acceptRetentionOffer`","declineRetentionOffer":"`viewModel/declineRetentionOffer`","resumeSubscription"\###
    :"`viewModel/resumeSubscription`","requestRefund":"`viewModel/requestRefund`","dismissToast":"`viewModel/dismissToast`","dismissRe\###
    storeFailedPopup":"`viewModel/dismissRestoreFailedPopup`"}},"ActionOutcome":{"description":"How an action of a screen ended.","typ\###
    e":"string","enum":["completed","failed","purchased","pending","scheduled","cancelled","restored","nothingToRestore","timedOut","r\###
    etentionOffered","autoRenewDisabled","autoRenewEnabled","openManagementURL","refunded","abandoned"],"x-values":{"completed":"It di\###
    d what it says.","failed":"The store refused; the particulars are in `error`.","purchased":"The plan was bought.","pending":"The p\###
    urchase waits for somebody's approval.","scheduled":"The change, or the offer, takes effect at the next renewal.","cancelled":"The\###
     customer, or `$/cancelRequest`, stopped it.","restored":"The restore found something.","nothingToRestore":"The restore found noth\###
    ing.","timedOut":"The store did not answer in time.","retentionOffered":"An offer to stay is shown instead.","autoRenewDisabled":"\###
    The plan will not renew.","autoRenewEnabled":"The plan will renew.","openManagementURL":"The store cannot do it here; the customer\###
     is to open `managementURL`.","refunded":"The money goes back.","abandoned":"The view model was disposed of, or its store was clos\###
    ed or reset, before the end."}},"Badge":{"description":"The one-word standing beside the current plan.","type":"string","enum":["a\###
    ctive","freeTrial","cancelled","cancelledTrial","expired","gracePeriod","billingRetry","pendingChange","familyShared","refunded"],\###
    "x-values":{"active":"It runs.","freeTrial":"It runs as a free trial.","cancelled":"It runs and will not renew.","cancelledTrial":\###
    "A free trial that will not renew.","expired":"It has ended.","gracePeriod":"A renewal failed; still served.","billingRetry":"A re\###
    newal failed; not served.","pendingChange":"Another plan follows.","familyShared":"Shared by the family.","refunded":"Its money wa\###
    s given back."}},"BillingIssueKind":{"description":"Which billing problem a plan has.","type":"string","enum":["gracePeriod","bill\###
    ingRetry"],"x-values":{"gracePeriod":"A renewal failed; the customer is served until `until`.","billingRetry":"A renewal failed; t\###
    he customer is not served."}},"RefundStatus":{"description":"How the last refund request ended.","type":"string","enum":["refunded\###
    ","cancelled","failed"],"x-values":{"refunded":"The money goes back.","cancelled":"The customer left the request.","failed":"The s\###
    tore refused."}},"MessageCode":{"description":"What a message of a screen says: the key of its text.","type":"string","enum":["loa\###
    ding","purchasing","restoring","changing","cancelling","resuming","refunding","purchased","alreadyHeld","purchasePending","purchas\###
    eApproved","purchaseDeclined","changeScheduled","offerScheduled","purchasesRestored","autoRenewDisabled","autoRenewDisabledNow","a\###
    utoRenewEnabled","refunded","purchaseCancelled","paymentPending","purchaseNotAllowed","productUnavailable","productAlreadyPurchase\###
    d","ineligibleForOffer","invalidOffer","receiptInUse","offline","network","timedOut","storeProblem","serverProblem","invalidCreden\###
    tials","operationInProgress","notSupported","configuration","unknown","renewsForPrice","renews","expiredOn","expired","endsOn","gr\###
    acePeriodUntil","gracePeriod","billingRetry","changesTo","sharedByFamily","refundedOn","refundedPlan","neverEnds","priceIncreasePe\###
    nding"],"x-values":{"loading":"The plans are being loaded.","purchasing":"A purchase is under way.","restoring":"A restore is unde\###
    r way.","changing":"A change of plan is under way.","cancelling":"Auto-renewal is being switched off.","resuming":"Auto-renewal is\###
     being switched on.","refunding":"A refund is being asked for.","purchased":"The plan was bought.","alreadyHeld":"The plan is held\###
     already.","purchasePending":"The purchase waits for approval.","purchaseApproved":"A purchase that waited was approved.","purchas\###
    eDeclined":"A purchase that waited was declined.","changeScheduled":"The change of plan takes effect at the next renewal.","offerS\###
    cheduled":"The offer takes effect at the next renewal.","purchasesRestored":"Purchases were restored.","autoRenewDisabled":"The pl\###
    an will not renew.","autoRenewDisabledNow":"The plan will not renew and has ended.","autoRenewEnabled":"The plan will renew.","ref\###
    unded":"The money goes back.","purchaseCancelled":"The store error of this code.","paymentPending":"The store error of this code."\###
    ,"purchaseNotAllowed":"The store error of this code.","productUnavailable":"The store error of this code.","productAlreadyPurchase\###
    d":"The store error of this code.","ineligibleForOffer":"The store error of this code.","invalidOffer":"The store error of this co\###
    de.","receiptInUse":"The store error of this code.","offline":"The store error of this code.","network":"The store error of this c\###
    ode.","timedOut":"The store error of this code.","storeProblem":"The store error of this code.","serverProblem":"The store error o\###
    f this code.","invalidCredentials":"The store error of this code.","operationInProgress":"The store error of this code.","notSuppo\###
    rted":"The store error of this code.","configuration":"The store error of this code.","unknown":"The store error of this code.","r\###
    enewsForPrice":"The plan renews at a date for a price.","renews":"The plan renews at a date.","expiredOn":"The plan ended at a dat\###
    e.","expired":"The plan has ended.","endsOn":"The plan ends at a date.","gracePeriodUntil":"The payment failed; the plan is served\###
     until a date.","gracePeriod":"The payment failed; the plan is served for now.","billingRetry":"The payment failed; the plan is no\###
    t served.","changesTo":"Another plan follows at a date.","sharedByFamily":"The family shares the plan.","refundedOn":"The plan was\###
     refunded at a date.","refundedPlan":"The plan was refunded.","neverEnds":"The plan never ends.","priceIncreasePending":"A higher p\###
    rice waits for agreement."}},"ProductKind":{"description":"What is sold under a product identifier.","type":"string","enum":["auto\###
    Renewable","nonRenewing","nonConsumable","consumable"],"x-values":{"autoRenewable":"A subscription that renews by itself.","nonRen\###
    ewing":"A subscription that ends by itself.","nonConsumable":"Bought once, kept for good.","consumable":"Bought, used up, bought a\###
    gain."}},"TransactionReason":{"description":"What made a transaction.","type":"string","enum":["purchase","renewal","restore"],"x-\###
    values":{"purchase":"A customer's purchase.","renewal":"The store, at the end of a period.","restore":"A restore."}},"TransactionS\###
    tate":{"description":"How a transaction stands.","type":"string","enum":["purchased","pending","failed","declined"],"x-values":{"p\###
    urchased":"Paid.","pending":"It waits for somebody.","failed":"It failed.","declined":"It was declined by whoever had to approve."\###
    }},"SimulatedPurchaseDecision":{"description":"What the customer of a simulated store does when the payment sheet opens.","type":"\###
    string","enum":["succeed","cancel"],"x-values":{"succeed":"Pays.","cancel":"Closes it."}},"PurchaseDecision":{"description":"What a\###
     test store's customer does when the payment sheet opens.","type":"string","enum":["succeed","fail","cancel"],"x-values":{"succeed\###
    ":"Pays.","fail":"Pays, and the payment fails; RevenueCat's Test Store only.","cancel":"Closes it."}},"SimulatedAPI":{"description\###
    ":"Which part of a simulated store fails.","type":"string","enum":["loadProducts","purchase","sync","subscriptionStatus","manageSu\###
    bscriptions","refundRequest","offerCodeRedeem"],"x-values":{"loadProducts":"`fetchProducts`.","purchase":"`purchase`.","sync":"`re\###
    store`.","subscriptionStatus":"`currentState`.","manageSubscriptions":"`setAutoRenew`.","refundRequest":"`requestRefund`.","offerC\###
    odeRedeem":"`simulator/redeemOfferCode`."}},"TimeRate":{"description":"How fast a simulated store's periods pass. As an input the i\###
    nteger of a `.storekit` file stands for its name.","type":"string","enum":["realTime","oneHourIsOneDay","thirtyMinutesIsOneDay","f\###
    iveMinutesIsOneDay","oneMinuteIsOneDay","thirtySecondsIsOneDay","oneSecondIsOneDay","monthlyRenewalEveryOneHour","monthlyRenewalEv\###
    eryThirtyMinutes","monthlyRenewalEveryFifteenMinutes","monthlyRenewalEveryFiveMinutes","monthlyRenewalEveryThirtySeconds","oneRene\###
    walEveryFifteenMinutes","oneRenewalEveryFiveMinutes","oneRenewalEveryOneMinute","oneRenewalEveryThirtySeconds","oneRenewalEveryTen\###
    Seconds","oneRenewalEveryTwoSeconds"],"x-values":{"realTime":"A day lasts a day.","oneHourIsOneDay":"A day lasts an hour.","thirty\###
    MinutesIsOneDay":"A day lasts 30 minutes.","fiveMinutesIsOneDay":"A day lasts 5 minutes.","oneMinuteIsOneDay":"A day lasts a minut\###
    e.","thirtySecondsIsOneDay":"A day lasts 30 seconds.","oneSecondIsOneDay":"A day lasts a second.","monthlyRenewalEveryOneHour":"A m\###
    onth lasts an hour.","monthlyRenewalEveryThirtyMinutes":"A month lasts 30 minutes.","monthlyRenewalEveryFifteenMinutes":"A month l\###
    asts 15 minutes.","monthlyRenewalEveryFiveMinutes":"A month lasts 5 minutes.","monthlyRenewalEveryThirtySeconds":"A month lasts 30\###
     seconds.","oneRenewalEveryFifteenMinutes":"Every period lasts 15 minutes.","oneRenewalEveryFiveMinutes":"Every period lasts 5 min\###
    utes.","oneRenewalEveryOneMinute":"Every period lasts a minute.","oneRenewalEveryThirtySeconds":"Every period lasts 30 seconds.","\###
    oneRenewalEveryTenSeconds":"Every period lasts 10 seconds.","oneRenewalEveryTwoSeconds":"Every period lasts 2 seconds."},"x-intege\###
    rs":{"realTime":0,"oneHourIsOneDay":1,"thirtyMinutesIsOneDay":2,"fiveMinutesIsOneDay":3,"oneMinuteIsOneDay":4,"thirtySecondsIsOneD\###
    ay":5,"oneSecondIsOneDay":6,"monthlyRenewalEveryOneHour":10,"monthlyRenewalEveryThirtyMinutes":11,"monthlyRenewalEveryFifteenMinut\###
    es":12,"monthlyRenewalEveryFiveMinutes":13,"monthlyRenewalEveryThirtySeconds":15,"oneRenewalEveryFifteenMinutes":1000,"oneRenewalE\###
    veryFiveMinutes":1001,"oneRenewalEveryOneMinute":1002,"oneRenewalEveryThirtySeconds":1003,"oneRenewalEveryTenSeconds":1004,"oneRen\###
    ewalEveryTwoSeconds":1005}},"TimeRateInput":{"description":"How fast a simulated store's periods pass. As an input the integer of a\###
     `.storekit` file stands for its name. As a front end may send it.","anyOf":[{"$ref":"#/components/schemas/TimeRate"},{"enum":[0,1\###
    ,2,3,4,5,6,10,11,12,13,15,1000,1001,1002,1003,1004,1005]}]},"SpyAction":{"description":"An action of a store that a spy records an\###
    d stubs.","type":"string","enum":["fetchProducts","purchase","restore","currentState","setAutoRenew","requestRefund"],"x-values":{\###
    "fetchProducts":"`store/fetchProducts`","purchase":"`store/purchase`","restore":"`store/restore`","currentState":"`store/currentSt\###
    ate`","setAutoRenew":"`store/setAutoRenew`","requestRefund":"`store/requestRefund`"}},"CallOrigin":{"description":"Who made a call\###
     to a store.","type":"string","enum":["action","refresh","direct"],"x-values":{"action":"An action of a screen.","refresh":"A scre\###
    en that refreshes its plans by itself.","direct":"A `store/*` request."}},"CallOutcome":{"description":"How a call to a store ende\###
    d.","type":"string","enum":["succeeded","failed","cancelled"],"x-values":{"succeeded":"With a value.","failed":"With an error.","c\###
    ancelled":"It was cancelled before the end."}},"Severity":{"description":"How grave a finding is.","type":"string","enum":["error"\###
    ,"warning"],"x-values":{"error":"The file cannot be used.","warning":"It can, and something is odd."}},"NotAllowedReason":{"descri\###
    ption":"Why an action is not possible now.","type":"string","enum":["purchaseInProgress","restoreInProgress","changeInProgress","c\###
    ancelInProgress","refundInProgress","notLoaded","notSubscribed","alreadyInThatState","wrongKind","nothingSelected","nothingOffered\###
    ","inUse","notPending","familyShared"],"x-values":{"purchaseInProgress":"A purchase is under way.","restoreInProgress":"A restore i\###
    s under way.","changeInProgress":"A change of plan is under way.","cancelInProgress":"Auto-renewal is being switched.","refundInPr\###
    ogress":"A refund request is under way.","notLoaded":"The plans are not loaded and no load is under way.","notSubscribed":"There i\###
    s no subscription to do this with.","alreadyInThatState":"It is so already.","wrongKind":"Another kind of screen, store or product\###
     has this.","nothingSelected":"No plan is named or selected.","nothingOffered":"No retention offer is shown.","inUse":"A spy stand\###
    s over the store.","notPending":"The transaction waits for nobody.","familyShared":"A family member cannot do this with a shared p\###
    lan."}},"Price":{"description":"An amount of money, and how the store's locale writes it.","type":"object","properties":{"amount":\###
    {"description":"The exact amount.","$ref":"#/components/schemas/Amount"},"currency":{"description":"ISO 4217 code, such as `USD`."\###
    ,"type":"string"},"display":{"description":"The text that a screen shows, such as `$9.99`.","type":"string"}},"required":["amount"\###
    ,"currency","display"]},"PriceInput":{"description":"An amount of money, and how the store's locale writes it. As a front end may s\###
    end it.","type":"object","properties":{"amount":{"description":"The exact amount.","anyOf":[{"$ref":"#/components/schemas/Amount"}\###
    ,{"type":"null"}],"default":"0"},"currency":{"description":"ISO 4217 code, such as `USD`.","type":["string","null"],"x-derived":"t\###
    he currency of the snapshot around it, `USD` elsewhere"},"display":{"description":"The text that a screen shows, such as `$9.99`."\###
    ,"type":["string","null"],"x-derived":"amount and currency, written for the store's locale"}},"additionalProperties":false},"Produ\###
    ct":{"description":"What the store sells a plan as.","type":"object","properties":{"description":{"description":"A sentence about i\###
    t; empty when the store has none.","type":"string"},"displayName":{"description":"Its name, for people.","type":"string"},"identif\###
    ier":{"description":"What the store knows the product by.","type":"string"},"price":{"description":"The regular price of one perio\###
    d.","$ref":"#/components/schemas/Price"}},"required":["description","displayName","identifier","price"]},"ProductInput":{"descript\###
    ion":"What the store sells a plan as. As a front end may send it.","type":"object","properties":{"description":{"description":"A s\###
    entence about it; empty when the store has none.","type":["string","null"],"default":""},"displayName":{"description":"Its name, f\###
    or people.","type":["string","null"],"x-derived":"the identifier"},"identifier":{"description":"What the store knows the product b\###
    y.","type":["string","null"],"x-derived":"the plan's `id`"},"price":{"description":"The regular price of one period.","anyOf":[{"$\###
    ref":"#/components/schemas/PriceInput"},{"type":"null"}],"x-derived":"zero"}},"additionalProperties":false},"Offer":{"description"\###
    :"A price other than the regular one, for a while, to those who may have it.","type":"object","properties":{"id":{"description":"I\###
    ts identifier; null for an introductory offer.","type":["string","null"]},"ineligibleReason":{"description":"Why not; null when el\###
    igible.","anyOf":[{"$ref":"#/components/schemas/IneligibleReason"},{"type":"null"}]},"isEligible":{"description":"Whether the curr\###
    ent customer may have it now; not known counts as not.","type":"boolean"},"kind":{"description":"How it is come by.","$ref":"#/com\###
    ponents/schemas/OfferKind"},"mode":{"description":"How it is paid.","$ref":"#/components/schemas/OfferMode"},"period":{"descriptio\###
    n":"The length of one period of the offer.","$ref":"#/components/schemas/Period"},"periodCount":{"description":"How many periods i\###
    t lasts; more than one only when paid as you go.","type":"integer","minimum":1},"price":{"description":"The price of one period (p\###
    ay as you go), of the whole (pay up front), or zero (free trial).","$ref":"#/components/schemas/Price"}},"required":["id","ineligi\###
    bleReason","isEligible","kind","mode","period","periodCount","price"]},"OfferInput":{"description":"A price other than the regular\###
     one, for a while, to those who may have it. As a front end may send it.","type":"object","properties":{"id":{"description":"Its i\###
    dentifier; null for an introductory offer.","type":["string","null"]},"ineligibleReason":{"description":"Why not; null when eligib\###
    le.","anyOf":[{"$ref":"#/components/schemas/IneligibleReason"},{"type":"null"}]},"isEligible":{"description":"Whether the current c\###
    ustomer may have it now; not known counts as not.","type":["boolean","null"],"default":false},"kind":{"description":"How it is com\###
    e by.","anyOf":[{"$ref":"#/components/schemas/OfferKind"},{"type":"null"}],"default":"promotional"},"mode":{"description":"How it i\###
    s paid.","anyOf":[{"$ref":"#/components/schemas/OfferMode"},{"type":"null"}],"x-derived":"`freeTrial` without a price, else `payAs\###
    YouGo`"},"period":{"description":"The length of one period of the offer.","anyOf":[{"$ref":"#/components/schemas/Period"},{"type":\###
    "null"}],"default":"P1M"},"periodCount":{"description":"How many periods it lasts; more than one only when paid as you go.","type"\###
    :["integer","null"],"default":1,"minimum":1},"price":{"description":"The price of one period (pay as you go), of the whole (pay up\###
     front), or zero (free trial).","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}],"x-derived":"zero"}},"additio\###
    nalProperties":false},"SubscriptionModel":{"description":"A plan that the store sells.","type":"object","properties":{"groupID":{"\###
    description":"The group; plans of one group exclude each other.","type":"string"},"groupName":{"description":"The group's name, fo\###
    r people.","type":"string"},"id":{"description":"The product identifier, by which methods name the plan.","type":"string"},"introd\###
    uctoryOffer":{"description":"What new subscribers of the group get, null without one.","anyOf":[{"$ref":"#/components/schemas/Offe\###
    r"},{"type":"null"}]},"isFamilyShareable":{"description":"Whether the family shares it.","type":"boolean"},"level":{"description":\###
    "The place in the group, 1 the highest service.","type":"integer","minimum":0},"period":{"description":"How long one paid period l\###
    asts.","$ref":"#/components/schemas/Period"},"pricePerMonth":{"description":"The price divided by the months of the period, rounde\###
    d down to the currency's smallest unit; null when it cannot be told.","anyOf":[{"$ref":"#/components/schemas/Price"},{"type":"null\###
    "}]},"product":{"description":"What it is sold as.","$ref":"#/components/schemas/Product"},"promotionOffers":{"description":"Offer\###
    s of kind promotional, code and win-back.","type":"array","items":{"$ref":"#/components/schemas/Offer"}},"savingsPercent":{"descri\###
    ption":"What is saved against the dearest price per month of the same group and level, rounded down; null where nothing is.","type\###
    ":["integer","null"]}},"required":["groupID","groupName","id","introductoryOffer","isFamilyShareable","level","period","pricePerMo\###
    nth","product","promotionOffers","savingsPercent"]},"SubscriptionModelInput":{"description":"A plan that the store sells. As a fro\###
    nt end may send it.","type":"object","properties":{"groupID":{"description":"The group; plans of one group exclude each other.","t\###
    ype":["string","null"],"default":""},"groupName":{"description":"The group's name, for people.","type":["string","null"],"default"\###
    :""},"id":{"description":"The product identifier, by which methods name the plan.","type":"string"},"introductoryOffer":{"descript\###
    ion":"What new subscribers of the group get, null without one.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"\###
    }]},"isFamilyShareable":{"description":"Whether the family shares it.","type":["boolean","null"],"default":false},"level":{"descri\###
    ption":"The place in the group, 1 the highest service.","type":["integer","null"],"default":1,"minimum":0},"period":{"description"\###
    :"How long one paid period lasts.","anyOf":[{"$ref":"#/components/schemas/Period"},{"type":"null"}],"default":"P1M"},"pricePerMont\###
    h":{"description":"The price divided by the months of the period, rounded down to the currency's smallest unit; null when it canno\###
    t be told.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}]},"product":{"description":"What it is sold as.","\###
    anyOf":[{"$ref":"#/components/schemas/ProductInput"},{"type":"null"}],"x-derived":"the plan's `id` alone"},"promotionOffers":{"des\###
    cription":"Offers of kind promotional, code and win-back.","type":["array","null"],"items":{"$ref":"#/components/schemas/OfferInpu\###
    t"},"default":[]},"savingsPercent":{"description":"What is saved against the dearest price per month of the same group and level, r\###
    ounded down; null where nothing is.","type":["integer","null"]}},"required":["id"],"additionalProperties":false},"PendingChange":{\###
    "description":"A change of plan that takes effect later.","type":"object","properties":{"change":{"description":"How it compares w\###
    ith the plan held.","$ref":"#/components/schemas/PendingPlanChange"},"effectiveAt":{"description":"When it follows.","$ref":"#/com\###
    ponents/schemas/Instant"},"subscriptionID":{"description":"The plan that follows.","type":"string"}},"required":["change","effecti\###
    veAt","subscriptionID"]},"PendingChangeInput":{"description":"A change of plan that takes effect later. As a front end may send it\###
    .","type":"object","properties":{"change":{"description":"How it compares with the plan held.","anyOf":[{"$ref":"#/components/sche\###
    mas/PendingPlanChange"},{"type":"null"}],"default":"downgrade"},"effectiveAt":{"description":"When it follows.","anyOf":[{"$ref":"\###
    #/components/schemas/Instant"},{"type":"null"}],"x-derived":"the end of the running period"},"subscriptionID":{"description":"The p\###
    lan that follows.","type":"string"}},"required":["subscriptionID"],"additionalProperties":false},"PriceIncrease":{"description":"A\###
     higher price that the customer was told of.","type":"object","properties":{"price":{"description":"The new price.","$ref":"#/comp\###
    onents/schemas/Price"},"status":{"description":"Whether the customer has agreed.","$ref":"#/components/schemas/PriceIncreaseStatus\###
    "}},"required":["price","status"]},"PriceIncreaseInput":{"description":"A higher price that the customer was told of. As a front e\###
    nd may send it.","type":"object","properties":{"price":{"description":"The new price.","anyOf":[{"$ref":"#/components/schemas/Pric\###
    eInput"},{"type":"null"}],"x-derived":"the renewal price"},"status":{"description":"Whether the customer has agreed.","anyOf":[{"$\###
    ref":"#/components/schemas/PriceIncreaseStatus"},{"type":"null"}],"default":"pending"}},"additionalProperties":false},"UserSubscri\###
    ption":{"description":"A plan that a customer holds or held.","type":"object","properties":{"expirationReason":{"description":"Why\###
     it ended; null while it has not.","anyOf":[{"$ref":"#/components/schemas/ExpirationReason"},{"type":"null"}]},"expiresAt":{"descr\###
    iption":"The end of that period: the first instant that is not paid for. Null when it never ends.","anyOf":[{"$ref":"#/components/\###
    schemas/Instant"},{"type":"null"}]},"gracePeriodEndsAt":{"description":"Until when the customer is served although a renewal faile\###
    d.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"groupID":{"description":"Its group.","type":"string"},"isE\###
    ntitled":{"description":"Whether the customer is served now.","type":"boolean"},"isTrial":{"description":"Whether the running peri\###
    od is a free trial.","type":"boolean"},"managementURL":{"description":"Where the customer manages it when the store cannot be aske\###
    d.","type":["string","null"]},"offer":{"description":"The offer that the running period was bought under.","anyOf":[{"$ref":"#/com\###
    ponents/schemas/Offer"},{"type":"null"}]},"originalPurchaseAt":{"description":"The first purchase ever under the same original tra\###
    nsaction.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"ownership":{"description":"How the customer came by\###
     it.","$ref":"#/components/schemas/Ownership"},"pendingChange":{"description":"The plan that follows, null without one.","anyOf":[\###
    {"$ref":"#/components/schemas/PendingChange"},{"type":"null"}]},"periodStartAt":{"description":"The beginning of the running or la\###
    st period.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The higher price th\###
    at the customer was told of.","anyOf":[{"$ref":"#/components/schemas/PriceIncrease"},{"type":"null"}]},"purchasedAt":{"description\###
    ":"This plan's first purchase in its unbroken run.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"renewalOff\###
    er":{"description":"The offer that waits for the next billing.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"\###
    renewalPrice":{"description":"What the next renewal costs, offers included; null when it will not renew or is not known.","anyOf":\###
    [{"$ref":"#/components/schemas/Price"},{"type":"null"}]},"renewsAt":{"description":"When it renews; null when it will not.","anyOf\###
    ":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"revocationReason":{"description":"Why the store took it back.","anyO\###
    f":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When the store took it back.","\###
    anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"storefrontKind":{"description":"The kind of storefront it was b\###
    ought in, such as `appStore` or `testStore`.","type":"string"},"subscriptionID":{"description":"The plan.","type":"string"},"willA\###
    utoRenew":{"description":"Whether it renews by itself.","type":"boolean"}},"required":["expirationReason","expiresAt","gracePeriod\###
    EndsAt","groupID","isEntitled","isTrial","managementURL","offer","originalPurchaseAt","ownership","pendingChange","periodStartAt",\###
    "priceIncrease","purchasedAt","renewalOffer","renewalPrice","renewsAt","revocationReason","revokedAt","storefrontKind","subscripti\###
    onID","willAutoRenew"]},"UserSubscriptionInput":{"description":"A plan that a customer holds or held. As a front end may send it."\###
    ,"type":"object","properties":{"expirationReason":{"description":"Why it ended; null while it has not.","anyOf":[{"$ref":"#/compon\###
    ents/schemas/ExpirationReason"},{"type":"null"}]},"expiresAt":{"description":"The end of that period: the first instant that is no\###
    t paid for. Null when it never ends.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"gracePeriodEndsAt":{"des\###
    cription":"Until when the customer is served although a renewal failed.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":\###
    "null"}]},"groupID":{"description":"Its group.","type":["string","null"],"default":""},"isEntitled":{"description":"Whether the cu\###
    stomer is served now.","type":["boolean","null"],"x-derived":"the `status` of the standing: true when `active` or `inGracePeriod`"\###
    },"isTrial":{"description":"Whether the running period is a free trial.","type":["boolean","null"],"default":false},"managementURL\###
    ":{"description":"Where the customer manages it when the store cannot be asked.","type":["string","null"]},"offer":{"description":\###
    "The offer that the running period was bought under.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"origi\###
    nalPurchaseAt":{"description":"The first purchase ever under the same original transaction.","anyOf":[{"$ref":"#/components/schema\###
    s/Instant"},{"type":"null"}]},"ownership":{"description":"How the customer came by it.","anyOf":[{"$ref":"#/components/schemas/Own\###
    ership"},{"type":"null"}],"default":"purchased"},"pendingChange":{"description":"The plan that follows, null without one.","anyOf"\###
    :[{"$ref":"#/components/schemas/PendingChangeInput"},{"type":"null"}]},"periodStartAt":{"description":"The beginning of the runnin\###
    g or last period.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The higher p\###
    rice that the customer was told of.","anyOf":[{"$ref":"#/components/schemas/PriceIncreaseInput"},{"type":"null"}]},"purchasedAt":{\###
    "description":"This plan's first purchase in its unbroken run.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]}\###
    ,"renewalOffer":{"description":"The offer that waits for the next billing.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"\###
    type":"null"}]},"renewalPrice":{"description":"What the next renewal costs, offers included; null when it will not renew or is not\###
     known.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}]},"renewsAt":{"description":"When it renews; null whe\###
    n it will not.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"revocationReason":{"description":"Why the stor\###
    e took it back.","anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When the s\###
    tore took it back.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"storefrontKind":{"description":"The kind o\###
    f storefront it was bought in, such as `appStore` or `testStore`.","type":["string","null"],"default":"appStore"},"subscriptionID"\###
    :{"description":"The plan.","type":"string"},"willAutoRenew":{"description":"Whether it renews by itself.","type":["boolean","null\###
    "],"default":false}},"required":["subscriptionID"],"additionalProperties":false},"PendingPurchase":{"description":"A purchase that\###
     waits for somebody.","type":"object","properties":{"reason":{"description":"What it waits for.","$ref":"#/components/schemas/Pend\###
    ingReason"},"requestedAt":{"description":"When it was asked for.","$ref":"#/components/schemas/Instant"},"subscriptionID":{"descri\###
    ption":"The plan asked for.","type":"string"},"transactionID":{"description":"The transaction that waits.","type":"string"}},"requ\###
    ired":["reason","requestedAt","subscriptionID","transactionID"]},"PendingPurchaseInput":{"description":"A purchase that waits for s\###
    omebody. As a front end may send it.","type":"object","properties":{"reason":{"description":"What it waits for.","anyOf":[{"$ref":\###
    "#/components/schemas/PendingReason"},{"type":"null"}],"default":"payment"},"requestedAt":{"description":"When it was asked for.",\###
    "anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"x-derived":"now"},"subscriptionID":{"description":"The plan ask\###
    ed for.","type":"string"},"transactionID":{"description":"The transaction that waits.","type":["string","null"],"default":""}},"re\###
    quired":["subscriptionID"],"additionalProperties":false},"SubscriptionState":{"description":"A customer's standing with a store.",\###
    "type":"object","properties":{"others":{"description":"The rest, of other groups or, with family sharing, of the same.","type":"ar\###
    ray","items":{"$ref":"#/components/schemas/UserSubscription"}},"ownedProducts":{"description":"Identifiers of one-time products th\###
    at the customer owns.","type":"array","items":{"type":"string"}},"pendingPurchases":{"description":"Purchases that wait for somebo\###
    dy, oldest first.","type":"array","items":{"$ref":"#/components/schemas/PendingPurchase"}},"status":{"description":"The standing o\###
    f `subscription`.","$ref":"#/components/schemas/SubscriptionStatus"},"subscription":{"description":"The one that decides: entitled\###
     before not, then the order of groups, then the higher level, then the latest.","anyOf":[{"$ref":"#/components/schemas/UserSubscri\###
    ption"},{"type":"null"}]}},"required":["others","ownedProducts","pendingPurchases","status","subscription"]},"SubscriptionStateInp\###
    ut":{"description":"A customer's standing with a store. As a front end may send it.","type":"object","properties":{"others":{"desc\###
    ription":"The rest, of other groups or, with family sharing, of the same.","type":["array","null"],"items":{"$ref":"#/components/s\###
    chemas/UserSubscriptionInput"},"default":[]},"ownedProducts":{"description":"Identifiers of one-time products that the customer ow\###
    ns.","type":["array","null"],"items":{"type":"string"},"default":[]},"pendingPurchases":{"description":"Purchases that wait for so\###
    mebody, oldest first.","type":["array","null"],"items":{"$ref":"#/components/schemas/PendingPurchaseInput"},"default":[]},"status"\###
    :{"description":"The standing of `subscription`.","$ref":"#/components/schemas/SubscriptionStatus"},"subscription":{"description":\###
    "The one that decides: entitled before not, then the order of groups, then the higher level, then the latest.","anyOf":[{"$ref":"#\###
    /components/schemas/UserSubscriptionInput"},{"type":"null"}]}},"required":["status"],"additionalProperties":false},"ProductsSnapsh\###
    ot":{"description":"What a store sells to its current customer at one instant, and that customer's standing.","type":"object","pro\###
    perties":{"currency":{"description":"ISO 4217 code of the storefront's currency; empty when the store does not tell.","type":"stri\###
    ng"},"fetchedAt":{"description":"That instant.","$ref":"#/components/schemas/Instant"},"storefront":{"description":"ISO 3166-1 alp\###
    ha-3 code of the storefront, such as `USA`; empty when the store does not tell.","type":"string"},"subscriptionState":{"descriptio\###
    n":"The customer's standing.","$ref":"#/components/schemas/SubscriptionState"},"subscriptions":{"description":"The plans, in the s\###
    tore's order.","type":"array","items":{"$ref":"#/components/schemas/SubscriptionModel"}}},"required":["currency","fetchedAt","stor\###
    efront","subscriptionState","subscriptions"]},"ProductsSnapshotInput":{"description":"What a store sells to its current customer a\###
    t one instant, and that customer's standing. As a front end may send it.","type":"object","properties":{"currency":{"description":\###
    "ISO 4217 code of the storefront's currency; empty when the store does not tell.","type":["string","null"],"default":"USD"},"fetch\###
    edAt":{"description":"That instant.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],"x-derived":"now"},"storefr\###
    ont":{"description":"ISO 3166-1 alpha-3 code of the storefront, such as `USA`; empty when the store does not tell.","type":["strin\###
    g","null"],"default":"USA"},"subscriptionState":{"description":"The customer's standing.","anyOf":[{"$ref":"#/components/schemas/S\###
    ubscriptionStateInput"},{"type":"null"}],"x-derived":"the standing last known, `notSubscribed` before there is one"},"subscription\###
    s":{"description":"The plans, in the store's order.","type":["array","null"],"items":{"$ref":"#/components/schemas/SubscriptionMod\###
    elInput"},"default":[]}},"additionalProperties":false},"UnderlyingError":{"description":"The failure beneath, in the words of whoe\###
    ver reported it first.","type":"object","properties":{"code":{"description":"Their code.","type":"string"},"domain":{"description"\###
    :"Who reported it.","type":"string"},"message":{"description":"Their words.","type":"string"}},"required":["code","domain","messag\###
    e"]},"UnderlyingErrorInput":{"description":"The failure beneath, in the words of whoever reported it first. As a front end may sen\###
    d it.","type":"object","properties":{"code":{"description":"Their code.","type":["string","null"],"default":""},"domain":{"descrip\###
    tion":"Who reported it.","type":["string","null"],"default":""},"message":{"description":"Their words.","type":["string","null"],"\###
    default":""}},"additionalProperties":false},"StoreError":{"description":"Why a store did not do what it was asked. As an input a b\###
    are code is enough.","type":"object","properties":{"code":{"description":"The kind of failure.","$ref":"#/components/schemas/Store\###
    ErrorCode"},"isRetryable":{"description":"Whether trying again, unchanged, may succeed.","type":"boolean"},"message":{"description\###
    ":"English text for a person, never empty.","type":"string"},"underlying":{"description":"The failure beneath, null when there is n\###
    one to tell of.","anyOf":[{"$ref":"#/components/schemas/UnderlyingError"},{"type":"null"}]}},"required":["code","isRetryable","mes\###
    sage","underlying"]},"StoreErrorInput":{"description":"Why a store did not do what it was asked. As an input a bare code is enough\###
    . As a front end may send it.","anyOf":[{"$ref":"#/components/schemas/StoreErrorCode"},{"type":"object","properties":{"code":{"des\###
    cription":"The kind of failure.","anyOf":[{"$ref":"#/components/schemas/StoreErrorCode"},{"type":"null"}],"default":"unknown"},"is\###
    Retryable":{"description":"Whether trying again, unchanged, may succeed.","type":["boolean","null"],"x-derived":"what the code usu\###
    ally means"},"message":{"description":"English text for a person, never empty.","type":["string","null"],"x-derived":"the code's o\###
    wn text"},"underlying":{"description":"The failure beneath, null when there is none to tell of.","anyOf":[{"$ref":"#/components/sc\###
    hemas/UnderlyingErrorInput"},{"type":"null"}]}},"additionalProperties":false}]},"ServerInfo":{"description":"Who answers.","type":\###
    "object","properties":{"name":{"description":"Always `subscription-bridge`.","type":"string"},"version":{"description":"The produc\###
    t's version.","type":"string"}},"required":["name","version"]},"Capabilities":{"description":"What this process can do.","type":"o\###
    bject","properties":{"clockModes":{"description":"The clocks it can run on.","type":"array","items":{"$ref":"#/components/schemas/\###
    ClockMode"}},"framings":{"description":"The framings it reads.","type":"array","items":{"$ref":"#/components/schemas/Framing"}},"l\###
    ocales":{"description":"The languages its texts come in.","type":"array","items":{"type":"string"}},"methods":{"description":"Ever\###
    y method it takes, in alphabetical order.","type":"array","items":{"type":"string"}},"storeKinds":{"description":"The kinds of sto\###
    re it can open.","type":"array","items":{"$ref":"#/components/schemas/StoreKind"}},"viewModelKinds":{"description":"The screens it\###
     has.","type":"array","items":{"$ref":"#/components/schemas/ViewModelKind"}}},"required":["clockModes","framings","locales","metho\###
    ds","storeKinds","viewModelKinds"]},"InitializeResult":{"description":"What a front end may know before anything else.","type":"ob\###
    ject","properties":{"capabilities":{"description":"What this process can do.","$ref":"#/components/schemas/Capabilities"},"protoco\###
    lVersion":{"description":"The version of the protocol that is spoken: 1.","type":"integer"},"serverInfo":{"description":"Who answe\###
    rs.","$ref":"#/components/schemas/ServerInfo"}},"required":["capabilities","protocolVersion","serverInfo"]},"ClientInfo":{"descrip\###
    tion":"Who asks. Unknown members are ignored.","x-use":"input","type":"object","properties":{"name":{"description":"The front end'\###
    s name.","type":["string","null"]},"version":{"description":"The front end's version.","type":["string","null"]}}},"ResetResult":{\###
    "description":"The process after a reset.","type":"object","properties":{"now":{"description":"What the clock says.","$ref":"#/com\###
    ponents/schemas/Instant"}},"required":["now"]},"ClockReading":{"description":"What the clock says.","type":"object","properties":{\###
    "mode":{"description":"What moves the clock.","$ref":"#/components/schemas/ClockMode"},"next":{"description":"When the next due th\###
    ing happens; null when nothing is due.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"now":{"description":"T\###
    he current instant.","$ref":"#/components/schemas/Instant"}},"required":["mode","next","now"]},"ClockAdvanced":{"description":"Whe\###
    re an advance ended.","type":"object","properties":{"events":{"description":"How many due things happened on the way.","type":"int\###
    eger"},"now":{"description":"The instant reached.","$ref":"#/components/schemas/Instant"}},"required":["events","now"]},"StoreOpen\###
    ed":{"description":"A store that was opened.","type":"object","properties":{"kind":{"description":"What is behind it.","$ref":"#/c\###
    omponents/schemas/StoreKind"},"store":{"description":"Its name.","type":"string"}},"required":["kind","store"]},"StoreListing":{"d\###
    escription":"An open store.","type":"object","properties":{"kind":{"description":"What is behind it.","$ref":"#/components/schemas\###
    /StoreKind"},"store":{"description":"Its name.","type":"string"},"viewModels":{"description":"The view models on it, in order of c\###
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
    schemas/StoreError"}},"required":["kind","storeError"]},"InvalidConfigurationErrorData":{"description":"A configuration, state fol\###
    der or setting that cannot be used.","type":"object","properties":{"file":{"description":"The file; null when there is none.","typ\###
    e":["string","null"]},"kind":{"description":"The kind of error.","const":"invalidConfiguration"},"line":{"description":"Its line, f\###
    rom 1; null when it has none.","type":["integer","null"]},"pointer":{"description":"JSON pointer to the place; null when it has no\###
    ne.","type":["string","null"]}},"required":["file","kind","line","pointer"]},"LimitExceededErrorData":{"description":"A limit that\###
     was exceeded.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"limitExceeded"},"limit":{"descri\###
    ption":"The limit.","$ref":"#/components/schemas/ExceededLimit"}},"required":["kind","limit"]},"ClockNotVirtualErrorData":{"descri\###
    ption":"An advance of the system clock.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"clockNo\###
    tVirtual"}},"required":["kind"]},"UnsupportedVersionErrorData":{"description":"A version of the protocol that is not spoken.","typ\###
    e":"object","properties":{"kind":{"description":"The kind of error.","const":"unsupportedVersion"},"supported":{"description":"Tho\###
    se that are.","type":"array","items":{"type":"integer"}}},"required":["kind","supported"]},"ShuttingDownErrorData":{"description":\###
    "A request after `shutdown`, or one cut short by the end.","type":"object","properties":{"kind":{"description":"The kind of error.\###
    ","const":"shuttingDown"}},"required":["kind"]},"NotSupportedByStoreErrorData":{"description":"Something that this kind of store d\###
    oes not have.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"notSupportedByStore"},"store":{"d\###
    escription":"The store.","type":"string"},"storeKind":{"description":"What it is.","$ref":"#/components/schemas/StoreKind"}},"requ\###
    ired":["kind","store","storeKind"]},"UnknownOfferErrorData":{"description":"A offer that does not exist.","type":"object","propert\###
    ies":{"kind":{"description":"The kind of error.","const":"unknownOffer"},"known":{"description":"Those that do, 20 at most.","type\###
    ":"array","items":{"type":"string"}},"suggestions":{"description":"The nearest of them, the nearest first.","type":"array","items"\###
    :{"type":"string"}}},"required":["kind","known","suggestions"]}}}}
    """###
  }
}
