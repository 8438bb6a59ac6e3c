import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// A stage with an empty root controller on show, fingers, and everything that is heard.
///
/// A suite makes it inside the test, lazily: tests take turns on the main actor between a suite's `init` and the test, and the
/// current stage would be another's.
final class World {
  let stage: Stage
  let window: UIWindow
  let root: UIViewController
  let recorder = LifecycleRecorder()
  private(set) var diagnostics: [Diagnostic] = []

  init() {
    let size = CGSize(width: 390, height: 844)
    stage = Stage(size: size)
    Stage.current = stage
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    root = UIViewController()
    stage.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    stage.advance(to: 1)
    stage.observers = [recorder]
  }

  var time: Double { stage.time }

  func pass(_ seconds: Double) { stage.advance(to: stage.time + seconds) }

  /// Long enough for everything here to have come to rest.
  func settle() { pass(5) }

  // MARK: Fingers

  /// What fingers do now; the first of them is number 0 unless said otherwise.
  func touch(_ phase: InputEvent.Touch.Phase, _ points: CGPoint..., first: Int = 0) {
    let touches = points.enumerated().map { InputEvent.Touch(first + $0, phase, at: $1) }
    stage.send(InputEvent(time: time, kind: .touches(touches)))
  }

  func down(_ x: CGFloat, _ y: CGFloat) { touch(.began, CGPoint(x: x, y: y)) }
  func move(_ x: CGFloat, _ y: CGFloat) { touch(.moved, CGPoint(x: x, y: y)) }
  func up(_ x: CGFloat, _ y: CGFloat) { touch(.ended, CGPoint(x: x, y: y)) }

  /// Moves a finger evenly, for some seconds.
  func drag(from start: CGPoint, to end: CGPoint, in seconds: Double) {
    for step in 1...24 {
      let part = Double(step) / 24
      pass(seconds / 24)
      move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
  }

  func resize(to size: CGSize) { stage.send(InputEvent(time: time, kind: .resize(size, scale: 2))) }

  // MARK: Afterwards

  /// How often the system has made a call, or got it. What a drag hands on to the app's animator comes besides.
  func count(of callback: String) -> Int {
    recorder.events.count { $0.callback == callback && !$0.subject.hasPrefix("Growth") }
  }

  /// What the app's animators were told and have told, in order.
  var toldOfTheApps: [String] {
    recorder.events.filter { $0.subject.hasPrefix("Growth") }.map { "\($0.subject) \($0.callback) \($0.detail)" }
  }

  /// Nothing is under way, every call that began has ended, and nothing was reported.
  ///
  /// - Parameter transitions: how many there were, each of which has to be completed once.
  func expectCalm(after transitions: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(window.rootViewController?.transitionCoordinator == nil, sourceLocation: sourceLocation)
    #expect(count(of: "transitionDuration(using:)") == transitions, sourceLocation: sourceLocation)
    #expect(count(of: "completeTransition(_:)") == transitions, sourceLocation: sourceLocation)
    #expect(recorder.faults == [], sourceLocation: sourceLocation)
    #expect(diagnostics.isEmpty, "\(diagnostics)", sourceLocation: sourceLocation)
  }
}

extension UIView {
  /// Where the view shows in its superview, its transform included.
  var shownCenter: CGPoint {
    let layer = layer.presentation() ?? layer
    let transform = layer.affineTransform()
    return CGPoint(x: layer.position.x + transform.tx, y: layer.position.y + transform.ty)
  }

  /// How much larger the view shows than it is.
  var shownScale: CGFloat { (layer.presentation() ?? layer).affineTransform().a }
}

func expect(
  _ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(abs(value - expected) <= tolerance, "\(value), expected \(expected)", sourceLocation: sourceLocation)
}
