/// Something a person did, and its exact time on the stage's clock. The window makes these from the windowing system's
/// events, a recording from a script.
public nonisolated struct InputEvent: Hashable, Sendable {
  public enum Button: String, Hashable, Sendable {
    case primary, secondary, middle, back
  }

  public enum Key: Hashable, Sendable {
    case escape, space, tab, `return`, upArrow, downArrow, leftArrow, rightArrow, pageUp, pageDown, home, end, f1
    case character(Character)
  }

  /// Keys that change what others, or the mouse, do.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let control = Modifiers(rawValue: 1 << 0)
    public static let shift = Modifiers(rawValue: 1 << 1)
  }

  /// What one finger on a touch screen does.
  public struct Touch: Hashable, Sendable {
    public enum Phase: Hashable, Sendable {
      case began, moved, ended, cancelled
    }

    /// Tells the finger from the others, from when it comes down until it is lifted.
    public var identifier: Int
    public var phase: Phase
    /// In window coordinates, from the top left; of no account when the touch is cancelled.
    public var location: CGPoint

    public init(_ identifier: Int, _ phase: Phase, at location: CGPoint) {
      self.identifier = identifier
      self.phase = phase
      self.location = location
    }
  }

  /// Points are in window coordinates, from the top left.
  public enum Kind: Hashable, Sendable {
    case pointerDown(CGPoint, Button)
    case pointerMoved(CGPoint)
    case pointerUp(CGPoint, Button)
    /// The pointer was taken away: the window lost the mouse while a button was down.
    case pointerCancelled
    /// Fingers that came down, moved or were lifted at the same moment.
    case touches([Touch])
    /// A turn of the wheel or a two-finger scroll, in points; positive moves the content right and down.
    case scroll(CGPoint, CGVector)
    case key(Key, Modifiers = [])
    /// The window's new size in points and its pixels per point.
    case resize(CGSize, scale: CGFloat)
  }

  /// When the stage answers it, in seconds on the stage's clock.
  public var time: Double
  /// When it happened, in seconds on the stage's clock; nil for the time at which the stage answers it, as is a later one.
  /// Touches bear it, and so velocities follow it; an animation that the answer begins runs from the stage's time.
  public var timestamp: Double?
  public var kind: Kind

  public init(time: Double, timestamp: Double? = nil, kind: Kind) {
    self.time = time
    self.timestamp = timestamp
    self.kind = kind
  }
}
