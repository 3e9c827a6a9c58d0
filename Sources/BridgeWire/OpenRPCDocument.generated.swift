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
    s":["completed","failed","abandoned"],"x-waits":true,"x-screens":["purchase","manage"]},{"name":"viewModel/purchaseSubscription","\###
    summary":"Buys a plan.","description":"Without an id: the selected plan. An offer shown as not eligible is `failed` with `ineligib\###
    leForOffer` without a store call; the regular price stays purchasable. Waits for a load that is under way.","paramStructure":"eith\###
    er","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}},{"name":"subscriptio\###
    nID","description":"The plan; absent: the selected one.","required":false,"schema":{"type":["string","null"]}},{"name":"promotionO\###
    fferID","description":"The promotional offer to apply.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"e\###
    nded","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/components\###
    /errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$ref":"#\###
    /components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/unknownOffer\###
    "}],"examples":[{"name":"A purchase","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro_yea\###
    rly"}],"result":{"name":"ended","value":{"error":null,"outcome":"purchased","revision":4,"subscriptionID":"pro_yearly"}}}],"x-dire\###
    ction":"toBridge","x-outcomes":["purchased","pending","scheduled","cancelled","failed","abandoned"],"x-waits":true,"x-screens":["p\###
    urchase","manage"]},{"name":"viewModel/restorePurchases","summary":"Asks the store for what was bought before.","description":"Nee\###
    ds no load. Given up after `restoreTimeoutSeconds` with a popup; a late answer then only refreshes the standing.","paramStructure"\###
    :"either","params":[{"name":"viewModel","description":"The view model.","required":true,"schema":{"type":"string"}}],"result":{"na\###
    me":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}},"errors":[{"$ref":"#/comp\###
    onents/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/errors/unknownViewModel"},{"$r\###
    ef":"#/components/errors/actionNotAllowed"}],"examples":[{"name":"Nothing was bought before","params":[{"name":"viewModel","value"\###
    :"purchase-1"}],"result":{"name":"ended","value":{"error":null,"outcome":"nothingToRestore","revision":2,"subscriptionID":null}}}]\###
    ,"x-direction":"toBridge","x-outcomes":["restored","nothingToRestore","timedOut","cancelled","failed","abandoned"],"x-waits":true,\###
    "x-screens":["purchase","manage"]},{"name":"viewModel/selectSubscription","summary":"Picks a plan on the purchase screen.","descri\###
    ption":"Waits for a load that is under way.","paramStructure":"either","params":[{"name":"viewModel","description":"The view model\###
    .","required":true,"schema":{"type":"string"}},{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type"\###
    :"string"}}],"result":{"name":"ended","description":"How the action ended.","schema":{"$ref":"#/components/schemas/ActionResult"}}\###
    ,"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/requestCancelled"},{"$ref":"#/components/erro\###
    rs/unknownViewModel"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"}],"example\###
    s":[{"name":"The yearly plan is picked","params":[{"name":"viewModel","value":"purchase-1"},{"name":"subscriptionID","value":"pro_\###
    yearly"}],"result":{"name":"ended","value":{"error":null,"outcome":"completed","revision":3,"subscriptionID":"pro_yearly"}}}],"x-d\###
    irection":"toBridge","x-outcomes":["completed","abandoned"],"x-waits":true,"x-screens":["purchase"]},{"name":"viewModel/changeSubs\###
    cription","summary":"Changes to another plan on the manage screen.","description":"As a purchase. Waits for a load that is under w\###
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
    e":0},"locale":"en_US","purchaseDecision":"succeed","storefront":"USA","timeRate":"realTime"}}}],"x-direction":"toBridge","x-waits\###
    ":true},{"name":"simulator/failNext","summary":"Arms or clears a failure of one part of a simulated store.","description":"`error`\###
     is needed unless `clear` is true.","paramStructure":"either","params":[{"name":"api","description":"The part.","required":true,"s\###
    chema":{"$ref":"#/components/schemas/SimulatedAPI"}},{"name":"error","description":"The failure: a code, or a store error.","requi\###
    red":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/StoreErrorInput"},{"type":"null"}]}},{"name":"times","description":"Ho\###
    w often; 0 until it is cleared.","required":false,"schema":{"type":["integer","null"],"default":1,"minimum":0}},{"name":"clear","d\###
    escription":"Whether to disarm instead.","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","d\###
    escription":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","nul\###
    l"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/Subs\###
    criptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/com\###
    ponents/errors/notSupportedByStore"}],"examples":[{"name":"The next purchase fails","params":[{"name":"api","value":"purchase"},{"\###
    name":"error","value":"network"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"statu\###
    s":"notSubscribed","subscription":null}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/transactions","summary":"Li\###
    sts transactions, oldest first, pending and failed ones included.","description":"Those of the current customer.","paramStructure"\###
    :"either","params":[{"name":"productID","description":"Only those of this product.","required":false,"schema":{"type":["string","n\###
    ull"]}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"sche\###
    ma":{"type":["string","null"]}}],"result":{"name":"transactions","description":"The transactions.","schema":{"type":"array","items\###
    ":{"$ref":"#/components/schemas/Transaction"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/error\###
    s/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"One purchase","params":[],"result":{"nam\###
    e":"transactions","value":[{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewabl\###
    e","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"\###
    productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"st\###
    ate":"purchased","transactionID":"1"}]}}],"x-direction":"toBridge"},{"name":"simulator/buy","summary":"Makes a purchase outside th\###
    e app.","description":"As if on another device.","paramStructure":"either","params":[{"name":"productID","description":"The produc\###
    t.","required":true,"schema":{"type":"string"}},{"name":"offer","description":"The offer to apply.","required":false,"schema":{"ty\###
    pe":["string","null"]}},{"name":"purchasedAt","description":"When, if not now.","required":false,"schema":{"anyOf":[{"$ref":"#/com\###
    ponents/schemas/Instant"},{"type":"null"}]}},{"name":"renewUntilNow","description":"Whether a purchase in the past is renewed up t\###
    o now.","required":false,"schema":{"type":["boolean","null"],"default":false}},{"name":"store","description":"The store; absent: t\###
    he one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transact\###
    ion","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors\###
    /invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/compone\###
    nts/errors/actionNotAllowed"},{"$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"},{"$re\###
    f":"#/components/errors/unknownOffer"}],"examples":[{"name":"A purchase elsewhere","params":[{"name":"productID","value":"pro_mont\###
    hly"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"\###
    kind":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","\###
    display":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"\###
    revokedAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/approve","\###
    summary":"Approves a purchase that waits for a parent.","description":"Approves a purchase that waits for a parent.","paramStructu\###
    re":"either","params":[{"name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name\###
    ":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["\###
    string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Transact\###
    ion"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/er\###
    rors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"exa\###
    mples":[{"name":"Approved","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transaction","value":{"customer":"cus\###
    tomer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionID":"1"\###
    ,"ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt":"202\###
    6-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"purchased","transactionID":"1"}}}],"x\###
    -direction":"toBridge","x-waits":true},{"name":"simulator/decline","summary":"Declines a purchase that waits for a parent.","descr\###
    iption":"Declines a purchase that waits for a parent.","paramStructure":"either","params":[{"name":"transactionID","description":"\###
    The transaction.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `def\###
    ault`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description\###
    ":"The transaction.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},\###
    {"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionN\###
    otAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Declined","params":[{"name":"transactionID","\###
    value":"1"}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":null,"isUpgraded":false,"kind":"autoRenew\###
    able","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"\###
    },"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,\###
    "state":"declined","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/resolveIssue","summary":"Re\###
    solves what interrupts a purchase or a renewal.","description":"Takes the waiting transaction, or the last good one of a subscript\###
    ion in billing retry.","paramStructure":"either","params":[{"name":"transactionID","description":"The transaction.","required":tru\###
    e,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.",\###
    "required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"\###
    $ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unk\###
    nownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/component\###
    s/errors/notSupportedByStore"}],"examples":[{"name":"Resolved","params":[{"name":"transactionID","value":"1"}],"result":{"name":"t\###
    ransaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","off\###
    er":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"product\###
    ID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"revokedAt":null,"state":"p\###
    urchased","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/setAutoRenew","summary":"Switches th\###
    e renewal of a plan, outside the app.","description":"Switches the renewal of a plan, outside the app.","paramStructure":"either",\###
    "params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"enabled","descri\###
    ption":"Whether it is to renew.","required":true,"schema":{"type":"boolean"}},{"name":"store","description":"The store; absent: th\###
    e one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing"\###
    ,"description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref"\###
    :"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription\###
    "},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Switch\###
    ed off","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"enabled","value":false}],"result":{"name":"standing","v\###
    alue":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReason":null,"expiresAt":\###
    "2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer"\###
    :null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00:\###
    00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":null,"renewsAt":null,\###
    "revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":false}}}}],"x-\###
    direction":"toBridge","x-waits":true},{"name":"simulator/forceRenewal","summary":"Renews a plan now.","description":"Renews a plan\###
     now.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"st\###
    ring"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"sche\###
    ma":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/sc\###
    hemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#\###
    /components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupported\###
    ByStore"}],"examples":[{"name":"Renewed","params":[{"name":"subscriptionID","value":"pro_monthly"}],"result":{"name":"transaction"\###
    ,"value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"o\###
    riginalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_mo\###
    nthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"renewal","revocationReason":null,"revokedAt":null,"state":"purchased","t\###
    ransactionID":"2"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/expire","summary":"Ends a plan now.","descriptio\###
    n":"Ends a plan now.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"sche\###
    ma":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else the only one open.","requir\###
    ed":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","s\###
    chema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/compon\###
    ents/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$r\###
    ef":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Ended","params":[{"name":"subscriptionID","value":"pro_monthl\###
    y"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"expired","subscription":{\###
    "expirationReason":"autoRenewDisabled","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled\###
    ":false,"isTrial":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased",\###
    "pendingChange":null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","ren\###
    ewalOffer":null,"renewalPrice":null,"renewsAt":null,"revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscrip\###
    tionID":"pro_monthly","willAutoRenew":false}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/refund","summary":"Gi\###
    ves the money of a transaction back.","description":"Gives the money of a transaction back.","paramStructure":"either","params":[{\###
    "name":"transactionID","description":"The transaction.","required":true,"schema":{"type":"string"}},{"name":"reason","description"\###
    :"Why.","required":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}],"default":"other"}},\###
    {"name":"store","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"ty\###
    pe":["string","null"]}}],"result":{"name":"transaction","description":"The transaction.","schema":{"$ref":"#/components/schemas/Tr\###
    ansaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/compone\###
    nts/errors/unknownTransaction"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}\###
    ],"examples":[{"name":"Refunded","params":[{"name":"transactionID","value":"1"}],"result":{"name":"transaction","value":{"customer\###
    ":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kind":"autoRenewable","offer":null,"originalTransactionI\###
    D":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly","purchasedAt\###
    ":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":"other","revokedAt":"2026-01-02T00:00:00.000Z","state":"purcha\###
    sed","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/requestPriceIncrease","summary":"Tells th\###
    e customer of a plan that it will cost more.","description":"Tells the customer of a plan that it will cost more.","paramStructure\###
    ":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"amoun\###
    t","description":"The new price.","required":true,"schema":{"$ref":"#/components/schemas/Amount"}},{"name":"requiresConsent","desc\###
    ription":"Whether silence ends the subscription.","required":false,"schema":{"type":["boolean","null"],"default":true}},{"name":"s\###
    tore","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["stri\###
    ng","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/sche\###
    mas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref\###
    ":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSuppo\###
    rtedByStore"}],"examples":[{"name":"Asked","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"amount","value":"15.\###
    99"}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{\###
    "expirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial\###
    ":false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":\###
    null,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":{"price":{"amount":"15.99","currency":"USD","display":"$15.99"},"s\###
    tatus":"pending"},"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"9.99","currency":"USD","d\###
    isplay":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subsc\###
    riptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/answerPriceIncrease\###
    ","summary":"Answers a price increase for the customer.","description":"Declining switches auto-renewal off.","paramStructure":"ei\###
    ther","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"accept","d\###
    escription":"Whether the customer agrees.","required":true,"schema":{"type":"boolean"}},{"name":"store","description":"The store; a\###
    bsent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"\###
    standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors"\###
    :[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownSub\###
    scription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name\###
    ":"Agreed","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"accept","value":true}],"result":{"name":"standing","\###
    value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"expirationReason":null,"expiresAt"\###
    :"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":false,"managementURL":null,"offer\###
    ":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":null,"periodStartAt":"2026-01-01T00\###
    :00:00.000Z","priceIncrease":{"price":{"amount":"15.99","currency":"USD","display":"$15.99"},"status":"agreed"},"purchasedAt":"202\###
    6-01-01T00:00:00.000Z","renewalOffer":null,"renewalPrice":{"amount":"15.99","currency":"USD","display":"$15.99"},"renewsAt":"2026-\###
    02-01T00:00:00.000Z","revocationReason":null,"revokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAuto\###
    Renew":true}}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/redeemOfferCode","summary":"Redeems an offer code for\###
     the customer.","description":"Redeems an offer code for the customer.","paramStructure":"either","params":[{"name":"subscriptionI\###
    D","description":"The plan.","required":true,"schema":{"type":"string"}},{"name":"offer","description":"The identifier of the offe\###
    r.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `default`, else th\###
    e only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"transaction","description":"The transac\###
    tion.","schema":{"$ref":"#/components/schemas/Transaction"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/com\###
    ponents/errors/unknownStore"},{"$ref":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{\###
    "$ref":"#/components/errors/storeFailure"},{"$ref":"#/components/errors/notSupportedByStore"},{"$ref":"#/components/errors/unknown\###
    Offer"}],"examples":[{"name":"Redeemed","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"offer","value":"welcome\###
    "}],"result":{"name":"transaction","value":{"customer":"customer-1","expiresAt":"2026-02-01T00:00:00.000Z","isUpgraded":false,"kin\###
    d":"autoRenewable","offer":null,"originalTransactionID":"1","ownership":"purchased","price":{"amount":"9.99","currency":"USD","dis\###
    play":"$9.99"},"productID":"pro_monthly","purchasedAt":"2026-01-01T00:00:00.000Z","reason":"purchase","revocationReason":null,"rev\###
    okedAt":null,"state":"purchased","transactionID":"1"}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/shareWithFami\###
    ly","summary":"Switches the sharing of a plan with the customer's family.","description":"Switches the sharing of a plan with the c\###
    ustomer's family.","paramStructure":"either","params":[{"name":"subscriptionID","description":"The plan.","required":true,"schema"\###
    :{"type":"string"}},{"name":"shared","description":"Whether it is shared.","required":true,"schema":{"type":"boolean"}},{"name":"s\###
    tore","description":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["stri\###
    ng","null"]}}],"result":{"name":"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/sche\###
    mas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref\###
    ":"#/components/errors/unknownSubscription"},{"$ref":"#/components/errors/actionNotAllowed"},{"$ref":"#/components/errors/notSuppo\###
    rtedByStore"}],"examples":[{"name":"Shared","params":[{"name":"subscriptionID","value":"pro_monthly"},{"name":"shared","value":tru\###
    e}],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"active","subscription":{"e\###
    xpirationReason":null,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodEndsAt":null,"groupID":"pro","isEntitled":true,"isTrial":\###
    false,"managementURL":null,"offer":null,"originalPurchaseAt":"2026-01-01T00:00:00.000Z","ownership":"purchased","pendingChange":nu\###
    ll,"periodStartAt":"2026-01-01T00:00:00.000Z","priceIncrease":null,"purchasedAt":"2026-01-01T00:00:00.000Z","renewalOffer":null,"r\###
    enewalPrice":{"amount":"9.99","currency":"USD","display":"$9.99"},"renewsAt":"2026-02-01T00:00:00.000Z","revocationReason":null,"r\###
    evokedAt":null,"storefrontKind":"appStore","subscriptionID":"pro_monthly","willAutoRenew":true}}}}],"x-direction":"toBridge","x-wa\###
    its":true},{"name":"simulator/deleteTransaction","summary":"Forgets a transaction, with its renewals and restores.","description":\###
    "Forgets a transaction, with its renewals and restores.","paramStructure":"either","params":[{"name":"transactionID","description"\###
    :"The transaction.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store; absent: the one named `d\###
    efault`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description"\###
    :"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components\###
    /errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/unknownTransaction"},{"$ref":"#/c\###
    omponents/errors/notSupportedByStore"}],"examples":[{"name":"Forgotten","params":[{"name":"transactionID","value":"1"}],"result":{\###
    "name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"\###
    x-direction":"toBridge","x-waits":true},{"name":"simulator/reset","summary":"Forgets the history, the settings, or both.","descrip\###
    tion":"Both absent: both. `history` also drops pending purchases, `settings` also armed failures. What waits on the store is ended\###
     first.","paramStructure":"either","params":[{"name":"history","description":"Whether to forget the history.","required":false,"sc\###
    hema":{"type":["boolean","null"]}},{"name":"settings","description":"Whether to go back to the configuration's settings.","require\###
    d":false,"schema":{"type":["boolean","null"]}},{"name":"store","description":"The store; absent: the one named `default`, else the\###
     only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"standing","description":"The customer's s\###
    tanding afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"errors":[{"$ref":"#/components/errors/invalidPar\###
    ams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Everyth\###
    ing","params":[],"result":{"name":"standing","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed\###
    ","subscription":null}}}],"x-direction":"toBridge","x-waits":true},{"name":"simulator/customers","summary":"Lists the customers of\###
     a simulated store.","description":"In the order in which they came.","paramStructure":"either","params":[{"name":"store","descrip\###
    tion":"The store; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}]\###
    ,"result":{"name":"customers","description":"The customers.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Custom\###
    erListing"}}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/compon\###
    ents/errors/notSupportedByStore"}],"examples":[{"name":"One customer","params":[],"result":{"name":"customers","value":[{"customer\###
    ":"customer-1","isCurrent":true}]}}],"x-direction":"toBridge"},{"name":"simulator/useCustomer","summary":"Gives a simulated store t\###
    o another customer.","description":"Made if new. What waits on the store is ended first.","paramStructure":"either","params":[{"na\###
    me":"customer","description":"The customer.","required":true,"schema":{"type":"string"}},{"name":"store","description":"The store;\###
     absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name"\###
    :"standing","description":"The customer's standing afterwards.","schema":{"$ref":"#/components/schemas/SubscriptionState"}},"error\###
    s":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSuppo\###
    rtedByStore"}],"examples":[{"name":"A new customer","params":[{"name":"customer","value":"customer-2"}],"result":{"name":"standing\###
    ","value":{"others":[],"ownedProducts":[],"pendingPurchases":[],"status":"notSubscribed","subscription":null}}}],"x-direction":"to\###
    Bridge","x-waits":true},{"name":"simulator/describe","summary":"Describes all that a simulated store sells and how it behaves.","d\###
    escription":"With what is odd in its configuration.","paramStructure":"either","params":[{"name":"store","description":"The store;\###
     absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name"\###
    :"description","description":"The description.","schema":{"$ref":"#/components/schemas/SimulatorDescription"}},"errors":[{"$ref":"\###
    #/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}\###
    ],"examples":[{"name":"One plan","params":[],"result":{"name":"description","value":{"groups":[{"groupID":"pro","name":"Pro","subs\###
    criptionIDs":["pro_monthly"]}],"offers":[],"products":[{"displayName":"Pro Monthly","groupID":"pro","isFamilyShareable":false,"kin\###
    d":"autoRenewable","level":1,"period":"P1M","price":{"amount":"9.99","currency":"USD","display":"$9.99"},"productID":"pro_monthly"\###
    }],"settings":{"askToBuyEnabled":false,"billingGracePeriodEnabled":false,"billingRetryOnRenewalEnabled":false,"gracePeriodDays":nu\###
    ll,"interruptedPurchasesEnabled":false,"latencySeconds":{"products":0,"purchase":0,"restore":0,"state":0},"locale":"en_US","purcha\###
    seDecision":"succeed","storefront":"USA","timeRate":"realTime"},"warnings":[]}}}],"x-direction":"toBridge"},{"name":"configuration\###
    /check","summary":"Says what a `.storekit` configuration is good for, without opening a store.","description":"Exactly one of the t\###
    hree.","paramStructure":"either","params":[{"name":"configurationFile","description":"The path of a file.","required":false,"schem\###
    a":{"type":["string","null"]}},{"name":"configurationText","description":"The text of one.","required":false,"schema":{"type":["st\###
    ring","null"]}},{"name":"configuration","description":"The content of one, as JSON.","required":false,"schema":{"type":["object","\###
    null"]},"x-raw":true}],"result":{"name":"report","description":"What it is good for.","schema":{"$ref":"#/components/schemas/Confi\###
    gurationReport"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/invalidConfiguration"}],"exa\###
    mples":[{"name":"Not JSON","params":[{"name":"configurationText","value":"nonsense"}],"result":{"name":"report","value":{"isUsable\###
    ":false,"problems":[{"column":1,"line":1,"message":"This is not JSON","pointer":"","severity":"error"}],"products":[]}}}],"x-direc\###
    tion":"toBridge","x-exactlyOneOf":["configurationFile","configurationText","configuration"]},{"name":"spy/stub","summary":"Says ho\###
    w the next calls of an action end.","description":"Stubs of an action queue up, each serving `times` calls; a new one replaces an e\###
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
    toBridge"},{"name":"spy/calls","summary":"Lists the calls that a spy recorded, oldest first.","description":"Lists the calls that a\###
     spy recorded, oldest first.","paramStructure":"either","params":[{"name":"action","description":"Only those of this action.","req\###
    uired":false,"schema":{"anyOf":[{"$ref":"#/components/schemas/SpyAction"},{"type":"null"}]}},{"name":"store","description":"The st\###
    ore; absent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"n\###
    ame":"calls","description":"The calls.","schema":{"type":"array","items":{"$ref":"#/components/schemas/SpyCall"}}},"errors":[{"$re\###
    f":"#/components/errors/invalidParams"},{"$ref":"#/components/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedBySto\###
    re"}],"examples":[{"name":"One purchase","params":[{"name":"action","value":"purchase"}],"result":{"name":"calls","value":[{"actio\###
    n":"purchase","at":"2026-01-01T00:00:00.000Z","origin":"action","outcome":"succeeded","promotionOfferID":null,"sequence":2,"subscr\###
    iptionID":"pro_yearly"}]}}],"x-direction":"toBridge"},{"name":"spy/reset","summary":"Makes a spy forget its calls and stubs.","des\###
    cription":"Makes a spy forget its calls and stubs.","paramStructure":"either","params":[{"name":"store","description":"The store; a\###
    bsent: the one named `default`, else the only one open.","required":false,"schema":{"type":["string","null"]}}],"result":{"name":"\###
    nothing","description":"Nothing.","schema":{"type":"null"}},"errors":[{"$ref":"#/components/errors/invalidParams"},{"$ref":"#/comp\###
    onents/errors/unknownStore"},{"$ref":"#/components/errors/notSupportedByStore"}],"examples":[{"name":"Forgotten","params":[],"resu\###
    lt":{"name":"nothing","value":null}}],"x-direction":"toBridge"}],"components":{"errors":{"parseError":{"code":-32700,"message":"Pa\###
    rse error","data":{"$ref":"#/components/schemas/ParseErrorData"}},"invalidRequest":{"code":-32600,"message":"Invalid request","dat\###
    a":{"$ref":"#/components/schemas/InvalidRequestErrorData"}},"methodNotFound":{"code":-32601,"message":"Method not found","data":{"\###
    $ref":"#/components/schemas/MethodNotFoundErrorData"}},"invalidParams":{"code":-32602,"message":"Invalid params","data":{"$ref":"#\###
    /components/schemas/InvalidParamsErrorData"}},"internalError":{"code":-32603,"message":"Internal error","data":{"$ref":"#/componen\###
    ts/schemas/InternalErrorData"}},"requestCancelled":{"code":-32800,"message":"Request cancelled","data":{"$ref":"#/components/schem\###
    as/RequestCancelledErrorData"}},"unknownViewModel":{"code":1001,"message":"Unknown view model","data":{"$ref":"#/components/schema\###
    s/UnknownViewModelErrorData"}},"unknownStore":{"code":1002,"message":"Unknown store","data":{"$ref":"#/components/schemas/UnknownS\###
    toreErrorData"}},"unknownSubscription":{"code":1003,"message":"Unknown subscription","data":{"$ref":"#/components/schemas/UnknownS\###
    ubscriptionErrorData"}},"unknownTransaction":{"code":1004,"message":"Unknown transaction","data":{"$ref":"#/components/schemas/Unk\###
    nownTransactionErrorData"}},"actionNotAllowed":{"code":1005,"message":"Action not allowed","data":{"$ref":"#/components/schemas/Ac\###
    tionNotAllowedErrorData"}},"storeFailure":{"code":1006,"message":"Store failure","data":{"$ref":"#/components/schemas/StoreFailure\###
    ErrorData"}},"invalidConfiguration":{"code":1007,"message":"Invalid configuration","data":{"$ref":"#/components/schemas/InvalidCon\###
    figurationErrorData"}},"limitExceeded":{"code":1008,"message":"Limit exceeded","data":{"$ref":"#/components/schemas/LimitExceededE\###
    rrorData"}},"clockNotVirtual":{"code":1009,"message":"The clock is not virtual","data":{"$ref":"#/components/schemas/ClockNotVirtu\###
    alErrorData"}},"unsupportedVersion":{"code":1010,"message":"Unsupported protocol version","data":{"$ref":"#/components/schemas/Uns\###
    upportedVersionErrorData"}},"shuttingDown":{"code":1011,"message":"Shutting down","data":{"$ref":"#/components/schemas/ShuttingDow\###
    nErrorData"}},"notSupportedByStore":{"code":1012,"message":"Not supported by this store","data":{"$ref":"#/components/schemas/NotS\###
    upportedByStoreErrorData"}},"unknownOffer":{"code":1013,"message":"Unknown offer","data":{"$ref":"#/components/schemas/UnknownOffe\###
    rErrorData"}}},"schemas":{"Instant":{"description":"A point in time: ISO 8601 in UTC, written with milliseconds, such as `2026-01-\###
    31T12:00:00.000Z`. Read with any number of fractional digits, or none.","type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-\###
    9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]+)?Z$"},"Period":{"description":"The length of one paid perio\###
    d or of one period of an offer: ISO 8601 with a single calendar unit, such as `P1M`, `P1Y`, `P2W` or `P3D`.","type":"string","patt\###
    ern":"^P[1-9][0-9]{0,4}[DWMY]$"},"CalendarStep":{"description":"A length in calendar units: ISO 8601, years to seconds, such as `P\###
    1M`, `P1Y6M` or `P1DT12H`.","type":"string","pattern":"^P(?=[0-9T])([0-9]{1,6}Y)?([0-9]{1,6}M)?([0-9]{1,6}W)?([0-9]{1,6}D)?(T(?=[0\###
    -9])([0-9]{1,9}H)?([0-9]{1,9}M)?([0-9]{1,9}S)?)?$"},"Amount":{"description":"An exact amount of money in the currency's main unit,\###
     as decimal text such as `9.99`. Never a floating-point number.","type":"string","pattern":"^[0-9]{1,20}(\\.[0-9]{1,10})?$"},"Stor\###
    eKind":{"description":"What is behind a store.","type":"string","enum":["simulated","revenueCat","spy","delegated"],"x-values":{"s\###
    imulated":"The simulated store: a `.storekit` file, a ledger and the process's clock.","revenueCat":"A RevenueCat project, over HT\###
    TP.","spy":"A test double that records every call.","delegated":"The front end itself is the store."}},"ViewModelKind":{"descripti\###
    on":"Which of the two screens a view model is for.","type":"string","enum":["purchase","manage"],"x-values":{"purchase":"The purch\###
    ase screen.","manage":"The manage-subscription screen."}},"ClockMode":{"description":"What moves the clock.","type":"string","enum\###
    ":["system","virtual"],"x-values":{"system":"Real time.","virtual":"`clock/advance` alone."}},"Framing":{"description":"How messag\###
    es are told apart on the pipe.","type":"string","enum":["lines","headers"],"x-values":{"lines":"One JSON text a line.","headers":"\###
    `Content-Length` headers, as in LSP."}},"OfferKind":{"description":"How an offer is come by.","type":"string","enum":["introductor\###
    y","promotional","code","winBack"],"x-values":{"introductory":"Once per customer and group, applied by a plain purchase.","promoti\###
    onal":"For current and former subscribers.","code":"Redeemed with a code.","winBack":"For those who left."}},"OfferMode":{"descrip\###
    tion":"How an offer is paid.","type":"string","enum":["freeTrial","payUpFront","payAsYouGo"],"x-values":{"freeTrial":"Not at all."\###
    ,"payUpFront":"One charge for the whole length.","payAsYouGo":"A reduced price each period."}},"IneligibleReason":{"description":"\###
    Why the current customer may not have an offer.","type":"string","enum":["neverSubscribed","alreadyUsed","alreadySubscribed","notL\###
    apsed","notInOffer","otherPlanLapsed","redeemOnly","unknown"],"x-values":{"neverSubscribed":"It is for current or former subscribe\###
    rs only.","alreadyUsed":"It was used before.","alreadySubscribed":"The customer holds a plan of the group.","notLapsed":"It is for\###
     those whose subscription has ended.","notInOffer":"The customer is not among those the offer is for.","otherPlanLapsed":"The plan\###
     held last was another.","redeemOnly":"It can only be redeemed as a code.","unknown":"The store does not tell."}},"SubscriptionSta\###
    tus":{"description":"The standing of the subscription that decides.","type":"string","enum":["notSubscribed","active","inGracePeri\###
    od","inBillingRetry","expired","revoked"],"x-values":{"notSubscribed":"There has never been one.","active":"Paid and running.","in\###
    GracePeriod":"A renewal failed and the store still serves the customer.","inBillingRetry":"A renewal failed and the store goes on t\###
    rying; not entitled.","expired":"It has ended.","revoked":"It was refunded, or the family's sharing was withdrawn."}},"Ownership":\###
    {"description":"How a customer came by what is held.","type":"string","enum":["purchased","familyShared"],"x-values":{"purchased":\###
    "Bought by the customer.","familyShared":"Shared by a member of the family."}},"ExpirationReason":{"description":"Why a subscripti\###
    on ended.","type":"string","enum":["autoRenewDisabled","billingError","didNotConsentToPriceIncrease","productUnavailable","unknown\###
    "],"x-values":{"autoRenewDisabled":"The customer switched renewal off.","billingError":"The payment failed until the store gave up\###
    .","didNotConsentToPriceIncrease":"A price increase was never agreed to.","productUnavailable":"The plan was no longer sold.","unk\###
    nown":"The store does not tell."}},"RevocationReason":{"description":"Why the store took a transaction back.","type":"string","enu\###
    m":["developerIssue","other"],"x-values":{"developerIssue":"Something was wrong with the app.","other":"Any other reason."}},"Plan\###
    Change":{"description":"How one plan compares with the plan held.","type":"string","enum":["upgrade","downgrade","crossgrade"],"x-\###
    values":{"upgrade":"A higher level of service; takes effect at once.","downgrade":"A lower level; takes effect at the next renewal\###
    .","crossgrade":"The same level."}},"PendingPlanChange":{"description":"A change of plan that takes effect later.","type":"string"\###
    ,"enum":["downgrade","crossgrade"],"x-values":{"downgrade":"To a lower level of service.","crossgrade":"To another plan of the sam\###
    e level."}},"PlanChangeTiming":{"description":"When a change of plan takes effect.","type":"string","enum":["immediately","atNextR\###
    enewal"],"x-values":{"immediately":"At once.","atNextRenewal":"When the running period ends."}},"PriceIncreaseStatus":{"descriptio\###
    n":"How a price increase stands.","type":"string","enum":["pending","agreed"],"x-values":{"pending":"The customer has not agreed y\###
    et.","agreed":"The next renewal costs the new price."}},"PendingReason":{"description":"What a purchase waits for.","type":"string\###
    ","enum":["askToBuy","interrupted","payment"],"x-values":{"askToBuy":"A parent's approval.","interrupted":"Something the customer m\###
    ust do outside the app.","payment":"The payment itself."}},"StandingCause":{"description":"What made a customer's standing differe\###
    nt.","type":"string","enum":["purchase","restore","refresh","renewal","planChange","expiry","gracePeriod","billingRetry","recovery\###
    ","purchaseElsewhere","approval","decline","autoRenew","refund","revocation","priceIncrease","offerCode","familySharing","customer\###
    ","reset","push"],"x-values":{"purchase":"A purchase through the store.","restore":"A restore.","refresh":"A read found it differe\###
    nt.","renewal":"A period was renewed.","planChange":"A pending change of plan took effect.","expiry":"A subscription ended.","grac\###
    ePeriod":"A renewal failed and the grace period began.","billingRetry":"The store began, or went on, retrying a failed renewal wit\###
    hout serving the customer.","recovery":"A failed renewal was paid after all.","purchaseElsewhere":"A purchase made outside the app\###
    .","approval":"A pending purchase was approved.","decline":"A pending purchase was declined.","autoRenew":"Auto-renewal was switch\###
    ed.","refund":"A transaction was refunded.","revocation":"Sharing or a right was withdrawn.","priceIncrease":"A price increase was\###
     asked for or answered.","offerCode":"An offer code was redeemed.","familySharing":"Family sharing was switched.","customer":"Anot\###
    her customer uses the store.","reset":"The store was reset.","push":"The store behind a front end or a server said so."}},"StoreEr\###
    rorCode":{"description":"The kinds of failure of a store that screens tell apart.","type":"string","enum":["purchaseCancelled","pa\###
    ymentPending","purchaseNotAllowed","productUnavailable","productAlreadyPurchased","ineligibleForOffer","invalidOffer","receiptInUs\###
    e","offline","network","timedOut","storeProblem","serverProblem","invalidCredentials","operationInProgress","notSupported","config\###
    uration","unknown"],"x-values":{"purchaseCancelled":"The customer, or the task that asked, thought better of it.","paymentPending"\###
    :"The purchase waits for somebody's approval.","purchaseNotAllowed":"This device or customer may not buy.","productUnavailable":"T\###
    he store does not sell this plan, or not here.","productAlreadyPurchased":"The plan has been bought already.","ineligibleForOffer"\###
    :"The customer may not have this offer; the regular price stays purchasable.","invalidOffer":"The offer does not exist or is not w\###
    ell-formed.","receiptInUse":"The purchase belongs to another customer.","offline":"There is no network at all.","network":"The net\###
    work failed on the way.","timedOut":"No answer came in time.","storeProblem":"The store said that it has a problem.","serverProble\###
    m":"A server answered with what cannot be used.","invalidCredentials":"The store refused the app's credentials.","operationInProgr\###
    ess":"The same thing is under way already.","notSupported":"The store cannot do this.","configuration":"The app or its store is se\###
    t up wrongly.","unknown":"Anything else."}},"LoadStatus":{"description":"How far the plans are loaded.","type":"string","enum":["n\###
    otLoaded","loading","loaded","failed"],"x-values":{"notLoaded":"No load has been asked for.","loading":"A load is under way.","loa\###
    ded":"The plans are shown.","failed":"The last load failed; what was shown before stays."}},"OverlayKind":{"description":"What a c\###
    overing progress display says is going on.","type":"string","enum":["loading","purchasing","restoring","changing","cancelling","re\###
    funding"],"x-values":{"loading":"The plans are loaded for the first time, or again after a failure.","purchasing":"A purchase.","r\###
    estoring":"A restore.","changing":"A change of plan.","cancelling":"Switching auto-renewal off or on.","refunding":"A refund reque\###
    st."}},"ToastStyle":{"description":"How a toast looks.","type":"string","enum":["success","info","warning","error"],"x-values":{"s\###
    uccess":"Something was done.","info":"Something to know, such as a purchase that waits for approval.","warning":"Something to look\###
     at.","error":"Something failed."}},"RestoreFailureReason":{"description":"Why the popup about a failed restore is shown.","type":\###
    "string","enum":["nothingToRestore","timedOut","failed"],"x-values":{"nothingToRestore":"The store found nothing.","timedOut":"The\###
     store did not answer in time.","failed":"The store refused."}},"ScreenAction":{"description":"An action of a screen: the second h\###
    alf of its method.","type":"string","enum":["load","purchaseSubscription","restorePurchases","selectSubscription","changeSubscript\###
    ion","cancelSubscription","acceptRetentionOffer","declineRetentionOffer","resumeSubscription","requestRefund","dismissToast","dism\###
    issRestoreFailedPopup"],"x-values":{"load":"`viewModel/load`","purchaseSubscription":"`viewModel/purchaseSubscription`","restorePu\###
    rchases":"`viewModel/restorePurchases`","selectSubscription":"`viewModel/selectSubscription`","changeSubscription":"`viewModel/cha\###
    ngeSubscription`","cancelSubscription":"`viewModel/cancelSubscription`","acceptRetentionOffer":"`viewModel/acceptRetentionOffer`",\###
    "declineRetentionOffer":"`viewModel/declineRetentionOffer`","resumeSubscription":"`viewModel/resumeSubscription`","requestRefund":\###
    "`viewModel/requestRefund`","dismissToast":"`viewModel/dismissToast`","dismissRestoreFailedPopup":"`viewModel/dismissRestoreFailed\###
    Popup`"}},"ActionOutcome":{"description":"How an action of a screen ended.","type":"string","enum":["completed","failed","purchase\###
    d","pending","scheduled","cancelled","restored","nothingToRestore","timedOut","retentionOffered","autoRenewDisabled","autoRenewEna\###
    bled","openManagementURL","refunded","abandoned"],"x-values":{"completed":"It did what it says.","failed":"The store refused; the p\###
    articulars are in `error`.","purchased":"The plan was bought.","pending":"The purchase waits for somebody's approval.","scheduled"\###
    :"The change, or the offer, takes effect at the next renewal.","cancelled":"The customer, or `$/cancelRequest`, stopped it.","rest\###
    ored":"The restore found something.","nothingToRestore":"The restore found nothing.","timedOut":"The store did not answer in time.\###
    ","retentionOffered":"An offer to stay is shown instead.","autoRenewDisabled":"The plan will not renew.","autoRenewEnabled":"The p\###
    lan will renew.","openManagementURL":"The store cannot do it here; the customer is to open `managementURL`.","refunded":"The money\###
     goes back.","abandoned":"The view model was disposed of, or its store was closed or reset, before the end."}},"Badge":{"descripti\###
    on":"The one-word standing beside the current plan.","type":"string","enum":["active","freeTrial","cancelled","cancelledTrial","ex\###
    pired","gracePeriod","billingRetry","pendingChange","familyShared","refunded"],"x-values":{"active":"It runs.","freeTrial":"It run\###
    s as a free trial.","cancelled":"It runs and will not renew.","cancelledTrial":"A free trial that will not renew.","expired":"It h\###
    as ended.","gracePeriod":"A renewal failed; still served.","billingRetry":"A renewal failed; not served.","pendingChange":"Another\###
     plan follows.","familyShared":"Shared by the family.","refunded":"Its money was given back."}},"BillingIssueKind":{"description":\###
    "Which billing problem a plan has.","type":"string","enum":["gracePeriod","billingRetry"],"x-values":{"gracePeriod":"A renewal fai\###
    led; the customer is served until `until`.","billingRetry":"A renewal failed; the customer is not served."}},"RefundStatus":{"desc\###
    ription":"How the last refund request ended.","type":"string","enum":["refunded","cancelled","failed"],"x-values":{"refunded":"The\###
     money goes back.","cancelled":"The customer left the request.","failed":"The store refused."}},"MessageCode":{"description":"What\###
     a message of a screen says: the key of its text.","type":"string","enum":["loading","purchasing","restoring","changing","cancelli\###
    ng","resuming","refunding","purchased","alreadyHeld","purchasePending","purchaseApproved","purchaseDeclined","changeScheduled","of\###
    ferScheduled","purchasesRestored","autoRenewDisabled","autoRenewDisabledNow","autoRenewEnabled","refunded","purchaseCancelled","pa\###
    ymentPending","purchaseNotAllowed","productUnavailable","productAlreadyPurchased","ineligibleForOffer","invalidOffer","receiptInUs\###
    e","offline","network","timedOut","storeProblem","serverProblem","invalidCredentials","operationInProgress","notSupported","config\###
    uration","unknown","renewsForPrice","renews","expiredOn","expired","endsOn","gracePeriodUntil","gracePeriod","billingRetry","chang\###
    esTo","sharedByFamily","refundedOn","refundedPlan","neverEnds","priceIncreasePending"],"x-values":{"loading":"The plans are being l\###
    oaded.","purchasing":"A purchase is under way.","restoring":"A restore is under way.","changing":"A change of plan is under way.",\###
    "cancelling":"Auto-renewal is being switched off.","resuming":"Auto-renewal is being switched on.","refunding":"A refund is being a\###
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
    unded.","neverEnds":"The plan never ends.","priceIncreasePending":"A higher price waits for agreement."}},"ProductKind":{"descript\###
    ion":"What is sold under a product identifier.","type":"string","enum":["autoRenewable","nonRenewing","nonConsumable","consumable"\###
    ],"x-values":{"autoRenewable":"A subscription that renews by itself.","nonRenewing":"A subscription that ends by itself.","nonCons\###
    umable":"Bought once, kept for good.","consumable":"Bought, used up, bought again."}},"TransactionReason":{"description":"What mad\###
    e a transaction.","type":"string","enum":["purchase","renewal","restore"],"x-values":{"purchase":"A customer's purchase.","renewal\###
    ":"The store, at the end of a period.","restore":"A restore."}},"TransactionState":{"description":"How a transaction stands.","typ\###
    e":"string","enum":["purchased","pending","failed","declined"],"x-values":{"purchased":"Paid.","pending":"It waits for somebody.",\###
    "failed":"It failed.","declined":"It was declined by whoever had to approve."}},"SimulatedPurchaseDecision":{"description":"What t\###
    he customer of a simulated store does when the payment sheet opens.","type":"string","enum":["succeed","cancel"],"x-values":{"succ\###
    eed":"Pays.","cancel":"Closes it."}},"PurchaseDecision":{"description":"What a test store's customer does when the payment sheet o\###
    pens.","type":"string","enum":["succeed","fail","cancel"],"x-values":{"succeed":"Pays.","fail":"Pays, and the payment fails; Reven\###
    ueCat's Test Store only.","cancel":"Closes it."}},"SimulatedAPI":{"description":"Which part of a simulated store fails.","type":"s\###
    tring","enum":["loadProducts","purchase","sync","subscriptionStatus","manageSubscriptions","refundRequest","offerCodeRedeem"],"x-v\###
    alues":{"loadProducts":"`fetchProducts`.","purchase":"`purchase`.","sync":"`restore`.","subscriptionStatus":"`currentState`.","man\###
    ageSubscriptions":"`setAutoRenew`.","refundRequest":"`requestRefund`.","offerCodeRedeem":"`simulator/redeemOfferCode`."}},"TimeRat\###
    e":{"description":"How fast a simulated store's periods pass. As an input the integer of a `.storekit` file stands for its name.",\###
    "type":"string","enum":["realTime","oneHourIsOneDay","thirtyMinutesIsOneDay","fiveMinutesIsOneDay","oneMinuteIsOneDay","thirtySeco\###
    ndsIsOneDay","oneSecondIsOneDay","monthlyRenewalEveryOneHour","monthlyRenewalEveryThirtyMinutes","monthlyRenewalEveryFifteenMinute\###
    s","monthlyRenewalEveryFiveMinutes","monthlyRenewalEveryThirtySeconds","oneRenewalEveryFifteenMinutes","oneRenewalEveryFiveMinutes\###
    ","oneRenewalEveryOneMinute","oneRenewalEveryThirtySeconds","oneRenewalEveryTenSeconds","oneRenewalEveryTwoSeconds"],"x-values":{"\###
    realTime":"A day lasts a day.","oneHourIsOneDay":"A day lasts an hour.","thirtyMinutesIsOneDay":"A day lasts 30 minutes.","fiveMin\###
    utesIsOneDay":"A day lasts 5 minutes.","oneMinuteIsOneDay":"A day lasts a minute.","thirtySecondsIsOneDay":"A day lasts 30 seconds\###
    .","oneSecondIsOneDay":"A day lasts a second.","monthlyRenewalEveryOneHour":"A month lasts an hour.","monthlyRenewalEveryThirtyMin\###
    utes":"A month lasts 30 minutes.","monthlyRenewalEveryFifteenMinutes":"A month lasts 15 minutes.","monthlyRenewalEveryFiveMinutes"\###
    :"A month lasts 5 minutes.","monthlyRenewalEveryThirtySeconds":"A month lasts 30 seconds.","oneRenewalEveryFifteenMinutes":"Every p\###
    eriod lasts 15 minutes.","oneRenewalEveryFiveMinutes":"Every period lasts 5 minutes.","oneRenewalEveryOneMinute":"Every period las\###
    ts a minute.","oneRenewalEveryThirtySeconds":"Every period lasts 30 seconds.","oneRenewalEveryTenSeconds":"Every period lasts 10 s\###
    econds.","oneRenewalEveryTwoSeconds":"Every period lasts 2 seconds."},"x-integers":{"realTime":0,"oneHourIsOneDay":1,"thirtyMinute\###
    sIsOneDay":2,"fiveMinutesIsOneDay":3,"oneMinuteIsOneDay":4,"thirtySecondsIsOneDay":5,"oneSecondIsOneDay":6,"monthlyRenewalEveryOne\###
    Hour":10,"monthlyRenewalEveryThirtyMinutes":11,"monthlyRenewalEveryFifteenMinutes":12,"monthlyRenewalEveryFiveMinutes":13,"monthly\###
    RenewalEveryThirtySeconds":15,"oneRenewalEveryFifteenMinutes":1000,"oneRenewalEveryFiveMinutes":1001,"oneRenewalEveryOneMinute":10\###
    02,"oneRenewalEveryThirtySeconds":1003,"oneRenewalEveryTenSeconds":1004,"oneRenewalEveryTwoSeconds":1005}},"TimeRateInput":{"descr\###
    iption":"How fast a simulated store's periods pass. As an input the integer of a `.storekit` file stands for its name. As a front e\###
    nd may send it.","anyOf":[{"$ref":"#/components/schemas/TimeRate"},{"enum":[0,1,2,3,4,5,6,10,11,12,13,15,1000,1001,1002,1003,1004,\###
    1005]}]},"SpyAction":{"description":"An action of a store that a spy records and stubs.","type":"string","enum":["fetchProducts","\###
    purchase","restore","currentState","setAutoRenew","requestRefund"],"x-values":{"fetchProducts":"`store/fetchProducts`","purchase":\###
    "`store/purchase`","restore":"`store/restore`","currentState":"`store/currentState`","setAutoRenew":"`store/setAutoRenew`","reques\###
    tRefund":"`store/requestRefund`"}},"CallOrigin":{"description":"Who made a call to a store.","type":"string","enum":["action","ref\###
    resh","direct"],"x-values":{"action":"An action of a screen.","refresh":"A screen that refreshes its plans by itself.","direct":"A\###
     `store/*` request."}},"CallOutcome":{"description":"How a call to a store ended.","type":"string","enum":["succeeded","failed","c\###
    ancelled"],"x-values":{"succeeded":"With a value.","failed":"With an error.","cancelled":"It was cancelled before the end."}},"Sev\###
    erity":{"description":"How grave a finding is.","type":"string","enum":["error","warning"],"x-values":{"error":"The file cannot be\###
     used.","warning":"It can, and something is odd."}},"NotAllowedReason":{"description":"Why an action is not possible now.","type":\###
    "string","enum":["purchaseInProgress","restoreInProgress","changeInProgress","cancelInProgress","refundInProgress","notLoaded","no\###
    tSubscribed","alreadyInThatState","wrongKind","nothingSelected","nothingOffered","inUse","notPending","familyShared"],"x-values":{\###
    "purchaseInProgress":"A purchase is under way.","restoreInProgress":"A restore is under way.","changeInProgress":"A change of plan\###
     is under way.","cancelInProgress":"Auto-renewal is being switched.","refundInProgress":"A refund request is under way.","notLoade\###
    d":"The plans are not loaded and no load is under way.","notSubscribed":"There is no subscription to do this with.","alreadyInThat\###
    State":"It is so already.","wrongKind":"Another kind of screen, store or product has this.","nothingSelected":"No plan is named or\###
     selected.","nothingOffered":"No retention offer is shown.","inUse":"A spy stands over the store.","notPending":"The transaction w\###
    aits for nobody.","familyShared":"A family member cannot do this with a shared plan."}},"Price":{"description":"An amount of money\###
    , and how the store's locale writes it.","type":"object","properties":{"amount":{"description":"The exact amount.","$ref":"#/compo\###
    nents/schemas/Amount"},"currency":{"description":"ISO 4217 code, such as `USD`.","type":"string"},"display":{"description":"The te\###
    xt that a screen shows, such as `$9.99`.","type":"string"}},"required":["amount","currency","display"]},"PriceInput":{"description\###
    ":"An amount of money, and how the store's locale writes it. As a front end may send it.","type":"object","properties":{"amount":{\###
    "description":"The exact amount.","anyOf":[{"$ref":"#/components/schemas/Amount"},{"type":"null"}],"default":"0"},"currency":{"des\###
    cription":"ISO 4217 code, such as `USD`.","type":["string","null"],"x-derived":"the currency of the snapshot around it, `USD` else\###
    where"},"display":{"description":"The text that a screen shows, such as `$9.99`.","type":["string","null"],"x-derived":"amount and\###
     currency, written for the store's locale"}},"additionalProperties":false},"Product":{"description":"What the store sells a plan a\###
    s.","type":"object","properties":{"description":{"description":"A sentence about it; empty when the store has none.","type":"strin\###
    g"},"displayName":{"description":"Its name, for people.","type":"string"},"identifier":{"description":"What the store knows the pr\###
    oduct by.","type":"string"},"price":{"description":"The regular price of one period.","$ref":"#/components/schemas/Price"}},"requi\###
    red":["description","displayName","identifier","price"]},"ProductInput":{"description":"What the store sells a plan as. As a front\###
     end may send it.","type":"object","properties":{"description":{"description":"A sentence about it; empty when the store has none.\###
    ","type":["string","null"],"default":""},"displayName":{"description":"Its name, for people.","type":["string","null"],"x-derived"\###
    :"the identifier"},"identifier":{"description":"What the store knows the product by.","type":["string","null"],"x-derived":"the pl\###
    an's `id`"},"price":{"description":"The regular price of one period.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":\###
    "null"}],"x-derived":"zero"}},"additionalProperties":false},"Offer":{"description":"A price other than the regular one, for a whil\###
    e, to those who may have it.","type":"object","properties":{"id":{"description":"Its identifier; null for an introductory offer.",\###
    "type":["string","null"]},"ineligibleReason":{"description":"Why not; null when eligible.","anyOf":[{"$ref":"#/components/schemas/\###
    IneligibleReason"},{"type":"null"}]},"isEligible":{"description":"Whether the current customer may have it now; not known counts a\###
    s not.","type":"boolean"},"kind":{"description":"How it is come by.","$ref":"#/components/schemas/OfferKind"},"mode":{"description\###
    ":"How it is paid.","$ref":"#/components/schemas/OfferMode"},"period":{"description":"The length of one period of the offer.","$re\###
    f":"#/components/schemas/Period"},"periodCount":{"description":"How many periods it lasts; more than one only when paid as you go.\###
    ","type":"integer","minimum":1},"price":{"description":"The price of one period (pay as you go), of the whole (pay up front), or z\###
    ero (free trial).","$ref":"#/components/schemas/Price"}},"required":["id","ineligibleReason","isEligible","kind","mode","period","\###
    periodCount","price"]},"OfferInput":{"description":"A price other than the regular one, for a while, to those who may have it. As a\###
     front end may send it.","type":"object","properties":{"id":{"description":"Its identifier; null for an introductory offer.","type\###
    ":["string","null"]},"ineligibleReason":{"description":"Why not; null when eligible.","anyOf":[{"$ref":"#/components/schemas/Ineli\###
    gibleReason"},{"type":"null"}]},"isEligible":{"description":"Whether the current customer may have it now; not known counts as not\###
    .","type":["boolean","null"],"default":false},"kind":{"description":"How it is come by.","anyOf":[{"$ref":"#/components/schemas/Of\###
    ferKind"},{"type":"null"}],"default":"promotional"},"mode":{"description":"How it is paid.","anyOf":[{"$ref":"#/components/schemas\###
    /OfferMode"},{"type":"null"}],"x-derived":"`freeTrial` without a price, else `payAsYouGo`"},"period":{"description":"The length of\###
     one period of the offer.","anyOf":[{"$ref":"#/components/schemas/Period"},{"type":"null"}],"default":"P1M"},"periodCount":{"descr\###
    iption":"How many periods it lasts; more than one only when paid as you go.","type":["integer","null"],"default":1,"minimum":1},"p\###
    rice":{"description":"The price of one period (pay as you go), of the whole (pay up front), or zero (free trial).","anyOf":[{"$ref\###
    ":"#/components/schemas/PriceInput"},{"type":"null"}],"x-derived":"zero"}},"additionalProperties":false},"SubscriptionModel":{"des\###
    cription":"A plan that the store sells.","type":"object","properties":{"groupID":{"description":"The group; plans of one group exc\###
    lude each other.","type":"string"},"groupName":{"description":"The group's name, for people.","type":"string"},"id":{"description"\###
    :"The product identifier, by which methods name the plan.","type":"string"},"introductoryOffer":{"description":"What new subscribe\###
    rs of the group get, null without one.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"isFamilyShareable":{"des\###
    cription":"Whether the family shares it.","type":"boolean"},"level":{"description":"The place in the group, 1 the highest service.\###
    ","type":"integer","minimum":0},"period":{"description":"How long one paid period lasts.","$ref":"#/components/schemas/Period"},"p\###
    ricePerMonth":{"description":"The price divided by the months of the period, rounded down to the currency's smallest unit; null wh\###
    en it cannot be told.","anyOf":[{"$ref":"#/components/schemas/Price"},{"type":"null"}]},"product":{"description":"What it is sold a\###
    s.","$ref":"#/components/schemas/Product"},"promotionOffers":{"description":"Offers of kind promotional, code and win-back.","type\###
    ":"array","items":{"$ref":"#/components/schemas/Offer"}},"savingsPercent":{"description":"What is saved against the dearest price p\###
    er month of the same group and level, rounded down; null where nothing is.","type":["integer","null"]}},"required":["groupID","gro\###
    upName","id","introductoryOffer","isFamilyShareable","level","period","pricePerMonth","product","promotionOffers","savingsPercent"\###
    ]},"SubscriptionModelInput":{"description":"A plan that the store sells. As a front end may send it.","type":"object","properties"\###
    :{"groupID":{"description":"The group; plans of one group exclude each other.","type":["string","null"],"default":""},"groupName":\###
    {"description":"The group's name, for people.","type":["string","null"],"default":""},"id":{"description":"The product identifier,\###
     by which methods name the plan.","type":"string"},"introductoryOffer":{"description":"What new subscribers of the group get, null\###
     without one.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"isFamilyShareable":{"description":"Whether t\###
    he family shares it.","type":["boolean","null"],"default":false},"level":{"description":"The place in the group, 1 the highest ser\###
    vice.","type":["integer","null"],"default":1,"minimum":0},"period":{"description":"How long one paid period lasts.","anyOf":[{"$re\###
    f":"#/components/schemas/Period"},{"type":"null"}],"default":"P1M"},"pricePerMonth":{"description":"The price divided by the month\###
    s of the period, rounded down to the currency's smallest unit; null when it cannot be told.","anyOf":[{"$ref":"#/components/schema\###
    s/PriceInput"},{"type":"null"}]},"product":{"description":"What it is sold as.","anyOf":[{"$ref":"#/components/schemas/ProductInpu\###
    t"},{"type":"null"}],"x-derived":"the plan's `id` alone"},"promotionOffers":{"description":"Offers of kind promotional, code and w\###
    in-back.","type":["array","null"],"items":{"$ref":"#/components/schemas/OfferInput"},"default":[]},"savingsPercent":{"description"\###
    :"What is saved against the dearest price per month of the same group and level, rounded down; null where nothing is.","type":["in\###
    teger","null"]}},"required":["id"],"additionalProperties":false},"PendingChange":{"description":"A change of plan that takes effec\###
    t later.","type":"object","properties":{"change":{"description":"How it compares with the plan held.","$ref":"#/components/schemas\###
    /PendingPlanChange"},"effectiveAt":{"description":"When it follows.","$ref":"#/components/schemas/Instant"},"subscriptionID":{"des\###
    cription":"The plan that follows.","type":"string"}},"required":["change","effectiveAt","subscriptionID"]},"PendingChangeInput":{"\###
    description":"A change of plan that takes effect later. As a front end may send it.","type":"object","properties":{"change":{"desc\###
    ription":"How it compares with the plan held.","anyOf":[{"$ref":"#/components/schemas/PendingPlanChange"},{"type":"null"}],"defaul\###
    t":"downgrade"},"effectiveAt":{"description":"When it follows.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}],\###
    "x-derived":"the end of the running period"},"subscriptionID":{"description":"The plan that follows.","type":"string"}},"required"\###
    :["subscriptionID"],"additionalProperties":false},"PriceIncrease":{"description":"A higher price that the customer was told of.","\###
    type":"object","properties":{"price":{"description":"The new price.","$ref":"#/components/schemas/Price"},"status":{"description":\###
    "Whether the customer has agreed.","$ref":"#/components/schemas/PriceIncreaseStatus"}},"required":["price","status"]},"PriceIncrea\###
    seInput":{"description":"A higher price that the customer was told of. As a front end may send it.","type":"object","properties":{\###
    "price":{"description":"The new price.","anyOf":[{"$ref":"#/components/schemas/PriceInput"},{"type":"null"}],"x-derived":"the rene\###
    wal price"},"status":{"description":"Whether the customer has agreed.","anyOf":[{"$ref":"#/components/schemas/PriceIncreaseStatus"\###
    },{"type":"null"}],"default":"pending"}},"additionalProperties":false},"UserSubscription":{"description":"A plan that a customer h\###
    olds or held.","type":"object","properties":{"expirationReason":{"description":"Why it ended; null while it has not.","anyOf":[{"$\###
    ref":"#/components/schemas/ExpirationReason"},{"type":"null"}]},"expiresAt":{"description":"The end of that period: the first inst\###
    ant that is not paid for. Null when it never ends.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"gracePerio\###
    dEndsAt":{"description":"Until when the customer is served although a renewal failed.","anyOf":[{"$ref":"#/components/schemas/Inst\###
    ant"},{"type":"null"}]},"groupID":{"description":"Its group.","type":"string"},"isEntitled":{"description":"Whether the customer i\###
    s served now.","type":"boolean"},"isTrial":{"description":"Whether the running period is a free trial.","type":"boolean"},"managem\###
    entURL":{"description":"Where the customer manages it when the store cannot be asked.","type":["string","null"]},"offer":{"descrip\###
    tion":"The offer that the running period was bought under.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"orig\###
    inalPurchaseAt":{"description":"The first purchase ever under the same original transaction.","anyOf":[{"$ref":"#/components/schem\###
    as/Instant"},{"type":"null"}]},"ownership":{"description":"How the customer came by it.","$ref":"#/components/schemas/Ownership"},\###
    "pendingChange":{"description":"The plan that follows, null without one.","anyOf":[{"$ref":"#/components/schemas/PendingChange"},{\###
    "type":"null"}]},"periodStartAt":{"description":"The beginning of the running or last period.","anyOf":[{"$ref":"#/components/sche\###
    mas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The higher price that the customer was told of.","anyOf":[{"$ref":\###
    "#/components/schemas/PriceIncrease"},{"type":"null"}]},"purchasedAt":{"description":"This plan's first purchase in its unbroken r\###
    un.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"renewalOffer":{"description":"The offer that waits for th\###
    e next billing.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"renewalPrice":{"description":"What the next ren\###
    ewal costs, offers included; null when it will not renew or is not known.","anyOf":[{"$ref":"#/components/schemas/Price"},{"type":\###
    "null"}]},"renewsAt":{"description":"When it renews; null when it will not.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"ty\###
    pe":"null"}]},"revocationReason":{"description":"Why the store took it back.","anyOf":[{"$ref":"#/components/schemas/RevocationRea\###
    son"},{"type":"null"}]},"revokedAt":{"description":"When the store took it back.","anyOf":[{"$ref":"#/components/schemas/Instant"}\###
    ,{"type":"null"}]},"storefrontKind":{"description":"The kind of storefront it was bought in, such as `appStore` or `testStore`.","\###
    type":"string"},"subscriptionID":{"description":"The plan.","type":"string"},"willAutoRenew":{"description":"Whether it renews by i\###
    tself.","type":"boolean"}},"required":["expirationReason","expiresAt","gracePeriodEndsAt","groupID","isEntitled","isTrial","manage\###
    mentURL","offer","originalPurchaseAt","ownership","pendingChange","periodStartAt","priceIncrease","purchasedAt","renewalOffer","re\###
    newalPrice","renewsAt","revocationReason","revokedAt","storefrontKind","subscriptionID","willAutoRenew"]},"UserSubscriptionInput":\###
    {"description":"A plan that a customer holds or held. As a front end may send it.","type":"object","properties":{"expirationReason\###
    ":{"description":"Why it ended; null while it has not.","anyOf":[{"$ref":"#/components/schemas/ExpirationReason"},{"type":"null"}]\###
    },"expiresAt":{"description":"The end of that period: the first instant that is not paid for. Null when it never ends.","anyOf":[{\###
    "$ref":"#/components/schemas/Instant"},{"type":"null"}]},"gracePeriodEndsAt":{"description":"Until when the customer is served alt\###
    hough a renewal failed.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"groupID":{"description":"Its group.",\###
    "type":["string","null"],"default":""},"isEntitled":{"description":"Whether the customer is served now.","type":["boolean","null"]\###
    ,"x-derived":"the `status` of the standing: true when `active` or `inGracePeriod`"},"isTrial":{"description":"Whether the running p\###
    eriod is a free trial.","type":["boolean","null"],"default":false},"managementURL":{"description":"Where the customer manages it w\###
    hen the store cannot be asked.","type":["string","null"]},"offer":{"description":"The offer that the running period was bought und\###
    er.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"originalPurchaseAt":{"description":"The first purchase\###
     ever under the same original transaction.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"ownership":{"descr\###
    iption":"How the customer came by it.","anyOf":[{"$ref":"#/components/schemas/Ownership"},{"type":"null"}],"default":"purchased"},\###
    "pendingChange":{"description":"The plan that follows, null without one.","anyOf":[{"$ref":"#/components/schemas/PendingChangeInpu\###
    t"},{"type":"null"}]},"periodStartAt":{"description":"The beginning of the running or last period.","anyOf":[{"$ref":"#/components\###
    /schemas/Instant"},{"type":"null"}]},"priceIncrease":{"description":"The higher price that the customer was told of.","anyOf":[{"$\###
    ref":"#/components/schemas/PriceIncreaseInput"},{"type":"null"}]},"purchasedAt":{"description":"This plan's first purchase in its u\###
    nbroken run.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"renewalOffer":{"description":"The offer that wai\###
    ts for the next billing.","anyOf":[{"$ref":"#/components/schemas/OfferInput"},{"type":"null"}]},"renewalPrice":{"description":"Wha\###
    t the next renewal costs, offers included; null when it will not renew or is not known.","anyOf":[{"$ref":"#/components/schemas/Pr\###
    iceInput"},{"type":"null"}]},"renewsAt":{"description":"When it renews; null when it will not.","anyOf":[{"$ref":"#/components/sch\###
    emas/Instant"},{"type":"null"}]},"revocationReason":{"description":"Why the store took it back.","anyOf":[{"$ref":"#/components/sc\###
    hemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When the store took it back.","anyOf":[{"$ref":"#/component\###
    s/schemas/Instant"},{"type":"null"}]},"storefrontKind":{"description":"The kind of storefront it was bought in, such as `appStore`\###
     or `testStore`.","type":["string","null"],"default":"appStore"},"subscriptionID":{"description":"The plan.","type":"string"},"wil\###
    lAutoRenew":{"description":"Whether it renews by itself.","type":["boolean","null"],"default":false}},"required":["subscriptionID"\###
    ],"additionalProperties":false},"PendingPurchase":{"description":"A purchase that waits for somebody.","type":"object","properties\###
    ":{"reason":{"description":"What it waits for.","$ref":"#/components/schemas/PendingReason"},"requestedAt":{"description":"When it\###
     was asked for.","$ref":"#/components/schemas/Instant"},"subscriptionID":{"description":"The plan asked for.","type":"string"},"tr\###
    ansactionID":{"description":"The transaction that waits.","type":"string"}},"required":["reason","requestedAt","subscriptionID","t\###
    ransactionID"]},"PendingPurchaseInput":{"description":"A purchase that waits for somebody. As a front end may send it.","type":"ob\###
    ject","properties":{"reason":{"description":"What it waits for.","anyOf":[{"$ref":"#/components/schemas/PendingReason"},{"type":"n\###
    ull"}],"default":"payment"},"requestedAt":{"description":"When it was asked for.","anyOf":[{"$ref":"#/components/schemas/Instant"}\###
    ,{"type":"null"}],"x-derived":"now"},"subscriptionID":{"description":"The plan asked for.","type":"string"},"transactionID":{"desc\###
    ription":"The transaction that waits.","type":["string","null"],"default":""}},"required":["subscriptionID"],"additionalProperties\###
    ":false},"SubscriptionState":{"description":"A customer's standing with a store.","type":"object","properties":{"others":{"descrip\###
    tion":"The rest, of other groups or, with family sharing, of the same.","type":"array","items":{"$ref":"#/components/schemas/UserS\###
    ubscription"}},"ownedProducts":{"description":"Identifiers of one-time products that the customer owns.","type":"array","items":{"\###
    type":"string"}},"pendingPurchases":{"description":"Purchases that wait for somebody, oldest first.","type":"array","items":{"$ref\###
    ":"#/components/schemas/PendingPurchase"}},"status":{"description":"The standing of `subscription`.","$ref":"#/components/schemas/\###
    SubscriptionStatus"},"subscription":{"description":"The one that decides: entitled before not, then the order of groups, then the h\###
    igher level, then the latest.","anyOf":[{"$ref":"#/components/schemas/UserSubscription"},{"type":"null"}]}},"required":["others","\###
    ownedProducts","pendingPurchases","status","subscription"]},"SubscriptionStateInput":{"description":"A customer's standing with a s\###
    tore. As a front end may send it.","type":"object","properties":{"others":{"description":"The rest, of other groups or, with famil\###
    y sharing, of the same.","type":["array","null"],"items":{"$ref":"#/components/schemas/UserSubscriptionInput"},"default":[]},"owne\###
    dProducts":{"description":"Identifiers of one-time products that the customer owns.","type":["array","null"],"items":{"type":"stri\###
    ng"},"default":[]},"pendingPurchases":{"description":"Purchases that wait for somebody, oldest first.","type":["array","null"],"it\###
    ems":{"$ref":"#/components/schemas/PendingPurchaseInput"},"default":[]},"status":{"description":"The standing of `subscription`.",\###
    "$ref":"#/components/schemas/SubscriptionStatus"},"subscription":{"description":"The one that decides: entitled before not, then t\###
    he order of groups, then the higher level, then the latest.","anyOf":[{"$ref":"#/components/schemas/UserSubscriptionInput"},{"type\###
    ":"null"}]}},"required":["status"],"additionalProperties":false},"ProductsSnapshot":{"description":"What a store sells to its curr\###
    ent customer at one instant, and that customer's standing.","type":"object","properties":{"currency":{"description":"ISO 4217 code\###
     of the storefront's currency; empty when the store does not tell.","type":"string"},"fetchedAt":{"description":"That instant.","$\###
    ref":"#/components/schemas/Instant"},"storefront":{"description":"ISO 3166-1 alpha-3 code of the storefront, such as `USA`; empty w\###
    hen the store does not tell.","type":"string"},"subscriptionState":{"description":"The customer's standing.","$ref":"#/components/\###
    schemas/SubscriptionState"},"subscriptions":{"description":"The plans, in the store's order.","type":"array","items":{"$ref":"#/co\###
    mponents/schemas/SubscriptionModel"}}},"required":["currency","fetchedAt","storefront","subscriptionState","subscriptions"]},"Prod\###
    uctsSnapshotInput":{"description":"What a store sells to its current customer at one instant, and that customer's standing. As a f\###
    ront end may send it.","type":"object","properties":{"currency":{"description":"ISO 4217 code of the storefront's currency; empty w\###
    hen the store does not tell.","type":["string","null"],"default":"USD"},"fetchedAt":{"description":"That instant.","anyOf":[{"$ref\###
    ":"#/components/schemas/Instant"},{"type":"null"}],"x-derived":"now"},"storefront":{"description":"ISO 3166-1 alpha-3 code of the s\###
    torefront, such as `USA`; empty when the store does not tell.","type":["string","null"],"default":"USA"},"subscriptionState":{"des\###
    cription":"The customer's standing.","anyOf":[{"$ref":"#/components/schemas/SubscriptionStateInput"},{"type":"null"}],"x-derived":\###
    "the standing last known, `notSubscribed` before there is one"},"subscriptions":{"description":"The plans, in the store's order.",\###
    "type":["array","null"],"items":{"$ref":"#/components/schemas/SubscriptionModelInput"},"default":[]}},"additionalProperties":false\###
    },"UnderlyingError":{"description":"The failure beneath, in the words of whoever reported it first.","type":"object","properties":\###
    {"code":{"description":"Their code.","type":"string"},"domain":{"description":"Who reported it.","type":"string"},"message":{"desc\###
    ription":"Their words.","type":"string"}},"required":["code","domain","message"]},"UnderlyingErrorInput":{"description":"The failu\###
    re beneath, in the words of whoever reported it first. As a front end may send it.","type":"object","properties":{"code":{"descrip\###
    tion":"Their code.","type":["string","null"],"default":""},"domain":{"description":"Who reported it.","type":["string","null"],"de\###
    fault":""},"message":{"description":"Their words.","type":["string","null"],"default":""}},"additionalProperties":false},"StoreErr\###
    or":{"description":"Why a store did not do what it was asked. As an input a bare code is enough.","type":"object","properties":{"c\###
    ode":{"description":"The kind of failure.","$ref":"#/components/schemas/StoreErrorCode"},"isRetryable":{"description":"Whether try\###
    ing again, unchanged, may succeed.","type":"boolean"},"message":{"description":"English text for a person, never empty.","type":"s\###
    tring"},"underlying":{"description":"The failure beneath, null when there is none to tell of.","anyOf":[{"$ref":"#/components/sche\###
    mas/UnderlyingError"},{"type":"null"}]}},"required":["code","isRetryable","message","underlying"]},"StoreErrorInput":{"description\###
    ":"Why a store did not do what it was asked. As an input a bare code is enough. As a front end may send it.","anyOf":[{"$ref":"#/c\###
    omponents/schemas/StoreErrorCode"},{"type":"object","properties":{"code":{"description":"The kind of failure.","anyOf":[{"$ref":"#\###
    /components/schemas/StoreErrorCode"},{"type":"null"}],"default":"unknown"},"isRetryable":{"description":"Whether trying again, unc\###
    hanged, may succeed.","type":["boolean","null"],"x-derived":"what the code usually means"},"message":{"description":"English text f\###
    or a person, never empty.","type":["string","null"],"x-derived":"the code's own text"},"underlying":{"description":"The failure be\###
    neath, null when there is none to tell of.","anyOf":[{"$ref":"#/components/schemas/UnderlyingErrorInput"},{"type":"null"}]}},"addi\###
    tionalProperties":false}]},"ServerInfo":{"description":"Who answers.","type":"object","properties":{"name":{"description":"Always `\###
    subscription-bridge`.","type":"string"},"version":{"description":"The product's version.","type":"string"}},"required":["name","ve\###
    rsion"]},"Capabilities":{"description":"What this process can do.","type":"object","properties":{"clockModes":{"description":"The c\###
    locks it can run on.","type":"array","items":{"$ref":"#/components/schemas/ClockMode"}},"framings":{"description":"The framings it\###
     reads.","type":"array","items":{"$ref":"#/components/schemas/Framing"}},"locales":{"description":"The languages its texts come in\###
    .","type":"array","items":{"type":"string"}},"methods":{"description":"Every method it takes, in alphabetical order.","type":"arra\###
    y","items":{"type":"string"}},"storeKinds":{"description":"The kinds of store it can open.","type":"array","items":{"$ref":"#/comp\###
    onents/schemas/StoreKind"}},"viewModelKinds":{"description":"The screens it has.","type":"array","items":{"$ref":"#/components/sch\###
    emas/ViewModelKind"}}},"required":["clockModes","framings","locales","methods","storeKinds","viewModelKinds"]},"InitializeResult":\###
    {"description":"What a front end may know before anything else.","type":"object","properties":{"capabilities":{"description":"What\###
     this process can do.","$ref":"#/components/schemas/Capabilities"},"protocolVersion":{"description":"The version of the protocol t\###
    hat is spoken: 1.","type":"integer"},"serverInfo":{"description":"Who answers.","$ref":"#/components/schemas/ServerInfo"}},"requir\###
    ed":["capabilities","protocolVersion","serverInfo"]},"ClientInfo":{"description":"Who asks. Unknown members are ignored.","x-use":\###
    "input","type":"object","properties":{"name":{"description":"The front end's name.","type":["string","null"]},"version":{"descript\###
    ion":"The front end's version.","type":["string","null"]}}},"ResetResult":{"description":"The process after a reset.","type":"obje\###
    ct","properties":{"now":{"description":"What the clock says.","$ref":"#/components/schemas/Instant"}},"required":["now"]},"ClockRe\###
    ading":{"description":"What the clock says.","type":"object","properties":{"mode":{"description":"What moves the clock.","$ref":"#\###
    /components/schemas/ClockMode"},"next":{"description":"When the next due thing happens; null when nothing is due.","anyOf":[{"$ref\###
    ":"#/components/schemas/Instant"},{"type":"null"}]},"now":{"description":"The current instant.","$ref":"#/components/schemas/Insta\###
    nt"}},"required":["mode","next","now"]},"ClockAdvanced":{"description":"Where an advance ended.","type":"object","properties":{"ev\###
    ents":{"description":"How many due things happened on the way.","type":"integer"},"now":{"description":"The instant reached.","$re\###
    f":"#/components/schemas/Instant"}},"required":["events","now"]},"StoreOpened":{"description":"A store that was opened.","type":"o\###
    bject","properties":{"kind":{"description":"What is behind it.","$ref":"#/components/schemas/StoreKind"},"store":{"description":"I\###
    ts name.","type":"string"}},"required":["kind","store"]},"StoreListing":{"description":"An open store.","type":"object","propertie\###
    s":{"kind":{"description":"What is behind it.","$ref":"#/components/schemas/StoreKind"},"store":{"description":"Its name.","type":\###
    "string"},"viewModels":{"description":"The view models on it, in order of creation.","type":"array","items":{"type":"string"}}},"r\###
    equired":["kind","store","viewModels"]},"StoreDidChange":{"description":"A customer's standing that became different.","type":"obj\###
    ect","properties":{"cause":{"description":"What made it different.","$ref":"#/components/schemas/StandingCause"},"store":{"descrip\###
    tion":"The store.","type":"string"},"subscriptionState":{"description":"The new standing.","$ref":"#/components/schemas/Subscripti\###
    onState"}},"required":["cause","store","subscriptionState"]},"ViewModelOptions":{"description":"How a view model behaves. In every\###
     time-out 0 means none.","x-use":"input","type":"object","properties":{"loadTimeoutSeconds":{"description":"How long a load may ta\###
    ke.","type":["number","null"],"default":30,"minimum":0},"notify":{"description":"Whether changes are announced by `viewModel/didCh\###
    ange`.","type":["boolean","null"],"default":true},"restoreMinimumSeconds":{"description":"How long a restore shows at least; the l\###
    arger of the two times, not their sum.","type":["number","null"],"default":0,"minimum":0},"restoreTimeoutSeconds":{"description":"\###
    How long a restore may take before the popup.","type":["number","null"],"default":30,"minimum":0},"retentionOffers":{"description"\###
    :"The promotional offer that is shown to who cancels a plan: plan to offer.","type":["object","null"],"additionalProperties":{"typ\###
    e":"string"},"default":{}},"toastSeconds":{"description":"How long a toast stays; 0 until it is dismissed.","type":["number","null\###
    "],"default":3,"minimum":0}},"additionalProperties":false},"ViewModelCreated":{"description":"A new view model.","type":"object","\###
    properties":{"kind":{"description":"Its screen.","$ref":"#/components/schemas/ViewModelKind"},"revision":{"description":"The numbe\###
    r of its state: 0.","type":"integer"},"state":{"description":"What the screen shows.","$ref":"#/components/schemas/ScreenState"},"\###
    viewModel":{"description":"Its id: the kind and a count, such as `purchase-1`.","type":"string"}},"required":["kind","revision","s\###
    tate","viewModel"]},"ViewModelListing":{"description":"A view model.","type":"object","properties":{"kind":{"description":"Its scr\###
    een.","$ref":"#/components/schemas/ViewModelKind"},"revision":{"description":"The number of its last state.","type":"integer"},"st\###
    ore":{"description":"Its store.","type":"string"},"viewModel":{"description":"Its id.","type":"string"}},"required":["kind","revis\###
    ion","store","viewModel"]},"ViewModelSnapshot":{"description":"The whole state of a view model.","type":"object","properties":{"re\###
    vision":{"description":"The number of this state.","type":"integer"},"state":{"description":"What the screen shows.","$ref":"#/com\###
    ponents/schemas/ScreenState"}},"required":["revision","state"]},"ViewModelDidChange":{"description":"A change of a view model's st\###
    ate.","type":"object","properties":{"changes":{"description":"Each member of the state that changed, whole, under its name.","$ref\###
    ":"#/components/schemas/ScreenChanges"},"revision":{"description":"The number of the new state, one more than that of the last.","\###
    type":"integer"},"viewModel":{"description":"The view model.","type":"string"}},"required":["changes","revision","viewModel"]},"Ov\###
    erlay":{"description":"A display that covers the screen while something runs.","type":"object","properties":{"kind":{"description"\###
    :"What runs.","$ref":"#/components/schemas/OverlayKind"},"message":{"description":"What it says, for people.","type":"string"}},"r\###
    equired":["kind","message"]},"Toast":{"description":"A short message that goes by itself.","type":"object","properties":{"argument\###
    s":{"description":"What was put into the text, by name.","type":"object","additionalProperties":{"type":"string"}},"code":{"descri\###
    ption":"What it says, for programs.","$ref":"#/components/schemas/MessageCode"},"id":{"description":"Names it for `viewModel/dismi\###
    ssToast`.","type":"string"},"message":{"description":"What it says, for people; never empty.","type":"string"},"style":{"descripti\###
    on":"How it looks.","$ref":"#/components/schemas/ToastStyle"}},"required":["arguments","code","id","message","style"]},"LastOutcom\###
    e":{"description":"How the last action ended.","type":"object","properties":{"action":{"description":"The action.","$ref":"#/compo\###
    nents/schemas/ScreenAction"},"error":{"description":"Why it failed; null when it did not.","anyOf":[{"$ref":"#/components/schemas/\###
    StoreError"},{"type":"null"}]},"outcome":{"description":"How it ended.","$ref":"#/components/schemas/ActionOutcome"},"sequence":{"\###
    description":"Rises with each action that ends, so that equal outcomes can be told apart.","type":"integer"},"subscriptionID":{"de\###
    scription":"The plan it was about.","type":["string","null"]}},"required":["action","error","outcome","sequence","subscriptionID"]\###
    },"ScreenStateBase":{"description":"What both screens show.","type":"object","properties":{"availableActions":{"description":"What\###
     can be asked for now.","type":"array","items":{"$ref":"#/components/schemas/ScreenAction"}},"isLoading":{"description":"Whether a\###
     load or a restore runs.","type":"boolean"},"lastOutcome":{"description":"How the last action ended; null before the first.","anyO\###
    f":[{"$ref":"#/components/schemas/LastOutcome"},{"type":"null"}]},"loadError":{"description":"Why the last load failed; null when i\###
    t did not.","anyOf":[{"$ref":"#/components/schemas/StoreError"},{"type":"null"}]},"loadStatus":{"description":"How far the plans a\###
    re loaded.","$ref":"#/components/schemas/LoadStatus"},"overlay":{"description":"What covers the screen: any running action except a\###
     load that already shows plans.","anyOf":[{"$ref":"#/components/schemas/Overlay"},{"type":"null"}]},"purchaseInProgress":{"descrip\###
    tion":"Whether a purchase, a change of plan or the acceptance of an offer runs.","type":"boolean"},"purchasingSubscriptionID":{"de\###
    scription":"The plan that is being bought.","type":["string","null"]},"restoreDeadline":{"description":"When the running restore w\###
    ill be given up.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"restoreFailureReason":{"description":"What t\###
    he popup is about.","anyOf":[{"$ref":"#/components/schemas/RestoreFailureReason"},{"type":"null"}]},"restoreInProgress":{"descript\###
    ion":"Whether a restore runs.","type":"boolean"},"showRestoreFailedPopup":{"description":"Whether the popup about a failed restore\###
     is shown.","type":"boolean"},"subscriptionDetails":{"description":"The plans for sale, in the order of display.","type":"array","\###
    items":{"$ref":"#/components/schemas/SubscriptionModel"}},"subscriptionState":{"description":"The customer's standing.","$ref":"#/\###
    components/schemas/SubscriptionState"},"toast":{"description":"The message shown now.","anyOf":[{"$ref":"#/components/schemas/Toas\###
    t"},{"type":"null"}]}},"required":["availableActions","isLoading","lastOutcome","loadError","loadStatus","overlay","purchaseInProg\###
    ress","purchasingSubscriptionID","restoreDeadline","restoreFailureReason","restoreInProgress","showRestoreFailedPopup","subscripti\###
    onDetails","subscriptionState","toast"]},"PurchaseScreenState":{"description":"What the purchase screen shows.","allOf":[{"$ref":"\###
    #/components/schemas/ScreenStateBase"}],"type":"object","properties":{"bestValueSubscriptionID":{"description":"The plan with the b\###
    est price per month, null when none stands out.","type":["string","null"]},"isAlreadySubscribed":{"description":"Whether the custo\###
    mer is entitled to a plan already.","type":"boolean"},"kind":{"description":"Which screen it is.","const":"purchase"},"selectedSub\###
    scriptionID":{"description":"The plan that the customer has picked.","type":["string","null"]}},"required":["bestValueSubscription\###
    ID","isAlreadySubscribed","kind","selectedSubscriptionID"]},"CurrentSubscription":{"description":"The plan that the manage screen i\###
    s about.","type":"object","properties":{"badge":{"description":"Its standing in a word.","anyOf":[{"$ref":"#/components/schemas/Ba\###
    dge"},{"type":"null"}]},"price":{"description":"What the next period costs, or what it cost; null when that is not known.","anyOf"\###
    :[{"$ref":"#/components/schemas/Price"},{"type":"null"}]},"subscription":{"description":"The plan held or held last.","$ref":"#/co\###
    mponents/schemas/UserSubscription"},"subtitle":{"description":"A sentence about what comes next.","type":"string"},"title":{"descr\###
    iption":"Its name.","type":"string"}},"required":["badge","price","subscription","subtitle","title"]},"ChangeOption":{"description\###
    ":"A plan that the customer could change to.","type":"object","properties":{"change":{"description":"How it compares with the plan\###
     held.","$ref":"#/components/schemas/PlanChange"},"effective":{"description":"When it would take effect.","$ref":"#/components/sch\###
    emas/PlanChangeTiming"},"effectiveAt":{"description":"That instant; null when it is not known.","anyOf":[{"$ref":"#/components/sch\###
    emas/Instant"},{"type":"null"}]},"promotionOfferIDs":{"description":"Promotional offers that the customer may have with it.","type\###
    ":"array","items":{"type":"string"}},"subscriptionID":{"description":"The plan.","type":"string"}},"required":["change","effective\###
    ","effectiveAt","promotionOfferIDs","subscriptionID"]},"BillingIssue":{"description":"A renewal that failed.","type":"object","pro\###
    perties":{"kind":{"description":"Which problem it is.","$ref":"#/components/schemas/BillingIssueKind"},"until":{"description":"Unt\###
    il when it can be mended without loss; null when it is not known.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"\###
    }]}},"required":["kind","until"]},"RetentionOffer":{"description":"An offer to stay, shown to who cancels.","type":"object","prope\###
    rties":{"offer":{"description":"The offer.","$ref":"#/components/schemas/Offer"},"subscriptionID":{"description":"The plan it is f\###
    or.","type":"string"}},"required":["offer","subscriptionID"]},"ManageScreenState":{"description":"What the manage-subscription scr\###
    een shows.","allOf":[{"$ref":"#/components/schemas/ScreenStateBase"}],"type":"object","properties":{"billingIssue":{"description":\###
    "A renewal that failed; null when none did.","anyOf":[{"$ref":"#/components/schemas/BillingIssue"},{"type":"null"}]},"changeOption\###
    s":{"description":"The plans that the customer could change to.","type":"array","items":{"$ref":"#/components/schemas/ChangeOption\###
    "}},"current":{"description":"The plan held, or held last; null when there has been none.","anyOf":[{"$ref":"#/components/schemas/\###
    CurrentSubscription"},{"type":"null"}]},"kind":{"description":"Which screen it is.","const":"manage"},"managementURL":{"descriptio\###
    n":"Where the customer manages the plan when the store cannot be asked.","type":["string","null"]},"refundStatus":{"description":"\###
    How the last refund request ended.","anyOf":[{"$ref":"#/components/schemas/RefundStatus"},{"type":"null"}]},"retentionOffer":{"des\###
    cription":"The offer to stay that is shown now.","anyOf":[{"$ref":"#/components/schemas/RetentionOffer"},{"type":"null"}]}},"requi\###
    red":["billingIssue","changeOptions","current","kind","managementURL","refundStatus","retentionOffer"]},"ScreenState":{"descriptio\###
    n":"What a screen shows; `kind` says which.","x-discriminator":"kind","oneOf":[{"$ref":"#/components/schemas/PurchaseScreenState"}\###
    ,{"$ref":"#/components/schemas/ManageScreenState"}]},"ScreenChanges":{"description":"Each member of a screen's state that changed,\###
     whole, under its name.","type":"object","properties":{"availableActions":{"description":"What can be asked for now.","type":"arra\###
    y","items":{"$ref":"#/components/schemas/ScreenAction"}},"bestValueSubscriptionID":{"description":"The plan with the best price pe\###
    r month, null when none stands out.","type":["string","null"]},"billingIssue":{"description":"A renewal that failed; null when non\###
    e did.","anyOf":[{"$ref":"#/components/schemas/BillingIssue"},{"type":"null"}]},"changeOptions":{"description":"The plans that the\###
     customer could change to.","type":"array","items":{"$ref":"#/components/schemas/ChangeOption"}},"current":{"description":"The pla\###
    n held, or held last; null when there has been none.","anyOf":[{"$ref":"#/components/schemas/CurrentSubscription"},{"type":"null"}\###
    ]},"isAlreadySubscribed":{"description":"Whether the customer is entitled to a plan already.","type":"boolean"},"isLoading":{"desc\###
    ription":"Whether a load or a restore runs.","type":"boolean"},"lastOutcome":{"description":"How the last action ended; null befor\###
    e the first.","anyOf":[{"$ref":"#/components/schemas/LastOutcome"},{"type":"null"}]},"loadError":{"description":"Why the last load\###
     failed; null when it did not.","anyOf":[{"$ref":"#/components/schemas/StoreError"},{"type":"null"}]},"loadStatus":{"description":\###
    "How far the plans are loaded.","$ref":"#/components/schemas/LoadStatus"},"managementURL":{"description":"Where the customer manag\###
    es the plan when the store cannot be asked.","type":["string","null"]},"overlay":{"description":"What covers the screen: any runni\###
    ng action except a load that already shows plans.","anyOf":[{"$ref":"#/components/schemas/Overlay"},{"type":"null"}]},"purchaseInP\###
    rogress":{"description":"Whether a purchase, a change of plan or the acceptance of an offer runs.","type":"boolean"},"purchasingSu\###
    bscriptionID":{"description":"The plan that is being bought.","type":["string","null"]},"refundStatus":{"description":"How the las\###
    t refund request ended.","anyOf":[{"$ref":"#/components/schemas/RefundStatus"},{"type":"null"}]},"restoreDeadline":{"description":\###
    "When the running restore will be given up.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"restoreFailureRea\###
    son":{"description":"What the popup is about.","anyOf":[{"$ref":"#/components/schemas/RestoreFailureReason"},{"type":"null"}]},"re\###
    storeInProgress":{"description":"Whether a restore runs.","type":"boolean"},"retentionOffer":{"description":"The offer to stay tha\###
    t is shown now.","anyOf":[{"$ref":"#/components/schemas/RetentionOffer"},{"type":"null"}]},"selectedSubscriptionID":{"description"\###
    :"The plan that the customer has picked.","type":["string","null"]},"showRestoreFailedPopup":{"description":"Whether the popup abo\###
    ut a failed restore is shown.","type":"boolean"},"subscriptionDetails":{"description":"The plans for sale, in the order of display\###
    .","type":"array","items":{"$ref":"#/components/schemas/SubscriptionModel"}},"subscriptionState":{"description":"The customer's st\###
    anding.","$ref":"#/components/schemas/SubscriptionState"},"toast":{"description":"The message shown now.","anyOf":[{"$ref":"#/comp\###
    onents/schemas/Toast"},{"type":"null"}]}}},"ActionResult":{"description":"How an action of a screen ended.","type":"object","prope\###
    rties":{"error":{"description":"The particulars when `outcome` is `failed`, else null.","anyOf":[{"$ref":"#/components/schemas/Sto\###
    reError"},{"type":"null"}]},"outcome":{"description":"How it ended.","$ref":"#/components/schemas/ActionOutcome"},"revision":{"des\###
    cription":"The number of the state after it.","type":"integer"},"subscriptionID":{"description":"The plan it was about.","type":["\###
    string","null"]}},"required":["error","outcome","revision","subscriptionID"]},"LatencySeconds":{"description":"How long a simulate\###
    d store takes to answer, in seconds of the process's clock.","type":"object","properties":{"products":{"description":"`fetchProduc\###
    ts`.","type":"number","minimum":0},"purchase":{"description":"`purchase`.","type":"number","minimum":0},"restore":{"description":"\###
    `restore`.","type":"number","minimum":0},"state":{"description":"`currentState`.","type":"number","minimum":0}},"required":["produ\###
    cts","purchase","restore","state"]},"LatencySecondsInput":{"description":"How long a simulated store takes to answer, in seconds o\###
    f the process's clock. As a front end may send it.","type":"object","properties":{"products":{"description":"`fetchProducts`.","ty\###
    pe":["number","null"],"minimum":0},"purchase":{"description":"`purchase`.","type":["number","null"],"minimum":0},"restore":{"descr\###
    iption":"`restore`.","type":["number","null"],"minimum":0},"state":{"description":"`currentState`.","type":["number","null"],"mini\###
    mum":0}},"additionalProperties":false},"SimulatorSettings":{"description":"How a simulated store behaves.","type":"object","proper\###
    ties":{"askToBuyEnabled":{"description":"Whether purchases wait for a parent's approval.","type":"boolean"},"billingGracePeriodEna\###
    bled":{"description":"Whether a failed renewal begins with a grace period.","type":"boolean"},"billingRetryOnRenewalEnabled":{"des\###
    cription":"Whether renewals fail.","type":"boolean"},"gracePeriodDays":{"description":"How long the grace period is; null for the l\###
    ength that goes with the plan's period.","type":["integer","null"]},"interruptedPurchasesEnabled":{"description":"Whether purchase\###
    s are interrupted until the issue is resolved.","type":"boolean"},"latencySeconds":{"description":"How long answers take.","$ref":\###
    "#/components/schemas/LatencySeconds"},"locale":{"description":"The locale of names and prices.","type":"string"},"purchaseDecisio\###
    n":{"description":"What the customer does when the payment sheet opens.","$ref":"#/components/schemas/SimulatedPurchaseDecision"},\###
    "storefront":{"description":"ISO 3166-1 alpha-3 code of the storefront.","type":"string"},"timeRate":{"description":"How fast peri\###
    ods pass.","$ref":"#/components/schemas/TimeRate"}},"required":["askToBuyEnabled","billingGracePeriodEnabled","billingRetryOnRenew\###
    alEnabled","gracePeriodDays","interruptedPurchasesEnabled","latencySeconds","locale","purchaseDecision","storefront","timeRate"]},\###
    "Transaction":{"description":"One transaction of a simulated store.","type":"object","properties":{"customer":{"description":"Whos\###
    e it is.","type":"string"},"expiresAt":{"description":"The end of the period it pays for; null when it ends nowhere.","anyOf":[{"$\###
    ref":"#/components/schemas/Instant"},{"type":"null"}]},"isUpgraded":{"description":"Whether an upgrade took its place.","type":"bo\###
    olean"},"kind":{"description":"What kind of product that is.","$ref":"#/components/schemas/ProductKind"},"offer":{"description":"T\###
    he offer it was made under.","anyOf":[{"$ref":"#/components/schemas/Offer"},{"type":"null"}]},"originalTransactionID":{"descriptio\###
    n":"The transaction that began its run.","type":"string"},"ownership":{"description":"How the customer came by it.","$ref":"#/comp\###
    onents/schemas/Ownership"},"price":{"description":"What it cost.","$ref":"#/components/schemas/Price"},"productID":{"description":\###
    "What it is for.","type":"string"},"purchasedAt":{"description":"When it was made.","$ref":"#/components/schemas/Instant"},"reason\###
    ":{"description":"What made it.","$ref":"#/components/schemas/TransactionReason"},"revocationReason":{"description":"Why it was ta\###
    ken back.","anyOf":[{"$ref":"#/components/schemas/RevocationReason"},{"type":"null"}]},"revokedAt":{"description":"When it was tak\###
    en back.","anyOf":[{"$ref":"#/components/schemas/Instant"},{"type":"null"}]},"state":{"description":"How it stands.","$ref":"#/com\###
    ponents/schemas/TransactionState"},"transactionID":{"description":"Its number.","type":"string"}},"required":["customer","expiresA\###
    t","isUpgraded","kind","offer","originalTransactionID","ownership","price","productID","purchasedAt","reason","revocationReason","\###
    revokedAt","state","transactionID"]},"CustomerListing":{"description":"A customer of a simulated store.","type":"object","properti\###
    es":{"customer":{"description":"Its name.","type":"string"},"isCurrent":{"description":"Whether it uses the store now.","type":"bo\###
    olean"}},"required":["customer","isCurrent"]},"SimulatedProduct":{"description":"Something that a configuration sells.","type":"ob\###
    ject","properties":{"displayName":{"description":"Its name.","type":"string"},"groupID":{"description":"Its subscription group.","\###
    type":["string","null"]},"isFamilyShareable":{"description":"Whether the family shares it.","type":"boolean"},"kind":{"description\###
    ":"What it is.","$ref":"#/components/schemas/ProductKind"},"level":{"description":"Its place in the group, 1 the highest.","type":\###
    ["integer","null"]},"period":{"description":"How long one paid period lasts.","anyOf":[{"$ref":"#/components/schemas/Period"},{"ty\###
    pe":"null"}]},"price":{"description":"Its regular price.","$ref":"#/components/schemas/Price"},"productID":{"description":"Its ide\###
    ntifier.","type":"string"}},"required":["displayName","groupID","isFamilyShareable","kind","level","period","price","productID"]},\###
    "SubscriptionGroup":{"description":"A group of plans that exclude each other.","type":"object","properties":{"groupID":{"descripti\###
    on":"Its identifier.","type":"string"},"name":{"description":"Its name.","type":"string"},"subscriptionIDs":{"description":"Its pl\###
    ans, the highest level first.","type":"array","items":{"type":"string"}}},"required":["groupID","name","subscriptionIDs"]},"PlanOf\###
    fer":{"description":"An offer, and the plan it is for.","type":"object","properties":{"offer":{"description":"The offer, with the c\###
    urrent customer's eligibility.","$ref":"#/components/schemas/Offer"},"subscriptionID":{"description":"The plan.","type":"string"}}\###
    ,"required":["offer","subscriptionID"]},"ConfigurationWarning":{"description":"Something odd in a configuration that can be used."\###
    ,"type":"object","properties":{"line":{"description":"Its line, from 1; null when it has none.","type":["integer","null"]},"messag\###
    e":{"description":"What is odd.","type":"string"},"pointer":{"description":"JSON pointer to the place; empty for the whole.","type\###
    ":"string"}},"required":["line","message","pointer"]},"SimulatorDescription":{"description":"All that a simulated store sells and h\###
    ow it behaves.","type":"object","properties":{"groups":{"description":"The groups.","type":"array","items":{"$ref":"#/components/s\###
    chemas/SubscriptionGroup"}},"offers":{"description":"The offers of all plans.","type":"array","items":{"$ref":"#/components/schema\###
    s/PlanOffer"}},"products":{"description":"What is sold, in the order of the configuration.","type":"array","items":{"$ref":"#/comp\###
    onents/schemas/SimulatedProduct"}},"settings":{"description":"How it behaves.","$ref":"#/components/schemas/SimulatorSettings"},"w\###
    arnings":{"description":"What is odd in the configuration.","type":"array","items":{"$ref":"#/components/schemas/ConfigurationWarn\###
    ing"}}},"required":["groups","offers","products","settings","warnings"]},"ConfigurationProblem":{"description":"A finding in a con\###
    figuration.","type":"object","properties":{"column":{"description":"Its column, from 1.","type":["integer","null"]},"line":{"descr\###
    iption":"Its line, from 1.","type":["integer","null"]},"message":{"description":"What is wrong, and what would be right.","type":"\###
    string"},"pointer":{"description":"JSON pointer to the place; empty for the whole.","type":"string"},"severity":{"description":"Ho\###
    w grave it is.","$ref":"#/components/schemas/Severity"}},"required":["column","line","message","pointer","severity"]},"Configurati\###
    onReport":{"description":"What a configuration is good for.","type":"object","properties":{"isUsable":{"description":"Whether a st\###
    ore can be opened with it.","type":"boolean"},"problems":{"description":"All findings, in the order of the text.","type":"array","\###
    items":{"$ref":"#/components/schemas/ConfigurationProblem"}},"products":{"description":"What it would sell.","type":"array","items\###
    ":{"$ref":"#/components/schemas/SimulatedProduct"}}},"required":["isUsable","problems","products"]},"SpyCall":{"description":"A ca\###
    ll that a spy recorded.","type":"object","properties":{"action":{"description":"What was called.","$ref":"#/components/schemas/Spy\###
    Action"},"at":{"description":"When it was called.","$ref":"#/components/schemas/Instant"},"origin":{"description":"Who called.","$\###
    ref":"#/components/schemas/CallOrigin"},"outcome":{"description":"How it ended; null while it has not.","anyOf":[{"$ref":"#/compon\###
    ents/schemas/CallOutcome"},{"type":"null"}]},"promotionOfferID":{"description":"The offer named.","type":["string","null"]},"seque\###
    nce":{"description":"Its number, from 1.","type":"integer"},"subscriptionID":{"description":"The plan named, null when the action n\###
    ames none.","type":["string","null"]}},"required":["action","at","origin","outcome","promotionOfferID","sequence","subscriptionID"\###
    ]},"Problem":{"description":"One thing wrong with what was sent.","type":"object","properties":{"message":{"description":"What is w\###
    rong, and what would be right.","type":"string"},"path":{"description":"Where: member names and indexes, such as `options.toastSec\###
    onds` or `subscriptionState.others[0].groupID`; empty for the whole.","type":"string"}},"required":["message","path"]},"ExceededLi\###
    mit":{"description":"A limit, and the greatest value it allows.","type":"object","properties":{"name":{"description":"The limit's n\###
    ame.","type":"string"},"value":{"description":"The greatest value it allows.","type":"integer"}},"required":["name","value"]},"Par\###
    seErrorData":{"description":"A message that could not be read.","type":"object","properties":{"kind":{"description":"The kind of e\###
    rror.","const":"parseError"},"limit":{"description":"The limit that was exceeded, when it was one.","$ref":"#/components/schemas/E\###
    xceededLimit"},"offset":{"description":"The byte at fault, from the start of the message.","type":"integer"}},"required":["kind"]}\###
    ,"InvalidRequestErrorData":{"description":"JSON that is no request.","type":"object","properties":{"id":{"description":"The id at f\###
    ault, when it was one."},"kind":{"description":"The kind of error.","const":"invalidRequest"},"limit":{"description":"The limit th\###
    at was exceeded, when it was one.","$ref":"#/components/schemas/ExceededLimit"}},"required":["kind"]},"MethodNotFoundErrorData":{"\###
    description":"A method that does not exist.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"met\###
    hodNotFound"},"method":{"description":"The method asked for.","type":"string"},"suggestions":{"description":"The nearest known one\###
    s, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","method","suggestions"]},"InvalidParamsErrorD\###
    ata":{"description":"Params that do not fit.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"in\###
    validParams"},"problems":{"description":"Everything that is wrong with them.","type":"array","items":{"$ref":"#/components/schemas\###
    /Problem"}}},"required":["kind","problems"]},"InternalErrorData":{"description":"Something broke in the bridge.","type":"object","\###
    properties":{"kind":{"description":"The kind of error.","const":"internalError"}},"required":["kind"]},"RequestCancelledErrorData"\###
    :{"description":"A request stopped by `$/cancelRequest`.","type":"object","properties":{"kind":{"description":"The kind of error."\###
    ,"const":"requestCancelled"},"now":{"description":"Where a cancelled `clock/advance` stopped.","$ref":"#/components/schemas/Instan\###
    t"}},"required":["kind"]},"UnknownViewModelErrorData":{"description":"A view model that does not exist.","type":"object","properti\###
    es":{"kind":{"description":"The kind of error.","const":"unknownViewModel"},"known":{"description":"Those that do, 20 at most.","t\###
    ype":"array","items":{"type":"string"}},"suggestions":{"description":"The nearest of them, the nearest first.","type":"array","ite\###
    ms":{"type":"string"}}},"required":["kind","known","suggestions"]},"UnknownStoreErrorData":{"description":"A store that does not e\###
    xist.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"unknownStore"},"known":{"description":"Th\###
    ose that do, 20 at most.","type":"array","items":{"type":"string"}},"suggestions":{"description":"The nearest of them, the nearest\###
     first.","type":"array","items":{"type":"string"}}},"required":["kind","known","suggestions"]},"UnknownSubscriptionErrorData":{"de\###
    scription":"A subscription that does not exist.","type":"object","properties":{"kind":{"description":"The kind of error.","const":\###
    "unknownSubscription"},"known":{"description":"Those that do, 20 at most.","type":"array","items":{"type":"string"}},"suggestions"\###
    :{"description":"The nearest of them, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","known","s\###
    uggestions"]},"UnknownTransactionErrorData":{"description":"A transaction that does not exist.","type":"object","properties":{"kin\###
    d":{"description":"The kind of error.","const":"unknownTransaction"},"known":{"description":"Those that do, 20 at most.","type":"a\###
    rray","items":{"type":"string"}},"suggestions":{"description":"The nearest of them, the nearest first.","type":"array","items":{"t\###
    ype":"string"}}},"required":["kind","known","suggestions"]},"ActionNotAllowedErrorData":{"description":"An action that is not poss\###
    ible now.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"actionNotAllowed"},"reason":{"descrip\###
    tion":"Why not.","$ref":"#/components/schemas/NotAllowedReason"}},"required":["kind","reason"]},"StoreFailureErrorData":{"descript\###
    ion":"A store that did not do what it was asked.","type":"object","properties":{"kind":{"description":"The kind of error.","const"\###
    :"storeFailure"},"storeError":{"description":"Why not.","$ref":"#/components/schemas/StoreError"}},"required":["kind","storeError"\###
    ]},"InvalidConfigurationErrorData":{"description":"A configuration, state folder or setting that cannot be used.","type":"object",\###
    "properties":{"file":{"description":"The file; null when there is none.","type":["string","null"]},"kind":{"description":"The kind\###
     of error.","const":"invalidConfiguration"},"line":{"description":"Its line, from 1; null when it has none.","type":["integer","nu\###
    ll"]},"pointer":{"description":"JSON pointer to the place; null when it has none.","type":["string","null"]}},"required":["file","\###
    kind","line","pointer"]},"LimitExceededErrorData":{"description":"A limit that was exceeded.","type":"object","properties":{"kind"\###
    :{"description":"The kind of error.","const":"limitExceeded"},"limit":{"description":"The limit.","$ref":"#/components/schemas/Exc\###
    eededLimit"}},"required":["kind","limit"]},"ClockNotVirtualErrorData":{"description":"An advance of the system clock.","type":"obj\###
    ect","properties":{"kind":{"description":"The kind of error.","const":"clockNotVirtual"}},"required":["kind"]},"UnsupportedVersion\###
    ErrorData":{"description":"A version of the protocol that is not spoken.","type":"object","properties":{"kind":{"description":"The\###
     kind of error.","const":"unsupportedVersion"},"supported":{"description":"Those that are.","type":"array","items":{"type":"intege\###
    r"}}},"required":["kind","supported"]},"ShuttingDownErrorData":{"description":"A request after `shutdown`, or one cut short by the\###
     end.","type":"object","properties":{"kind":{"description":"The kind of error.","const":"shuttingDown"}},"required":["kind"]},"Not\###
    SupportedByStoreErrorData":{"description":"Something that this kind of store does not have.","type":"object","properties":{"kind":\###
    {"description":"The kind of error.","const":"notSupportedByStore"},"store":{"description":"The store.","type":"string"},"storeKind\###
    ":{"description":"What it is.","$ref":"#/components/schemas/StoreKind"}},"required":["kind","store","storeKind"]},"UnknownOfferErr\###
    orData":{"description":"A offer that does not exist.","type":"object","properties":{"kind":{"description":"The kind of error.","co\###
    nst":"unknownOffer"},"known":{"description":"Those that do, 20 at most.","type":"array","items":{"type":"string"}},"suggestions":{\###
    "description":"The nearest of them, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kind","known","sug\###
    gestions"]}}}}
    """###
  }
}
