/// What an interaction moves: the transition's timeline, or the animator that the transition's own animator has supplied.
protocol TransitionDrive: AnyObject {
  /// How far the transition is, 0…1; beyond while an animator's spring overshoots.
  var fraction: CGFloat { get }
  /// `fraction` without its lower limit, where the drive can tell: below 0 while a spring overshoots the start.
  var progress: CGFloat { get }
  /// By how much `progress` grows in a second; 0 where that is unknown.
  var rate: CGFloat { get }
  /// Whether nothing is left to move: it has come back to its start, or the animator has ended.
  var isOver: Bool { get }
  /// Holds everything where it is.
  func pause()
  /// Moves everything to a fraction, 0…1.
  func update(_ fraction: CGFloat)
  /// Lets the rest run, forwards or back to the start.
  func proceed(_ direction: TransitionDirection, along timing: any UITimingCurveProvider, speed: CGFloat)
  /// Brings everything to its end, or back to its start, at once.
  func finish(_ direction: TransitionDirection)
}

extension TransitionDrive {
  var progress: CGFloat { fraction }
  var rate: CGFloat { 0 }
}
