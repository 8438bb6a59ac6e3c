/// Counts touches in quick succession at one place, each finger's by itself, for `UITouch.tapCount`.
struct TapCounter {
  /// How long after one tap's end the next may begin, in seconds: what UIKit's tap recogniser allows.
  static let maximumInterval = 0.35
  /// How far apart two taps may be, in points: what UIKit's tap recogniser allows.
  static let maximumSeparation: CGFloat = 45

  /// A tap that has ended and may be the first of several.
  private struct Tap {
    let count: Int
    let location: CGPoint
    let end: Double
  }

  private var recent: [Tap] = []

  /// The number of the tap that begins now, from 1.
  mutating func tapCount(at point: CGPoint, time: Double) -> Int {
    recent.removeAll { time - $0.end > Self.maximumInterval }
    guard let index = recent.lastIndex(where: { $0.location.distance(to: point) <= Self.maximumSeparation }) else {
      return 1
    }
    return recent.remove(at: index).count + 1
  }

  mutating func tapEnded(_ touch: UITouch) {
    recent.append(Tap(count: touch.tapCount, location: touch.startInWindow, end: touch.timestamp))
  }
}

nonisolated extension CGPoint {
  /// The length of the straight line to another point.
  func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }

  static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }

  static func + (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }

  static func - (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x - b.dx, y: a.y - b.dy) }
}

nonisolated extension CGVector {
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
