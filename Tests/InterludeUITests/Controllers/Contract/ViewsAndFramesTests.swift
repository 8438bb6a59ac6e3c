import InterludeUI
import InterludeUITestSupport
import Testing

/// List V of the transition contract: which views are where, and which frames are told.
@Suite final class ViewsAndFramesTests: PresentationFixture {
  private func usePresentationController(removing removes: Bool, frame: CGRect? = nil) {
    delegate.makePresentationController = { [world] in
      let controller = ProbePresentationController(presented: $0, presenting: $1, journal: world.journal)
      controller.removesPresentersView = removes
      controller.frame = frame
      return controller
    }
  }

  @Test func V01_aPresenterThatStaysHasNoViewInTheContext() throws {
    usePresentationController(removing: false)
    root.present(presented, animated: true)
    var context = try #require(animator.context)
    #expect(context.view(forKey: .from) == nil)
    #expect(context.view(forKey: .to) === presented.view)
    #expect(context.viewController(forKey: .from) === root)
    world.settle()
    presented.dismiss(animated: true)
    context = try #require(animator.context)
    #expect(context.view(forKey: .to) == nil)
    #expect(context.view(forKey: .from) === presented.view)
    #expect(context.viewController(forKey: .to) === root)
  }

  @Test func V01_aPresenterThatIsRemovedHasItsView() throws {
    usePresentationController(removing: true)
    root.present(presented, animated: true)
    #expect(try #require(animator.context).view(forKey: .from) === root.view)
    world.settle()
    presented.dismiss(animated: true)
    #expect(try #require(animator.context).view(forKey: .to) === root.view)
  }

  /// Its animator need not know what lies below: the presenter that a full-screen one between has covered is there at once.
  @Test(arguments: [true, false]) func V01_aPresenterUnderTwoIsThereWhenTheUpperLeavesItsOwn(completed: Bool) throws {
    let between = world.probe("between")
    between.modalPresentationStyle = .fullScreen
    root.present(between, animated: false)
    usePresentationController(removing: false)
    between.present(presented, animated: true)
    world.settle()
    #expect(root.view.window == nil)

    animator.completesWith = completed
    root.dismiss(animated: true)
    let context = try #require(animator.context)
    #expect(context.view(forKey: .to) == nil && context.viewController(forKey: .to) === root)
    #expect(context.finalFrame(for: root) == world.window.bounds)
    #expect(root.view.superview === world.window && root.view.frame == world.window.bounds)
    world.settle()

    #expect((root.view.window != nil) == completed && (root.presentedViewController == nil) == completed)
    #expect((presented.view.window == nil) == completed && (between.view.window == nil) == completed)
    #expect(world.diagnostics.isEmpty)
    guard !completed else { return }
    animator.completesWith = true
    root.dismiss(animated: true)
    world.settle()
    #expect(world.window.subviews == [root.view] && world.diagnostics.isEmpty)
  }

  @Test func V02_theFromViewIsInTheContainerBeforeAnimating() {
    usePresentationController(removing: true)
    var superview: UIView?
    var container: UIView?
    animator.onAnimate = { [root] in
      superview = root.view.superview
      container = $0.containerView
    }
    root.present(presented, animated: true)
    #expect(superview != nil && superview === container)
  }

  @Test func V02_theFromViewIsInTheContainerBeforeAnPush() {
    let (navigation, probes) = world.showNavigation("A")
    navigation.delegate = delegate
    var superview: UIView?
    var container: UIView?
    animator.onAnimate = {
      superview = probes[0].view.superview
      container = $0.containerView
    }
    navigation.pushViewController(world.probe("B"), animated: true)
    #expect(superview != nil && superview === container)
  }

  @Test func V03_theSystemRemovesThePresentersViewAndPutsItBack() {
    usePresentationController(removing: true)
    root.present(presented, animated: true)
    world.settle()
    #expect(root.view.window == nil)
    presented.dismiss(animated: true)
    world.settle()
    #expect(root.view.superview === world.window)
    #expect(root.view.frame == world.window.bounds)
  }

  @Test func V04_framesBeforeAndAfter() throws {
    let frame = CGRect(x: 20, y: 100, width: 350, height: 400)
    usePresentationController(removing: false, frame: frame)
    root.present(presented, animated: true)
    let context = try #require(animator.context)
    #expect(context.initialFrame(for: root) == world.window.bounds)
    #expect(context.initialFrame(for: presented) == .zero)
    #expect(context.finalFrame(for: presented) == frame)
  }

  /// Cards that set their presenter's frame, smaller, bring it back to its final frame.
  @Test func V04_aPresenterThatStayedReturnsToItsPlaceHoweverItWasMoved() throws {
    usePresentationController(removing: false)
    root.present(presented, animated: true)
    world.settle()
    let shrunk = world.window.bounds.insetBy(dx: 16, dy: 44)
    root.view.frame = shrunk

    presented.dismiss(animated: true)
    let context = try #require(animator.context)

    #expect(context.initialFrame(for: root) == shrunk)
    #expect(context.finalFrame(for: root) == world.window.bounds)
  }

