import SDLStage

/// How a scene compares with its golden.
public nonisolated struct Verdict: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    case same
    /// Never empty.
    case different([TraceDifference])
    /// Why, as a sentence.
    case incomparable(String)
  }

  public var scene: String
  public var outcome: Outcome
  /// What else might be behind a difference, as a sentence: another environment.
  public var remark: String?

  public init(scene: String, outcome: Outcome, remark: String? = nil) {
    self.scene = scene
    self.outcome = outcome
    self.remark = remark
  }

  /// With further differences; what could not be compared stays so.
  public func adding(_ differences: [TraceDifference]) -> Verdict {
    switch outcome {
    case .incomparable: self
    case .same:
      Verdict(scene: scene, outcome: differences.isEmpty ? .same : .different(differences), remark: remark)
    case .different(let known): Verdict(scene: scene, outcome: .different(known + differences), remark: remark)
    }
  }

  /// Everything there is to say, a line each; empty when the scene is the same.
  public var lines: [String] {
    switch outcome {
    case .same: []
    case .different(let differences): differences.map(\.description) + [remark].compactMap(\.self)
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
  /// Compares a recording with its golden in a folder.
  public init(on bundle: RecordedBundle, goldens: GoldenFolder, tolerances: Tolerances = Tolerances()) {
    let scene = bundle.trace.scene
    do {
      self.init(on: bundle, golden: try goldens.golden(of: scene), tolerances: tolerances)
    } catch {
      self.init(scene: scene, outcome: .incomparable(error.description))
    }
  }

  public init(on bundle: RecordedBundle, golden: RecordedBundle, tolerances: Tolerances = Tolerances()) {
    let comparison = TraceComparison(expected: golden.trace, actual: bundle.trace, tolerances: tolerances)
    let lifecycle = LifecycleComparison(expected: golden.lifecycle, actual: bundle.lifecycle).difference
    let differences = comparison.differences + [lifecycle].compactMap(\.self)
    self.init(
      scene: bundle.trace.scene, outcome: differences.isEmpty ? .same : .different(differences),
      remark: Self.remark(on: bundle.environment, golden: golden.environment))
  }

  private static func remark(on now: RecordingEnvironment?, golden: RecordingEnvironment?) -> String? {
    guard let now, let golden else { return nil }
    return now.doubt(aboutGoldenOf: golden)
  }
}
