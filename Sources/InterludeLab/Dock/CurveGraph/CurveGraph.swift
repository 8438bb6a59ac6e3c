import InterludeUI
import MotionQA

/// The content of the curve graph: lines over time, and marks on them.
nonisolated struct CurveGraph: Equatable, Sendable {
  /// What a line's numbers are.
  enum Quantity: Sendable { case value, velocity }

  /// How a line is drawn.
  enum Style: Sendable {
    /// What is shown now.
    case solid
    /// A ghost: another take.
    case dashed
  }

  /// A number at a time.
  struct Sample: Equatable, Sendable {
    /// In seconds.
    var time: Double
    /// In the line's unit; of a velocity, per second.
    var number: Double
  }

  /// The way from start to target, in the property's unit.
  struct Span: Equatable, Sendable {
    var from: Double
    var to: Double
  }

  /// A curve as it was asked for; it is drawn thin below the line.
  struct Ideal: Equatable, Sendable {
    var spec: CurveSpec
    /// When it begins, in seconds.
    var start: Double
    var span: Span
  }

  /// How one property moved.
  struct Line: Equatable, Sendable {
    /// Such as `herb · position.y`; a value and a velocity of one name belong together.
    var name: String
    var quantity = Quantity.value
    var color = GraphColor.value
    var style = Style.solid
    /// Of the value, such as `pt`; empty for a number without one.
    var unit = ""
    /// By ascending time.
    var samples: [Sample]
    /// From start to target; nil for the first and the last value of the line's name.
    var span: Span?
    var ideal: Ideal?
    /// Further properties of the same call that are on the same line where values are shares of their ways.
    var alike: [Line] = []
  }

  /// A place on a line that is worth a word.
  struct Mark: Equatable, Sendable {
    /// The index of its line.
    var line: Int
    /// In seconds.
    var time: Double
    /// In the line's unit.
    var number: Double
    /// Such as `settles at 0.80 s`.
    var words: String
  }

  /// The key path of the first line's motion, as Core Animation names it; nil if it is not known.
  var keyPath: String?
  var lines: [Line] = []
  var marks: [Mark] = []
  /// The names of further properties, for which there is no line.
  var leftOut: [String] = []
  /// The whole time range, in seconds.
  var timeRange: ClosedRange<Double> = 0...1

  /// Whether values are drawn as progress, 0 at the start and 1 at the target, because their units differ.
  var isNormalized: Bool {
    let values = lines.filter { $0.quantity == .value }
    return Set(values.flatMap { [$0] + $0.alike }.map(\.unit)).count > 1
  }

  /// The way of a line from start to target.
  func span(of line: Line) -> Span {
    if let span = line.span ?? line.ideal?.span { return span }
    let value = lines.first { $0.quantity == .value && $0.name == line.name && $0.style == line.style }
    guard let samples = value?.samples, let first = samples.first, let last = samples.last else {
      return Span(from: 0, to: 1)
    }
    return value?.span ?? Span(from: first.number, to: last.number)
  }

  /// The unit of the axis that a line's numbers are read at: of progress it is none, and progress per second.
  func axisUnit(of line: Line) -> String {
    guard isNormalized else { return line.numberUnit }
    return line.quantity == .value ? "" : "/s"
  }

  /// A number of a line in units of the axis.
  func ordinate(of number: Double, on line: Line) -> Double {
    guard isNormalized else { return number }
    let span = span(of: line)
    let way = span.to == span.from ? 1 : span.to - span.from
    return (line.quantity == .value ? number - span.from : number) / way
  }
}

nonisolated extension CurveGraph.Line {
  /// The number at a time in seconds, straight between two samples; nil before the first and after the last.
  func number(at time: Double) -> Double? {
    guard let first = samples.first, let last = samples.last, time >= first.time, time <= last.time else { return nil }
    var (low, high) = (0, samples.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle } else { high = middle }
    }
    let (a, b) = (samples[low], samples[high])
    guard b.time > a.time else { return b.number }
    return a.number + (b.number - a.number) * (time - a.time) / (b.time - a.time)
  }

  /// Its name, and those of the properties on the same line: `herb · scale, center.y` for both scales and one place.
  var legend: String {
    let view = name.components(separatedBy: " · ").dropLast().joined(separator: " · ")
    let names = [name] + alike.map { String($0.name.trimmingPrefix("\(view) · ")) }
    func stem(_ name: String) -> String {
      name.hasSuffix(".x") || name.hasSuffix(".y") ? String(name.dropLast(2)) : name
    }
    let short = names.map { String($0.trimmingPrefix("\(view) · ")) }
    // What moves in both directions is named once.
    let kept = names.enumerated().compactMap { index, name in
      let siblings = short.indices.filter { short[$0] != short[index] && stem(short[$0]) == stem(short[index]) }
      return siblings.isEmpty ? name : siblings.contains { $0 < index } ? nil : stem(name)
    }
    return kept.joined(separator: ", ")
  }

  /// Whether its values are on the line of another one's, as shares of their ways.
  func isAlike(_ other: CurveGraph.Line) -> Bool {
    guard samples.count == other.samples.count, let share, let others = other.share else { return false }
    return zip(samples, other.samples).allSatisfy { abs(share($0.number) - others($1.number)) <= Self.tolerance }
  }

  /// The share of the way that a number is; nil where nothing moves.
  private var share: ((Double) -> Double)? {
    let own = samples.first.flatMap { first in samples.last.map { CurveGraph.Span(from: first.number, to: $0.number) } }
    guard let span = span ?? ideal?.span ?? own, span.to != span.from else { return nil }
    return { ($0 - span.from) / (span.to - span.from) }
  }

  /// Lines that are at most as far apart cannot be told from each other, as a share of the way.
  private static let tolerance = 0.005

  /// The unit of its numbers.
  var numberUnit: String { quantity == .value ? unit : "\(unit)/s" }
}
