/// How the sheet comes and goes.
extension UISheetPresentationController {
  /// The transition has begun that brings the sheet or takes it away.
  func beginTransit(isPresenting: Bool) {
    let top = isPresenting ? selectedTop : self.top
    if !isPresenting, ownInteraction == nil { hold = nil }
    stopSettling()
    updateSheetLook()
    transit = SheetTransit(
      runner: presentedViewController.transition, isPresenting: isPresenting, restTop: top,
      distance: geometry.outside - top)
    if askedDismissal != nil { original.delegate?.presentationControllerWillDismiss(original) }
    let look = geometry.look(atTop: isPresenting ? top : geometry.outside)
    let isAlongside = presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.showSurroundings(look) })
    if isAlongside != true { showSurroundings(look) }
  }

  private func showSurroundings(_ look: SheetLook) {
    surroundings.show(look, over: geometry, cornerRadius: sheetView.layer.cornerRadius)
  }

  /// It has ended.
  func endTransit(stays: Bool) {
    transit = nil
    if stays {
      placeSheet()
    } else {
      hold = nil
      stopSettling()
    }
  }

  /// The curve of the time of a transition that nobody drives: the system's spring, with the velocity that the sheet has
  /// already. Time cannot go back beyond its start: upwards, the velocity is lost.
  func pace(isPresenting: Bool) -> UISpringTimingParameters {
    let distance = geometry.outside - top
    let velocity = isPresenting || distance <= 0 ? 0 : max(0, velocity / distance)
    return UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: velocity, dy: velocity))
  }

  // MARK: By hand

  /// Moves the sheet, with the transition, to where the finger asks for it. At its place of rest the transition is over, and
  /// the finger moves the sheet among its detents.
  func drive(_ transit: SheetTransit, to top: CGFloat) {
    guard let runner = transit.runner, runner.isInteractive else { return }
    runner.update(transit.fraction(atTop: top))
    if top <= transit.restTop { runner.endAtOnce(transit.inwards) }
  }

  /// Lets the sheet run out of sight, or to the detent that it is to rest at: one spring, however many detents it passes
  /// when the transition is over.
  func proceed(_ transit: SheetTransit, _ direction: TransitionDirection, from top: CGFloat, velocity: CGFloat) {
    guard let runner = transit.runner, runner.isInteractive else { return }
    if direction == transit.inwards {
      settle(from: top, velocity: velocity)
      guard let leg = settling?.leg(to: transit.restTop) else { return }
      runner.endInteraction(direction, along: leg.curve, length: leg.length)
    } else {
      let outside = transit.restTop + transit.distance
      let leg = SheetSettling(from: top, to: outside, velocity: velocity).leg(to: outside)
      runner.endInteraction(direction, along: leg.curve, length: leg.length)
    }
  }
}
