/// The motion of a sheet's top edge from some moment on, without a finger.
struct SheetTrajectory {
  /// On the stage's clock, in seconds.
  let start: Double
  /// In seconds.
  let length: Double
  /// From 0 to 1 by seconds since the start; nil where it ends where it starts.
  let curve: (any MotionCurve)?
  /// Where it ends.
  let end: CGFloat
  /// Where the edge is, by seconds since the start.
  let top: (Double) -> CGFloat
}
