nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    guard areNew(identifiers) else { return }
    place(identifiers.map { Section(identifier: $0) }, at: numberOfSections)
  }

  /// Puts empty sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, nextTo: toIdentifier, offset: 0)
  }

  /// Puts empty sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, nextTo: toIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], nextTo section: SectionIdentifierType, offset: Int
  ) {
    let index = index(ofKnown: section)
    guard demand(index != nil, "Sections are inserted beside \(section), which is not there."), let index,
      areNew(identifiers)
    else { return }
    place(identifiers.map { Section(identifier: $0) }, at: index + offset)
  }

  /// Takes sections away with their items; those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in removeSections(identifiers) { forget(section.items) }
  }

  /// Puts a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 0)
  }

  /// Puts a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, nextTo: toIdentifier, offset: 1)
  }

  private mutating func move(_ section: SectionIdentifierType, nextTo other: SectionIdentifierType, offset: Int) {
    let areThere = index(ofKnown: section) != nil && index(ofKnown: other) != nil
    guard demand(areThere, "Section \(section) is moved beside \(other), and one of them is not there."),
      demand(section != other, "Section \(section) is moved beside itself.")
    else { return }
    let moved = removeSections([section])
    guard let index = index(ofKnown: other) else { return }
    place(moved, at: index + offset)
  }

  /// Has sections made anew that are there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard demand(identifiers.allSatisfy { index(ofKnown: $0) != nil }, "Sections are reloaded that are not there.")
    else { return }
    reloadedSections += identifiers
  }

  /// The sections that are to be made anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    var seen: Set<SectionIdentifierType> = []
    return reloadedSections.filter { index(ofKnown: $0) != nil && seen.insert($0).inserted }
  }

  private mutating func areNew(_ sections: [SectionIdentifierType]) -> Bool {
    demand(
      Set(sections).count == sections.count && !sections.contains { index(ofKnown: $0) != nil },
      "Sections are added that are there already.")
  }
}
