/// How the sheet comes and goes.
extension UISheetPresentationController {
  /// The transition has begun that brings the sheet or takes it away.
  func beginTransit(isPresenting: Bool) {
    let top = isPresenting ? selectedTop : self.top
    let runner = presentedViewController.transition
    if !isPresenting, runner?.plan.request.startsInteractively != true { dragSession = nil }
    stopSettling()
    updateSheetAppearance()
    let transit = SheetTransit(
      runner: runner, isPresenting: isPresenting, restTop: top, distance: geometry.outside - top)
    self.transit = transit
    sheetView.rest(at: geometry.frame(atTop: top), in: geometry)
    if runner?.plan.request.isByGesture == true { original.delegate?.presentationControllerWillDismiss(original) }
    // The sheet's own animator tells how it goes once it sets off.
    guard !transit.isOwn else { return }
    showAlongside(geometry.appearance(atTop: isPresenting ? top : geometry.outside))
    tellCourse()
  }

  /// Lets the surroundings come to a look with an animator that is not the sheet's own.
  private func showAlongside(_ appearance: SheetAppearance) {
    let isAlongside = presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.show(appearance) })
    if isAlongside != true { show(appearance) }
  }

  /// It has ended.
  func endTransit(stays: Bool) {
    let ended = transit
    transit = nil
    if stays {
      // Its detents may have changed on the way.
      if let ended, ended.isOwn, dragSession == nil, settling == nil, abs(ended.top - selectedTop) > 0.1 {
        settle(from: ended.top, velocity: 0)
      }
      placeSheet()
    } else {
      dragSession = nil
      stopSettling()
    }
    tellCourse()
  }

  /// The sheet's own transition, which takes over the velocity that the sheet has already.
  func ownAnimator(isPresenting: Bool) -> SheetAnimator {
    let distance = geometry.outside - top
    let velocity = isPresenting || distance <= 0 ? 0 : velocity / distance
    return SheetAnimator(sheet: self, spring: behavior.spring.withInitialVelocity(velocity))
  }

  /// The presenter's view, if the presenter fills the container or is a sheet itself.
  var presenterToStepBack: UIView? {
    guard let below = presenting?.activePresentationController else { return presenting?.viewIfLoaded }
    return below.stepsBackBehindSheet ? below.presentedView : nil
  }

  // MARK: By hand

  /// Moves the transition to where the finger asks for it. Where the sheet that moves itself is at its place of rest, the
  /// transition is over, and the finger moves the sheet among its detents.
  func drive(_ transit: SheetTransit, to top: CGFloat) {
    guard let runner = transit.runner, runner.isInteractive else { return }
    runner.update(transit.fraction(atTop: top))
    if transit.isOwn, top <= transit.restTop {
      runner.endAtOnce(transit.inwards)
      // That place is below all detents if these have changed and the sheet was on its way there.
      let asked = asked(at: top)
      dragSession?.drag.drag(to: asked)
    }
    placeSheet()
  }

  /// Lets the sheet run out of sight, or to the detent that it is to rest at: one spring, however many detents it passes
  /// when the transition is over.
  func proceed(_ transit: SheetTransit, _ direction: TransitionDirection, from top: CGFloat, velocity: CGFloat) {
    guard let runner = transit.runner, runner.isInteractive else { return }
    guard transit.isOwn else { return transit.proceed(direction, velocity: velocity) }
    guard direction == transit.inwards else {
      let outside = geometry.outside
      let segment = SheetSettling(
        from: top, to: outside, velocity: velocity, spring: behavior.spring, on: stage.clock
      ).segment(to: outside)
      runner.endInteraction(direction, along: segment.curve, length: segment.length)
      return tellCourse()
    }
    settle(from: top, velocity: velocity)
    guard let settling = settling?.motion, top > transit.restTop, settling.target <= transit.restTop else {
      return endWhereItIs(transit)
    }
    let segment = settling.segment(to: transit.restTop)
    runner.endInteraction(direction, along: segment.curve, length: segment.length)
  }

  /// Ends a transition that does not come to the place where the sheet rested: the sheet goes on among its detents.
  private func endWhereItIs(_ transit: SheetTransit) {
    let (top, shown) = (self.top, snapshot)
    transit.runner?.endAtOnce(transit.inwards)
    guard self.transit == nil, containerView != nil else { return }
    beginSettlingOffset(from: shown, atTop: top)
    placeSheet()
  }
}
