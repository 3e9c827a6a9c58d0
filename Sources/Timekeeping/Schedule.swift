/// What falls due, in the order of PROTOCOL §4: by instant; at one instant in the order of scheduling,
/// but a store's answer before a time-out.
@MainActor
struct Schedule {
  private var answers = DueHeap()
  private var others = DueHeap()
  private var lastSequence: UInt64 = 0

  var isEmpty: Bool { answers.first == nil && others.first == nil }

  mutating func add(_ thing: DueThing) {
    lastSequence += 1
    thing.sequence = lastSequence
    if thing.kind == .storeAnswer { answers.insert(thing) } else { others.insert(thing) }
  }

  mutating func remove(_ thing: DueThing) {
    if thing.kind == .storeAnswer { answers.remove(thing) } else { others.remove(thing) }
  }

  /// The thing that happens next.
  var first: DueThing? {
    guard let answer = answers.first else { return others.first }
    guard let other = others.first else { return answer }
    if other.kind == .timeout && other.instant == answer.instant { return answer }
    return answer.comesBefore(other) ? answer : other
  }
}

/// A binary heap whose members know their place, so that what is no longer wanted leaves at once.
@MainActor
struct DueHeap {
  private var things: [DueThing] = []

  var first: DueThing? { things.first }

  mutating func insert(_ thing: DueThing) {
    thing.place = things.count
    things.append(thing)
    rise(from: thing.place)
  }

  mutating func remove(_ thing: DueThing) {
    let place = thing.place
    guard place >= 0, place < things.count, things[place] === thing else { return }
    let last = things.removeLast()
    thing.place = -1
    if last !== thing {
      put(last, at: place)
      rise(from: place)
      sink(from: last.place)
    }
  }

  private mutating func put(_ thing: DueThing, at place: Int) {
    things[place] = thing
    thing.place = place
  }

  private mutating func rise(from start: Int) {
    var place = start
    let thing = things[place]
    while place > 0, thing.comesBefore(things[(place - 1) / 2]) {
      put(things[(place - 1) / 2], at: place)
      place = (place - 1) / 2
    }
    put(thing, at: place)
  }

  private mutating func sink(from start: Int) {
    var place = start
    let thing = things[place]
    while true {
      var child = 2 * place + 1
      guard child < things.count else { break }
      if child + 1 < things.count, things[child + 1].comesBefore(things[child]) { child += 1 }
      guard things[child].comesBefore(thing) else { break }
      put(things[child], at: place)
      place = child
    }
    put(thing, at: place)
  }
}
