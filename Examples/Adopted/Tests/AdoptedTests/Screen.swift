import InterludeUI

@testable import Adopted

/// A controller on a stage of its own, a finger, and what the classes have written since.
final class Screen {
  let stage: Stage
  let window: UIWindow

  init(_ make: () -> UIViewController) {
    let size = CGSize(width: 390, height: 844)
    Log.clear()
    stage = Stage(size: size)
    Stage.current = stage
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    stage.onDiagnostic = { Log.write("\($0.identifier) \($0.message)") }
    window.rootViewController = make()
    window.makeKeyAndVisible()
    stage.advance(to: 1)
  }

  /// What has been written since this was last asked for.
  var log: [String] {
    defer { Log.clear() }
    return Log.lines
  }

  /// Types a word into what has the focus of the keys.
  func type(_ word: String) {
    for character in word {
      stage.send(InputEvent(time: stage.time + 0.05, kind: .key(.character(character))))
    }
  }

  func press(_ key: InputEvent.Key) { stage.send(InputEvent(time: stage.time + 0.05, kind: .key(key))) }

  func pass(_ seconds: Double) { stage.advance(to: stage.time + seconds) }

  func touch(_ phase: InputEvent.Touch.Phase, _ points: CGPoint...) {
    let touches = points.enumerated().map { InputEvent.Touch($0, phase, at: $1) }
    stage.send(InputEvent(time: stage.time, kind: .touches(touches)))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, CGPoint(x: x, y: y))
    pass(0.05)
    touch(.ended, CGPoint(x: x, y: y))
    pass(0.05)
  }

  func drag(from start: CGPoint, to end: CGPoint) {
    touch(.began, start)
    for step in 1...10 {
      pass(0.02)
      let part = Double(step) / 10
      touch(.moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    pass(0.02)
    touch(.ended, end)
    pass(0.1)
  }
}
