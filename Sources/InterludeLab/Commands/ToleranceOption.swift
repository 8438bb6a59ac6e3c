import ArgumentParser
import MotionQA

/// A tolerance as the command line spells it: `points=0.05`.
nonisolated struct ToleranceOption: Sendable {
  /// What a tolerance is about.
  nonisolated enum Kind: String, CaseIterable {
    case points, scale, degrees, alpha, seconds

    var path: WritableKeyPath<Tolerances, Double> {
      switch self {
      case .points: \.points
      case .scale: \.scale
      case .degrees: \.degrees
      case .alpha: \.alpha
      case .seconds: \.seconds
      }
    }
  }

  let kind: Kind
  let value: Double

  init(_ text: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]), let value = Double(parts[1]), value >= 0,
      value.isFinite
    else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("give a kind (\(kinds)) and a number from 0, as points=0.05.")
    }
    (self.kind, self.value) = (kind, value)
  }

  func apply(to tolerances: inout Tolerances) { tolerances[keyPath: kind.path] = value }

  /// The tolerances that hold where none is given: `points 0.01, …`.
  static var usual: String {
    let tolerances = Tolerances()
    return Kind.allCases.map { "\($0.rawValue) \(NumberText.text(tolerances[keyPath: $0.path]))" }.joined(
      separator: ", ")
  }
}
