import InterludeUI
import InterludeUITestSupport
import Testing

/// Where sections, their headers and what else goes with them are, in a collection of 300 × 400 points and lines of 100.
@Suite(.ownWorld) final class CompositionalSectionTests {
  private let shown = CompositionalFixture()
  private let section = NSCollectionLayoutSection(group: line(of: item(1, 1)))

  private func head(
    _ height: CGFloat, _ kind: String = "head", _ alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
  }

  @Test func aSectionKeepsItsDistance() {
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 8
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 50
    shown.show(UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts: [2, 1])
    #expect(shown.frames(0).map(\.minY) == [10, 118])
    #expect(shown.frames(0).allSatisfy { $0.minX == 20 && $0.width == 240 })
    // 218 and 30 below; 50 between sections; 10 above.
    #expect(shown.frames(1).map(\.minY) == [308] && shown.collection.contentSize.height == 438)
  }

  @Test func headersAndFootersStandAtTheEdges() {
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let foot = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(80), .absolute(20)), elementKind: "foot", alignment: .bottomTrailing,
      absoluteOffset: CGPoint(x: -3, y: 2))
    section.boundarySupplementaryItems = [head(30), foot]
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [1, 1])
    #expect(shown.frame("head") == CGRect(x: 10, y: 0, width: 280, height: 30) && shown.frames().first?.minY == 35)
    #expect(shown.frame("foot") == CGRect(x: 207, y: 142, width: 80, height: 20))
    #expect(shown.frame("head", 1)?.minY == 160)
    section.supplementariesFollowContentInsets = false
    shown.collection.collectionViewLayout.invalidateLayout()
    shown.world.layOut()
    #expect(shown.frame("head") == CGRect(x: 0, y: 0, width: 300, height: 30))
  }

  @Test func aHeaderThatDoesNotExtendLiesOverTheGroups() {
    let over = head(30)
    over.extendsBoundary = false
    section.boundarySupplementaryItems = [over]
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [1])
    #expect(shown.frame("head")?.minY == 0 && shown.frames().first?.minY == 0)
    #expect(shown.collection.contentSize.height == 100)
  }

  @Test func aPinnedHeaderStaysInSightWithItsSection() {
    let pinned = head(30)
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [5, 5])
    shown.scroll(to: 200)
    #expect(shown.frame("head")?.minY == 200)
    shown.scroll(to: 510)
    #expect(shown.frame("head")?.minY == 500 && shown.frame("head", 1)?.minY == 530)
  }

  @Test func aPinnedFooterComesUpWithItsSection() {
    let pinned = head(30, "foot", .bottom)
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [5, 5])
    // The first section ends at 530, the second's items begin there.
    #expect(shown.frame("foot")?.minY == 370)
    shown.scroll(to: 150)
    #expect(shown.frame("foot")?.minY == 500 && shown.frame("foot", 1)?.minY == 530)
  }

  @Test func theWholeLayoutHasAHeader() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [head(60, "whole")]
    shown.show(UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts: [1, 1])
    let view = shown.collection.supplementaryView(forElementKind: "whole", at: IndexPath(index: 0))
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 300, height: 60) && shown.data.views == ["whole 0"])
    #expect(shown.frames(1).first?.minY == 160 && shown.collection.contentSize.height == 260)
    shown.data.counts = [2, 1]
    shown.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    shown.world.settle()
    #expect(shown.data.views == ["whole 0"] && shown.world.diagnostics.isEmpty)
  }

  @Test func badgesStandAtTheCornersOfItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let below = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(0.5), .absolute(10)), elementKind: "foot",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 3)),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    let third = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .absolute(80)), supplementaryItems: [badge, below])
    shown.show(line(of: third), count: 4)
    // Half of the badge's own size beyond the corner of (100…200, 0…80).
    #expect(shown.frame("badge", 0, 1) == CGRect(x: 190, y: -5, width: 20, height: 10))
    #expect(shown.frame("foot", 0, 1) == CGRect(x: 125, y: 83, width: 50, height: 10))
    #expect(shown.frame("badge", 0, 3) == CGRect(x: 90, y: 95, width: 20, height: 10))
    #expect(shown.frame("badge", 0, 4) == nil)
    shown.scroll(to: -303)
    #expect(shown.frame("badge", 0, 3) != nil, "it begins at 95, before its line, and the collection ends at 97")
    #expect(shown.collection.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
    let section = NSCollectionLayoutSection(group: line(of: third))
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [3, 3])
    shown.scroll(to: -303)
    #expect(shown.frame("badge", 1, 0)?.minY == 95, "so it is with the first line of a section")
  }

  @Test func badgesGoWithTheirItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let wide = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    shown.show(line(of: wide), count: 2)
    let first = shown.collection.supplementaryView(forElementKind: "badge", at: IndexPath(item: 0, section: 0))
    shown.data.counts = [3]
    shown.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    shown.world.settle()
    #expect(
      first === shown.collection.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0)))
    #expect(first?.frame.minY == 100 && shown.data.views == ["badge 0.0", "badge 0.1", "badge 0.0"])
  }

  @Test func lengthsAnchorsAndSpacingsSayWhatTheyAre() {
    typealias Dimension = NSCollectionLayoutDimension
    let dimensions: [(Dimension, [Bool])] = [
      (.fractionalWidth(0.5), [true, false, false, false]), (.fractionalHeight(0.5), [false, true, false, false]),
      (.absolute(0.5), [false, false, true, false]), (.estimated(0.5), [false, false, false, true]),
    ]
    for (length, kinds) in dimensions {
      let said = [length.isFractionalWidth, length.isFractionalHeight, length.isAbsolute, length.isEstimated]
      #expect(said == kinds && length.dimension == 0.5)
    }
    let (fixed, flexible) = (NSCollectionLayoutSpacing.fixed(3), NSCollectionLayoutSpacing.flexible(3))
    #expect(fixed.isFixed && !fixed.isFlexible && flexible.isFlexible && !flexible.isFixed && flexible.spacing == 3)
    let share = NSCollectionLayoutAnchor(edges: .all, fractionalOffset: CGPoint(x: 1, y: 2))
    #expect(share.isFractionalOffset && !share.isAbsoluteOffset && share.edges.rawValue == 15)
    #expect(NSCollectionLayoutAnchor(edges: .top).isAbsoluteOffset)
  }

  @Test func aProvidersLayoutTakesAConfigurationToo() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [section] _, _ in section }, configuration: configuration)
    configuration.interSectionSpacing = 90
    shown.show(layout, counts: [1, 1])
    #expect(layout.configuration.interSectionSpacing == 20 && shown.frames(0).count == 1)
    #expect((shown.frames(1).first?.minY ?? 0) - (shown.frames(0).first?.maxY ?? 0) == 20)
  }

  @Test func aGroundLiesBehindAWholeSection() {
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.boundarySupplementaryItems = [head(30)]
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    shown.show(layout, counts: [1, 1])
    let grounds = shown.collection.subviews.filter { $0 is Ground }
    // A section is 30 + 10 + 100 + 10 = 150 high.
    #expect(
      grounds.map(\.frame) == [
        CGRect(x: 2, y: 1, width: 294, height: 146), CGRect(x: 2, y: 151, width: 294, height: 146),
      ])
    #expect(shown.collection.subviews.prefix(2).allSatisfy { $0 is Ground })
    let second = layout.layoutAttributesForDecorationView(ofKind: "ground", at: IndexPath(item: 0, section: 1))
    #expect(second?.frame.minY == 151 && second?.representedElementKind == "ground")
    #expect(layout.layoutAttributesForDecorationView(ofKind: "other", at: IndexPath(item: 0, section: 1)) == nil)
  }

  @Test func sectionsAreMadeOneByOneForTheRoomThereIs() {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { number, environment in
      asked.append("\(number) in \(Int(environment.container.effectiveContentSize.width))")
      return NSCollectionLayoutSection(group: line(of: item(number == 0 ? 1 : 0.5, 1)))
    }
    shown.show(layout, counts: [1, 2])
    #expect(shown.frames(0).map(\.width) == [300] && shown.frames(1).map(\.minX) == [0, 150])
    #expect(asked == ["0 in 300", "1 in 300"])
    shown.collection.frame.size.width = 200
    shown.world.layOut()
    #expect(shown.frames(1).map(\.minX) == [0, 100] && asked.suffix(2) == ["0 in 200", "1 in 200"])
    shown.scroll(to: 10)
    #expect(asked.count == 4, "scrolling asks for nothing")
  }

  @Test func sidewaysGroupsFollowEachOther() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item(1, 0.5)])
    shown.show(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: column), configuration: configuration), counts: [9])
    #expect(shown.frames().prefix(3).map(\.origin) == [.zero, CGPoint(x: 0, y: 200), CGPoint(x: 100, y: 0)])
    #expect(shown.collection.contentSize == CGSize(width: 500, height: 400))
  }

  @Test func sidesKeepFromWhatTheyAreToldTo() {
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [1])
    shown.collection.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 24)
    section.contentInsetsReference = .layoutMargins
    shown.collection.collectionViewLayout.invalidateLayout()
    shown.world.layOut()
    #expect(shown.frames() == [CGRect(x: 16, y: 0, width: 260, height: 100)])
  }

  @Test func aHundredThousandItemsCostWhatShows() {
    let before = CountedAttributes.made
    shown.show(
      CountedLayout(section: NSCollectionLayoutSection(group: line(of: item(0.5, 1)))), counts: [100_000])
    #expect(shown.data.asked == 8 && shown.collection.contentSize.height == 5_000_000)
    shown.scroll(to: 2_500_000)
    #expect(shown.data.asked == 16 && shown.collection.indexPathsForVisibleItems.first?.item == 50_000)
    for step in 1...100 { shown.scroll(to: 2_500_000 + CGFloat(step) * 100) }
    #expect(shown.data.asked == 16 + 200 && shown.data.made.count <= 16)
    #expect(CountedAttributes.made - before < 20 * 102 * 2, "and no place is made for what is far away")
  }
}

private final class Ground: UICollectionReusableView {}

private final class CountedAttributes: UICollectionViewLayoutAttributes {
  static var made = 0

  required init() {
    Self.made += 1
    super.init()
  }
}

private final class CountedLayout: UICollectionViewCompositionalLayout {
  override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
}
