import Foundation

/// Straight lines between points: CSS `linear()` (css-easing-2), and a way to play back a measured curve.
public struct PiecewiseLinear: TimingFunction, Hashable {
  /// A corner of the polyline.
  public struct Point: Sendable, Hashable {
    /// The share of the time, 0…1.
    public let input: Double
    /// The value there, 0 at the start and 1 at the end as a rule.
    public let output: Double
  }

  /// The corners, inputs ascending; two with one input are a jump.
  public let points: [Point]

  public let issues: [CurveIssue]

  /// Outputs, each with an input or none. Missing inputs are filled in as CSS does: 0 for the first, 1 for the last, even
  /// spacing in between. An input below an earlier one is raised to it; no points at all make the identity.
  public init(_ stops: [(output: Double, input: Double?)]) {
    var check = InputCheck("PiecewiseLinear")
    if stops.isEmpty { check.report("stops", "there are no points, so the identity is used.") }
    let sound = stops.isEmpty ? [(0, nil), (1, nil)] : stops
    let outputs = sound.map { check.finite("output", $0.output) }
    self.points = zip(Self.filledIn(sound.map(\.input), &check), outputs).map(Point.init)
    self.issues = check.issues
  }

  /// Outputs at even spacing.
  public init(outputs: [Double]) {
    self.init(outputs.map { ($0, nil) })
  }

  public func value(at progress: Double) -> Double {
    guard points.count > 1 else { return points[0].output }
    let progress = progress.clampedToUnit
    let (a, b) = segment(at: progress)
    guard b.input > a.input else { return progress < a.input ? a.output : b.output }
    let fraction = (progress - a.input) / (b.input - a.input)
    return a.output * (1 - fraction) + b.output * fraction
  }

  /// The slope of the line to the right of `progress`, at the end of the one to the left; 0 at a jump at either end.
  public func slope(at progress: Double) -> Double {
    guard points.count > 1 else { return 0 }
    let (a, b) = segment(at: progress.clampedToUnit)
    return b.input > a.input ? (b.output - a.output) / (b.input - a.input) : 0
  }

  public var description: String {
    "linear(" + points.map { "\($0.output.brief) \(($0.input * 100).brief)%" }.joined(separator: ", ") + ")"
  }

  /// The two points whose line gives the value at `progress`; beyond the outer points the outer lines go on, as in CSS.
  private func segment(at progress: Double) -> (Point, Point) {
    let after = points.firstIndexAscending { $0.input > progress }
    let upper = min(max(after, 1), points.count - 1)
    return (points[upper - 1], points[upper])
  }

  /// Ascending inputs with no gaps.
  private static func filledIn(_ inputs: [Double?], _ check: inout InputCheck) -> [Double] {
    var known = inputs.map { input in input.map { check.finite("input", $0) } }
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    var filled: [Double] = []
    for (index, input) in known.enumerated() {
      guard let last = filled.last else {
        filled.append(input ?? 0)
        continue
      }
      if let input {
        if input < last {
          check.report("input", "input \(input.brief) is below \(last.brief) before it and is raised.")
        }
        filled.append(max(input, last))
      } else {
        // Even steps from here to the next known input, this point being the first of `gap` steps.
        let next = known[index...].firstIndex { $0 != nil } ?? index
        let gap = Double(next - index + 1)
        filled.append(last + (max((known[next] ?? 1), last) - last) / gap)
      }
    }
    return filled
  }
}
