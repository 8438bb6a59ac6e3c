/// How a scene compares with its golden.
public nonisolated struct Verdict: Hashable, Sendable {
  /// How the comparison came out.
  public enum Outcome: Hashable, Sendable {
    /// Nothing differs by more than the tolerances.
    case same
    /// Never empty.
    case different([Finding])
    /// Why, as a sentence.
    case incomparable(String)
  }

  /// The scene's name.
  public var scene: String
  /// How the comparison came out.
  public var outcome: Outcome
  /// What else might be behind a difference, as a sentence: another environment.
  public var remark: String?

  /// A verdict on a scene.
  public init(scene: String, outcome: Outcome, remark: String? = nil) {
    self.scene = scene
    self.outcome = outcome
    self.remark = remark
  }

  /// With further findings; what could not be compared stays so.
  public func adding(_ findings: [Finding]) -> Verdict {
    switch outcome {
    case .incomparable: self
    case .same: Verdict(scene: scene, outcome: findings.isEmpty ? .same : .different(findings), remark: remark)
    case .different(let known): Verdict(scene: scene, outcome: .different(known + findings), remark: remark)
    }
  }

  /// What is behind the differences; empty unless there are some.
  public var findings: [Finding] { if case .different(let findings) = outcome { findings } else { [] } }

  /// How many differences follow from others.
  public var consequenceCount: Int { findings.reduce(0) { $0 + $1.consequences.count } }

  /// What there is to say, a line for each cause; empty when the scene is the same.
  public var lines: [String] { lines(of: { [$0.line] }) }

  /// Everything there is to say, what follows from a cause indented under it.
  public var allLines: [String] {
    lines(of: { [$0.line] + $0.consequences.map { "  \($0.description)" } })
  }

  private func lines(of finding: (Finding) -> [String]) -> [String] {
    switch outcome {
    case .same: []
    case .different(let findings): findings.flatMap(finding) + [remark].compactMap(\.self)
    case .incomparable(let reason): [reason]
    }
  }

  /// The exit status for some verdicts: 0 when all are the same, 1 when one differs, 2 when one could not be compared.
  public static func status(of verdicts: [Verdict]) -> Int32 {
    verdicts.map(\.status).max() ?? 0
  }

  private var status: Int32 {
    switch outcome {
    case .same: 0
    case .different: 1
    case .incomparable: 2
    }
  }
}

extension Verdict {
  /// Compares the numbers and callbacks of a recording with those of its golden.
  public init(on bundle: RecordedBundle, golden: RecordedBundle, tolerances: Tolerances = Tolerances()) {
    let comparison = TraceComparison(expected: golden.trace, actual: bundle.trace, tolerances: tolerances)
    let findings = CauseFinder(comparison, expectedCalls: golden.lifecycle, actualCalls: bundle.lifecycle).findings
    self.init(
      scene: bundle.trace.scene, outcome: findings.isEmpty ? .same : .different(findings),
      remark: Self.remark(on: bundle, golden: golden))
  }

  /// What may be behind a difference, and what makes causes hard to tell.
  private static func remark(on bundle: RecordedBundle, golden: RecordedBundle) -> String? {
    let age =
      golden.trace.transitions == nil
      ? "The golden is of an older version, without transitions: once it is updated, differences are led back to them."
      : nil
    let texts = [doubt(on: bundle.environment, golden: golden.environment), age].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  private static func doubt(on now: RecordingEnvironment?, golden: RecordingEnvironment?) -> String? {
    guard let now, let golden else { return nil }
    return now.doubt(aboutGoldenOf: golden)
  }
}
