import InterludeUI
import InterludeUITestSupport
import Testing

/// Where a group puts its items: 300 points are as wide as the collection, and a line is 100 high.
@Suite(.ownWorld) final class CompositionalGroupTests {
  private let shown = CompositionalFixture()

  @Test func sharesOfAGroupFillItAndItIsRepeated() {
    let thirds = item(1 / 3, 1)
    thirds.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    shown.show(line(of: thirds), count: 5)
    let corners: [(CGFloat, CGFloat)] = [(0, 0), (100, 0), (200, 0), (0, 100), (100, 100)]
    #expect(shown.frames() == corners.map { CGRect(x: $0.0 + 5, y: $0.1 + 5, width: 90, height: 90) })
    #expect(shown.collection.contentSize == CGSize(width: 300, height: 200))
  }

  @Test func groupsStandInGroups() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), repeatingSubitem: item(1, 0.5), count: 2)
    shown.show(line(of: item(0.75, 1), pair), count: 4)
    #expect(
      shown.frames() == [
        CGRect(x: 0, y: 0, width: 225, height: 100), CGRect(x: 225, y: 0, width: 75, height: 50),
        CGRect(x: 225, y: 50, width: 75, height: 50), CGRect(x: 0, y: 100, width: 225, height: 100),
      ])
  }

  @Test func aGroupsInsetsTakeFromWhatItsItemsShare() {
    let group = line(of: item(0.5, 1))
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    shown.show(group, count: 2)
    #expect(
      shown.frames() == [CGRect(x: 20, y: 10, width: 120, height: 60), CGRect(x: 140, y: 10, width: 120, height: 60)])
  }

  @Test func aHeightCanBeAShareOfAWidth() {
    let squares = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item(0.2, 1)])
    shown.show(squares, count: 6)
    #expect(shown.frames().allSatisfy { $0.size == CGSize(width: 60, height: 60) } && shown.frames().last?.minY == 60)
  }

  @available(*, deprecated) @Test func anItemThatIsCountedInSharesTheRoom() {
    let shared = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item(1, 1), count: 4)
    shared.interItemSpacing = .fixed(20)
    shown.show(shared, count: 4)
    #expect(shown.frames().map(\.minX) == [0, 80, 160, 240] && shown.frames().map(\.width) == [60, 60, 60, 60])
  }

  @Test func anItemThatIsRepeatedKeepsItsSize() {
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(1))), count: 3)
    shown.show(repeated, count: 4)
    #expect(shown.frames().map(\.minX) == [0, 50, 100, 0] && shown.frames().map(\.minY) == [0, 0, 0, 40])
  }

  @Test func flexibleRoomBetweenItemsTakesWhatIsLeft() {
    let fixed = line(of: NSCollectionLayoutItem(layoutSize: size(.absolute(80), .fractionalHeight(1))))
    fixed.interItemSpacing = .flexible(10)
    shown.show(fixed, count: 4)
    // Three of 80 fit beside each other; 60 points are left for two gaps.
    #expect(shown.frames().map(\.minX) == [0, 110, 220, 0])
  }

  @Test func flexibleRoomAroundAnItemCentresIt() {
    let one = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)))
    one.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: one, count: 2)
    shown.show(group, count: 2)
    // 180 points are left over for four equal gaps of 45; 60 above and below.
    #expect(shown.frames().map(\.origin) == [CGPoint(x: 45, y: 30), CGPoint(x: 195, y: 30)])
  }

  @Test func fixedRoomAroundAnItemCountsWhereItIsFitted() {
    let one = NSCollectionLayoutItem(layoutSize: size(.absolute(90), .fractionalHeight(1)))
    one.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: nil, trailing: .fixed(5), bottom: nil)
    shown.show(line(of: one), count: 3)
    // Two take 210 of 300 points, and a third would need 105.
    #expect(shown.frames().map(\.minX) == [10, 115, 10] && shown.frames().map(\.minY) == [0, 0, 100])
  }

  @Test func roomAroundAGroupMovesItAndTheNext() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(100)), subitems: [item(1, 1)])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(10), trailing: .flexible(0), bottom: .fixed(5))
    shown.show(group, count: 2)
    #expect(shown.frames().map(\.origin) == [CGPoint(x: 100, y: 10), CGPoint(x: 100, y: 125)])
    #expect(shown.collection.contentSize.height == 230)
  }

  @Test func anItemProviderPutsItemsAnywhere() {
    var asked: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(200))
    ) { environment in
      asked.append(environment.container.effectiveContentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 20, width: 100, height: 50), zIndex: 1),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 60, y: 30, width: 200, height: 150)),
      ]
    }
    shown.show(group, count: 3)
    #expect(
      shown.frames() == [
        CGRect(x: 10, y: 20, width: 100, height: 50), CGRect(x: 60, y: 30, width: 200, height: 150),
        CGRect(x: 10, y: 220, width: 100, height: 50),
      ])
    #expect(asked == [CGSize(width: 300, height: 200)])
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    let order = shown.collection.subviews
    #expect(
      order.firstIndex { $0 === shown.collection.cellForItem(at: first) } ?? 0
        > order.firstIndex { $0 === shown.collection.cellForItem(at: second) } ?? 9)
  }

  @Test func whatFillsNothingEndsAllTheSame() {
    shown.show(line(of: item(0, 1), item(.nan, 1)), count: 4)
    #expect(shown.collection.contentSize.height == 200)
    shown.show(line(), count: 4)
    #expect(shown.collection.visibleCells.isEmpty && shown.collection.contentSize.height == 0)
    shown.show(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [4])
    #expect(shown.collection.visibleCells.isEmpty)
  }
}
