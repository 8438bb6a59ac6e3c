/// A header or footer of a section, or of the whole layout.
///
/// Where the layout scrolls up and down it is at the top or the bottom, else on the left or the right; one that is on neither of the two
/// edges does not show.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge, and where along it.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points; the section does not grow by that.
  public let offset: CGPoint
  /// Whether the section is the longer by it; true unless set. Else it lies over the groups.
  open var extendsBoundary = true
  /// Whether it stays in sight with the section.
  open var pinToVisibleBounds = false

  /// A view at an edge or a corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A view at an edge or a corner, moved by points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
    super.init(layoutSize: layoutSize, kind: elementKind, container: anchor, own: nil)
  }
}
