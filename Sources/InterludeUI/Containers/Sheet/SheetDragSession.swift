/// A finger's drag of a sheet, from where it takes hold of it to where it lets go.
struct SheetDragSession {
  /// The top edge that the finger asks for, past the sheet's range as far as the finger has really gone.
  var asked: CGFloat
  /// Where the sheet was when the finger took hold.
  let start: CGFloat
  /// Where the transition was going that the finger has stopped; nil without one.
  let heading: TransitionDirection?
  /// What the finger has stopped, in points per second.
  let stopped: StoppedMotion
  /// Whether the finger moves the sheet. Until then it only stops it.
  var isDragging = false
  /// Whether the sheet may be dismissed by this finger: asked once.
  var permission: Bool?

  init(asked: CGFloat, start: CGFloat, heading: TransitionDirection?, velocity: CGFloat, on clock: MediaClock) {
    (self.asked, self.start, self.heading) = (asked, start, heading)
    stopped = StoppedMotion(velocity: velocity, on: clock)
  }
}
