import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// What a layout of the app's own is told to find out anew.
@Suite final class InvalidationContextTests {
  lazy var world = World()

  private final class Context: UICollectionViewFlowLayoutInvalidationContext {}

  private final class Layout: UICollectionViewFlowLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var width: CGFloat = 50
    override class var invalidationContextClass: AnyClass { Context.self }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      contexts.append(context)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      guard preferredAttributes.size.width != width else { return false }
      width = preferredAttributes.size.width
      itemSize.width = width
      return true
    }
  }

  private final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.width = 80
      return layoutAttributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private func show() -> (UICollectionView, Layout, Source) {
    let (layout, source) = (Layout(), Source())
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    world.window.addSubview(collection)
    world.window.isHidden = false
    collection.layoutIfNeeded()
    layout.contexts = []
    return (collection, layout, source)
  }

  @Test func invalidatingGoesThroughAContextOfTheLayoutsClass() {
    let (collection, layout, _) = show()
    layout.invalidateLayout()
    #expect(layout.contexts.count == 1 && layout.contexts[0] is Context && layout.contexts[0].invalidateEverything)
    collection.reloadData()
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    layout.contexts = []
    collection.bounds.origin.y = 10
    #expect(layout.contexts.count == 1 && !layout.contexts[0].invalidateEverything)
  }

  @Test func aContextMovesTheContent() {
    let (collection, layout, _) = show()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 7)
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    layout.invalidateLayout(with: context)
    #expect(collection.contentOffset.y == 7)
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0)])
  }

  @Test func contentGoesOnThoughItsLayoutIsInvalidAllTheWay() {
    let (collection, _, _) = show()
    let start = world.stage.time
    collection.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    world.stage.advance(to: start + 0.1)
    let early = collection.contentOffset.y
    #expect(early > 0 && early < 50)
    // The curve is symmetrical.
    world.stage.advance(to: start + 0.15)
    #expect(abs(collection.contentOffset.y - 50) < 1e-3)
    world.stage.advance(to: start + 1)
    #expect(collection.contentOffset.y == 100)
  }

  @Test func aContextMovesContentThatIsOnItsWay() {
    let (collection, layout, _) = show()
    let start = world.stage.time
    collection.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    world.stage.advance(to: start + 0.1)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 7)
    layout.invalidateLayout(with: context)
    world.stage.advance(to: start + 0.15)
    #expect(abs(collection.contentOffset.y - 57) < 1e-3)
    world.stage.advance(to: start + 1)
    #expect(collection.contentOffset.y == 107)
  }

  @Test func aLayoutHearsWhatItsCellsWant() {
    let (collection, layout, _) = show()
    #expect(layout.width == 80)
    #expect(collection.visibleCells.map(\.frame.width) == [80, 80])
  }

  /// A layout's questions to its delegate.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var (asked, width): (Int, CGFloat) = (0, 60)
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      asked += 1
      return CGSize(width: width, height: 50)
    }
  }

  /// Apple's documentation of the two: what is false is used again, unless everything is to be found out.
  @Test func aFlowKeepsWhatItsContextLeaves() {
    let (source, sizes, flow) = (Source(), Sizes(), UICollectionViewFlowLayout())
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (source, sizes)
    world.window.addSubview(collection)
    world.window.isHidden = false
    collection.layoutIfNeeded()
    func invalidate(metrics: Bool, attributes: Bool) -> [CGFloat] {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      #expect(context.invalidateFlowLayoutDelegateMetrics && context.invalidateFlowLayoutAttributes)
      (context.invalidateFlowLayoutDelegateMetrics, context.invalidateFlowLayoutAttributes) = (metrics, attributes)
      flow.invalidateLayout(with: context)
      collection.layoutIfNeeded()
      return collection.visibleCells.map(\.frame.width)
    }
    (sizes.asked, sizes.width) = (0, 80)
    #expect(invalidate(metrics: false, attributes: true) == [60, 60] && sizes.asked == 0)
    #expect(invalidate(metrics: false, attributes: false) == [60, 60] && sizes.asked == 0)
    #expect(invalidate(metrics: true, attributes: true) == [80, 80] && sizes.asked == 2)
    sizes.width = 90
    flow.invalidateLayout()
    #expect(invalidate(metrics: false, attributes: false) == [90, 90] && sizes.asked == 4)
  }

  @Test func aContextGathersWhatIsSaidByKinds() {
    let context = UICollectionViewLayoutInvalidationContext()
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    #expect(context.invalidatedSupplementaryIndexPaths == nil && context.invalidatedDecorationIndexPaths == nil)
    context.invalidateSupplementaryElements(ofKind: "head", at: [paths[0]])
    context.invalidateSupplementaryElements(ofKind: "head", at: [paths[1]])
    context.invalidateSupplementaryElements(ofKind: "foot", at: [paths[2]])
    context.invalidateDecorationElements(ofKind: "ground", at: [paths[2]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["head": [paths[0], paths[1]], "foot": [paths[2]]])
    #expect(context.invalidatedDecorationIndexPaths == ["ground": [paths[2]]])
  }
}
