import InterludeUI

/// What a person does to a scene, at exact times: the input of a recording.
///
/// Times are seconds from the script's zero, which is where its first tap usually is.
public nonisolated struct InputScript: Hashable, Sendable {
  /// In the order of their times; steps of the same time keep the order they were given in.
  public let steps: [Step]
  /// When the last frame is, in seconds from the script's zero: long enough for the last transition to come to rest.
  public let duration: Double

  /// A script that lasts until `duration`. What is impossible in it (a time that is not finite, a step before zero or after
  /// the end) is reported as an error when it is played.
  public init(duration: Double, _ steps: [Step]) {
    self.duration = duration
    self.steps = steps.sorted { $0.time < $1.time }
  }

  /// One thing done.
  public struct Step: Hashable, Sendable {
    /// When it begins, in seconds from the script's zero.
    public var time: Double
    /// What the person does.
    public var action: Action

    /// A step at a time, in seconds from the script's zero.
    public init(time: Double, action: Action) {
      self.time = time
      self.action = action
    }
  }

  /// What a person can do. Coordinates and distances are in points.
  public enum Action: Hashable, Sendable {
    /// Presses and releases the primary button, both at the step's time.
    case tap(Target)
    /// Presses, moves evenly for some seconds and releases.
    case drag(from: Target, to: DragEnd, duration: Double)
    /// Puts two fingers down, side by side about a target, a distance in points apart, moves them evenly to another
    /// distance for some seconds, and lifts them.
    case pinch(at: Target, from: CGFloat, to: CGFloat, duration: Double)
    /// Puts two fingers down, side by side about a target, turns them evenly by an angle in radians, clockwise, for some
    /// seconds, and lifts them.
    case rotate(at: Target, by: CGFloat, distance: CGFloat, duration: Double)
    /// Turns the wheel by a distance in points; positive moves the content right and down.
    case scroll(at: Target, by: CGVector)
    /// Presses the key of each character, all at the step's time: they go to the text that is being edited. A line feed is
    /// Return, a tabulator Tab, U+0008 Backspace.
    case type(String)
    /// Gives the window a new size in points.
    case resize(CGSize)
  }

  /// Where something is done.
  public enum Target: Hashable, Sendable {
    /// A place in the frontmost visible view with this `accessibilityIdentifier`, or else with this `accessibilityLabel`, where
    /// it is at that time: in shares of its width and height from its top left, its centre unless said otherwise. What is out
    /// of sight in a scroll view is scrolled into it first.
    case identifier(String, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5))
    /// A place in window points, from the top left.
    case point(CGPoint)
  }

  /// Where a drag ends.
  public enum DragEnd: Hashable, Sendable {
    /// To a target, wherever it is by then.
    case target(Target)
    /// So many points from where it began; a finger stays on the screen, and stops at its edge.
    case offset(CGVector)
  }
}
