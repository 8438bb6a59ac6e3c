import DisplayList
import Foundation

/// How a replicator layer shows its sublayers again and again.
nonisolated struct ReplicatorState: Hashable, Sendable {
  var count = 1
  /// In seconds.
  var delay = 0.0
  var transform = CATransform3DIdentity
  var color: CGColor? = .white
  /// What each instance's colour has more than the one before.
  var redOffset = 0.0
  var greenOffset = 0.0
  var blueOffset = 0.0
  var alphaOffset = 0.0

  /// More than these are not drawn.
  static let mostInstances = 1000

  /// The colour that an instance is multiplied by; no colour counts as white.
  func color(of index: Int) -> CGColor {
    let first = color ?? .white
    func part(_ value: CGFloat, _ offset: Double) -> CGFloat { min(max(value + CGFloat(index) * offset, 0), 1) }
    return CGColor(
      red: part(first.red, redOffset), green: part(first.green, greenOffset), blue: part(first.blue, blueOffset),
      alpha: part(first.alpha, alphaOffset))
  }
}
