/// What one item of a compositional layout takes up.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size, in the group or section that the item is in.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that go with the item, a badge for one.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// How far what shows keeps from the edges of the size, in points; without effect along a side that is estimated.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Room around the size; none unless set.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, and views that go with it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  /// The insets that have an effect.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isMeasured { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
