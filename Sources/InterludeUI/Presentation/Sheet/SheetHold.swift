/// A finger that has taken hold of a sheet.
struct SheetHold {
  /// The top edge that the finger asks for, past the sheet's range as far as the finger has really gone.
  var asked: CGFloat
  /// Where the sheet was when the finger took hold.
  let start: CGFloat
  /// Where the transition was going that the finger has stopped; nil without one.
  let heading: TransitionDirection?
  /// How fast the sheet was when the finger stopped it, in points per second, and when that was.
  private let caught: (velocity: CGFloat, time: Double)
  /// Whether the finger moves the sheet. Until then it only stops it.
  var isDragging = false
  /// Whether the sheet may be dismissed by this finger: asked once.
  var permission: Bool?

  init(asked: CGFloat, start: CGFloat, heading: TransitionDirection?, velocity: CGFloat) {
    (self.asked, self.start, self.heading) = (asked, start, heading)
    caught = (velocity, Stage.current.time)
  }

  /// How fast a sheet is that was stopped and has not been moved, in points per second: as that of a finger, its velocity is
  /// that over the last tenth of a second.
  func velocity(at time: Double) -> CGFloat {
    caught.velocity * max(0, 1 - (time - caught.time) / VelocityTracker.window)
  }
}
