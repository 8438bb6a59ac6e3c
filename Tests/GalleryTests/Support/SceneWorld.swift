import InterludeLab
import InterludeUI
import MotionQA
import Testing

/// A scene as the gallery's visitors meet it: pushed in a navigation controller, in a window, on a stage of its own.
final class SceneWorld: Recordable {
  let stage: Stage
  let window: UIWindow
  let navigation: JournalingNavigationController
  private(set) var diagnostics: [Diagnostic] = []
  /// What nobody else holds, as delegates.
  var retained: [AnyObject] = []

  /// - Parameters:
  ///   - textRenderer: Nil gives text no size: the same on every machine.
  ///   - textSize: What the device is set to.
  init(
    _ makeScene: () -> UIViewController, size: CGSize = CGSize(width: 390, height: 844),
    textRenderer: (any TextRenderer)? = nil, textSize: UIContentSizeCategory = .large
  ) {
    stage = Stage(size: size, textRenderer: textRenderer)
    Stage.current = stage
    stage.preferredContentSizeCategory = textSize
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    navigation = JournalingNavigationController(rootViewController: UIViewController())
    stage.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(makeScene(), animated: false)
    show(at: 0.5)
  }

  convenience init(_ scene: Scene) { self.init { scene.firstViewController } }

  /// A scene of the gallery's list.
  convenience init(of name: String) throws { self.init(try ListedScenes.scene(named: name)) }

  /// Moves on to a time, and lays everything out.
  func show(at time: Double) { stage.advance(to: time) }

  /// What runs now, if it is animated: of the screens on the stack, in them, or presented upon them.
  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    let top: UIViewController? = navigation.topViewController
    return top?.transitionCoordinator
  }

  // MARK: Recordable

  func send(_ event: InputEvent) { stage.send(event) }
  func advance(to time: Double) { stage.advance(to: time) }
  func displayList() -> DisplayList { stage.displayList() }

  // MARK: Acting

  /// From a press to its release, in seconds.
  private static let holdTime = 0.0625

  /// Presses a view's centre; what the press does begins at exactly this time.
  func tap(_ identifier: String, at time: Double, sourceLocation: SourceLocation = #_sourceLocation) throws {
    show(at: time - Self.holdTime)
    let place = try center(of: identifier, sourceLocation: sourceLocation)
    press(place, at: time)
  }

  func press(_ point: CGPoint, at time: Double) {
    stage.send(InputEvent(time: time - Self.holdTime, kind: .pointerDown(point, .primary)))
    stage.send(InputEvent(time: time, kind: .pointerUp(point, .primary)))
  }

  /// Calls the navigation controller, as its back button does.
  func navigate(_ body: (UINavigationController) -> Void) {
    stage.asCurrent { body(navigation) }
  }

  func resize(to size: CGSize, at time: Double) {
    stage.send(InputEvent(time: time, kind: .resize(size, scale: 2)))
  }

  // MARK: Finding

  /// The frontmost view of an identifier, or else of a label.
  func view(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> UIView {
    try #require(find(identifier), "no view \(identifier)", sourceLocation: sourceLocation)
  }

  func shows(_ identifier: String) -> Bool { find(identifier) != nil }

  /// The centre of a view where it is at rest, in the window.
  func center(of identifier: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CGPoint {
    let view = try view(identifier, sourceLocation: sourceLocation)
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  func find(_ name: String) -> UIView? {
    find(in: window) { $0.accessibilityIdentifier == name } ?? find(in: window) { $0.accessibilityLabel == name }
  }

  private func find(in view: UIView, where matches: (UIView) -> Bool) -> UIView? {
    for subview in view.subviews.reversed() {
      if let found = find(in: subview, where: matches) { return found }
    }
    return matches(view) ? view : nil
  }
}

extension Scene {
  /// The first screen of a scene that is one, made anew.
  var firstViewController: UIViewController {
    guard case .screen(let make) = content else { preconditionFailure("The scene \(name) is an app.") }
    return make()
  }
}
