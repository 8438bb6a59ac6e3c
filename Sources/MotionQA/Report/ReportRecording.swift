import Foundation

/// What a report shows of one recording.
public nonisolated struct ReportRecording: Sendable {
  /// When the frames are, ascending, in seconds.
  public var times: [Double]
  /// Nil without pictures.
  public var sequence: ReportImageSequence?
  public var series: [Series]
  public var boxes: [Box]
  public var events: [Event]
  /// What it was recorded with; nil when that is not known.
  public var environment: RecordingEnvironment?

  public init(
    times: [Double], sequence: ReportImageSequence? = nil, series: [Series] = [], boxes: [Box] = [],
    events: [Event] = [],
    environment: RecordingEnvironment? = nil
  ) {
    self.times = times
    self.sequence = sequence
    self.series = series
    self.boxes = boxes
    self.events = events
    self.environment = environment
  }

  /// One number of one view, frame by frame.
  public struct Series: Sendable {
    public var view: String
    public var property: String
    /// What stands behind a value: ` pt`, `°`, or nothing.
    public var unit: String
    /// A value for each of `times`; nil where the view is not there.
    public var values: [Double?]
    /// In units per second.
    public var velocities: [Double?]
    /// What can be said about each of its motions, a line each.
    public var motions: [String]

    public init(
      view: String, property: String, unit: String, values: [Double?], velocities: [Double?], motions: [String] = []
    ) {
      self.view = view
      self.property = property
      self.unit = unit
      self.values = values
      self.velocities = velocities
      self.motions = motions
    }
  }

  /// Where a view is, frame by frame.
  public struct Box: Sendable {
    public var view: String
    /// A place for each of `times`; nil where the view is not there.
    public var places: [Place?]

    public init(view: String, places: [Place?]) {
      self.view = view
      self.places = places
    }
  }

  /// A view's outline on the screen, in points.
  public struct Place: Hashable, Sendable {
    /// Four, in order around it.
    public var corners: [CGPoint]
    /// How much of the sides from the first corner to the second and on to the third each rounded corner takes, 0…0.5.
    public var rounding: CGSize

    public init(corners: [CGPoint], rounding: CGSize = .zero) {
      self.corners = corners
      self.rounding = rounding
    }
  }

  /// Something that was called.
  public struct Event: Hashable, Sendable {
    /// In seconds.
    public var time: Double
    /// Who it was called on: the lane.
    public var subject: String
    public var text: String

    public init(time: Double, subject: String, text: String) {
      self.time = time
      self.subject = subject
      self.text = text
    }
  }
}
