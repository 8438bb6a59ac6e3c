/// What of a layout is to be found out anew. The layouts here find out everything, but for what a flow layout is told to keep: a subclass
/// with an idea of its own takes what it wants from here, in `invalidateLayout(with:)`.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Everything, by `invalidateLayout()`.
  open internal(set) var invalidateEverything = false
  /// The number of sections and items as well, since the data source has others.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that were said to be invalid; nil before the first.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were said to be invalid, by their kinds; nil before the first.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that were said to be invalid, by their kinds; nil before the first.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// By how much the content is to be moved with the next layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  public override required init() { super.init() }

  /// Says that items are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Says that supplementary views are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Says that decorations are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// The same of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is to be asked for its sizes and distances again; true unless set.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of items, headers and footers are to be found anew; true unless set.
  open var invalidateFlowLayoutAttributes = true
}
