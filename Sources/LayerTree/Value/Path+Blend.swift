import DisplayList
import Foundation
import MotionCurves

/// Paths as vectors of their points. Nil for paths of different structure.
nonisolated extension Path {
  func interpolated(to other: Path, progress: Double) -> Path? {
    combined(with: other) {
      CGPoint(x: $0.x + ($1.x - $0.x) * progress, y: $0.y + ($1.y - $0.y) * progress)
    }
  }

  func adding(_ other: Path, times factor: Double = 1) -> Path? {
    combined(with: other) { CGPoint(x: $0.x + factor * $1.x, y: $0.y + factor * $1.y) }
  }

  func scaled(by factor: Double) -> Path { map { CGPoint(x: $0.x * factor, y: $0.y * factor) } }

  /// The length of the difference of all coordinates; 0 for paths of different structure.
  func distance(to other: Path) -> Double {
    let difference = adding(other, times: -1)?.elements.flatMap(\.points) ?? []
    return difference.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y }.squareRoot()
  }

  /// Keys on a spline, each by its weight.
  static func blended(_ keys: [AnimatableValue], _ blend: KeyframeBlend) -> Path? {
    guard case .path(let key?) = keys[blend.segment] else { return nil }
    var sum: Path? = key.scaled(by: 0)
    for lane in 0..<4 where blend.weights[lane] != 0 {
      guard case .path(let key?) = keys[blend.segment - 1 + lane] else { return nil }
      sum = sum?.adding(key, times: blend.weights[lane])
    }
    return sum
  }
}
