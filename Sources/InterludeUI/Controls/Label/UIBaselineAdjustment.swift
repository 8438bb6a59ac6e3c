/// Where text stands that has been set smaller to fit, in the room that it would have taken.
public nonisolated enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it would have had.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
