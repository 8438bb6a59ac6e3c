import StageDispatch

/// The root of a view hierarchy on the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level of a number; higher ones are in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where an app's windows are: 0.
    public static let normal = Level(0)
    /// In front of an app's windows: 1000.
    public static let statusBar = Level(1000)
    /// In front of everything that UIKit names: 2000.
    public static let alert = Level(2000)
  }

  /// How far in front the window is; `normal` unless set. A window that changes its level comes in front of the others there.
  open var windowLevel: Level = .normal {
    didSet { if windowLevel != oldValue, !isHidden, !isWithoutScene { stage.show(self) } }
  }
  /// Whether the window was the last one to be made key on its stage.
  public private(set) var isKeyWindow = false

  /// A window starts hidden; `makeKeyAndVisible()` shows it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.attach(to: stage.clock)
    isHidden = true
  }

  /// A window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.attach(to: stage.clock)
    isHidden = true
  }

  /// A window as large as the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    layer.attach(to: stage.clock)
    isHidden = true
  }

  /// The scene that the window is in: the one of its stage, unless it was set to nil, which takes the window off the screen until it
  /// is set to the scene again.
  open var windowScene: UIWindowScene? {
    get { isWithoutScene ? nil : stage.windowScene }
    set {
      guard isWithoutScene != (newValue == nil) else { return }
      isWithoutScene = newValue == nil
      guard !isHidden else { return }
      let wasOnScreen = isOnScreen
      if isWithoutScene { stage.hide(self) } else { stage.show(self) }
      tellVisibility(wasOnScreen: wasOnScreen)
    }
  }

  private var isWithoutScene = false

  /// The controller whose view fills the window. Replacing it ends its transitions and takes down what it has presented.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.endTransitions()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let rootViewController else { return }
      rootViewController.view.frame = bounds
      insertSubview(rootViewController.view, at: 0)
    }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      let wasOnScreen = isOnScreen
      let owners = subviews.compactMap(\.owner)
      if !isHidden { takeAppearance() }
      owners.forEach { $0.beginAppearanceTransition(!isHidden, animated: false) }
      if isHidden { stage.hide(self) } else if !isWithoutScene { stage.show(self) }
      if !isHidden, rootViewController != nil { UIView.performWithoutAnimation { layoutIfNeeded() } }
      owners.forEach { $0.endAppearanceTransition() }
      tellVisibility(wasOnScreen: wasOnScreen)
    }
  }

  /// Shows the window in front of the others of its level and makes it the key window of its stage.
  open func makeKeyAndVisible() {
    isHidden = false
    if !isWithoutScene { stage.show(self) }
    makeKey()
  }

  /// Makes it the key window of its stage, whether or not it shows.
  open func makeKey() {
    let former = stage.windows.first { $0.isKeyWindow && $0 !== self }
    guard former != nil || !isKeyWindow else { return }
    for window in stage.windows { window.isKeyWindow = window === self }
    isKeyWindow = true
    former?.resignKey()
    if let former { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: former) }
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Brings an event's touches in the window to the gesture recognisers and views. Called for every change of a touch. An override that
  /// does not call `super` keeps them to itself; the end of a touch that was kept cancels what the touch has begun.
  open func sendEvent(_ event: UIEvent) { stage.touches.send(event, in: self) }

  /// Called when the window has become the key window. Not to be called by the app.
  open func becomeKey() {}

  /// Called when the window is the key window no more. Not to be called by the app.
  open func resignKey() {}

  /// The screen of the window's stage.
  public var screen: UIScreen { stage.screen }

  var focusSystem: UIFocusSystem { stage.focusSystem }

  open override var window: UIWindow? { self }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      updateTraits()
    }
  }

  override var surroundingTraits: UITraitCollection { surroundingTraits(for: bounds.size) }

  private func surroundingTraits(for size: CGSize) -> UITraitCollection {
    UITraitCollection(
      size: size, scale: stage.scale, style: stage.userInterfaceStyle, contentSize: stage.preferredContentSizeCategory
    )
    .overridden(by: stage.windowScene.traitOverrides)
  }

  /// Follows a change of the screen's size, in points, or scale.
  func resize(to size: CGSize) {
    let traits = limitingContentSize(
      of: surroundingTraits(for: size).overridden(by: traitOverrides.with(overrideUserInterfaceStyle)))
    guard size != bounds.size || traits != traitCollection else { return }
    func change() { frame = CGRect(origin: frame.origin, size: size) }
    guard let rootViewController else { return change() }
    rootViewController.resizeWindow(self, to: size, with: traits, change: change)
  }

  open override var next: UIResponder? { stage.windowScene }

  var windowSafeAreaInsets: UIEdgeInsets { stage.safeAreaInsets }
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}
