/// Something with a title or an image that a bar shows.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  open var tag = 0
  /// Called by an item that has changed, on the bar that shows it.
  var onChange: (() -> Void)?

  public override init() { super.init() }

  func didChange() { onChange?() }
}
