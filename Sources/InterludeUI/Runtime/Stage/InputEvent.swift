/// Something a person did, and its exact time on the stage's clock. The window makes these from the windowing system's
/// events, a recording from a script.
public nonisolated struct InputEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: String, Hashable, Sendable {
    /// The one that presses: the left one, unless the system exchanges them.
    case primary
    /// The one for menus, which are absent here: the right one.
    case secondary
    /// The middle one, or the wheel.
    case middle
    /// The one at the side that goes back.
    case back
  }

  /// A key, by what it does or writes.
  public enum Key: Hashable, Sendable {
    /// Esc.
    case escape
    /// The space bar.
    case space
    /// Tab.
    case tab
    /// Return, and Enter on the number pad.
    case `return`
    /// The arrow upwards.
    case upArrow
    /// The arrow downwards.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// Page Up.
    case pageUp
    /// Page Down.
    case pageDown
    /// Home.
    case home
    /// End.
    case end
    /// Backspace.
    case delete
    /// Del.
    case forwardDelete
    /// F1.
    case f1
    /// A key that writes a character, as it stands on the key.
    case character(Character)
  }

  /// Keys that change what others, or the mouse, do.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Ctrl.
    public static let control = Modifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = Modifiers(rawValue: 1 << 1)
  }

  /// What one finger on a touch screen does.
  public struct Touch: Hashable, Sendable {
    /// Where a finger's touch stands.
    public enum Phase: Hashable, Sendable {
      /// The finger came down.
      case began
      /// The finger is somewhere else.
      case moved
      /// The finger was lifted.
      case ended
      /// The touch was taken away by the system.
      case cancelled
    }

    /// Tells the finger from the others, from when it comes down until it is lifted.
    public var identifier: Int
    /// What the finger does.
    public var phase: Phase
    /// In window coordinates, from the top left; of no account when the touch is cancelled.
    public var location: CGPoint

    /// What a finger does at a place, in window coordinates.
    public init(_ identifier: Int, _ phase: Phase, at location: CGPoint) {
      self.identifier = identifier
      self.phase = phase
      self.location = location
    }
  }

  /// Points are in window coordinates, from the top left.
  public enum Kind: Hashable, Sendable {
    /// A button went down at a place.
    case pointerDown(CGPoint, Button)
    /// The pointer is at another place.
    case pointerMoved(CGPoint)
    /// A button was let go of at a place.
    case pointerUp(CGPoint, Button)
    /// The pointer was taken away: the window lost the mouse while a button was down.
    case pointerCancelled
    /// Fingers that came down, moved or were lifted at the same moment.
    case touches([Touch])
    /// A turn of the wheel or a two-finger scroll, in points; positive moves the content right and down.
    case scroll(CGPoint, CGVector)
    /// A key was pressed, with others held.
    case key(Key, Modifiers = [])
    /// The window's new size in points and its pixels per point.
    case resize(CGSize, scale: CGFloat)
  }

  /// When the stage answers it, in seconds on the stage's clock.
  public var time: Double
  /// When it happened, in seconds on the stage's clock; nil for the time at which the stage answers it, as is a later one.
  /// Touches bear it, and so velocities follow it; an animation that the answer begins runs from the stage's time.
  public var timestamp: Double?
  /// What the person did.
  public var kind: Kind

  /// An event that the stage answers at a time, in seconds on its clock.
  public init(time: Double, timestamp: Double? = nil, kind: Kind) {
    self.time = time
    self.timestamp = timestamp
    self.kind = kind
  }
}
