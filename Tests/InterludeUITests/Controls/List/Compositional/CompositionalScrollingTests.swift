import InterludeUI
import InterludeUITestSupport
import Testing

/// Sections of groups of 120 × 100 points with 10 between them, which scroll sideways in a collection of 300 × 400 points.
@Suite(.ownWorld) final class CompositionalScrollingTests {
  private let shown = CompositionalFixture()
  private let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size(.absolute(120), .absolute(100)), subitems: [item(1, 1)]))

  init() { section.interGroupSpacing = 10 }

  private func show(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, counts: [Int]) {
    section.orthogonalScrollingBehavior = behavior
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: counts)
  }

  /// Where an item shows in the collection.
  private func place(_ item: Int, _ section: Int = 0) -> CGRect? {
    guard let cell = shown.collection.cellForItem(at: IndexPath(item: item, section: section)) else { return nil }
    return cell.convert(cell.bounds, to: shown.collection)
  }

  /// A finger goes sideways over the first section; the faster it leaves, the further.
  private func drag(from start: CGFloat = 200, by way: CGFloat, duration: Double = 0.1) {
    shown.finger.drag(
      from: CGPoint(x: start, y: 50), to: CGPoint(x: start + way, y: 50), at: shown.world.stage.time + 0.1,
      duration: duration)
    shown.world.settle()
    shown.world.layOut()
  }

  @Test func groupsFollowEachOtherAcrossTheCollection() {
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 15, trailing: 30)
    show(.continuous, counts: [10, 1])
    #expect(place(0) == CGRect(x: 20, y: 5, width: 120, height: 100) && place(2)?.minX == 280)
    #expect(place(3) == nil && place(0, 1)?.minY == 125)
    #expect(shown.collection.contentSize == CGSize(width: 300, height: 240))
    let scroller = shown.collection.cellForItem(at: IndexPath(item: 0, section: 0))?.superview as? UIScrollView
    // 20 + 10 × 120 + 9 × 10 + 30.
    #expect(scroller?.contentSize.width == 1340 && scroller?.frame == CGRect(x: 0, y: 5, width: 300, height: 100))
  }

  @Test func aFingerScrollsOneSectionByItself() {
    show(.continuous, counts: [10, 10])
    shown.finger.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 120, y: 50), at: 1, duration: 2)
    shown.world.settle()
    shown.world.layOut()
    let offset = -(place(0)?.minX ?? 0)
    #expect((60...90).contains(offset) && place(0, 1)?.minX == 0 && shown.collection.contentOffset == .zero)
    #expect(place(2)?.minX == 260 - offset)
  }

  @Test func aFingerUpAndDownScrollsTheCollection() {
    show(.continuous, counts: [10, 10, 10, 10, 10, 10])
    shown.finger.drag(from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 250), at: 1, duration: 2)
    shown.world.settle()
    #expect(shown.collection.contentOffset.y > 50 && place(0, 1)?.minX == 0)
  }

  @Test func groupsArePagedOneByOne() {
    show(.groupPaging, counts: [10])
    drag(by: -90)
    #expect(place(1)?.minX == 0, "however fast")
    drag(by: -20, duration: 2)
    #expect(place(1)?.minX == 0, "back again")
    drag(by: 60)
    #expect(place(0)?.minX == 0)
    drag(by: -30)
    #expect(place(1)?.minX == 0, "fast is enough: at 300 points per second it would not glide half of 130")
    drag(from: 285, by: -270, duration: 4)
    #expect(place(2)?.minX == 0, "no further, though two groups have gone by under the finger")
  }

  @Test func groupsArePagedInTheMiddle() {
    show(.groupPagingCentered, counts: [10])
    #expect(place(0)?.minX == 90)
    drag(by: -90)
    #expect(place(1)?.minX == 90)
    shown.collection.scrollToItem(at: IndexPath(item: 9, section: 0), at: .right, animated: false)
    shown.world.layOut()
    #expect(place(9)?.minX == 90, "the last one too")
  }

  @Test func pagesAreAsBroadAsTheCollection() {
    show(.paging, counts: [10])
    drag(by: -90)
    #expect(place(2)?.minX == 260 - 300 && place(3)?.minX == 390 - 300)
  }

  @Test func aFlickEndsAtTheBeginningOfAGroup() {
    show(.continuousGroupLeadingBoundary, counts: [30])
    drag(by: -150)
    let first = shown.collection.indexPathsForVisibleItems.compactMap { place($0.item)?.minX }.filter { $0 >= 0 }.min()
    #expect(first == 0 && place(0) == nil, "and further than one")
  }

  @Test func itemsAreFoundWhereTheyShow() {
    show(.continuous, counts: [100])
    shown.collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: .left, animated: false)
    shown.world.layOut()
    #expect(place(50)?.minX == 0)
    #expect(shown.collection.indexPathForItem(at: CGPoint(x: 130, y: 50)) == IndexPath(item: 51, section: 0))
    shown.finger.tap(140, 50, at: 1)
    #expect(shown.collection.indexPathsForSelectedItems == [IndexPath(item: 51, section: 0)])
  }

  @Test func aSectionKeepsItsOffsetOutOfSight() {
    show(.continuous, counts: Array(repeating: 10, count: 20))
    shown.collection.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
    shown.scroll(to: 1000)
    #expect(place(3) == nil && place(0, 10)?.minX == 0)
    shown.scroll(to: 0)
    #expect(place(3)?.minX == 0)
  }

  @Test func aSectionOutOfSightIsScrolledToo() {
    show(.continuous, counts: Array(repeating: 10, count: 20))
    shown.collection.scrollToItem(at: IndexPath(item: 4, section: 12), at: [.top, .left], animated: false)
    shown.world.layOut()
    #expect(place(4, 12)?.origin == CGPoint(x: 0, y: 1200) && shown.collection.contentOffset == CGPoint(x: 0, y: 1200))
  }

  @Test func offsetsMoveWithTheirSections() {
    show(.continuous, counts: [10, 10])
    shown.collection.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
    shown.data.counts = [5, 10, 10]
    shown.collection.insertSections([0])
    shown.world.settle()
    #expect(place(3, 1)?.origin == CGPoint(x: 0, y: 100) && place(0, 0)?.origin == .zero)
    #expect(shown.world.diagnostics.isEmpty)
  }

  @Test func anotherLayoutTakesTheItemsOut() throws {
    show(.continuous, counts: [1, 10])
    shown.collection.scrollToItem(at: IndexPath(item: 1, section: 1), at: .left, animated: false)
    shown.world.layOut()
    let cell = try #require(shown.collection.cellForItem(at: IndexPath(item: 1, section: 1)))
    let flow = UICollectionViewFlowLayout()
    (flow.itemSize, flow.minimumLineSpacing) = (CGSize(width: 300, height: 50), 0)
    shown.collection.setCollectionViewLayout(flow, animated: true)
    shown.world.stage.advance(to: shown.world.stage.time + 0.001)
    let seen = try #require(cell.layer.presentation()?.position)
    #expect(abs(seen.x - 60) < 3 && abs(seen.y - 150) < 3, "it leaves from where it showed")
    shown.world.settle()
    #expect(cell.superview === shown.collection && cell.frame == CGRect(x: 0, y: 100, width: 300, height: 50))
    #expect(!shown.collection.subviews.contains { $0 is UIScrollView })
  }

  @Test func aSectionIsAsHighAsItsHighestGroup() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .estimated(50)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(50)))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    shown.data.setUp = { cell, path in (cell as? SizedCell)?.height = path.item == 1 ? 80 : 30 }
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [3, 1], cells: SizedCell.self)
    #expect(place(0)?.height == 30 && place(1)?.height == 80 && place(0, 1)?.minY == 80)
    #expect(shown.collection.contentSize.height == 110)
  }

  @Test func aHundredThousandItemsSidewaysCostWhatShows() {
    show(.continuous, counts: [100_000])
    #expect(shown.data.asked == 3)
    shown.collection.scrollToItem(at: IndexPath(item: 60_000, section: 0), at: .left, animated: false)
    shown.world.layOut()
    #expect(place(60_000)?.minX == 0 && shown.data.asked == 6 && shown.data.made.count <= 6)
  }
}

private final class SizedCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}
