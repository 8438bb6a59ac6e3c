/// The window of the keyboard, in front of all of an app's. It takes touches only where there are keys.
final class KeyboardWindow: UIWindow {
  let host = KeyboardHost()

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .keyboard
    addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIWindow.Level {
  /// In front of every level that an app would think of.
  nonisolated static let keyboard = UIWindow.Level(10_000_000)
}

/// What is moved: the accessory view, and below it the keys or the app's own view.
final class KeyboardHost: UIView {
  private let ground = UIView()
  private(set) var accessory: UIView?
  private(set) var input: UIView?
  /// Who has asked for it: actions and questions go on there.
  weak var source: UIResponder?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
    ground.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { source ?? super.next }

  /// - Parameter color: Behind the keys; nil behind an app's own view.
  func show(accessory: UIView?, input: UIView?, color: UIColor?) {
    for (old, new) in [(self.accessory, accessory), (self.input, input)] where old !== new && old?.superview === self {
      old?.removeFromSuperview()
    }
    (self.accessory, self.input) = (accessory, input)
    for view in [input, accessory].compactMap(\.self) where view.superview !== self { addSubview(view) }
    ground.backgroundColor = color
    setNeedsLayout()
  }

  /// How high the accessory is, in points.
  var accessoryHeight: CGFloat {
    guard let accessory else { return 0 }
    let height = accessory.layoutFrame.height
    guard height == 0 || accessory.autoresizingMask.contains(.flexibleHeight) else { return height }
    let own = accessory.intrinsicContentSize.height
    if own > 0 { return own }
    let fitting = accessory.systemLayoutSizeFitting(CGSize(width: bounds.width, height: 0)).height
    return fitting > 0 ? fitting : height
  }

  /// Of the app's own view in place of the keys; nil where there is none.
  var ownInputHeight: CGFloat? { input.map(\.layoutFrame.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = min(accessoryHeight, bounds.height)
    accessory?.layoutFrame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let room = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
    if let keys = input as? KeyboardView {
      keys.layoutFrame = room
    } else if let input {
      input.layoutFrame = CGRect(origin: room.origin, size: CGSize(width: room.width, height: input.layoutFrame.height))
    }
    // Whatever is moved, nothing behind shows through below.
    ground.layoutFrame = CGRect(x: 0, y: height, width: bounds.width, height: room.height + 500)
  }
}
