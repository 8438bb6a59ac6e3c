import InterludeUI

/// How much of the panel's height the parameters are given: what they need, and at least what they had before for the same call. What
/// is said of a change goes when a slider is moved, which must not move away under the hand then.
nonisolated struct ParametersRoom {
  /// What the parameters are of.
  struct Subject: Hashable {
    var source: CallSite?
    var kind: CurveKind?
  }

  private var known: (subject: Subject, size: CGSize, height: CGFloat)?

  /// - Parameters:
  ///   - needed: In points.
  ///   - size: Of the panel, in points.
  mutating func height(needed: CGFloat, for subject: Subject, in size: CGSize) -> CGFloat {
    let before = known.map { $0.subject == subject && $0.size == size ? $0.height : 0 } ?? 0
    let height = max(before, needed)
    known = (subject, size, height)
    return height
  }
}
