/// The running app, as far as the current stage knows one.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
  private unowned let owner: Stage

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

  /// Whether the status bar is away, as the controllers on show want it.
  public var isStatusBarHidden: Bool { stage.windowScene.statusBarManager?.isStatusBarHidden ?? true }

  /// How the interface stands: upright unless the screen is wider than high.
  public var statusBarOrientation: UIInterfaceOrientation { stage.windowScene.interfaceOrientation }

  /// The window that was last made key and is still on the screen.
  public var keyWindow: UIWindow? { stage.windows.last(where: \.isKeyWindow) }
}
