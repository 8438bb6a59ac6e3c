import InterludeUI
import InterludeUITestSupport
import Testing

/// How long a controller lives that has left the screen.
@Suite struct LifetimeTests {
  private func dismissed(_ world: World, then check: (UIViewController?) -> Void) {
    weak var gone: UIViewController?
    do {
      let presented = UIViewController()
      gone = presented
      presented.modalPresentationStyle = .overFullScreen
      world.window.rootViewController?.present(presented, animated: false)
    }
    world.layOut()
    gone?.dismiss(animated: false)
    check(gone)
    world.layOut()
    #expect(gone == nil)
  }

  @Test func aControllerThatDismissesItselfLivesToTheEndOfTheTurn() {
    let world = World()
    world.show(UIViewController())
    dismissed(world) { #expect($0 != nil) }
  }

  /// Many an animator of apps keeps its context for its own callbacks, and nothing clears it.
  @Test func anAnimatorThatKeepsItsContextKeepsNoneOfThoseThatTookPart() {
    let world = World()
    let root = world.showProbe()
    weak var gone: UIViewController?
    do {
      let presented = UIViewController()
      gone = presented
      presented.modalPresentationStyle = .custom
      let delegate = HandingDelegate(animator: ProbeAnimator(journal: world.journal))
      presented.transitioningDelegate = delegate
      root.present(presented, animated: true)
      world.settle()
      delegate.animator = ProbeAnimator(journal: world.journal)
      presented.dismiss(animated: true)
      world.settle()
    }
    world.layOut()
    #expect(gone == nil)
  }

  /// A child that leaves for good takes what it presents with it; its view, which that had taken out, stays out.
  @Test func thePresentersViewOfAChildThatLeavesDoesNotComeBack() throws {
    let world = World()
    let (root, child, presented) = (world.showProbe(), world.probe("child"), world.probe("presented"))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    presented.modalPresentationStyle = .currentContext
    child.present(presented, animated: false)
    world.settle()
    #expect(child.view.window == nil)

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    world.settle()

    #expect(child.view.superview == nil && presented.view.window == nil)
  }

  /// What a pan that drags a screen away commonly does: its animator's completion dismisses, and goes on.
  @Test func theCompletionOfItsOwnAnimatorMayDismissAndGoOn() {
    let world = World()
    world.show(UIViewController())
    world.window.rootViewController?.present(SelfDismissing(), animated: false)
    world.layOut()

    world.stage.advance(to: world.stage.time + 1)

    #expect(world.window.rootViewController?.presentedViewController == nil)
    #expect(SelfDismissing.outcome == "went on")
  }
}

private final class SelfDismissing: UIViewController {
  static var outcome = ""

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { self.view.frame.origin.y = 800 }
    animator.addCompletion { [weak self] _ in
      self?.dismiss(animated: false)
      SelfDismissing.outcome = self == nil ? "was released on the way" : "went on"
    }
    animator.startAnimation()
  }
}
