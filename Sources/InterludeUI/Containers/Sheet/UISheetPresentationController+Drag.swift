import Dragging

/// How a finger moves the sheet.
extension UISheetPresentationController {
  /// A finger on the sheet stops whatever moves it.
  func fingerCameDown() {
    guard state.drag == nil else { return }
    guard let transition = state.transition else {
      if state.settling != nil { takeHold(velocity: velocity) }
      return
    }
    guard transition.canBeHeld, let runner = transition.runner else { return }
    let (heading, velocity) = (runner.direction, transition.velocity)
    runner.pause()
    if runner.isInteractive { takeHold(heading: heading, velocity: velocity) }
  }

  /// Ends a touch that has not become a drag: the motion that it has stopped goes on, after a mere click as if nothing had happened.
  func fingerLeft() {
    guard let held = state.drag, !held.drag.isDragging else { return }
    let release = held.drag.release(from: top, velocity: 0, at: stage.time)
    state.letGo()
    if let transition = state.transition {
      proceed(transition, held.heading ?? transition.inwards, from: release.place, velocity: release.velocity)
    } else {
      settle(from: release.place, velocity: release.velocity)
    }
  }

  func beginDrag() {
    if state.drag == nil {
      guard state.transition == nil else { return }
      takeHold()
    }
    state.changeDrag { $0.drag.begin() }
  }

  /// Moves the sheet by as much as the finger has moved down, in points.
  func drag(by distance: CGFloat) {
    guard let held = state.drag, held.drag.isDragging else { return }
    let asked = held.asked + distance
    state.changeDrag { $0.drag.drag(to: asked) }
    if let transition = state.transition {
      drive(transition, to: asked)
    } else if asked > geometry.lowestTop, mayLeaveNow() {
      // The dismissal begins at the lowest detent, which the finger passes.
      let lowest = geometry.lowestTop
      state.changeDrag { $0.drag.drag(to: lowest) }
      placeSheet()
      dismissInteractively()
      state.changeDrag { $0.drag.drag(to: asked) }
      if let transition = state.transition { drive(transition, to: asked) }
    } else {
      placeSheet()
    }
  }

  /// Lets go of the sheet, which goes on with the finger's velocity, in points per second.
  func release(velocity finger: CGFloat) {
    guard let held = state.drag, held.drag.isDragging else { return }
    let shown = top
    let yield = geometry.yield(atAsked: held.asked, mayLeave: state.transition != nil, excess: held.excess)
    let release = held.drag.release(from: shown, velocity: finger * yield)
    let (velocity, projected) = (release.velocity, release.projectedPlace)
    if let transition = state.transition {
      let leaves =
        leaves(from: shown, restingAt: transition.restTop, velocity: velocity) && mayLeave(in: transition)
      state.letGo()
      if !leaves, transition.isOwn { select(geometry.stop(nearestTo: projected)) }
      return proceed(
        transition, leaves ? transition.outwards : transition.inwards, from: shown, velocity: velocity)
    }
    let isThrownOut =
      leaves(from: held.asked, restingAt: geometry.lowestTop, velocity: finger)
      || flies(to: projected, velocity: velocity)
    if isThrownOut, mayLeaveNow() { dismissInteractively() }
    let isRefused = isThrownOut && state.drag?.permission == false
    state.letGo()
    if let transition = state.transition {
      return proceed(transition, transition.outwards, from: shown, velocity: velocity)
    }
    select(geometry.stop(nearestTo: projected))
    settle(from: shown, velocity: velocity)
    if isRefused { attemptWasRefused() }
  }

  func grabberTapped() {
    guard state.transition == nil, state.drag == nil, geometry.stops.count > 1 else { return }
    let (top, velocity, stops) = (self.top, self.velocity, geometry.stops)
    let selected = geometry.stop(selectedDetentIdentifier).identifier
    let index = stops.firstIndex { $0.identifier == selected } ?? 0
    select(stops[(index + 1) % stops.count])
    settle(from: top, velocity: velocity)
  }

  private func takeHold(heading: TransitionDirection? = nil, velocity: CGFloat = 0) {
    let (shown, time) = (top, stage.time)
    // The finger holds the sheet before `asked(at:)`: whether it may dismiss the sheet is asked once for each finger, and kept with it.
    state.hold(
      SheetDragSession(drag: DragSession(catching: shown), heading: heading, excess: geometry.excess(ofTop: shown)))
    let asked = asked(at: shown)
    state.changeDrag { $0.drag = DragSession(catching: shown, asked: asked, velocity: velocity, at: time) }
    tellCourse()
  }

  /// Keeps the sheet where it shows under the finger after a change of the detents.
  func keepHold(at top: CGFloat) {
    guard state.drag != nil else { return }
    let excess = geometry.excess(ofTop: top)
    state.changeDrag { $0.excess = excess }
    let asked = asked(at: top)
    state.changeDrag { $0.drag.drag(to: asked, after: 0) }
  }

  /// The top edge that a finger asks for when it catches the sheet at a place.
  func asked(at top: CGFloat) -> CGFloat {
    let mayLeave = state.transition != nil || (top > geometry.lowestTop && mayLeaveNow())
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
