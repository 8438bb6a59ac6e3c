/// A shadow behind text.
open nonisolated class NSShadow: NSObject, NSCopying {
  private let header = FoundationHeader()

  /// How far the shadow is from the text, in points to the right and down; none unless set.
  open var shadowOffset: CGSize = .zero
  /// How soft the shadow is, in points: twice the Gaussian's standard deviation, as in a graphics context. 0, sharp, unless set.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at a third unless set, nil for no shadow.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)

  public override init() {}

  /// A shadow that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return shadow
  }

  /// Whether another shadow says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  open override var hash: Int { [shadowOffset.width, shadowOffset.height, shadowBlurRadius].hashValue }
}
