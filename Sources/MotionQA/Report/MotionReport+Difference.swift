nonisolated extension MotionReport {
  /// Something that is not as expected.
  public struct Difference: Hashable, Sendable {
    /// A sentence.
    public var text: String
    /// Where it begins, in seconds; nil for what has no time.
    public var time: Double?
    /// Whose property it is; nil for what is not in a plot.
    public var series: SeriesName?

    /// A difference in a sentence, at a time in seconds and in a series, where it has them.
    public init(_ text: String, time: Double? = nil, series: SeriesName? = nil) {
      self.text = text
      self.time = time
      self.series = series
    }

    init(_ difference: TraceDifference) {
      let series: SeriesName? =
        if case .property(let view, let property) = difference.subject {
          SeriesName(view: view, property: property.rawValue)
        } else {
          nil
        }
      self.init(difference.description, time: difference.time, series: series)
    }
  }

  /// A cause, and what follows from it.
  public struct Cause: Hashable, Sendable {
    /// The difference that the others follow from.
    public var difference: Difference
    /// What follows from it.
    public var consequences: [Difference]

    /// A cause, and what follows from it.
    public init(_ difference: Difference, consequences: [Difference] = []) {
      self.difference = difference
      self.consequences = consequences
    }

    init(_ finding: Finding) {
      var difference = Difference(finding.difference)
      difference.text = finding.headline
      self.init(difference, consequences: finding.consequences.map { Difference($0) })
    }
  }

  /// What a plot is of.
  public struct SeriesName: Hashable, Sendable {
    /// The view's name in the trace.
    public var view: String
    /// The property's name in the trace.
    public var property: String

    /// The name of a view's property.
    public init(view: String, property: String) {
      self.view = view
      self.property = property
    }
  }
}
