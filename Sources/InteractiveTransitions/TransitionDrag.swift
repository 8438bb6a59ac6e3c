import Dragging
import UIKit

/// A finger's drag of transitions that go along a line: it pulls one open, catches one in flight, drags it to and fro, and
/// throws it. A tap on one in flight turns it round.
///
/// It is the interaction controller of all transitions of a presented controller, or of a container:
///
///     lazy var drag = TransitionDrag(dismissing: self) { _ in CGVector(dx: 0, dy: 600) }
///
///     override func viewWillAppear(_ animated: Bool) {
///       super.viewWillAppear(animated)
///       drag.attach(to: transitionCoordinator?.containerView)
///     }
///
/// The delegate returns it as the interaction controller, both ways. What begins by itself can be caught if its animator supplies
/// an interruptible one, as `UIViewPropertyAnimator` is.
public final class TransitionDrag: UIPercentDrivenInteractiveTransition {
  /// How far a finger goes to drag a transition from its start to its end, in points.
  public typealias Travel = (_ transition: any UIViewControllerTransitionCoordinatorContext) -> CGVector

  /// Asked when a drag in a direction begins while nothing is in flight: what begins the transition that the drag pulls, or
  /// nil for none.
  public var onPull: (_ direction: CGVector) -> (() -> Void)? = { _ in nil }

  /// The finger. Another recogniser can be required to fail before it, or it before another.
  public var recognizer: UIPanGestureRecognizer { pan }

  private weak var controller: UIViewController?
  private let isPresented: Bool
  private let travel: Travel
  private let pan = CatchingPanGestureRecognizer()
  /// What begins the transition that the finger is about to pull.
  private var pull: (() -> Void)?
  private var hold = Hold.none {
    didSet {
      // Interactive is what the finger itself begins.
      wantsInteractiveStart = if case .pulling = hold { true } else { false }
    }
  }

  private enum Hold {
    case none
    /// The finger begins a transition.
    case pulling
    /// - `turnsForward`: where a mere press sends it.
    case dragging(DragSession, along: CGVector, turnsForward: Bool)
  }

  /// Drags the transitions of a container between its children.
  ///
  /// - Parameters:
  ///   - container: not retained.
  ///   - travel: asked when a finger takes hold.
  public convenience init(of container: UIViewController, travel: @escaping Travel) {
    self.init(container, isPresented: false, travel)
  }

  /// Drags the presentation and the dismissal of a controller, which a drag downwards dismisses.
  ///
  /// - Parameters:
  ///   - presented: not retained.
  ///   - travel: asked when a finger takes hold.
  public convenience init(dismissing presented: UIViewController, travel: @escaping Travel) {
    self.init(presented, isPresented: true, travel)
    onPull = { [weak presented] direction in
      guard let presented, !presented.isBeingDismissed, direction.dy > abs(direction.dx) else { return nil }
      return { [weak presented] in presented?.dismiss(animated: true) }
    }
  }

  private init(_ controller: UIViewController, isPresented: Bool, _ travel: @escaping Travel) {
    (self.controller, self.isPresented, self.travel) = (controller, isPresented, travel)
    super.init()
    wantsInteractiveStart = false
    pan.maximumNumberOfTouches = 1
    pan.hasSomethingToCatch = { [weak self] in self?.transition != nil }
    pan.delegate = self
    pan.onChange { [weak self] in self?.follow() }
  }

  /// Lets fingers on a view take hold: on the container of the transitions, which has all touches while one is in flight, or on
  /// a view around it.
  public func attach(to view: UIView?) {
    if let attached = pan.view, let view, view.isDescendant(of: attached) { return }
    view?.addGestureRecognizer(pan)
  }

  /// Takes the finger off the view that it was on.
  public func detach() { pan.view?.removeGestureRecognizer(pan) }

  /// The transition in flight, if it can be caught.
  private var transition: (any UIViewControllerTransitionCoordinator)? {
    guard let controller, let transition = controller.transitionCoordinator, transition.isInterruptible else {
      return nil
    }
    // What a presented controller presents itself is another's to drag.
    return !isPresented || controller.isBeingPresented || controller.isBeingDismissed ? transition : nil
  }

  // MARK: The finger

  private func follow() {
    switch pan.state {
    case .began:
      takeHold()
      drag()
    case .changed: drag()
    case .ended: letGo(velocity: pan.velocity(in: nil))
    case .cancelled, .failed: letGo(velocity: .zero)
    case .possible: break
    }
  }

  private func takeHold() {
    if let transition {
      let isGoingBack = transition.isCancelled
      pause()
      hold = .dragging(
        DragSession(catching: percentComplete), along: travel(transition), turnsForward: isGoingBack)
    } else {
      hold = .pulling
      let begin = pull
      // It may hold on to what holds this.
      pull = nil
      begin?()
      hold =
        controller?.transitionCoordinator.map {
          .dragging(DragSession(pulling: 0), along: travel($0), turnsForward: false)
        } ?? .none
    }
  }

  private func drag() {
    guard case .dragging(var session, let way, let turnsForward) = hold else { return }
    session.drag(by: pan.translation(in: nil), along: way)
    hold = .dragging(session, along: way, turnsForward: turnsForward)
    update(session.asked)
  }

  /// Lets the transition go on to the side on which it would come to rest; one that was only pressed turns round.
  private func letGo(velocity: CGPoint) {
    guard case .dragging(let session, let way, let turnsForward) = hold else { return }
    hold = .none
    let release = session.release(within: 0...1, velocity: velocity.share(of: way))
    let completes = release.isPress ? turnsForward : release.projectedPlace > 0.5
    timingCurve = .released(at: release.velocity(relativeTo: completes ? 1 : 0))
    if completes { finish() } else { cancel() }
  }
}

extension TransitionDrag: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard transition == nil else { return true }
    pull = onPull(pan.displacement)
    return pull != nil
  }

  /// A bar is for tapping.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !sequence(first: touch.view, next: { $0?.superview }).contains { $0 is UITabBar || $0 is UINavigationBar }
  }
}

extension UITimingCurveProvider where Self == UISpringTimingParameters {
  /// What a finger has let go of: it settles without a bounce of its own, and keeps the velocity that it was released at.
  ///
  /// - Parameter velocity: in ways that are left, per second.
  fileprivate static func released(at velocity: CGFloat) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 1, stiffness: 320, damping: 34, initialVelocity: CGVector(dx: velocity, dy: velocity))
  }
}
