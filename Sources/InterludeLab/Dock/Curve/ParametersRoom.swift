import InterludeUI

/// The height that the parameters get in the panel: what they need, and at least what they had before for the same call. The message about
/// a change disappears when a slider is moved; the slider must not move away under the pointer then.
nonisolated struct ParametersRoom {
  /// The call that the parameters belong to.
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
