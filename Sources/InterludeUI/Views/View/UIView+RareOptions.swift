/// What a view says of itself that few views say.
struct RareOptions {
  var isExclusiveTouch = false
  var semanticContent = UISemanticContentAttribute.unspecified
  var preservesSuperviewMargins = false
  var restorationIdentifier: String?
  var accessibilityIdentifier: String?
  var contentSizeLimits = ContentSizeLimits()
  var fixedSize: CGSize?
}

extension UIView {
  /// The size that the view has wherever it is put; nil, unless set, for any. A place for it says where its upper left corner is.
  var fixedSize: CGSize? {
    get { rareOptions.fixedSize }
    set {
      rareOptions.fixedSize = newValue
      if let newValue { frame.size = newValue }
    }
  }
}

extension UIView {
  /// Names the view to who preserves and restores the app's state; nil unless set. An app that does not ask for that, as none can
  /// here, has it as a name alone.
  public var restorationIdentifier: String? {
    get { rareOptions.restorationIdentifier }
    set { rareOptions.restorationIdentifier = newValue }
  }
}

extension UIView {
  /// Names the view to scripts and traces; it is not shown.
  public var accessibilityIdentifier: String? {
    get { rareOptions.accessibilityIdentifier }
    set { rareOptions.accessibilityIdentifier = newValue }
  }
}

extension UIView {
  /// Whether, while the view has a touch, no other view of its window is given one, and whether it is given none while another has
  /// one; false unless set. Touches on their way stay where they are.
  public var isExclusiveTouch: Bool {
    get { rareOptions.isExclusiveTouch }
    set { rareOptions.isExclusiveTouch = newValue }
  }
}

extension UIView {
  /// Whether the margins are at least as wide as to keep what is inside clear of the superview's margins, too; false unless set.
  public var preservesSuperviewLayoutMargins: Bool {
    get { rareOptions.preservesSuperviewMargins }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      rareOptions.preservesSuperviewMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// The margins, made as wide as the superview's want them where the view lies over these.
  func preservingSuperviewMargins(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    preservesSuperviewLayoutMargins ? superviewMargins(atLeast: margins) : margins
  }

  /// Margins, made as wide as the superview's want them where the view lies over these.
  func superviewMargins(atLeast margins: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview else { return margins }
    let (around, place, size) = (superview.layoutMargins, layoutFrame, superview.bounds)
    return UIEdgeInsets(
      top: max(margins.top, around.top - (place.minY - size.minY)),
      left: max(margins.left, around.left - (place.minX - size.minX)),
      bottom: max(margins.bottom, around.bottom - (size.maxY - place.maxY)),
      right: max(margins.right, around.right - (size.maxX - place.maxX)))
  }
}
