/// What of a compositional layout goes for all sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// Along which axis groups and sections follow each other; up and down unless set.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The room between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout, each of a kind of its own. The data source is asked for them at `IndexPath(index: 0)`.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the sides of sections keep from that do not say it themselves; the safe area unless set.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea

  public required override init() { super.init() }

  /// A configuration of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.init()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