  @Test func V04_aPresenterThatIsACardItselfReturnsToTheCardsPlace() throws {
    let frame = CGRect(x: 0, y: 100, width: 390, height: 744)
    usePresentationController(removing: false, frame: frame)
    let card = world.probe("card")
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    root.present(card, animated: true)
    world.settle()
    usePresentationController(removing: false)
    card.present(presented, animated: true)
    world.settle()
    card.view.frame = frame.insetBy(dx: 16, dy: 0)

    presented.dismiss(animated: true)

    #expect(try #require(animator.context).finalFrame(for: card) == frame)
  }

  @Test func V04_framesStayWhenTheAnimatorMovesTheContainer() throws {
    usePresentationController(removing: false)
    var frame: CGRect?
    animator.onAnimate = { [presented] context in
      context.containerView.frame = CGRect(x: 20, y: 200, width: 200, height: 120)
      frame = context.finalFrame(for: presented)
    }
    root.present(presented, animated: true)
    #expect(frame == world.window.bounds)
  }

  @Test(arguments: [true, false])
  func V05_finalFrameOfFromIsZeroExactlyWhenItLeavesTheWindow(removes: Bool) throws {
    usePresentationController(removing: removes)
    root.present(presented, animated: true)
    let context = try #require(animator.context)
    #expect((context.finalFrame(for: root) == .zero) == removes)
    world.settle()
    #expect((root.view.window == nil) == removes)
  }

  @Test(arguments: [true, false]) func V05_aDismissalTellsWhereThePresentedViewIs(removes: Bool) throws {
    let frame = CGRect(x: 20, y: 100, width: 350, height: 400)
    usePresentationController(removing: removes, frame: frame)
    root.present(presented, animated: true)
    world.settle()
    presented.view.frame = frame.offsetBy(dx: 0, dy: 50)
    presented.dismiss(animated: true)
    let context = try #require(animator.context)
    #expect(context.finalFrame(for: presented) == (removes ? .zero : frame.offsetBy(dx: 0, dy: 50)))
  }

  /// One animator for both ways, which slides between the final frame and a place below the container.
  @Test func V05_slidAwayFromItsFinalFrameItKeepsItsSize() throws {
    let frame = CGRect(x: 0, y: 444, width: 390, height: 400)
    usePresentationController(removing: false, frame: frame)
    let animator = ClosureAnimator()
    delegate.animator = animator
    animator.duration = 0.4
    animator.animate = { [presented] context in
      let isPresenting = context.viewController(forKey: .to) === presented
      if isPresenting { context.containerView.addSubview(presented.view) }
      let shown = context.finalFrame(for: presented)
      let hidden = CGRect(origin: CGPoint(x: 0, y: context.containerView.bounds.height), size: shown.size)
      presented.view.frame = isPresenting ? hidden : shown
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        presented.view.frame = isPresenting ? shown : hidden
      } completion: {
        context.completeTransition($0)
      }
    }
    root.present(presented, animated: true)
    world.settle()
    presented.dismiss(animated: true)
    world.stage.advance(to: world.stage.time + 0.2)
    let half = try #require(presented.view.layer.presentation())
    #expect(half.frame.minY.isNear(644) && half.frame.size == frame.size)
  }

  @Test func V05_inNavigationTheFromViewAlwaysLeaves() throws {
    let (navigation, probes) = world.showNavigation("A")
    navigation.delegate = delegate
    let pushed = world.probe("B")
    navigation.pushViewController(pushed, animated: true)
    let context = try #require(animator.context)
    #expect(context.finalFrame(for: probes[0]) == .zero)
    #expect(context.initialFrame(for: probes[0]) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(context.finalFrame(for: pushed) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func V06_customWithoutAnimationStillAsksTheAnimator() throws {
    animator.duration = 0
    root.present(presented, animated: false)
    #expect(try #require(animator.context).isAnimated == false)
    world.settle()
    #expect(presented.view.window === world.window)
    #expect(root.presentedViewController === presented)
  }

  @Test func V07_aPresenterThatStaysDoesNotDisappear() {
    usePresentationController(removing: false)
    root.present(presented, animated: true)
    world.settle()
    #expect(world.journal.entries(about: "root").isEmpty)
  }

  @Test func V08_theOldViewIsGoneWhenTheTransitionIsDone() {
    let (navigation, probes) = world.showNavigation("A")
    let pushed = world.probe("B")
    navigation.pushViewController(pushed, animated: true)
    world.settle()
    #expect(probes[0].view.superview == nil)
    #expect(pushed.view.superview?.subviews.count == 1)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func aFullScreenViewFollowsTheWindowWithoutAnyMask(style: UIModalPresentationStyle) {
    presented.modalPresentationStyle = style
    root.present(presented, animated: true)
    world.settle()
    presented.view.autoresizingMask = []
    let size = CGSize(width: 844, height: 390)
    world.stage.send(InputEvent(time: world.stage.time, kind: .resize(size, scale: 2)))
    #expect(presented.view.frame == CGRect(origin: .zero, size: size))
  }

  @Test func aScreenThatIsMovedOutKeepsItsSafeArea() {
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    world.settle()
    #expect(modal.view.safeAreaInsets == world.stage.safeAreaInsets)
    modal.dismiss(animated: true)
    world.stage.advance(to: world.stage.time + 0.2)
    #expect(modal.view.safeAreaInsets == world.stage.safeAreaInsets)
  }
}
