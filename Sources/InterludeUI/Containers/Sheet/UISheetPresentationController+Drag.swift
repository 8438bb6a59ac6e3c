import Dragging

/// How a finger moves the sheet.
extension UISheetPresentationController {
  /// A finger on the sheet stops whatever moves it.
  func fingerCameDown() {
    guard dragSession == nil else { return }
    guard let sheetTransition else {
      if settling != nil { takeHold(velocity: velocity) }
      return
    }
    guard sheetTransition.canBeHeld, let runner = sheetTransition.runner else { return }
    let (heading, velocity) = (runner.direction, sheetTransition.velocity)
    runner.pause()
    if runner.isInteractive { takeHold(heading: heading, velocity: velocity) }
  }

  /// Ends a touch that has not become a drag: the motion that it has stopped goes on, after a mere click as if nothing had happened.
  func fingerLeft() {
    guard let dragSession, !dragSession.drag.isDragging else { return }
    let release = dragSession.drag.release(from: top, velocity: 0, at: stage.time)
    self.dragSession = nil
    if let sheetTransition {
      proceed(
        sheetTransition, dragSession.heading ?? sheetTransition.inwards, from: release.place, velocity: release.velocity
      )
    } else {
      settle(from: release.place, velocity: release.velocity)
    }
  }

  func beginDrag() {
    if dragSession == nil {
      guard sheetTransition == nil else { return }
      takeHold()
    }
    dragSession?.drag.begin()
  }

  /// Moves the sheet by as much as the finger has moved down, in points.
  func drag(by distance: CGFloat) {
    guard let dragSession, dragSession.drag.isDragging else { return }
    let asked = dragSession.asked + distance
    self.dragSession?.drag.drag(to: asked)
    if let sheetTransition {
      drive(sheetTransition, to: asked)
    } else if asked > geometry.lowestTop, mayLeaveNow {
      self.dragSession?.drag.drag(to: geometry.lowestTop)
      placeSheet()
      dismissInteractively()
      self.dragSession?.drag.drag(to: asked)
      if let sheetTransition { drive(sheetTransition, to: asked) }
    } else {
      placeSheet()
    }
  }

  /// Lets go of the sheet, which goes on with the finger's velocity, in points per second.
  func release(velocity finger: CGFloat) {
    guard let dragSession, dragSession.drag.isDragging else { return }
    let shown = top
    let release = dragSession.drag.release(
      from: shown,
      velocity: finger
        * geometry.yield(
          atAsked: dragSession.asked, mayLeave: sheetTransition != nil, excess: dragSession.excess))
    let (velocity, projected) = (release.velocity, release.projectedPlace)
    if let sheetTransition {
      let leaves =
        leaves(from: shown, restingAt: sheetTransition.restTop, velocity: velocity) && mayLeave(in: sheetTransition)
      self.dragSession = nil
      if !leaves, sheetTransition.isOwn { select(geometry.stop(nearestTo: projected)) }
      return proceed(
        sheetTransition, leaves ? sheetTransition.outwards : sheetTransition.inwards, from: shown, velocity: velocity)
    }
    let wantsToLeave =
      leaves(from: dragSession.asked, restingAt: geometry.lowestTop, velocity: finger)
      || flies(to: projected, velocity: velocity)
    if wantsToLeave, mayLeaveNow { dismissInteractively() }
    let isRefused = wantsToLeave && self.dragSession?.permission == false
    self.dragSession = nil
    if let sheetTransition {
      return proceed(sheetTransition, sheetTransition.outwards, from: shown, velocity: velocity)
    }
    select(geometry.stop(nearestTo: projected))
    settle(from: shown, velocity: velocity)
    if isRefused { attemptWasRefused() }
  }

  func grabberTapped() {
    guard sheetTransition == nil, dragSession == nil, geometry.stops.count > 1 else { return }
    let (top, velocity, stops) = (self.top, self.velocity, geometry.stops)
    let selected = geometry.stop(selectedDetentIdentifier).identifier
    let index = stops.firstIndex { $0.identifier == selected } ?? 0
    select(stops[(index + 1) % stops.count])
    settle(from: top, velocity: velocity)
  }

  private func takeHold(heading: TransitionDirection? = nil, velocity: CGFloat = 0) {
    let shown = top
    stopSettling()
    // Set before `asked(at:)`, which stores in it whether the sheet may be dismissed: that is asked once for each finger.
    dragSession = SheetDragSession(
      drag: DragSession(catching: shown), heading: heading, excess: geometry.excess(ofTop: shown))
    let asked = asked(at: shown)
    dragSession?.drag = DragSession(catching: shown, asked: asked, velocity: velocity, at: stage.time)
    tellCourse()
  }

  /// Keeps the sheet where it shows under the finger after a change of the detents.
  func keepHold(at top: CGFloat) {
    guard dragSession != nil else { return }
    dragSession?.excess = geometry.excess(ofTop: top)
    let asked = asked(at: top)
    dragSession?.drag.drag(to: asked, after: 0)
  }

  /// The top edge that a finger asks for when it catches the sheet at a place.
  func asked(at top: CGFloat) -> CGFloat {
    let mayLeave = sheetTransition != nil || (top > geometry.lowestTop && mayLeaveNow)
    return geometry.asked(forShown: top, mayLeave: mayLeave)
  }

  /// Whether a sheet that is let go leaves: at a speed that dismisses it anywhere, or when a part of its detent's value is gone.
  private func leaves(from top: CGFloat, restingAt rest: CGFloat, velocity: CGFloat) -> Bool {
    guard abs(velocity) < behavior.dismissalSpeed, top > rest else { return top > rest && velocity > 0 }
    return top - rest > geometry.stop(nearestTo: rest).value * behavior.dismissalShare
  }

  /// Whether a flick from among the detents carries the sheet away: it would come to rest past that part of the lowest
  /// detent's value. Ours.
  private func flies(to projected: CGFloat, velocity: CGFloat) -> Bool {
    velocity >= behavior.dismissalSpeed && leaves(from: projected, restingAt: geometry.lowestTop, velocity: 0)
  }

  /// Selects another detent for a gesture, and tells the delegate.
  private func select(_ stop: SheetGeometry.Stop) {
    guard stop.identifier != geometry.stop(selectedDetentIdentifier).identifier else { return }
    selection = stop.identifier
    (original.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
