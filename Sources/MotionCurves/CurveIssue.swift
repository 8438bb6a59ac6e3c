import Foundation

/// One thing that is wrong with a curve's parameters, as a sentence.
///
/// Curves never trap on bad input: they replace it by something defined and say so here.
public struct CurveIssue: Sendable, Hashable, CustomStringConvertible {
  /// The type of the curve, such as `Spring`.
  public let curve: String

  /// The parameter at fault, by its argument label.
  public let parameter: String

  /// What was given, what is allowed and what is used instead.
  public let message: String

  public var description: String { "\(curve): \(message)" }
}

/// Checks an initialiser's arguments one by one, replaces the bad ones and remembers why.
struct InputCheck {
  let curve: String
  private(set) var issues: [CurveIssue]

  init(_ curve: String, after issues: [CurveIssue] = []) {
    (self.curve, self.issues) = (curve, issues)
  }

  /// `given` if it lies in `range`, else `fallback`.
  mutating func require(
    _ parameter: String, _ given: Double, in range: ClosedRange<Double>, otherwise fallback: Double
  ) -> Double {
    guard !range.contains(given) else { return given }
    report(
      parameter,
      "\(parameter) is \(given.brief); it must lie in \(range.lowerBound.brief)…\(range.upperBound.brief), "
        + "so \(fallback.brief) is used.")
    return fallback
  }

  /// `given` moved to the nearest value in `range`; `fallback` if it is not a number.
  mutating func clamp(
    _ parameter: String, _ given: Double, to range: ClosedRange<Double>, otherwise fallback: Double
  ) -> Double {
    let nearest = given.isNaN ? fallback : min(max(given, range.lowerBound), range.upperBound)
    return require(parameter, given, in: range, otherwise: nearest)
  }

  /// `given` if it is finite, else `fallback`.
  mutating func finite(_ parameter: String, _ given: Double, otherwise fallback: Double = 0) -> Double {
    guard !given.isFinite else { return given }
    report(parameter, "\(parameter) is \(given.brief); it must be finite, so \(fallback.brief) is used.")
    return fallback
  }

  mutating func report(_ parameter: String, _ message: String) {
    issues.append(CurveIssue(curve: curve, parameter: parameter, message: message))
  }
}

extension Double {
  /// At most four significant digits, for sentences.
  var brief: String { isNaN ? "not a number" : String(format: "%.4g", self) }
}
