/// The presentation and dismissal of the sheet.
extension UISheetPresentationController {
  /// Prepares for the animation of the presentation or dismissal.
  func transitionWillBegin(isPresenting: Bool) {
    let top = isPresenting ? selectedTop : self.top
    let runner = presentedViewController.transition
    updateSheetAppearance()
    let transition = SheetTransition(
      runner: runner, isPresenting: isPresenting, restTop: top, distance: geometry.outside - top)
    state.begin(transition, keepsFinger: runner?.plan.request.startsInteractively == true)
    sheetView.rest(at: geometry.frame(atTop: top), in: geometry)
    if runner?.plan.request.isByGesture == true { original.delegate?.presentationControllerWillDismiss(original) }
    // The sheet's own animator tells how it goes once it sets off.
    guard !transition.isOwn else { return }
    showAlongside(geometry.appearance(atTop: isPresenting ? top : geometry.outside))
    tellCourse()
  }

  /// Animates the surroundings alongside an animator that is not the sheet's own.
  private func showAlongside(_ appearance: SheetAppearance) {
    let isAlongside = presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.show(appearance) })
    if isAlongside != true { show(appearance) }
  }

  /// Called at the end of the presentation or dismissal.
  func transitionDidEnd(stays: Bool) {
    let ended = state.endTransition()
    if stays {
      // Its detents may have changed on the way.
      if case .nothing = state.mover, let ended, ended.isOwn, abs(ended.top - selectedTop) > 0.1 {
        settle(from: ended.top, velocity: 0)
      }
      placeSheet()
    } else {
      state.rest()
    }
    tellCourse()
  }

  /// The sheet's own animator, which starts with the sheet's present velocity.
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

  /// Moves the transition to where the finger is. When a sheet that moves itself reaches its place of rest, the transition ends, and the
  /// finger goes on to move the sheet among its detents.
  func drive(_ transition: SheetTransition, to top: CGFloat) {
    guard let runner = transition.runner, runner.isInteractive else { return }
    runner.update(transition.fraction(atTop: top))
    if transition.isOwn, top <= transition.restTop {
      runner.endAtOnce(transition.inwards)
      // That place is below all detents if these have changed and the sheet was on its way there.
      let asked = asked(at: top)
      state.changeDrag { $0.drag.drag(to: asked) }
    }
    placeSheet()
  }

  /// Lets the sheet run off the screen, or by one spring to the selected detent, whether or not the transition ends on the way.
  func proceed(_ transition: SheetTransition, _ direction: TransitionDirection, from top: CGFloat, velocity: CGFloat) {
    guard let runner = transition.runner, runner.isInteractive else { return }
    guard transition.isOwn else { return transition.proceed(direction, velocity: velocity) }
    guard direction == transition.inwards else {
      let outside = geometry.outside
      let segment = SheetSettling(
        from: top, to: outside, velocity: velocity, spring: behavior.spring, on: stage.clock
      ).segment(to: outside)
      runner.endInteraction(direction, along: segment.curve, length: segment.length)
      return tellCourse()
    }
    settle(from: top, velocity: velocity)
    guard let settling = state.settling, top > transition.restTop, settling.target <= transition.restTop
    else {
      return endWhereItIs(transition)
    }
    let segment = settling.segment(to: transition.restTop)
    runner.endInteraction(direction, along: segment.curve, length: segment.length)
  }

  /// Ends a transition whose sheet will not reach its place of rest: the sheet goes on among its detents.
  private func endWhereItIs(_ transition: SheetTransition) {
    let (top, shown) = (self.top, snapshot)
    transition.runner?.endAtOnce(transition.inwards)
    guard state.transition == nil, containerView != nil else { return }
    beginSettlingOffset(from: shown, atTop: top)
    placeSheet()
  }
}
