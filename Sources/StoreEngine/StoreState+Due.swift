extension StoreState {
  /// The next thing that happens by itself.
  mutating func nextDue() -> DueQueue.Entry? {
    while let entry = due.first {
      if dueMoment(of: entry) == entry.moment { return entry }
      due.removeFirst()
    }
    return nil
  }

  private func dueMoment(of entry: DueQueue.Entry) -> Moment? {
    let groups = customers[Int(entry.customer)].groups
    guard Int(entry.group) < groups.count else { return nil }
    return groups[Int(entry.group)].holding(entry.ownership)?.nextDue
  }

  mutating func rebuildDue() {
    var fresh = DueQueue()
    for (customer, record) in customers.enumerated() {
      for (place, group) in record.groups.enumerated() {
        for ownership in Ownership.allCases {
          guard let moment = group.holding(ownership)?.nextDue else { continue }
          fresh.insert(DueQueue.Entry(moment: moment, customer: Int32(customer), group: Int32(place), ownership: ownership))
        }
      }
    }
    fresh.setRoom()
    due = fresh
  }
}
