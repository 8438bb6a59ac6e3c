/// The swipe from the left edge that pops: it drives the standard slide, which then follows the finger.
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let navigationController: UINavigationController
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// The interaction of the pop that the swipe is just asking for.
  private(set) var starting: UIPercentDrivenInteractiveTransition?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in self?.handle($0) }
  }

  /// As in UIKit, the swipe is off where the delegate animates pops by itself; an app that wants it all the same gives the
  /// recogniser a delegate of its own.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let stack = navigationController.viewControllers
    guard stack.count > 1, navigationController.navigationTransition == nil, let from = stack.last,
      let delegate = navigationController.delegate
    else { return stack.count > 1 && navigationController.navigationTransition == nil }
    return delegate.navigationController(
      navigationController, animationControllerFor: .pop, from: from, to: stack[stack.count - 2]) == nil
  }

  private func handle(_ pan: UIScreenEdgePanGestureRecognizer) {
    let width = max(navigationController.view.bounds.width, 1)
    let (x, velocity) = (pan.translation(in: nil).x, pan.velocity(in: nil).x)
    switch pan.state {
    case .began:
      guard navigationController.navigationTransition == nil else { return }
      let interaction = UIPercentDrivenInteractiveTransition()
      (self.interaction, starting) = (interaction, interaction)
      navigationController.popViewController(animated: true)
      starting = nil
      interaction.update(x / width)
    case .changed: interaction?.update(x / width)
    case .ended: release(at: x / width, velocity: velocity / width)
    case .cancelled, .failed: release(at: 0, velocity: 0)
    case .possible: break
    }
  }

  /// Lets the slide go on by a spring that takes over the finger's velocity, to the side on which it would have come to rest.
  ///
  /// - Parameter velocity: in screen widths per second.
  private func release(at position: CGFloat, velocity: CGFloat) {
    guard let interaction else { return }
    self.interaction = nil
    let progress = interaction.percentComplete
    let completes = position + Decay.projectedDistance(initialVelocity: velocity) > 0.5
    let distance = completes ? 1 - progress : progress
    let relative = distance > 0 ? (completes ? velocity : -velocity) / distance : 0
    interaction.timingCurve = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: relative, dy: relative))
    if completes { interaction.finish() } else { interaction.cancel() }
  }
}
