import InterludeUI

/// A world with one view to move about, whose centre starts at (0, 0).
public final class Puck {
  public let world = World()
  public let view = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))

  public init() {
    world.showProbe().view.addSubview(view)
  }

  public var time: Double { world.stage.time }
  public var journal: Journal { world.journal }
  public var misuses: [String] { world.diagnostics.map(\.identifier) }

  /// Where the view shows.
  public var shown: CGPoint { view.layer.presentation()?.position ?? .zero }
  public var x: Double { shown.x }

  public func advance(by seconds: Double) { world.stage.advance(to: world.stage.time + seconds) }

  /// An animator that moves the view to x, and writes down its end.
  public func animator(
    _ duration: Double = 1, curve: UIView.AnimationCurve = .linear, to x: Double = 100
  ) -> UIViewPropertyAnimator {
    animator(duration, UICubicTimingParameters(animationCurve: curve), to: x)
  }

  public func animator(
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
  public func isNear(_ other: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(Double(self) - other) <= tolerance
  }
}
