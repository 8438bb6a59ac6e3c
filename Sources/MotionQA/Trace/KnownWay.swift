import InterludeUI

/// The curve along which a view's property goes that follows time without an animation.
nonisolated struct KnownWay {
  /// The property, as a key path of the view's layer.
  let keyPath: String
  /// From 0 to 1 by seconds since the start.
  let curve: any MotionCurve
  /// On the stage's clock, in seconds.
  let start: Double

  /// How fast a number goes that moves along the curve, per second; nil where the curve stands meanwhile.
  ///
  /// - Parameters:
  ///   - time: On the stage's clock, in seconds.
  ///   - step: By how much the number grows from then on.
  ///   - length: In which time it does, in seconds.
  func velocity(at time: Double, of step: Double, in length: Double) -> Double? {
    let share = curve.value(at: time + length - start) - curve.value(at: time - start)
    return share == 0 ? nil : curve.velocity(at: time - start) * step / share
  }
}

extension KnownWay {
  /// Nil for a property that does not go along one curve from its start to its end.
  init?(_ way: FollowedWay) {
    guard way.isWhole, let curve = way.curve else { return nil }
    self.init(keyPath: way.keyPath, curve: curve, start: way.start)
  }
}
