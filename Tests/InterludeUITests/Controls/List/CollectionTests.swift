import InterludeUI
import InterludeUITestSupport
import Testing

/// A collection of 300 × 400 points in a flow of items of 90 × 50, three in a line.
@Suite(.ownWorld) final class CollectionTests {
  private let world = World()
  private let flow = UICollectionViewFlowLayout()
  private let data = CollectionData()
  private let collection: UICollectionView
  private let finger: Finger

  init() {
    let screen = world.showEmpty()
    finger = screen.finger
    flow.itemSize = CGSize(width: 90, height: 50)
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = data
    collection.delegate = data
    screen.view.addSubview(collection)
    world.layOut()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func linesHoldAsManyAsFitAndSpreadThem() {
    #expect(collection.cellForItem(at: path(1))?.frame == CGRect(x: 105, y: 0, width: 90, height: 50))
    #expect(collection.cellForItem(at: path(5))?.frame == CGRect(x: 210, y: 60, width: 90, height: 50))
    #expect(collection.contentSize == CGSize(width: 300, height: 33 * 60 + 50))
    #expect(collection.visibleCells.count == 21)
  }

  /// What a cell adds in `init(frame:)` is placed by the size that it is given there.
  @Test func aCellBeginsWithTheFrameOfItsItem() throws {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
    collection.register(FirstFrameCell.self, forCellWithReuseIdentifier: "cell")
    collection.contentInsetAdjustmentBehavior = .never
    collection.dataSource = data
    self.collection.superview?.addSubview(collection)
    world.layOut()

    let cell = try #require(collection.cellForItem(at: path(5)) as? FirstFrameCell)
    #expect(cell.firstFrame == CGRect(x: 210, y: 60, width: 90, height: 50) && cell.filling.frame == cell.bounds)
    let other = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path(5)) as? FirstFrameCell
    #expect(other?.firstFrame == .zero)
  }

  /// The order of UICollectionView.h.
  @Test func aTapSelectsBeforeTheHighlightGoes() {
    finger.tap(50, 20, at: 1)
    #expect(data.calls == ["shouldHighlight", "didHighlight", "didSelect", "didUnhighlight"])
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude, .nan, -89.999_999_999_999]) func anySpacingIsSurvived(
    spacing: CGFloat
  ) {
    flow.minimumInteritemSpacing = spacing
    flow.itemSize.width = spacing < 0 ? 90 : 1e-30
    collection.collectionViewLayout.invalidateLayout()
    world.layOut()
    #expect(collection.contentSize.height.isFinite && collection.contentSize.height > 0)
    if spacing == .infinity { #expect(collection.cellForItem(at: path(1))?.frame.minY == 60) }
  }

  @Test func aNumberOfSectionsBelowNoneIsNone() {
    data.sections = -1
    collection.reloadData()
    world.layOut()
    #expect(collection.numberOfSections == 0 && collection.visibleCells.isEmpty)
  }

  @Test func aHundredThousandItemsCostWhatShows() {
    data.count = 100_000
    collection.reloadData()
    data.asked = 0
    world.layOut()
    #expect(data.asked == 21)
    for step in 1...100 {
      collection.contentOffset.y = CGFloat(step) * 60
      world.layOut()
    }
    #expect(data.asked == 21 + 300 && data.made.count <= 48)
  }

  @Test func aTapSelects() {
    finger.tap(120, 70, at: 1)
    #expect(data.selected == [path(4)] && collection.indexPathsForSelectedItems == [path(4)])
    #expect(collection.cellForItem(at: path(4))?.isSelected == true)
  }

  @Test func itemsCloseUpWhenOneGoes() {
    let second = collection.cellForItem(at: path(1))
    data.count = 99
    collection.deleteItems(at: [path(0)])
    #expect(second?.frame.minX == 0 && second.flatMap(collection.indexPath(for:)) == path(0))
    world.settle()
    #expect(collection.visibleCells.count == 21 && world.diagnostics.isEmpty)
  }

  @Test func anotherLayoutTakesOver() {
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 300, height: 100)
    let first = collection.cellForItem(at: path(0))
    collection.setCollectionViewLayout(wide, animated: true)
    #expect(first?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    world.settle()
    #expect(collection.visibleCells.count == 4 && collection.contentSize.height == 100 * 110 - 10)
  }
}

private final class CollectionData: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count = 100
  var asked = 0
  var made: Set<ObjectIdentifier> = []
  var selected: [IndexPath] = []
  var sections = 1
  var calls: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    calls.append("shouldHighlight")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    calls.append("didHighlight")
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    calls.append("didUnhighlight")
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
    calls.append("didSelect")
  }
}

/// Fills itself by the frame that it begins with.
private final class FirstFrameCell: UICollectionViewCell {
  let firstFrame: CGRect
  let filling = UIView()

  override init(frame: CGRect) {
    firstFrame = frame
    super.init(frame: frame)
    filling.frame = CGRect(origin: .zero, size: frame.size)
    contentView.addSubview(filling)
  }

  required init?(coder: NSCoder) { nil }
}
