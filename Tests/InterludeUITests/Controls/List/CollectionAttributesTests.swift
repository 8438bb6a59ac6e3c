import InterludeUI
import InterludeUITestSupport
import Testing

/// Attributes with values of an app's own, as of a layout with parallax.
@Suite(.ownWorld) final class CollectionAttributesTests {
  private let world = World()
  private let data = Data()
  private let collection: UICollectionView

  init() {
    let screen = world.showEmpty()
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: ParallaxLayout())
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate) = (data, data)
    screen.view.addSubview(collection)
    world.layOut()
  }

  private func cell(_ item: Int) throws -> Cell {
    try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell)
  }

  @Test func theyAreAppliedWhenTheyAreNotEqual() throws {
    let cell = try cell(1)
    #expect(cell.applied == [0])
    collection.contentOffset.y = 10
    world.layOut()
    #expect(cell.applied == [0, 10] && cell.frame == CGRect(x: 0, y: 100, width: 300, height: 100))
    // Asked again, the layout says the same.
    collection.collectionViewLayout.invalidateLayout()
    world.layOut()
    #expect(cell.applied == [0, 10])
  }

  @Test func equalOnesSayTheSameOfTheSameItem() {
    let path = IndexPath(item: 1, section: 0)
    let (one, other) = (
      UICollectionViewLayoutAttributes(forCellWith: path), UICollectionViewLayoutAttributes(forCellWith: path)
    )
    #expect(one == other && one.hash == other.hash)
    other.alpha = 0.5
    #expect(one != other)
    #expect(one != UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0)))
    #expect(one != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "", with: path))
    #expect(one != ParallaxAttributes(forCellWith: path))
  }

  @Test func aCellHasItsPlaceWhenItIsAnnounced() {
    #expect(data.frames[3] == CGRect(x: 0, y: 300, width: 300, height: 100))
    collection.contentOffset.y = 1000
    world.layOut()
    #expect(data.frames[12] == CGRect(x: 0, y: 1200, width: 300, height: 100))
    #expect(data.dequeued[12] == CGRect(x: 0, y: 1200, width: 300, height: 100))
  }

  @Test func whatComesIntoSightInABlockIsThereAtOnce() throws {
    collection.frame.size.height = 200
    world.layOut()
    UIView.animate(withDuration: 1) { [self] in
      collection.frame.size.height = 400
      collection.layoutIfNeeded()
    }
    let cell = try cell(3)
    #expect(cell.layer.animationKeys() == nil && cell.frame.minY == 300)
  }

  private final class Cell: UICollectionViewCell {
    var applied: [CGFloat] = []
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      if let attributes = layoutAttributes as? ParallaxAttributes { applied.append(attributes.shift) }
    }
  }

  private final class Data: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var (frames, dequeued): ([Int: CGRect], [Int: CGRect]) = ([:], [:])
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      dequeued[indexPath.item] = cell.frame
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { frames[indexPath.item] = cell.frame }
  }
}

private final class ParallaxAttributes: UICollectionViewLayoutAttributes {
  var shift: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ParallaxAttributes)?.shift = shift
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParallaxAttributes, super.isEqual(object) else { return false }
    return MainActor.assumeIsolated { shift == other.shift }
  }
}

/// Rows of 100 points, which shift as the collection is scrolled.
private final class ParallaxLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 5000) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<50).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = ParallaxAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 300, height: 100)
    attributes.shift = collectionView?.contentOffset.y ?? 0
    return attributes
  }
}
