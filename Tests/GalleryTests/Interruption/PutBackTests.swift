import InterludeUI
import Testing

@testable import Gallery

/// A cancelled transition on a phone: UIKit turns the animation round, and no more. What an animator has set before it began is the
/// animator's to put back, without the help that Interlude's own transitions would be.
struct PutBackTests {
  nonisolated enum Animator: CaseIterable {
    case fade, dropIn, message, card

    @MainActor func make() -> any UIViewControllerAnimatedTransitioning {
      switch self {
      case .fade: FadeAnimator()
      case .dropIn: DropInAnimator()
      case .message: MessageAnimator(isPresenting: true)
      case .card: CardAnimator()
      }
    }
  }

  @Test(arguments: Animator.allCases) func whatWasSetBeforeIsPutBack(animator: Animator) throws {
    let world = SceneWorld { UIViewController() }
    let context = EndedContext(in: world.window)
    let entering = try #require(context.view(forKey: .to))

    try world.stage.asCurrent {
      let running = try #require(
        animator.make().interruptibleAnimator(using: context) as? UIViewPropertyAnimator)
      running.startAnimation()
      world.show(at: 0.7)
      #expect(entering.shownAlpha < 1 || entering.shownTransform != .identity)
      running.pauseAnimation()
      running.isReversed = true
      running.startAnimation()
      world.show(at: 3)
    }

    #expect(context.completed == [false])
    #expect(entering.alpha == 1)
    #expect(entering.transform == .identity)
  }
}

/// A dismissal that animates views directly: cancelled, it ends where it would have led to, and the view stays.
struct PutBackDismissalTests {
  nonisolated enum Animator: CaseIterable { case pop, zoom }

  @Test(arguments: Animator.allCases) func whatStaysFillsTheScreenAgain(animator: Animator) throws {
    let world = SceneWorld { UIViewController() }
    let context = EndedContext(in: world.window)
    let leaving = try #require(context.view(forKey: .from))
    let picture = UIView(frame: CGRect(x: 40, y: 500, width: 80, height: 80))
    picture.layer.cornerRadius = 12
    context.containerView.addSubview(picture)

    world.stage.asCurrent {
      switch animator {
      case .pop:
        let pop = PopAnimator()
        (pop.isPresenting, pop.origin) = (false, picture)
        pop.animateTransition(using: context)
      case .zoom: ZoomAnimator(isPresenting: false, picture: picture).animateTransition(using: context)
      }
      world.show(at: 0.7)
      #expect(leaving.shownTransform != .identity)
      world.show(at: 3)
    }

    #expect(context.completed == [false])
    #expect(leaving.transform == .identity)
    #expect(leaving.frame == context.containerView.bounds)
    #expect(leaving.layer.cornerRadius == 0)
  }
}

/// Who hides the picture that a herb grows out of hears when it is there again.
struct PopReturnTests {
  @Test(arguments: [true, false], [true, false])
  func theHerbIsBackWhereItWasDismissedOrNotPresented(isPresenting: Bool, isCancelled: Bool) {
    let world = SceneWorld { UIViewController() }
    let context = EndedContext(in: world.window, wasCancelled: isCancelled)
    let pop = PopAnimator()
    pop.isPresenting = isPresenting
    var returns = 0
    pop.onReturn = { returns += 1 }

    world.stage.asCurrent {
      pop.animateTransition(using: context)
      // The list prepares the animator for the next transition.
      pop.isPresenting.toggle()
      world.show(at: 3)
    }

    #expect(context.completed == [!isCancelled])
    #expect(returns == (isPresenting == isCancelled ? 1 : 0))
  }
}

/// A transition between two screens that leaves everything to its animator, and has been cancelled unless something else is said.
private final class EndedContext: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView()
  private let (from, to) = (UIViewController(), UIViewController())
  private(set) var completed: [Bool] = []

  init(in window: UIWindow, wasCancelled: Bool = true) {
    transitionWasCancelled = wasCancelled
    super.init()
    containerView.frame = window.bounds
    window.addSubview(containerView)
    containerView.addSubview(from.view)
  }

  let (isAnimated, isInteractive) = (true, true)
  let transitionWasCancelled: Bool
  let presentationStyle = UIModalPresentationStyle.custom
  let targetTransform = CGAffineTransform.identity
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { completed.append(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .to ? to : from }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .to ? to.view : from.view }
  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
