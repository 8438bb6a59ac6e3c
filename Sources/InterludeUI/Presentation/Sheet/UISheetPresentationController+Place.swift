/// Where the sheet is.
extension UISheetPresentationController: TimeFollower {
  /// The top edge of the sheet at rest.
  var selectedTop: CGFloat { geometry.top(of: geometry.stop(selectedDetentIdentifier)) }

  /// The top edge as it shows now.
  var top: CGFloat {
    if let transit { return transit.top(atFraction: transit.runner?.drive?.fraction ?? 1) }
    if let hold { return geometry.shown(forAsked: hold.asked, mayLeave: false) }
    return settling?.top(at: Stage.current.time) ?? selectedTop
  }

  /// How fast the sheet moves by itself between its detents, in points per second.
  var velocity: CGFloat { settling?.velocity(at: Stage.current.time) ?? 0 }

  /// Puts the sheet and its surroundings where they are now.
  func placeSheet() {
    guard containerView != nil, transit == nil else { return }
    let top = self.top
    sheetView.highestTop = geometry.highestTop
    sheetView.layoutFrame = geometry.frame(atTop: top)
    updateLook(atTop: top)
  }

  func updateLook() {
    guard containerView != nil, transit == nil, !isAnimatingChanges else { return }
    updateLook(atTop: top)
  }

  /// Makes sheet and surroundings look as they do with the sheet's top edge at a place.
  func updateLook(atTop top: CGFloat) {
    updateSheetLook()
    surroundings.show(geometry.look(atTop: top), over: geometry, cornerRadius: cornerRadius)
  }

  func updateSheetLook() {
    sheetView.layer.cornerRadius = cornerRadius
    sheetView.layer.maskedCorners = geometry.corners
    sheetView.showsGrabber = prefersGrabberVisible && !geometry.corners.isEmpty
  }

  private var cornerRadius: CGFloat { geometry.corners.isEmpty ? 0 : max(0, preferredCornerRadius ?? 10) }

  // MARK: Spring

  /// Lets the sheet go from a place to its selected detent.
  func settle(from top: CGFloat, velocity: CGFloat) {
    stopSettling()
    settling = SheetSettling(from: top, to: selectedTop, velocity: velocity) { [weak self] in
      self?.stopSettling()
      self?.placeSheet()
    }
    Stage.current.timeFollowers.add(self)
  }

  func stopSettling() {
    settling?.end.cancel()
    settling = nil
    Stage.current.timeFollowers.remove(self)
  }

  func follow(to time: Double) {
    if settling != nil { placeSheet() }
  }
}
