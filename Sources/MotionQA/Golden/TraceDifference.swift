/// Something in which a recording differs from its golden.
public nonisolated struct TraceDifference: Hashable, Sendable {
  /// Which part of a recording differs from its golden.
  public enum Subject: Hashable, Sendable {
    /// The recording as a whole: its size, its frames, its script.
    case recording
    /// A view that is missing, is new, or comes or goes at another time.
    case view(String)
    /// A property of a view.
    case property(view: String, TraceProperty)
    /// A transition, as `present CardViewController`.
    case transition(String)
    /// The order of callbacks.
    case lifecycle
    /// A picture of a frame.
    case pixels
  }

  /// The part of the recording that differs.
  public var subject: Subject
  /// The first frame that differs; nil for what has no time.
  public var frame: Int?
  /// That frame's time, in seconds from the script's zero.
  public var time: Double?
  /// What the golden has there, and what the recording has.
  public var expected, actual: String
  /// What is behind it, as far as it can be told, in words.
  public var diagnosis: String?

  /// A difference, with the golden's value and the recording's in words.
  public init(
    _ subject: Subject, frame: Int? = nil, time: Double? = nil, expected: String, actual: String,
    diagnosis: String? = nil
  ) {
    self.subject = subject
    self.frame = frame
    self.time = time
    self.expected = expected
    self.actual = actual
    self.diagnosis = diagnosis
  }
}

nonisolated extension TraceDifference: CustomStringConvertible {
  /// `dismiss center.x at frame 12 (0.200 s): expected 195, got 196.2: 1.2 pt more throughout.`
  public var description: String {
    let place = [frame.map { "at frame \($0)" }, time.map { "(\(Seconds.text($0)))" }].compactMap(\.self)
    let head = ([subject.description] + place).joined(separator: " ")
    let reason = diagnosis.map { ". \($0)" } ?? ""
    return "\(head): expected \(expected), got \(actual)\(reason)."
  }
}

nonisolated extension TraceDifference.Subject: CustomStringConvertible {
  public var description: String {
    switch self {
    case .recording: "recording"
    case .view(let name): name
    case .property(let view, let property): "\(view) \(property.rawValue)"
    case .transition(let name): name
    case .lifecycle: "lifecycle"
    case .pixels: "pixels"
    }
  }
}
