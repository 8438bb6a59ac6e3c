import InterludeUI
import InterludeUITestSupport
import Testing

/// A layout of an app's own: pages of 100 points, which a flick stops at.
@Suite(.ownWorld) final class CustomLayoutTests {
  private let world = World()
  private let layout = PageLayout()
  private let data = PageData()
  private let collection: UICollectionView
  private let finger: Finger

  init() {
    let screen = world.showEmpty()
    finger = screen.finger
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = data
    collection.delegate = data
    screen.view.addSubview(collection)
    world.layOut()
  }

  @Test func aFlickEndsWhereTheLayoutSays() throws {
    finger.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 190, y: 100), at: 1, duration: 0.1)
    let asked = try #require(layout.asked.first)
    #expect(layout.asked.count == 1)
    // 60 points in 0.1 s are 0.6 points per millisecond; the flick would end beyond the finger's way.
    #expect(abs(asked.velocity.x - 0.6) < 0.05 && asked.proposed.x > 60)
    #expect(data.announced == [CGPoint(x: (asked.proposed.x / 100).rounded() * 100, y: 0)])
    world.settle()
    #expect(collection.contentOffset == data.announced.first && world.diagnostics.isEmpty)
  }

  @Test func theDelegateHasTheLastWord() {
    data.target = 250
    finger.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 190, y: 100), at: 1, duration: 0.1)
    world.settle()
    #expect(collection.contentOffset.x == 250)
  }

  @Test func anUpdateEndsWhereTheLayoutSays() {
    layout.restingPlace = 300
    data.count = 21
    collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    world.settle()
    #expect(collection.contentOffset.x == 300 && layout.asked.isEmpty)
  }
}

private final class PageLayout: UICollectionViewLayout {
  var asked: [(proposed: CGPoint, velocity: CGPoint)] = []
  var restingPlace: CGFloat?

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  override var collectionViewContentSize: CGSize { CGSize(width: CGFloat(count) * 100, height: 400) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 100, height: 400)
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    asked.append((proposedContentOffset, velocity))
    return CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: proposedContentOffset.y)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    CGPoint(x: restingPlace ?? proposedContentOffset.x, y: proposedContentOffset.y)
  }
}

private final class PageData: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var count = 20
  var announced: [CGPoint] = []
  var target: CGFloat?

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    announced.append(targetContentOffset.pointee)
    if let target { targetContentOffset.pointee.x = target }
  }
}
