import InterludeUI

/// Quantities over time, in panels below each other that share the time axis.
public nonisolated struct Plot: Sendable {
  /// A line. Points may have infinite ordinates; these are left out.
  public struct Series: Sendable {
    /// The points of the line: seconds, and the quantity.
    public var points: [CGPoint]
    /// Which colour of the theme; lines with one index belong together and have one entry in the legend.
    public var colorIndex: Int

    /// A line through points, in a colour of the theme.
    public init(points: [CGPoint], colorIndex: Int) {
      self.points = points
      self.colorIndex = colorIndex
    }
  }

  /// A part of the plot with an ordinate of its own.
  public struct Panel: Sendable {
    /// What is written above.
    public var title: String
    /// In points.
    public var height: CGFloat
    /// The lines, in order of drawing.
    public var series: [Series]
    /// Ordinates that are always in sight and get a stronger line: 0, and a target.
    public var landmarks: [Double]

    /// A panel of lines, its height in points.
    public init(title: String, height: CGFloat, series: [Series], landmarks: [Double] = [0]) {
      self.title = title
      self.height = height
      self.series = series
      self.landmarks = landmarks
    }
  }

  /// What a colour stands for.
  public struct LegendEntry: Sendable {
    /// What the colour stands for.
    public var name: String
    /// What is written beside the name, in a second colour; empty for nothing.
    public var detail: String
    /// Which of the theme's colours, counted on from the last to the first again.
    public var colorIndex: Int

    /// An entry for one of the theme's colours.
    public init(name: String, detail: String, colorIndex: Int) {
      self.name = name
      self.detail = detail
      self.colorIndex = colorIndex
    }
  }

  /// The entries above the panels.
  public var legend: [LegendEntry]
  /// The panels, from top to bottom.
  public var panels: [Panel]
  /// In seconds.
  public var timeRange: ClosedRange<Double>

  /// A plot of panels over a range of seconds.
  public init(legend: [LegendEntry], panels: [Panel], timeRange: ClosedRange<Double>) {
    self.legend = legend
    self.panels = panels
    self.timeRange = timeRange
  }
}

nonisolated extension Plot {
  /// The value and the velocity of curves over each other, from 0 to `duration` seconds.
  public init(_ specs: [CurveSpec], duration: Double) {
    func series(_ quantity: (any MotionCurve, Double) -> Double) -> [Series] {
      specs.enumerated().map { index, spec in
        let curve = spec.curve
        let points = Self.times(for: spec, until: duration).map { CGPoint(x: $0, y: quantity(curve, $0)) }
        return Series(points: points, colorIndex: index)
      }
    }
    self.init(
      legend: specs.enumerated().map { index, spec in
        LegendEntry(name: spec.description, detail: CurveLandmarks(of: spec).description, colorIndex: index)
      },
      panels: [
        Panel(title: "Value", height: 320, series: series { $0.value(at: $1) }, landmarks: [0, 1]),
        Panel(title: "Velocity, distances per second", height: 190, series: series { $0.velocity(at: $1) }),
      ],
      timeRange: 0...duration)
  }

  /// Even steps, and both sides of every jump.
  private static func times(for spec: CurveSpec, until end: Double) -> [Double] {
    let even = (0...sampleCount).map { end * Double($0) / Double(sampleCount) }
    let jumps = spec.corners.filter { $0 > 0 && $0 <= end }.flatMap { [$0.nextDown, $0] }
    return (even + jumps).sorted()
  }

  private static let sampleCount = 720
}
