/// A finger's hold on the standard slide: from the left edge it pulls a pop; a push or pop that slides already it catches
/// where it is.
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer = BackSwipeGestureRecognizer()
  private unowned let navigationController: UINavigationController
  /// Whether a pop that begins now is the finger's.
  private(set) var isPulling = false
  private var hold: Hold?

  private struct Hold {
    let slide: SlideInteraction
    /// How far the slide was when the finger took hold of it.
    let start: CGFloat
    /// Where it goes if the finger only stops it.
    let heading: TransitionDirection
    var isDragging: Bool
  }

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    recognizer.edges = .left
    recognizer.hasSomethingToCatch = { [weak self] in self?.slide != nil }
    recognizer.delegate = self
    recognizer.addHandler { [weak self] in self?.handle($0) }
  }

  /// What drives the slide in flight; nil when there is none, or when the app drives it.
  private var slide: SlideInteraction? {
    navigationController.navigationTransition?.interactionController as? SlideInteraction
  }

  /// As in UIKit, the swipe is off where the delegate animates pops by itself; an app that wants it all the same gives the
  /// recogniser a delegate of its own.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if slide != nil { return true }
    let stack = navigationController.viewControllers
    guard stack.count > 1, navigationController.navigationTransition == nil, let from = stack.last,
      let delegate = navigationController.delegate
    else { return stack.count > 1 && navigationController.navigationTransition == nil }
    return delegate.navigationController(
      navigationController, animationControllerFor: .pop, from: from, to: stack[stack.count - 2]) == nil
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      takeHold()
      drag(by: pan.translation(in: nil))
    case .changed: drag(by: pan.translation(in: nil))
    case .ended: release(from: pan.translation(in: nil), velocity: pan.velocity(in: nil).x)
    case .cancelled, .failed: giveUp()
    case .possible: break
    }
  }

  private func takeHold() {
    if let slide, let transition = navigationController.navigationTransition {
      let heading = transition.direction
      slide.pause()
      hold = Hold(slide: slide, start: slide.percentComplete, heading: heading, isDragging: false)
    } else if navigationController.navigationTransition == nil {
      isPulling = true
      navigationController.popViewController(animated: true)
      isPulling = false
      hold = slide.map { Hold(slide: $0, start: 0, heading: .backwards, isDragging: true) }
    }
  }

  private func drag(by translation: CGPoint) {
    guard let hold else { return }
    self.hold?.isDragging = hold.isDragging || hypot(translation.x, translation.y) > Self.stillness
    hold.slide.update(hold.start + share(of: translation.x, by: hold.slide))
  }

  /// Lets the slide go on by a spring that takes over the finger's velocity, to the side on which it would have come to rest.
  ///
  /// - Parameter velocity: in points per second.
  private func release(from translation: CGPoint, velocity: CGFloat) {
    guard let hold, hold.isDragging else { return giveUp() }
    self.hold = nil
    let progress = hold.slide.percentComplete
    let asked = hold.start + share(of: translation.x, by: hold.slide)
    // Pulled beyond an end, the screens stand still however fast the finger is.
    let speed = abs(asked - progress) < 1e-9 ? share(of: velocity, by: hold.slide) : 0
    let completes = progress + Decay.projectedDistance(initialVelocity: speed) > 0.5
    hold.slide.proceed(completes ? .forwards : .backwards, speed: speed)
  }

  /// What the finger has only stopped goes on, what it has pulled goes back.
  private func giveUp() {
    guard let hold else { return }
    self.hold = nil
    hold.slide.proceed(hold.heading, speed: 0)
  }

  /// How much of a slide's way some points to the right are.
  private func share(of distance: CGFloat, by slide: SlideInteraction) -> CGFloat {
    distance * slide.direction / max(navigationController.view.bounds.width, 1)
  }

  /// How far a finger wavers that only presses, in points.
  private static let stillness: CGFloat = 3
}
