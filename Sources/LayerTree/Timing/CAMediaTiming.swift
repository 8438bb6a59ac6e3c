/// What is seen of an animation before it begins and after it has ended.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its end stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start shows from the moment it is added.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value shows before the beginning, the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A place in a hierarchy of times: how the parent's time becomes one's own.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in seconds of the parent's time.
  var beginTime: Double { get set }
  /// Added to the active local time, in seconds.
  var timeOffset: Double { get set }
  /// How often it runs; fractions allowed; 0 counts as once.
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds of its own time; 0 leaves that to `repeatCount`.
  var repeatDuration: Double { get set }
  /// Seconds of one run.
  var duration: Double { get set }
  /// Seconds of its own time per second of the parent's; negative runs backwards, 0 stands still.
  var speed: Float { get set }
  /// Whether every run is followed by a run back.
  var autoreverses: Bool { get set }
  /// What shows before the beginning and after the end; nothing of the animation by default.
  var fillMode: CAMediaTimingFillMode { get set }
}
