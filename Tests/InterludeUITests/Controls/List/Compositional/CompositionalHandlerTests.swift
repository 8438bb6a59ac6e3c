import InterludeUI
import InterludeUITestSupport
import Testing

/// A handler that fades and shrinks what is away from the middle, in sections of groups of 100 × 100 points.
@Suite(.ownWorld) final class CompositionalHandlerTests {
  private let shown = CompositionalFixture()
  private let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size(.absolute(100), .absolute(100)), subitems: [item(1, 1)]))
  private var offsets: [CGPoint] = []

  init() {
    section.visibleItemsInvalidationHandler = { [self] items, offset, environment in
      offsets.append(offset)
      for item in items where item.representedElementCategory == .cell {
        let away = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = 1 - away / 200
        item.transform = CGAffineTransform(scaleX: 1 - away / 400, y: 1)
      }
    }
  }

  private func cell(_ item: Int) -> UICollectionViewCell? {
    shown.collection.cellForItem(at: IndexPath(item: item, section: 0))
  }

  @Test func itemsAreChangedAsTheirSectionScrolls() {
    section.orthogonalScrollingBehavior = .continuous
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [10])
    // Middles at 50, 150 and 250, in a collection whose middle is at 150.
    #expect([0, 1, 2].map { cell($0)?.alpha } == [0.5, 1, 0.5] && cell(0)?.transform.a == 0.75)
    shown.collection.scrollToItem(at: IndexPath(item: 1, section: 0), at: .left, animated: false)
    shown.world.layOut()
    #expect([1, 2, 3].map { cell($0)?.alpha } == [0.5, 1, 0.5] && offsets.last == CGPoint(x: 100, y: 0))
    #expect(cell(2)?.transform == .identity)
  }

  @Test func aSectionThatDoesNotScrollIsToldTheCollectionsOffset() {
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [10])
    shown.scroll(to: 130)
    #expect(offsets.last == CGPoint(x: 0, y: 130) && cell(2)?.alpha == 0.5)
  }

  @Test func queriesChangeNothing() {
    shown.show(UICollectionViewCompositionalLayout(section: section), counts: [10])
    let before = offsets.count
    _ = shown.collection.indexPathForItem(at: CGPoint(x: 50, y: 50))
    #expect(offsets.count == before)
  }
}
