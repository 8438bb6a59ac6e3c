import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

/// A layout whose cells are moved by behaviours.
@Suite final class DynamicLayoutTests {
  /// Hands out what its animator has.
  private final class Falling: UICollectionViewLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    func take(_ count: Int) {
      let attributes = (0..<count).map { index in
        let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        cell.frame = CGRect(x: 100 * CGFloat(index), y: 0, width: 80, height: 80)
        return cell
      }
      animator.addBehavior(UIGravityBehavior(items: attributes))
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 844) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private lazy var world = World()
  private lazy var root = world.showProbe()
  private let layout = Falling()
  private let source = Source()

  /// The way that is fallen in half a second at 1000 points per second squared.
  @Test func cellsFollowTheAttributesThatFall() throws {
    let list = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    root.view.addSubview(list)
    layout.take(2)
    list.layoutIfNeeded()
    world.stage.advance(to: world.stage.time + 0.5)
    list.layoutIfNeeded()

    let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(abs(cell.center.y - (40 + 0.5 * 1000 * 0.25)) < 1e-6)
    #expect(cell.center.x == 140)
  }

  @Test func itsItemsAreFoundByWhatTheyRepresent() {
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let path = IndexPath(item: 3, section: 1)
    let (cell, header, ground) = (
      UICollectionViewLayoutAttributes(forCellWith: path),
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path),
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "ground", with: path)
    )
    animator.addBehavior(UIGravityBehavior(items: [header, ground, cell]))

    #expect(animator.layoutAttributesForCell(at: path) === cell)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "header", at: path) === header)
    #expect(animator.layoutAttributesForDecorationView(ofKind: "ground", at: path) === ground)
    #expect(animator.layoutAttributesForSupplementaryView(ofKind: "footer", at: path) == nil)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) == nil)
  }

  @Test func anAnimatorWithoutAViewMovesItsItems() {
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(item)
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: [item]))
    world.stage.advance(to: world.stage.time + 0.5)

    #expect(animator.referenceView == nil)
    #expect(abs(item.center.y - (50 + 125)) < 1e-6)
  }
}
