/// Something with a title or an image that a bar shows.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The text; nil for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The image; nil for none. It is painted in the tint colour unless its rendering mode says otherwise.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// Whether the item can be pressed; true unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// Names the button that shows the item, for code and tests that look for it; it is not shown.
  open var accessibilityIdentifier: String? { didSet { didChange() } }
  /// A number for the app's own use; 0 unless set.
  open var tag = 0
  /// Called by an item that has changed, on the bar that shows it.
  var onChange: (() -> Void)?

  public override init() { super.init() }

  func didChange() { onChange?() }
}
