import InterludeUI

nonisolated extension Spring {
  /// The duration for which `UIView.animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:)` makes this spring,
  /// in seconds: the time at which its swing, or its rest of way, is down to `Settling.tolerance`. Nil for a spring that this
  /// call cannot make, such as one that is overdamped, or settles outside 0.01…10 seconds.
  public var animationDuration: Double? {
    let (ratio, frequency) = (dampingRatio, angularFrequency)
    guard ratio > 0, ratio <= 1 + 1e-9 else { return nil }
    let duration =
      ratio >= 1 ? firstTime(at: 1 - Settling.tolerance) : swingingDuration(ratio, frequency)
    guard let duration, (0.01...10).contains(duration) else { return nil }
    let made = Spring(dampingRatio: ratio, duration: duration, initialVelocity: initialVelocity)
    return abs(made.angularFrequency - frequency) <= 1e-6 * frequency ? duration : nil
  }

  private func swingingDuration(_ ratio: Double, _ frequency: Double) -> Double {
    let amplitude = abs(ratio - initialVelocity / frequency) / ((1 - ratio) * (1 + ratio)).squareRoot()
    return log(amplitude / Settling.tolerance) / (ratio * frequency)
  }
}
