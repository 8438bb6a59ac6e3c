import Foundation

/// What a report shows of one recording.
public nonisolated struct ReportRecording: Sendable {
  /// When the frames are, ascending, in seconds.
  public var times: [Double]
  /// Nil without pictures.
  public var sequence: ReportImageSequence?
  /// The numbers that are plotted.
  public var series: [Series]
  /// The views whose paths are drawn over the pictures.
  public var boxes: [Box]
  /// The callbacks, in order.
  public var events: [Event]
  /// What it was recorded with; nil when that is not known.
  public var environment: RecordingEnvironment?

  /// What a report shows of a recording whose frames are at some times, in seconds.
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
    /// The view's name in the trace.
    public var view: String
    /// The property's name in the trace.
    public var property: String
    /// What stands behind a value: ` pt`, `°`, or nothing.
    public var unit: String
    /// A value for each of `times`; nil where the view is not there.
    public var values: [Double?]
    /// In units per second.
    public var velocities: [Double?]
    /// What can be said about each of its motions, a line each.
    public var motions: [String]

    /// A property's values and velocities, one of each for each of the recording's times.
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
    /// The view's name in the trace.
    public var view: String
    /// A place for each of `times`; nil where the view is not there.
    public var places: [Place?]

    /// A view's places, one for each of the recording's times.
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

    /// A place of four corners, in points.
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
    /// What was called, in words.
    public var text: String

    /// An event at a time, in seconds.
    public init(time: Double, subject: String, text: String) {
      self.time = time
      self.subject = subject
      self.text = text
    }
  }
}
