import MotionQA

/// How a scene compared with its golden each time that it was recorded.
nonisolated struct RepeatedVerdict {
  /// The first that is not surpassed: one that could not be compared, else one that differs.
  let worst: Verdict
  private let count: Int
  /// How many are of the worst one's kind.
  private let worstCount: Int

  /// - Parameter verdicts: On one scene, at least one.
  init(_ verdicts: [Verdict]) {
    let status = Verdict.status(of: verdicts)
    let worst = verdicts.filter { Verdict.status(of: [$0]) == status }
    self.worst = worst[0]
    (count, worstCount) = (verdicts.count, worst.count)
  }

  var scene: String { worst.scene }

  /// Such as `same`, `different in 3`, and for several times `same 100 times`, `different in 3, 2 of 100 times`.
  var summary: String {
    guard count > 1 else { return outcome }
    return worstCount == count ? "\(outcome) \(count) times" : "\(outcome), \(worstCount) of \(count) times"
  }

  private var outcome: String {
    switch worst.outcome {
    case .same: "same"
    case .different(let findings): "different in \(findings.count)"
    case .incomparable: "not compared"
    }
  }
}
