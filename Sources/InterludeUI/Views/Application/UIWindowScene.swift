/// One instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is in front. The raw values are UIKit's.
  public nonisolated enum ActivationState: Int, Sendable {
    /// Not connected to the app: it has ended.
    case unattached = -1
    /// In front, and takes input.
    case foregroundActive = 0
    /// In front, or about to be, but takes no input.
    case foregroundInactive = 1
    /// Away from the screen.
    case background = 2
  }

  /// Where the scene is: in front, unless the stage has put the app away. A scene in the background is drawn like any other.
  public internal(set) var activationState = ActivationState.foregroundActive

  /// Is told what becomes of the scene; nil for an app that was not begun by a delegate, or has no scene delegate.
  open var delegate: (any UISceneDelegate)?

  var sceneSession: UISceneSession?

  /// What is known of the scene beyond its life.
  public var session: UISceneSession {
    if let sceneSession { return sceneSession }
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    session.scene = self
    sceneSession = session
    return session
  }
}

/// The app's windows on the screen of its stage.
@preconcurrency @MainActor public final class UIWindowScene: UIScene, UITraitEnvironment {
  private unowned let owner: Stage

  init(stage: Stage) { owner = stage }

  override var stage: Stage { owner }

  /// The screen of the scene's stage.
  public var screen: UIScreen { stage.screen }

  /// Back to front.
  public var windows: [UIWindow] { stage.windows }

  /// The window that was last made key and is still on the screen.
  public var keyWindow: UIWindow? { stage.application.keyWindow }

  /// The traits of the screen, with what the scene overrides.
  public var traitCollection: UITraitCollection { screen.traitCollection.overridden(by: traitOverrides) }

  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the scene and its windows have, whatever the screen's are.
  public var traitOverrides = UITraitOverrides() {
    didSet {
      guard traitOverrides.traits != oldValue.traits else { return }
      traitsMayDiffer(from: screen.traitCollection.overridden(by: oldValue))
      for window in windows { window.updateTraits() }
    }
  }

  var traitRegistrations: [TraitChangeRegistration] = []

  /// The screen has other traits than these.
  func screenTraitsDidChange(from previous: UITraitCollection) {
    traitsMayDiffer(from: previous.overridden(by: traitOverrides))
  }

  private func traitsMayDiffer(from previous: UITraitCollection) {
    if traitCollection != previous { traitsDidChange(from: previous) }
  }

  /// What stands in the status bar.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(stage: stage)

  /// Upright in a screen that is at least as high as wide; else with the notch on the left.
  public var interfaceOrientation: UIInterfaceOrientation {
    stage.size.width > stage.size.height ? .landscapeRight : .portrait
  }

  public override var next: UIResponder? { stage.application }
}
