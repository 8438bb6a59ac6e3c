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
