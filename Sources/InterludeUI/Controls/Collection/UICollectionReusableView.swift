/// A view of a collection, used again when it is out of sight.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// What the view was dequeued by; nil if it was not.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What a collection makes of a class that is registered, with the frame that the layout has for it. Inherited wherever `init(frame:)`
  /// and `init(coder:)` are.
  public required convenience init(dequeuedFor reuseIdentifier: String, frame: CGRect) {
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before the view is used again; what was left of the item before must be put back here.
  open func prepareForReuse() {}

  /// The place that the view would rather have: asked of one whose width or height a compositional layout only estimates, once it
  /// is dequeued and after the layout was made invalid. What is estimated becomes as long as the constraints in the view want it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitting(layoutAttributes) }

  /// Called when the view gets attributes that are not equal to those that it has; a subclass takes what it has added to them.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// A copy of those that were applied last.
  var shownAttributes: UICollectionViewLayoutAttributes?

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard shownAttributes?.isEqual(attributes) != true else { return }
    shownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    apply(attributes)
  }
}
