/// Which item of a list is which after an update.
nonisolated struct ListMapping {
  /// The numbers before and after do not add up.
  struct Mismatch: Error {
    /// Which section, by its number after the update; nil if it is the number of sections.
    let section: Int?
    let before: Int
    let after: Int
    let change: Int
  }

  /// The new number of each old section, nil if it went; and back.
  private let sections: Renumbering
  /// The same of the items of those sections in which there were changes, by their old numbers.
  private var items: [Int: Renumbering] = [:]
  private let moves: [IndexPath: IndexPath]
  private let movesBack: [IndexPath: IndexPath]
  private let update: ListUpdate

  /// Numbers of items by sections, before and after.
  init(_ update: ListUpdate, from old: [Int], to new: [Int]) throws(Mismatch) {
    self.update = update
    sections = try Renumbering(
      from: old.count, to: new.count, removed: update.deletedSections, added: update.insertedSections,
      moved: update.movedSections, section: nil)
    moves = Dictionary(update.movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 })
    movesBack = Dictionary(update.movedItems.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 })
    let gone = Dictionary(grouping: update.deletedItems + update.movedItems.map(\.from), by: \.section)
    let come = Dictionary(grouping: update.insertedItems + update.movedItems.map(\.to), by: \.section)
    for section in old.indices where !update.reloadedSections.contains(section) {
      guard let newSection = sections.new(section) else { continue }
      let (gone, come) = (gone[section] ?? [], come[newSection] ?? [])
      guard !gone.isEmpty || !come.isEmpty || old[section] != new[newSection] else { continue }
      items[section] = try Renumbering(
        from: old[section], to: new[newSection], removed: Set(gone.map(\.item)), added: Set(come.map(\.item)),
        moved: [], section: newSection)
    }
  }

  func newSection(_ section: Int) -> Int? {
    update.reloadedSections.contains(section) ? nil : sections.new(section)
  }

  /// Where an item is after; nil if it went or is made anew.
  func new(_ path: IndexPath) -> IndexPath? {
    if update.reloadedItems.contains(path) { return nil }
    return renumbered(path)
  }

  /// Where an item is after, made anew or not; nil if it went.
  func renumbered(_ path: IndexPath) -> IndexPath? {
    if let moved = moves[path] { return moved }
    guard let section = newSection(path.section) else { return nil }
    guard let items = items[path.section] else { return IndexPath(item: path.item, section: section) }
    return items.new(path.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where an item was before; nil if it has come or is made anew.
  func old(_ path: IndexPath) -> IndexPath? {
    let old = movesBack[path] ?? unmoved(path)
    return old.flatMap { update.reloadedItems.contains($0) ? nil : $0 }
  }

  /// Where an item that is made anew was before.
  func reloadedOld(_ path: IndexPath) -> IndexPath? {
    let old = movesBack[path] ?? unmoved(path)
    return old.flatMap { update.reloadedItems.contains($0) ? $0 : nil }
  }

  private func unmoved(_ path: IndexPath) -> IndexPath? {
    guard let section = sections.old(path.section), !update.reloadedSections.contains(section) else { return nil }
    guard let items = items[section] else { return IndexPath(item: path.item, section: section) }
    return items.old(path.item).map { IndexPath(item: $0, section: section) }
  }

  /// The numbers of a row of things before and after some go, come and move.
  private struct Renumbering {
    private var newNumbers: [Int?]
    private var oldNumbers: [Int?]

    init(
      from old: Int, to new: Int, removed: Set<Int>, added: Set<Int>, moved: [(from: Int, to: Int)], section: Int?
    ) throws(Mismatch) {
      let (gone, come) = (removed.union(moved.map(\.from)), added.union(moved.map(\.to)))
      let isPossible = gone.allSatisfy((0..<old).contains) && come.allSatisfy((0..<new).contains)
      guard isPossible, old - gone.count + come.count == new else {
        throw Mismatch(section: section, before: old, after: new, change: come.count - gone.count)
      }
      newNumbers = Array(repeating: nil, count: old)
      oldNumbers = Array(repeating: nil, count: new)
      var next = 0
      for number in 0..<old where !gone.contains(number) {
        while come.contains(next) { next += 1 }
        newNumbers[number] = next
        oldNumbers[next] = number
        next += 1
      }
      for move in moved {
        newNumbers[move.from] = move.to
        oldNumbers[move.to] = move.from
      }
    }

    func new(_ number: Int) -> Int? { newNumbers.indices.contains(number) ? newNumbers[number] : nil }
    func old(_ number: Int) -> Int? { oldNumbers.indices.contains(number) ? oldNumbers[number] : nil }
  }
}

extension ListMapping.Mismatch {
  /// What is told of it.
  func diagnostic(of list: UIScrollView) -> Diagnostic {
    let what = section.map { "items in section \($0)" } ?? "sections"
    return .misuse(
      .C1,
      "\(type(of: list)) had \(before) \(what), and has \(after) after an update that makes a difference of \(change).",
      remedy: "Change the data inside of the updates, and name every insertion and deletion that the data has seen.",
      types: [type(of: list)])
  }
}
