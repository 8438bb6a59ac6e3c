import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// A collection of 300 × 400 points in lines of 50 points, whose data comes by snapshots.
@Suite(.ownWorld) final class DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private let world = World()
  private let collection: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, Int>
  private let asked = Asked()

  init() {
    let view = world.showEmpty().view
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 50)
    flow.minimumLineSpacing = 0
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
    collection.contentInsetAdjustmentBehavior = .never
    let cells = UICollectionView.CellRegistration<NumberCell, Int> { [asked] cell, _, item in
      cell.number = item
      asked.items.append(item)
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    view.addSubview(collection)
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  private func apply(_ sections: (String, [Int])..., animated: Bool = true) {
    source.apply(snapshot(sections), animatingDifferences: animated)
    world.layOut()
  }

  private var shown: [Int] { collection.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

  private func cell(_ number: Int) -> NumberCell? {
    collection.visibleCells.lazy.compactMap { $0 as? NumberCell }.first { $0.number == number }
  }

  @Test func aSnapshotShows() {
    apply(("a", [1, 2]), ("b", [3]), animated: false)
    #expect(shown == [1, 2, 3] && collection.numberOfSections == 2)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(source.indexPath(for: 2) == IndexPath(item: 1, section: 0) && source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "b") == 1)
    #expect(
      source.itemIdentifier(for: IndexPath(item: 5, section: 0)) == nil && source.sectionIdentifier(for: 2) == nil)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test func whatStaysKeepsItsCellAndMovesThere() throws {
    apply(("a", [1, 2, 3, 4]), animated: false)
    let last = try #require(cell(4))
    asked.items = []
    apply(("a", [4, 1, 5, 3]))
    #expect(asked.items == [5] && cell(4) === last && collection.indexPath(for: last) == IndexPath(item: 0, section: 0))
    #expect(last.frame.minY == 0)
    world.stage.advance(to: world.stage.time + 0.15)
    #expect(abs(last.layer.presentation()?.frame.midY ?? 0 - 100) > 25, "it is on its way")
    world.settle()
    #expect(shown == [4, 1, 5, 3] && world.diagnostics.isEmpty)
  }

  @Test func theCompletionComesWithTheEndOfTheAnimation() {
    apply(("a", [1]), animated: false)
    var isOver = false
    source.apply(snapshot([("a", [1, 2])])) { isOver = true }
    #expect(!isOver)
    world.settle()
    #expect(isOver)
    isOver = false
    source.apply(snapshot([("a", [2])]), animatingDifferences: false) { isOver = true }
    #expect(isOver)
    world.layOut()
    #expect(cell(2)?.layer.animationKeys()?.isEmpty ?? true)
  }

  @Test func itemsMoveBetweenSectionsThatComeGoAndMove() throws {
    apply(("a", [1, 2]), ("b", [3, 4]), ("c", [5]), animated: false)
    let three = try #require(cell(3))
    apply(("c", [5, 1]), ("d", [3, 6]), ("a", [2]))
    #expect(cell(3) === three && shown == [5, 1, 3, 6, 2])
    world.settle()
    #expect(collection.indexPath(for: three) == IndexPath(item: 0, section: 1) && world.diagnostics.isEmpty)
  }

  @Test func aReloadMakesCellsAnewAndAReconfigurationKeepsThem() throws {
    apply(("a", [1, 2, 3]), animated: false)
    let (one, two) = try (#require(cell(1)), #require(cell(2)))
    asked.items = []
    var next = source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    source.apply(next)
    #expect(asked.items == [1, 2] && cell(1) !== one && cell(2) === two && two.reuses == 0)
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    world.settle()
    #expect(shown == [1, 2, 3])
  }

  @Test func aReloadOfAllAsksForEverything() {
    apply(("a", [1, 2, 3]), animated: false)
    asked.items = []
    source.applySnapshotUsingReloadData(snapshot([("a", [3, 2])]))
    world.layOut()
    #expect(asked.items == [3, 2] && shown == [3, 2])
  }

  @Test func anImpossibleCallIsReportedWhenTheSnapshotIsApplied() {
    var next = snapshot([("a", [1, 2])])
    next.appendItems([2])
    source.apply(next, animatingDifferences: false)
    world.layOut()
    #expect(world.diagnostics.map(\.identifier) == ["C4"] && shown == [1, 2])
    source.apply(source.snapshot())
    #expect(world.diagnostics.count == 1)
  }

  @Test func supplementaryViewsComeFromTheProvider() {
    let kind = UICollectionView.elementKindSectionHeader
    (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 30
    let headings = UICollectionView.SupplementaryRegistration<Heading>(elementKind: kind) { view, _, path in
      view.section = path.section
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headings, for: path)
    }
    apply(("a", [1]), ("b", [2]), animated: false)
    let views = collection.visibleSupplementaryViews(ofKind: kind).compactMap { $0 as? Heading }
    #expect(views.map(\.section) == [0, 1] && views.map(\.frame.minY) == [0, 80])
  }

  @Test func registeredCellsAreUsedAgain() {
    apply(("a", Array(0..<100)), animated: false)
    let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
    for step in 1...5 {
      collection.contentOffset.y = CGFloat(step) * 50
      world.layOut()
    }
    #expect(collection.visibleCells.contains { $0 === first } && first?.reuseIdentifier != nil)
  }

  @Test func randomSnapshotsEndAsTheyAre() {
    var generator = SplitMix64(seed: 19)
    for _ in 0..<150 {
      let items = Array(0..<14).shuffled(using: &generator).prefix(Int.random(in: 0...14, using: &generator))
      let names = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator))
      var sections = names.map { ($0, [Int]()) }
      for item in items { sections[Int.random(in: 0..<sections.count, using: &generator)].1.append(item) }
      source.apply(snapshot(Array(sections)))
      world.stage.advance(to: world.stage.time + Double.random(in: 0...0.4, using: &generator))
      #expect(shown == sections.flatMap(\.1).prefix(shown.count).map(\.self) && shown.count >= min(8, items.count))
    }
    world.settle()
    #expect(world.diagnostics.isEmpty && collection.subviews.filter { $0 is NumberCell }.count == shown.count)
  }

  @Test func theCostGrowsWithTheItemsAndNotWithTheirSquare() {
    func cost(_ count: Int) -> Int {
      let source = UICollectionViewDiffableDataSource<Int, Counted>(collectionView: collection) { _, _, _ in nil }
      func snapshot(_ numbers: [Int]) -> NSDiffableDataSourceSnapshot<Int, Counted> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers.map(Counted.init))
        return snapshot
      }
      source.apply(snapshot(Array(0..<count)), animatingDifferences: false)
      var generator = SplitMix64(seed: 7)
      let next = snapshot((count / 4..<count + count / 4).shuffled(using: &generator))
      Counted.comparisons = 0
      source.apply(next, animatingDifferences: false)
      return Counted.comparisons
    }
    let (small, large) = (cost(2000), cost(8000))
    #expect(small > 0 && large < 5 * small, "\(small) and \(large) for four times as many")
  }
}

