/// A section of a compositional layout: one group over and over, along the way in which the collection scrolls
/// or across it.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What the section looks like as a list; nil where it is none.
  var list: UICollectionLayoutListConfiguration?

  /// How far the groups keep from the edges of the section and from its headers and footers, in points.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// What the sides keep from besides; as the layout's configuration says unless set.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// Whether headers and footers keep as far from the sides as the groups; true unless set.
  open var supplementariesFollowContentInsets = true
  /// Whether the section scrolls by itself, across the collection's own way; its groups then follow each other in that direction.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// The room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Headers and footers, each of a kind of its own.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The section's ground.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Changes what shows of the section, each time before it is laid out; none unless set.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
