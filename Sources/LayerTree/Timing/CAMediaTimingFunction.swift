import Foundation
import MotionCurves

/// The pace of an animation: a cubic curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
public final class CAMediaTimingFunction: NSObject {
  /// The curve itself.
  public nonisolated let curve: CubicBezier

  /// The pace of a curve. Not part of QuartzCore.
  public init(curve: CubicBezier) { self.curve = curve }

  /// One of the named curves; linear for an unknown name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInEaseOut)
    case .default: self.init(curve: .default)
    default: self.init(curve: .linear)
    }
  }

  /// A curve by its two inner control points; x lies in 0…1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: CubicBezier(c1x.asWritten, c1y.asWritten, c2x.asWritten, c2y.asWritten))
  }

  /// Whether the other is a timing function with the same control points: a named one equals what its points make.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  public nonisolated override var hash: Int { curve.hashValue }

  /// Writes the x and y of control point 0…3 to the two numbers that follow; nothing for another index.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}

extension Float {
  /// The number that a person writes for this one: 0.42, where the nearest single-precision number is 0.41999998688697815.
  nonisolated fileprivate var asWritten: Double { Double(description) ?? Double(self) }
}

/// The name of a timing function.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// An even speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start: control points (0.42, 0) and (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end: control points (0, 0) and (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and end: control points (0.42, 0) and (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What implicit animations use.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
