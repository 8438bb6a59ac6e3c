import InterludeUI

/// A world with one view to move about, whose centre starts at (0, 0).
final class Puck {
  let world = World()
  let view = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))

  init() {
    world.showProbe().view.addSubview(view)
  }

  var time: Double { world.stage.time }
  var journal: Journal { world.journal }
  var misuses: [String] { world.diagnostics.map(\.identifier) }

  /// Where the view shows.
  var shown: CGPoint { view.layer.presentation()?.position ?? .zero }
  var x: Double { shown.x }

  func advance(by seconds: Double) { world.stage.advance(to: world.stage.time + seconds) }

  /// An animator that moves the view to x, and writes down its end.
  func animator(
    _ duration: Double = 1, curve: UIView.AnimationCurve = .linear, to x: Double = 100
  ) -> UIViewPropertyAnimator {
    animator(duration, UICubicTimingParameters(animationCurve: curve), to: x)
  }

  func animator(
    _ duration: Double = 1, _ timing: any UITimingCurveProvider, to x: Double = 100
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { [view] in view.center.x = x }
    animator.addCompletion { [journal] position in journal.write("\(position)") }
    return animator
  }
}

extension BinaryFloatingPoint {
  /// Whether two numbers are the same but for rounding.
  func isNear(_ other: Double, within tolerance: Double = 1e-9) -> Bool { abs(Double(self) - other) <= tolerance }
}
