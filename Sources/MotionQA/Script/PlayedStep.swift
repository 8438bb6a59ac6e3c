import InterludeUI

/// A step as it was carried out: its targets are places by now.
public nonisolated struct PlayedStep: Hashable, Sendable {
  /// Places are in window points.
  public enum Event: Hashable, Sendable {
    /// A tap at a place in the window, in points.
    case tap(CGPoint)
    /// A drag from place to place, in seconds.
    case drag(from: CGPoint, to: CGPoint, duration: Double)
    /// Two fingers about a point.
    case fingers(about: CGPoint, from: FingerSpread, to: FingerSpread, duration: Double)
    /// A turn of the wheel at a place, by points.
    case scroll(at: CGPoint, by: CGVector)
    /// The key of each character.
    case type(String)
    /// The window's new size, in points.
    case resize(CGSize)
  }

  /// In seconds from the script's zero.
  public var time: Double
  /// The input that was sent: its targets are places in the window by now, in points.
  public var event: Event

  /// A step that was carried out at a time, in seconds from the script's zero.
  public init(time: Double, event: Event) {
    self.time = time
    self.event = event
  }
}

nonisolated extension PlayedStep: CustomStringConvertible {
  /// One line that another program can act on: `0.000 tap 195 422`.
  public var description: String { "\(Seconds.digits(time)) \(event)" }
}

nonisolated extension PlayedStep.Event: CustomStringConvertible {
  public var description: String {
    func words(_ values: CGFloat...) -> String {
      values.map { "\(($0 * 100).rounded() / 100)".replacing(/\.0$/, with: "") }.joined(separator: " ")
    }
    switch self {
    case .tap(let point): return "tap \(words(point.x, point.y))"
    case .drag(let start, let end, let duration):
      return "drag \(words(start.x, start.y, end.x, end.y)) \(Seconds.digits(duration))"
    case .fingers(let center, let start, let end, let duration):
      let numbers = words(center.x, center.y, start.distance, start.angle, end.distance, end.angle)
      return "fingers \(numbers) \(Seconds.digits(duration))"
    case .scroll(let point, let distance): return "scroll \(words(point.x, point.y, distance.dx, distance.dy))"
    case .type(let text): return "type \(text.debugDescription)"
    case .resize(let size): return "resize \(words(size.width, size.height))"
    }
  }
}
