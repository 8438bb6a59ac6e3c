import InterludeUI
import InterludeUITestSupport
import Testing

/// Items, headers and groups that are as high as their views want them, in a collection of 300 × 400 points.
@Suite(.ownWorld) final class CompositionalSelfSizingTests {
  private let shown = CompositionalFixture()

  private func tall(_ width: CGFloat, _ height: NSCollectionLayoutDimension = .estimated(50)) -> NSCollectionLayoutItem
  {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), height))
  }

  private func lines(of items: NSCollectionLayoutItem...) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: items)))
  }

  /// Each item wants to be as high as a list says, over and over.
  private func show(_ layout: UICollectionViewLayout, _ heights: [CGFloat], count: Int) {
    shown.data.setUp = { cell, path in (cell as? TallCell)?.height = heights[path.item % heights.count] }
    shown.show(layout, counts: [count], cells: TallCell.self)
  }

  @Test func itemsAreAsHighAsTheirCellsWant() {
    show(lines(of: tall(1)), [80, 120, 30], count: 3)
    #expect(shown.frames().map(\.minY) == [0, 80, 200] && shown.frames().map(\.height) == [80, 120, 30])
    #expect(shown.collection.contentSize.height == 230)
  }

  @Test func aGroupIsAsHighAsItsHighestItem() {
    let share = item(1 / 3, 1)
    show(lines(of: tall(1 / 3), tall(1 / 3), share), [40, 90, 10], count: 4)
    // The third takes its share of what the others make the group.
    #expect(shown.frames().map(\.height) == [40, 90, 90, 40] && shown.frames().map(\.minY) == [0, 0, 0, 90])
  }

  @Test func siblingsCanAllBeAsHighAsTheHighest() {
    let even = tall(0.5, .uniformAcrossSiblings(estimate: 50))
    show(lines(of: even, even), [40, 90], count: 3)
    #expect(shown.frames().map(\.height) == [90, 90, 50], "the last one's sibling is not there, and estimated")
    #expect(shown.frames().map(\.minY) == [0, 0, 90])
  }

  @Test func aColumnIsAsHighAsItsItemsTogether() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [tall(1)])
    column.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: column)
    section.interGroupSpacing = 7
    show(UICollectionViewCompositionalLayout(section: section), [30, 60], count: 3)
    // One of 50 fits into an estimate of 100 beside another only without the 5 between.
    #expect(shown.frames().map(\.minY) == [0, 37, 104])
  }

  @Test func theConstraintsInACellMakeItsHeight() {
    shown.show(lines(of: tall(1)), counts: [2], cells: ConstrainedCell.self)
    #expect(
      shown.frames() == [CGRect(x: 0, y: 0, width: 300, height: 64), CGRect(x: 0, y: 64, width: 300, height: 64)])
  }

  @Test func cellsWithoutConstraintsKeepTheEstimate() {
    shown.show(lines(of: tall(1)), counts: [2])
    #expect(shown.frames().map(\.height) == [50, 50])
  }

  @Test func insetsHaveNoEffectOnAnEstimatedSide() {
    let inset = tall(1)
    inset.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    show(lines(of: inset), [80], count: 1)
    #expect(shown.frames() == [CGRect(x: 10, y: 0, width: 280, height: 80)])
  }

  @Test func headersAreAsHighAsTheyWant() {
    let section = NSCollectionLayoutSection(group: line(of: item(1, 1)))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: "head", alignment: .top)
    ]
    shown.data.height = 70
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [1, 1])
    #expect(shown.frame("head")?.height == 70 && shown.frames().map(\.minY) == [70])
    #expect(shown.frame("head", 1)?.minY == 170 && shown.frames(1).map(\.minY) == [240])
  }

  @Test func sizesMoveWithTheirItems() {
    show(lines(of: tall(1)), [80, 120, 30], count: 3)
    shown.data.setUp = { cell, _ in (cell as? TallCell)?.height = 10 }
    shown.data.counts = [4]
    shown.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    shown.world.settle()
    #expect(shown.frames().map(\.height) == [10, 80, 120, 30] && shown.world.diagnostics.isEmpty)
  }

  @Test func sizesOutOfSightMoveWithTheirItems() {
    show(lines(of: tall(1)), [80], count: 1000)
    shown.scroll(to: 20_000)
    shown.data.counts = [1001]
    shown.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    shown.world.settle()
    let heights = (0..<3).map {
      shown.collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size.height
    }
    #expect(heights == [50, 80, 80], "the new one has not been asked")
  }

  @Test func cellsAreAskedAgainAfterTheLayoutWasMadeInvalid() throws {
    show(lines(of: tall(1)), [80], count: 2)
    let cell = try #require(shown.collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? TallCell)
    cell.height = 20
    shown.world.layOut()
    #expect(shown.frames().map(\.minY) == [0, 80], "not before")
    shown.collection.collectionViewLayout.invalidateLayout()
    shown.world.layOut()
    #expect(shown.frames().map(\.minY) == [0, 20])
  }

  @Test func whatIsInSightHoldsItsPlace() {
    show(lines(of: tall(1)), [80], count: 1000)
    // Items from 500 on have never been in sight: those before are 50 high, but for the first five.
    shown.collection.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
    shown.world.layOut()
    let path = IndexPath(item: 500, section: 0)
    #expect(shown.collection.cellForItem(at: path)?.frame.minY == shown.collection.contentOffset.y)
    let place = shown.collection.contentOffset.y
    shown.scroll(to: place - 10)
    // The one above turns out to be 30 higher than it was thought to be.
    #expect(shown.collection.cellForItem(at: path)?.frame.minY == place + 30)
    #expect(shown.collection.contentOffset.y == place + 20)
  }

  @Test func aHundredThousandItemsCostWhatShows() {
    let before = TallCell.asked
    show(lines(of: tall(1)), [100], count: 100_000)
    // Eight of the estimated 50 points are made before they say that they want 100.
    #expect(shown.data.asked == 8 && shown.frames().count == 4)
    for step in 1...100 { shown.scroll(to: CGFloat(step) * 100) }
    #expect(shown.data.made.count <= 16 && shown.data.asked <= 8 + 200)
    #expect(TallCell.asked - before == shown.data.asked, "each is asked once, when it is dequeued")
  }
}

private final class TallCell: UICollectionViewCell {
  static var asked = 0
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.asked += 1
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

/// With a view of 40 points, 12 from the edges.
private final class ConstrainedCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 40),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
