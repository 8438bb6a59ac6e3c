/// Where the sheet is.
extension UISheetPresentationController: TimeFollower {
  /// The top edge of the sheet at rest.
  var selectedTop: CGFloat { geometry.stop(selectedDetentIdentifier).frame.minY }

  /// The top edge as it shows now.
  var top: CGFloat {
    if let transition = state.transition { return transition.top }
    return switch state.mover {
    case .nothing: selectedTop
    case .finger(let held):
      geometry.shown(forAsked: held.asked, mayLeave: held.permission == true, excess: held.excess)
    case .spring(let settling, _): settling.top(at: stage.time)
    }
  }

  /// How fast the sheet moves by itself, in points per second.
  var velocity: CGFloat { state.transition?.velocity ?? state.settling?.velocity(at: stage.time) ?? 0 }

  /// Puts the sheet and its surroundings where they are now, unless an animator of another's moves them.
  func placeSheet() {
    guard containerView != nil, state.placesItself else { return }
    let top = self.top
    sheetView.rest(at: geometry.frame(atTop: min(max(top, geometry.highestTop), geometry.lowestTop)), in: geometry)
    let snapshot = self.snapshot
    sheetView.show(at: snapshot.frame, scale: geometry.scale(of: snapshot.frame))
    updateSheetAppearance()
    show(snapshot.appearance)
  }

  /// How the sheet and its surroundings show now.
  var snapshot: SheetSnapshot { snapshot(atTop: top, at: stage.time) }

  /// The same with the top edge at a place, at a time of the stage's clock in seconds.
  func snapshot(atTop top: CGFloat, at time: Double) -> SheetSnapshot {
    let base = base(atTop: top)
    return state.offset?.applied(to: base, at: time) ?? base
  }

  private func base(atTop top: CGFloat) -> SheetSnapshot {
    SheetSnapshot(
      frame: state.transition?.frame(atTop: top, in: geometry) ?? geometry.frame(atTop: top),
      appearance: state.transition?.appearance(atTop: top, in: geometry) ?? geometry.appearance(atTop: top))
  }

  /// Makes sheet and surroundings look as they do where the sheet is now.
  func updateAppearance() {
    guard containerView != nil, state.showsChangesAtOnce else { return }
    updateSheetAppearance()
    show(snapshot.appearance)
  }

  func updateSheetAppearance() {
    sheetView.round(geometry.corners, by: cornerRadius)
    sheetView.showsGrabber = prefersGrabberVisible && !geometry.corners.isEmpty
  }

  func show(_ appearance: SheetAppearance) {
    surroundings.show(appearance, over: geometry, cornerRadius: cornerRadius)
    sheetView.shadow = geometry.corners.isEmpty ? 0 : 1 - appearance.dimming
  }

  private var cornerRadius: CGFloat {
    geometry.corners.isEmpty ? 0 : max(0, preferredCornerRadius ?? behavior.cornerRadius)
  }

  // MARK: Spring

  /// Lets the sheet go from a place to its selected detent.
  func settle(from top: CGFloat, velocity: CGFloat) {
    let motion = SheetSettling(
      from: top, to: selectedTop, velocity: velocity, spring: behavior.spring, on: stage.clock)
    state.settle(along: motion) { [weak self] in
      self?.state.stopSettling()
      self?.placeSheet()
      self?.tellCourse()
    }
    tellCourse()
  }

  /// Lets all but the top edge go from how it shows to how it is with the top edge at a place.
  func beginSettlingOffset(from shown: SheetSnapshot, atTop top: CGFloat) {
    let motion = SheetSettlingOffset(
      from: shown, to: base(atTop: top), carrying: state.offset, spring: behavior.spring,
      on: stage.clock)
    guard !motion.isNone else { return state.stopOffset() }
    state.settle(along: motion) { [weak self] in
      self?.state.stopOffset()
      self?.placeSheet()
      self?.tellCourse()
    }
    tellCourse()
  }

  func follow(to time: Double) {
    if state.changesByTime { placeSheet() }
  }

  /// The container has changed from another geometry.
  func containerChanged(from old: SheetGeometry) {
    let hasSettled = state.settling != nil || state.offset != nil
    state.containerChanged(from: old, to: geometry, restingAt: selectedTop)
    if hasSettled { tellCourse() }
  }
}
