/// Decides where the items of a collection are. It has none of its own: a subclass says where they are.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that it lays out.
  open var collectionView: UICollectionView? { owner }
  weak var owner: UICollectionView?
  var decorations: [String: UICollectionReusableView.Type] = [:]
  var isInvalid = true

  public override init() { super.init() }

  /// A layout as by `init()`. There are no archives here: nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  // MARK: Places

  /// Called before the layout is asked for places, after it has been made invalid. The default does nothing.
  open func prepare() {}

  /// The size of all items together, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// What is in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a decoration is.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Has decorations of a kind made of a class; nil takes the class away.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: What views want

  /// Notes how large a view wants to be where the layout has only estimated it; whether places have changed by that.
  func note(_ size: CGSize, for key: ListKey) -> Bool { false }

  /// Gives what has been noted to the paths of after an update; it is forgotten where there is none.
  func rename(_ newKey: (ListKey) -> ListKey?) {}

  /// Whether a view goes with an item, and has its path, not that of a section.
  func goesWithItem(_ key: ListKey) -> Bool { key.category == .cell }

  /// How a section scrolls by itself; nil if it does not.
  func scroll(ofSection section: Int) -> SectionScroll? { nil }

  /// Whether something is in the scroll view of its section.
  func scrollsWithSection(_ key: ListKey) -> Bool { false }

  /// Changes what is about to be laid out, as the app wants it.
  func finish(_ attributes: [UICollectionViewLayoutAttributes]) {}

  /// What a view is in a list; nil where it is in none.
  func listRow(of key: ListKey) -> ListRow? { nil }

  // MARK: Invalidation

  /// Has the layout prepare again before the collection is laid out next. Calls `invalidateLayout(with:)`.
  open func invalidateLayout() { invalidateLayout(with: makeContext { $0.invalidateEverything = true }) }

  /// The same, with what is to be found out anew; an override calls this one.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    if let collectionView {
      collectionView.shiftContent(by: context.contentOffsetAdjustment)
      collectionView.setNeedsLayout()
    }
  }

  /// The class of what says what is to be found out anew: `UICollectionViewLayoutInvalidationContext`, or a subclass of it.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// What is to be found out anew when the collection's bounds change.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether what a view wants, by `preferredLayoutAttributesFitting(_:)`, makes the layout invalid; asked when it comes into sight, other
  /// than of what a compositional layout estimates. False by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is to be found out anew when a view wants another place than it has.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  func makeContext(
    _ say: (UICollectionViewLayoutInvalidationContext) -> Void = { _ in }
  ) -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    say(context)
    return context
  }

  /// Whether places change when the collection's bounds do, which they also do by scrolling; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Called when the collection's insets, its safe area or its traits have changed.
  func surroundingsDidChange() {}

  // MARK: Scrolling

  /// Where a flick is to end instead of where it would, in points; the velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the content is to be after an update or a change of layouts, in points.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before the places of an update are asked for.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called with the animation of an update.
  open func finalizeCollectionViewUpdates() {}

  /// Where an item starts that comes into sight; by default where it will be, transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item ends that goes; by default where it was, transparent.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Change of layouts

  /// Called before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes over from another.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called with the animation from one layout to another, to both.
  open func finalizeLayoutTransition() {}
}
