/// Something of a section that shows, as a handler of the section may change it before it does.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// Opacity, 0…1.
  var alpha: CGFloat { get set }
  /// What has more is in front.
  var zIndex: Int { get set }
  /// Whether the view is out of sight.
  var isHidden: Bool { get set }
  /// The middle, in points: in the collection's coordinates, as if the section were not scrolled by itself.
  var center: CGPoint { get set }
  /// What turns, scales and moves the view about its middle.
  var transform: CGAffineTransform { get set }
  /// What turns, scales and moves the view in space about its middle.
  var transform3D: CATransform3D { get set }
  /// A rectangle of the size, at the origin.
  var bounds: CGRect { get }
  /// The rectangle without regard to the transform, in points, where the middle is.
  var frame: CGRect { get }
  /// Which item, or which of its kind.
  var indexPath: IndexPath { get }
  /// Whether it is a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// What kind of supplementary view or decoration; nil for a cell.
  var representedElementKind: String? { get }
}

/// Changes what of a section shows, each time before it is laid out, so whenever it scrolls too. The changes hold for that time alone.
/// The offset is how far the section has been scrolled by itself, or else the collection, in points.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void
