/// The sheet's own transition: it goes evenly in its time, and `timing` hurries the time. The sheet itself animates nothing,
/// but follows the transition's time, so that a finger, a spring or a window of another size can move it at any moment.
final class SheetAnimator: NSObject, SystemAnimator {
  private weak var sheet: UISheetPresentationController?
  let timing: any UITimingCurveProvider
  /// None: a finger drags the sheet itself.
  let travel = CGVector.zero
  let isOfSheet = true
  private let duration: TimeInterval

  /// - Parameter velocity: that of the sheet when the transition begins, in ways of the transition per second; below 0 it moves
  ///   against it.
  init(sheet: UISheetPresentationController, velocity: CGFloat) {
    self.sheet = sheet
    let timing =
      velocity == 0
      ? UISpringTimingParameters(dampingRatio: 1)
      : UISpringTimingParameters(.system, initialVelocity: CGVector(dx: velocity, dy: velocity))
    self.timing = timing
    duration = timing.arrival(within: SystemSpring.duration)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
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
    timeline.schedule(at: timeline.now + duration) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension UISpringTimingParameters {
  /// When the spring first arrives, in seconds: it does not go beyond the end of a transition.
  fileprivate func arrival(within duration: Double) -> Double {
    let timing = animationTiming
    let length = timing.duration(given: duration)
    return TimeStretch(
      start: 0, from: 0, to: 1, along: timing.curve(duration: length), length: length, rateAfter: 1
    ).length
  }
}
