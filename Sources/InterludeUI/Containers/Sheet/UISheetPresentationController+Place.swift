/// Where the sheet is.
extension UISheetPresentationController: TimeFollower {
  /// The top edge of the sheet at rest.
  var selectedTop: CGFloat { geometry.stop(selectedDetentIdentifier).frame.minY }

  /// The top edge as it shows now.
  var top: CGFloat {
    if let sheetTransition { return sheetTransition.top }
    if let dragSession {
      return geometry.shown(
        forAsked: dragSession.asked, mayLeave: dragSession.permission == true, excess: dragSession.excess)
    }
    return settling?.motion.top(at: stage.time) ?? selectedTop
  }

  /// How fast the sheet moves by itself, in points per second.
  var velocity: CGFloat { sheetTransition?.velocity ?? settling?.motion.velocity(at: stage.time) ?? 0 }

  /// Puts the sheet and its surroundings where they are now, unless an animator of another's moves them.
  func placeSheet() {
    guard containerView != nil, sheetTransition?.isOwn ?? true else { return }
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
    return settlingOffset?.motion.applied(to: base, at: time) ?? base
  }

  private func base(atTop top: CGFloat) -> SheetSnapshot {
    SheetSnapshot(
      frame: sheetTransition?.frame(atTop: top, in: geometry) ?? geometry.frame(atTop: top),
      appearance: sheetTransition?.appearance(atTop: top, in: geometry) ?? geometry.appearance(atTop: top))
  }

  /// Makes sheet and surroundings look as they do where the sheet is now.
  func updateAppearance() {
    guard containerView != nil, sheetTransition == nil, !isAnimatingChanges else { return }
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
    stopSettling()
    let motion = SheetSettling(
      from: top, to: selectedTop, velocity: velocity, spring: behavior.spring, on: stage.clock)
    let end = motion.schedule { [weak self] in
      self?.stopSettling()
      self?.placeSheet()
      self?.tellCourse()
    }
    settling = (motion, end)
    tellCourse()
  }

  func stopSettling() {
    settling?.end.cancel()
    settling = nil
  }

  /// Lets all but the top edge go from how it shows to how it is with the top edge at a place.
  func beginSettlingOffset(from shown: SheetSnapshot, atTop top: CGFloat) {
    let motion = SheetSettlingOffset(
      from: shown, to: base(atTop: top), carrying: settlingOffset?.motion, spring: behavior.spring,
      on: stage.clock)
    stopSettlingOffset()
    guard !motion.isNone else { return }
    let clock = stage.clock
    let end = clock.schedule(at: clock.time + SheetSettlingOffset.length) { [weak self] in
      self?.stopSettlingOffset()
      self?.placeSheet()
      self?.tellCourse()
    }
    settlingOffset = (motion, end)
    tellCourse()
  }

  func stopSettlingOffset() {
    settlingOffset?.end.cancel()
    settlingOffset = nil
  }

  func follow(to time: Double) {
    if settling != nil || sheetTransition != nil || settlingOffset != nil { placeSheet() }
  }

  // MARK: Container

  /// The container has changed: what is under way keeps the part of its way that it has behind it, and what settles is there.
  func containerChanged(from old: SheetGeometry) {
    let hasSettled = settling != nil || settlingOffset != nil
    stopSettling()
    stopSettlingOffset()
    dragSession?.excess = 0
    if let sheetTransition {
      let part =
        sheetTransition.distance > 0
        ? ((dragSession?.asked ?? 0) - sheetTransition.restTop) / sheetTransition.distance : 0
      self.sheetTransition?.restTop = selectedTop
      self.sheetTransition?.distance = geometry.outside - selectedTop
      dragSession?.drag.drag(to: selectedTop + (geometry.outside - selectedTop) * part, after: 0)
    } else if let dragSession {
      self.dragSession?.drag.drag(to: geometry.place(of: dragSession.asked, in: old), after: 0)
    }
    if hasSettled { tellCourse() }
  }
}
