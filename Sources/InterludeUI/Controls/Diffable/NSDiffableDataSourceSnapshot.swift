/// What a table or a collection shows at one time: sections in order, and the items of each, known by identifiers that are unique.
///
/// A call that UIKit answers with an exception, such as an identifier that is there twice, changes nothing; it is reported when the
/// snapshot is applied.
public nonisolated struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  private var sectionIndexes: [SectionIdentifierType: Int] = [:]
  /// The section of each item.
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  var reloadedSections: [SectionIdentifierType] = []
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []
  /// What UIKit would have raised exceptions for.
  private(set) var faults: [String] = []

  /// A snapshot of nothing.
  public init() {}

  // MARK: Numbers

  /// How many items there are in all sections.
  public var numberOfItems: Int { owners.count }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many items a section has; 0 if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    index(ofKnown: identifier).map { sections[$0].items.count } ?? 0
  }

  // MARK: Identifiers

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The items of a section, in order; none if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    index(ofKnown: identifier).map { sections[$0].items } ?? []
  }

  /// The section that an item is in; nil if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    owners[identifier]
  }

  /// Which of all items an item is, counted from 0 over all sections; nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = place(of: identifier) else { return nil }
    return sections[..<place.section].reduce(0) { $0 + $1.items.count } + place.item
  }

  /// Which section one is, counted from 0; nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { index(ofKnown: identifier) }

  // MARK: Storage

  func index(ofKnown section: SectionIdentifierType) -> Int? { sectionIndexes[section] }

  func contains(_ item: ItemIdentifierType) -> Bool { owners[item] != nil }

  func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let owner = owners[item], let section = sectionIndexes[owner],
      let index = sections[section].items.firstIndex(of: item)
    else { return nil }
    return (section, index)
  }

  mutating func place(_ items: [ItemIdentifierType], at index: Int, inSection section: Int) {
    sections[section].items.insert(contentsOf: items, at: index)
    for item in items { owners[item] = sections[section].identifier }
  }

  mutating func append(_ items: [ItemIdentifierType], inSection section: Int) {
    place(items, at: sections[section].items.count, inSection: section)
  }

  mutating func remove(_ items: [ItemIdentifierType]) {
    let gone = Set(items.filter(contains))
    for section in Set(gone.compactMap { owners[$0].flatMap(index(ofKnown:)) }) {
      sections[section].items.removeAll(where: gone.contains)
    }
    for item in gone { owners[item] = nil }
  }

  mutating func place(_ new: [Section], at index: Int) {
    sections.insert(contentsOf: new, at: index)
    for (offset, section) in sections[index...].enumerated() { sectionIndexes[section.identifier] = index + offset }
  }

  mutating func removeSections(_ identifiers: [SectionIdentifierType]) -> [Section] {
    let gone = Set(identifiers)
    let removed = sections.filter { gone.contains($0.identifier) }
    sections.removeAll { gone.contains($0.identifier) }
    sectionIndexes = [:]
    for (index, section) in sections.enumerated() { sectionIndexes[section.identifier] = index }
    return removed
  }

  mutating func forget(_ items: [ItemIdentifierType]) { for item in items { owners[item] = nil } }

  /// Whether something that UIKit demands holds; if not, it is reported later.
  mutating func demand(_ holds: Bool, _ fault: @autoclosure () -> String) -> Bool {
    if !holds { faults.append(fault()) }
    return holds
  }

  /// The same sections and items, with nothing to reload and nothing to report.
  var settled: Self {
    var copy = self
    (copy.reloadedSections, copy.reloadedItems, copy.reconfiguredItems, copy.faults) = ([], [], [], [])
    return copy
  }
}
