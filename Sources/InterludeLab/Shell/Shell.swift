import InterludeUI
import MotionQA
import PictureFiles

/// One running app on a stage of its own: the home screen, the scene opened from it, the status bar. The window and every
/// recording show one of these.
final class Shell: Recordable {
  let stage: Stage
  let navigationController: UINavigationController
  let window: UIWindow
  private let statusBar: StatusBarWindow
  /// The scene that was opened last, and its first screen; none where it is an app.
  private var opened: (scene: Scene, controller: UIViewController?)?
  /// Looks at what is behind the status bar and the home indicator, by the stage's time and not by anyone's frames.
  private var look: CADisplayLink?

  /// How often it looks, per second.
  private static let looksPerSecond = 20

  private let settings: DeviceSettings

  init(scenes: [Scene], equipment: Equipment, size: CGSize, scale: CGFloat, settings: DeviceSettings) {
    let stage = Stage(
      size: size, scale: scale, textRenderer: equipment.textRenderer, system: settings.system(for: nil))
    stage.isReduceMotionEnabled = settings.reducesMotion
    stage.userInterfaceStyle = settings.isDark ? .dark : .light
    stage.preferredContentSizeCategory = settings.contentSize
    stage.motionEdits = settings.edits
    self.settings = settings
    stage.imageLoader = equipment.images.image(at:)
    stage.imageDecoder = { try? ImageFile.image(from: $0) }
    stage.imageEncoder = { ImageFile.data(of: $0) }
    stage.renderer = equipment.renderer
    stage.safeAreaInsets = DeviceShape.safeAreaInsets(for: size)
    let (home, window, statusBar) = stage.asCurrent {
      (HomeViewController(scenes: scenes), UIWindow(frame: UIScreen.main.bounds), StatusBarWindow())
    }
    navigationController = stage.asCurrent { UINavigationController(rootViewController: home) }
    (self.stage, self.window, self.statusBar) = (stage, window, statusBar)
    home.onSelect = { [weak self] scene in self?.open(scene, animated: true) }
    stage.onTurn = { [weak stage] in stage?.safeAreaInsets = DeviceShape.safeAreaInsets(for: $0) }
    stage.onStatusBarUpdate = { [weak self] in self?.updateStatusBar() }
    stage.asCurrent(showWindows)
  }

  private func showWindows() {
    window.backgroundColor = .black
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    statusBar.isHidden = false
    updateStatusBar(animated: false)
    let look = CADisplayLink { [weak self] _ in self?.updateStatusBar() }
    look.preferredFramesPerSecond = Self.looksPerSecond
    look.add(to: .main, forMode: .common)
    self.look = look
  }

  /// The scene that is open; nil on the home screen.
  var scene: Scene? {
    guard let (scene, controller) = opened else { return nil }
    return controller.map(navigationController.viewControllers.contains) ?? true ? scene : nil
  }

  /// Whether an app is open, with windows of its own in front.
  var hasApp: Bool { opened.map { $0.controller == nil } ?? false }

  /// The window that is looked at: the home screen's, or the app's.
  var frontWindow: UIWindow { hasApp ? stage.asCurrent { UIApplication.shared.keyWindow } ?? window : window }

  /// Opens a scene on top of the home screen.
  func open(_ scene: Scene, animated: Bool) {
    stage.system = settings.system(for: scene)
    stage.asCurrent {
      switch scene.content {
      case .screen(let makeViewController):
        let controller = makeViewController()
        if controller.navigationItem.title?.isEmpty ?? true { controller.title = scene.title }
        opened = (scene, controller)
        navigationController.pushViewController(controller, animated: animated)
      case .app(let manifest):
        opened = (scene, nil)
        window.isHidden = true
        stage.launch(manifest)
      }
      stage.commit()
    }
    updateStatusBar(animated: animated)
  }

  /// Ends the app that is open, and shows the home screen.
  func closeApp() {
    stage.asCurrent {
      stage.terminate()
      for appWindow in UIApplication.shared.windows where appWindow !== statusBar { appWindow.isHidden = true }
      opened = nil
      window.makeKeyAndVisible()
      stage.commit()
    }
    updateStatusBar(animated: false)
  }

  /// Answers what a person does: keys and the mouse's back button as well.
  func send(_ event: InputEvent) {
    stage.advance(to: event.time)
    switch event.kind {
    case .key(let key, let modifiers) where !stage.takesKey(key, modifiers): press(key, modifiers)
    case .pointerDown(_, .back): goBack()
    case .pointerDown, .touches: stage.focusSystem.hideFocus()
    case .resize(let size, _): stage.safeAreaInsets = DeviceShape.safeAreaInsets(for: size)
    default: break
    }
    stage.send(event)
    updateStatusBar()
  }

  func advance(to time: Double) { stage.advance(to: time) }

  func displayList() -> DisplayList { stage.displayList() }

  private func updateStatusBar(animated: Bool = true) {
    stage.asCurrent {
      let appearance = StatusBarAppearance(
        over: frontWindow, after: statusBar.appearance, isInTransition: animated && screen.isInTransition)
      statusBar.show(appearance, animated: animated)
    }
  }
}