/// A table whose data comes by snapshots.
@Suite(.ownWorld) final class DiffableTableTests {
  private let world = World()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
  private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: table) { [asked] table, path, item in
    asked.names.append(item)
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.textLabel?.text = item
    return cell
  }
  private let asked = Asked()

  init() {
    let view = world.showEmpty().view
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 50
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source.defaultRowAnimation = .left
    view.addSubview(table)
  }

  private var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  private func apply(_ items: [String], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: animated)
    world.layOut()
  }

  @Test func rowsMoveComeAndGo() throws {
    apply(["a", "b", "c"], animated: false)
    let c = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    asked.names = []
    apply(["c", "x", "a"])
    #expect(shown == ["c", "x", "a"] && asked.names == ["x"] && table.indexPath(for: c)?.row == 0)
    world.stage.advance(to: world.stage.time + 0.1)
    let x = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(x.layer.presentation()?.frame.minX ?? 0 < -10, "from the left, as the source's animation says")
    world.settle()
    #expect(source.indexPath(for: "x") == IndexPath(row: 1, section: 0) && world.diagnostics.isEmpty)
  }

  @Test func aTablesSourceKnowsItsItemsAndSections() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([7, 9])
    snapshot.appendItems(["a", "b"], toSection: 7)
    snapshot.appendItems(["c"], toSection: 9)
    var isOver = false
    source.applySnapshotUsingReloadData(snapshot) { isOver = true }
    world.layOut()
    #expect(isOver && shown == ["a", "b", "c"] && world.stage.time == 0)
    let items = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)].map {
      source.itemIdentifier(for: IndexPath(row: $0.0, section: $0.1))
    }
    #expect(items == ["a", "b", "c", nil, nil])
    #expect([0, 1, 2].map(source.sectionIdentifier) == [7, 9, nil] && [9, 7, 8].map(source.index) == [1, 0, nil])
    asked.names = []
    source.applySnapshotUsingReloadData(snapshot)
    world.layOut()
    #expect(asked.names == ["a", "b", "c"], "all of it is asked for anew")
  }

  @Test func aReconfiguredRowKeepsItsCell() throws {
    apply(["a", "b"], animated: false)
    let b = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    asked.names = []
    var next = source.snapshot()
    next.reconfigureItems(["b"])
    source.apply(next, animatingDifferences: false)
    #expect(asked.names == ["b"] && table.cellForRow(at: IndexPath(row: 1, section: 0)) === b)
  }
}

private final class Asked {
  var items: [Int] = []
  var names: [String] = []
}

private final class NumberCell: UICollectionViewCell {
  var number = -1
  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class Heading: UICollectionReusableView {
  var section = -1
}

private nonisolated struct Counted: Hashable {
  nonisolated(unsafe) static var comparisons = 0
  let number: Int

  init(_ number: Int) { self.number = number }

  static func == (one: Counted, other: Counted) -> Bool {
    comparisons += 1
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    Self.comparisons += 1
    hasher.combine(number)
  }
}
