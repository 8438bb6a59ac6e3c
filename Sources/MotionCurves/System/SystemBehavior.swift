/// How a version of iOS moves by itself: the springs, lengths, distances and thresholds of its transitions, sheets and scroll
/// views.
///
/// Each version is one file, in which every number has its source. Nothing else depends on the version.
public struct SystemBehavior: Sendable {
  /// What the command line and recordings call it, such as `iOS17`.
  public var name: String
  /// Push, pop and the swipe back.
  public var navigation: Navigation
  /// How a modal screen comes and goes by itself, for each `UIModalTransitionStyle`.
  public var presentation: Presentation
  /// How sheets come, go and settle, and where they lie.
  public var sheet: Sheet
  /// How content is slowed down, pulled past its edge and brought back.
  public var scrolling: Scrolling
}

extension SystemBehavior {
  /// All versions, the oldest first.
  public static let all = [iOS17, iOS26]

  /// The version of a name; nil when there is none.
  public init?(named name: String) {
    guard let system = Self.all.first(where: { $0.name == name }) else { return nil }
    self = system
  }

  /// How time goes in a transition of the system's, whose animations move evenly in it.
  public struct Motion: Sendable {
    /// From 0 at the transition's start to 1 at its end.
    public var curve: any MotionCurve
    /// Where the curve is cut off, in seconds.
    public var duration: Double

    /// A curve that is cut off after a number of seconds.
    public init(_ curve: any MotionCurve, duration: Double) { (self.curve, self.duration) = (curve, duration) }

    /// A spring that is cut off when it has settled within `Settling.tolerance`.
    public init(_ spring: Spring) {
      self.init(spring, duration: spring.settlingTime(within: Settling.tolerance))
    }

    /// A cubic curve over a number of seconds.
    public init(_ bezier: CubicBezier, duration: Double) {
      self.init(TimedCurve(bezier, duration: duration), duration: duration)
    }
  }

  /// What becomes of a transition that a finger lets go of.
  public struct Release: Sendable {
    /// The transition goes to the side on which it would be after so many seconds at the finger's velocity.
    public var projection: Double
    /// What moves the rest of it.
    public var spring: Spring
  }
}
