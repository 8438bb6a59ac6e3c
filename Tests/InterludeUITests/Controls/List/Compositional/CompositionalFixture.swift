import InterludeUI
import InterludeUITestSupport

/// A collection of 300 × 400 points in a compositional layout.
final class CompositionalFixture {
  let world = World()
  let data = ComposedData()
  let finger: Finger
  private let view: UIView
  private(set) var collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  init() {
    let screen = world.showEmpty()
    (view, finger) = (screen.view, screen.finger)
  }

  func show(
    _ layout: UICollectionViewLayout, counts: [Int], cells: UICollectionViewCell.Type = UICollectionViewCell.self
  ) {
    collection.removeFromSuperview()
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(cells, forCellWithReuseIdentifier: "cell")
    for kind in ["head", "foot", "badge", "whole"] {
      collection.register(TallView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    data.counts = counts
    collection.dataSource = data
    view.addSubview(collection)
    world.layOut()
  }

  func show(_ group: NSCollectionLayoutGroup, count: Int) {
    show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [count])
  }

  func scroll(to y: CGFloat) {
    collection.contentOffset.y = y
    world.layOut()
  }

  func frames(_ section: Int = 0) -> [CGRect] {
    collection.indexPathsForVisibleItems.filter { $0.section == section }
      .compactMap { collection.cellForItem(at: $0)?.frame }
  }

  func frame(_ kind: String, _ section: Int = 0, _ item: Int = 0) -> CGRect? {
    collection.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))?.frame
  }
}

func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

/// An item of shares of its group.
func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(width), .fractionalHeight(height)))
}

/// Lines of 100 points as wide as the collection.
func line(of items: NSCollectionLayoutItem...) -> NSCollectionLayoutGroup {
  .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: items)
}

/// A view that wants to be as high as its data say.
final class TallView: UICollectionReusableView {
  var height: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height { layoutAttributes.size.height = height }
    return layoutAttributes
  }
}

final class ComposedData: NSObject, UICollectionViewDataSource {
  var counts: [Int] = []
  var asked = 0
  var made: Set<ObjectIdentifier> = []
  var views: [String] = []
  var setUp: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
  var height: CGFloat?

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    setUp(cell, indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    views.append("\(kind) \(indexPath.map(String.init).joined(separator: "."))")
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? TallView)?.height = height
    return view
  }
}
