/// The running app, as far as the current stage knows one.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  private unowned let owner: Stage
  /// How many calls have touches do nothing.
  var ignoringCount = 0

  init(stage: Stage) { owner = stage }

  override var stage: Stage { owner }

  /// Is told what becomes of the app; nil for one that was not begun by a delegate. The stage keeps the one that it begins by.
  public weak var delegate: (any UIApplicationDelegate)?

  /// The delegate, if it is a responder: the last one in the chain.
  public override var next: UIResponder? { delegate as? UIResponder }

  /// Back to front.
  public var windows: [UIWindow] { stage.windows }

  /// The one scene that there is.
  public var connectedScenes: Set<UIScene> { [stage.windowScene] }

  /// In the screen's coordinates; zero while the status bar is hidden.
  public var statusBarFrame: CGRect { stage.windowScene.statusBarManager?.statusBarFrame ?? .zero }

  /// What the app says of the status bar, where its controllers do not decide.
  var ownStatusBar = (style: UIStatusBarStyle.default, isHidden: false)

  /// Whether the status bar is away. Setting it acts in an app whose manifest does not leave that to the controllers on show.
  public var isStatusBarHidden: Bool {
    get { stage.windowScene.statusBarManager?.isStatusBarHidden ?? true }
    set {
      ownStatusBar.isHidden = newValue
      stage.onStatusBarUpdate?()
    }
  }

  /// Dark or light writing in the status bar. Setting it acts in an app whose manifest does not leave that to the controllers on show.
  public var statusBarStyle: UIStatusBarStyle {
    get { stage.windowScene.statusBarManager?.statusBarStyle ?? .default }
    set {
      ownStatusBar.style = newValue
      stage.onStatusBarUpdate?()
    }
  }

  /// How the interface stands: upright unless the screen is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation { stage.windowScene.interfaceOrientation }

  /// How large text is to be, as the person has set it on the device.
  public var preferredContentSizeCategory: UIContentSizeCategory { stage.preferredContentSizeCategory }

  /// The window that was last made key and is still on the screen.
  public var keyWindow: UIWindow? { stage.windows.last(where: \.isKeyWindow) }
}
