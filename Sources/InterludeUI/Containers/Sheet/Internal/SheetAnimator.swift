/// The sheet's own animator. It animates nothing: the sheet follows the transition's timeline, which `motion` moves, so that a finger, a
/// spring or a new window size can move the sheet at any moment.
final class SheetAnimator: NSObject, SystemAnimator {
  private weak var sheet: UISheetPresentationController?
  let motion: SystemBehavior.Motion
  /// None: a finger drags the sheet itself.
  let travel = CGVector.zero

  /// - Parameter spring: set off with the velocity of the sheet when the transition begins, in ways of the transition per
  ///   second; below 0 it moves against it.
  init(sheet: UISheetPresentationController, spring: Spring) {
    self.sheet = sheet
    let settled = SystemBehavior.Motion(spring)
    // Where it first arrives: a sheet does not go beyond the end of its transition.
    motion = SystemBehavior.Motion(spring, duration: min(settled.duration, spring.firstCrossing ?? .infinity))
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let timeline = context.containerView.stage.clock.timeline else { return context.completeTransition(false) }
    if let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      if view === sheet?.sheetView {
        context.containerView.addSubview(view)
      } else {
        context.containerView.insertSubview(view, at: 0)
      }
      view.layoutIfNeeded()
    }
    sheet?.placeSheet()
    sheet?.tellCourse(settingOffAlong: context.isInteractive ? nil : motion)
    timeline.schedule(at: timeline.now + motion.duration) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
