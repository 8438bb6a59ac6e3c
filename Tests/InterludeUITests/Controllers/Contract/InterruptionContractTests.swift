import InterludeUI
import InterludeUITestSupport
import Testing

/// C5: whatever is interrupted when, callbacks stay balanced, everything completes once, and nothing is left behind.
@Suite final class InterruptionContractTests {
  enum Scene: String, CaseIterable { case present, presentFullScreen, dismiss, push, pop }
  enum Interruption: String, CaseIterable {
    case resize, present, dismiss, push, pop, set, replaceRoot, pauseAndFinish, pauseAndCancel
  }

  /// A navigation controller on two screens, which may have presented a third.
  private final class Setting {
    let world = World()
    let navigation: UINavigationController
    let probes: [Probe]
    let animator = ClosureAnimator()
    let interaction = UIPercentDrivenInteractiveTransition()
    let delegate = HandingDelegate()
    let presented: Probe
    var context: (any UIViewControllerContextTransitioning)?
    var completions = 0

    init() {
      (navigation, probes) = world.showNavigation("A", "B")
      presented = world.probe("presented")
      interaction.wantsInteractiveStart = false
      animator.duration = 0.2
      (delegate.animator, delegate.interaction) = (animator, interaction)
      animator.animate = { [unowned self] in move($0) }
    }

    /// Both views move and fade, and nothing is reset.
    private func move(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      let frame = context.viewController(forKey: .to).map(context.finalFrame(for:)) ?? .zero
      if let to {
        to.frame = frame.offsetBy(dx: 200, dy: 0)
        context.containerView.addSubview(to)
      }
      UIView.animate(withDuration: 0.2) {
        to?.frame = frame
        from?.alpha = 0.5
      } completion: { _ in
        from?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func start(_ scene: Scene) {
      let completion = { [unowned self] in completions += 1 }
      presented.modalPresentationStyle = scene == .presentFullScreen ? .fullScreen : .custom
      presented.transitioningDelegate = delegate
      switch scene {
      case .present, .presentFullScreen: navigation.present(presented, animated: true, completion: completion)
      case .dismiss:
        delegate.animator = nil
        navigation.present(presented, animated: false)
        world.settle()
        delegate.animator = animator
        presented.dismiss(animated: true, completion: completion)
      case .push, .pop:
        navigation.delegate = delegate
        if scene == .push {
          navigation.pushViewController(world.probe("C"), animated: true)
        } else {
          navigation.popViewController(animated: true)
        }
      }
    }

    func interrupt(by interruption: Interruption) {
      switch interruption {
      case .resize:
        let size = CGSize(width: 844, height: 390)
        world.stage.send(InputEvent(time: world.stage.time, kind: .resize(size, scale: 2)))
      case .present:
        let other = world.probe("other")
        other.modalPresentationStyle = .overFullScreen
        navigation.present(other, animated: true)
      case .dismiss: navigation.dismiss(animated: true)
      case .push: navigation.pushViewController(world.probe("D"), animated: true)
      case .pop: navigation.popViewController(animated: true)
      case .set: navigation.setViewControllers([probes[1], world.probe("E")], animated: true)
      case .replaceRoot: world.window.rootViewController = world.probe("newRoot")
      case .pauseAndFinish:
        context?.pauseInteractiveTransition()
        context?.updateInteractiveTransition(0.3)
        context?.finishInteractiveTransition()
      case .pauseAndCancel:
        context?.pauseInteractiveTransition()
        context?.updateInteractiveTransition(0.7)
        context?.cancelInteractiveTransition()
      }
    }
  }

  private func expectTidiness(of setting: Setting, _ comment: Comment) {
    let window = setting.world.window
    func visit(_ view: UIView) {
      #expect(view.transform == .identity && view.alpha == 1 && !view.isHidden, "\(comment)")
      #expect(view.layer.animationKeys() == nil, "\(comment)")
    }
    let controllers = [setting.presented] + setting.probes + setting.navigation.viewControllers
    for controller in controllers where controller.viewIfLoaded?.window != nil {
      visit(controller.view)
      #expect(controller.view.frame.size == window.bounds.size, "\(comment)")
      #expect(
        controller.view.superview.map { $0.convert(controller.view.frame, to: nil) } == window.bounds, "\(comment)")
    }
    for controller in controllers + [setting.navigation] {
      #expect(controller.transitionCoordinator == nil, "\(comment)")
    }
    let shows = setting.navigation.presentedViewController?.viewIfLoaded?.window != nil
    let isRoot = window.rootViewController === setting.navigation
    #expect(
      window.subviews.count == (isRoot && shows ? (setting.navigation.view.window == nil ? 1 : 2) : 1), "\(comment)")
  }

  @Test(arguments: Scene.allCases, Interruption.allCases)
  func C05_interruptedAtEveryFrameNothingIsLeftOpen(scene: Scene, interruption: Interruption) {
    for frame in 0...12 {
      let setting = Setting()
      let comment: Comment = "\(scene.rawValue) interrupted by \(interruption.rawValue) at frame \(frame)"
      setting.start(scene)
      let start = setting.world.stage.time
      setting.world.stage.advance(to: start + Double(frame) / 60)
      setting.interrupt(by: interruption)
      setting.world.settle()
      setting.world.settle()
      expectBalance(setting.world.journal.entries, comment)
      expectTidiness(of: setting, comment)
      let expected = scene == .push || scene == .pop ? 0 : 1
      #expect(setting.completions == expected, "\(comment)")
      let identifiers = Set(setting.world.diagnostics.map(\.identifier)).subtracting(["E1", "E2"])
      #expect(identifiers.isEmpty, "\(comment): \(setting.world.diagnostics)")
    }
  }

  @Test func C05_theRootThatIsReplacedTakesAlongWhatItPresented() {
    let setting = Setting()
    setting.start(.presentFullScreen)
    setting.world.stage.advance(to: 0.1)
    setting.world.window.rootViewController = setting.world.probe("newRoot")
    #expect(setting.completions == 1 && setting.presented.view.window == nil)
    #expect(setting.navigation.presentedViewController == nil && setting.navigation.view.window == nil)
    #expect(setting.world.window.subviews.count == 1)
    setting.world.settle()
    #expect(setting.world.diagnostics.isEmpty, "the animator that completes later is not to blame")
  }

  @Test func C05_aPushDuringACancelledPopFollows() {
    let setting = Setting()
    setting.start(.pop)
    setting.world.stage.advance(to: 0.1)
    let pushed = setting.world.probe("D")
    setting.navigation.pushViewController(pushed, animated: true)
    setting.interrupt(by: .pauseAndCancel)
    setting.world.settle()
    setting.world.settle()
    #expect(setting.navigation.viewControllers == [setting.probes[0], pushed])
    #expect(pushed.view.window === setting.world.window && setting.probes[1].parent == nil)
  }

  /// Nobody but the transition keeps the animator and the interaction.
  @Test func C05_theTransitionKeepsItsAnimator() {
    let world = World()
    let root = world.showProbe()
    let presented = world.probe("presented")
    presented.modalPresentationStyle = .custom
    let delegate = HandingDelegate()
    presented.transitioningDelegate = delegate
    weak var released: ClosureAnimator?
    do {
      let animator = ClosureAnimator()
      animator.animate = { context in
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        UIView.animate(withDuration: 0.3) {
          context.view(forKey: .to)?.alpha = 0.5
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      released = animator
      delegate.animator = animator
    }
    root.present(presented, animated: true)
    delegate.animator = nil
    world.stage.advance(to: 0.1)
    #expect(released != nil)
    world.settle()
    #expect(released == nil && presented.transitionCoordinator == nil)
  }

  @Test(arguments: [true, false])
  func C05_nothingOfAnInteractiveTransitionStaysAlive(finishes: Bool) {
    let world = World()
    let root = world.showProbe()
    weak var controller: Probe?
    weak var context: (AnyObject & UIViewControllerContextTransitioning)?
    do {
      let presented = world.probe("presented")
      controller = presented
      presented.modalPresentationStyle = .custom
      let (delegate, animator) = (HandingDelegate(), ClosureAnimator())
      let interaction = UIPercentDrivenInteractiveTransition()
      (delegate.animator, delegate.interaction) = (animator, interaction)
      presented.transitioningDelegate = delegate
      animator.animate = { given in
        context = given
        if let view = given.view(forKey: .to) { given.containerView.addSubview(view) }
        UIView.animate(withDuration: 0.3) {
          given.view(forKey: .to)?.alpha = 0.5
        } completion: { _ in
          given.completeTransition(!given.transitionWasCancelled)
        }
      }
      root.present(presented, animated: true)
      presented.transitionCoordinator?.notifyWhenInteractionChanges { _ in }
      interaction.update(0.5)
      if finishes { interaction.finish() } else { interaction.cancel() }
      world.settle()
      if finishes { root.dismiss(animated: false) }
      world.settle()
      interaction.update(0.5)
      #expect(!finishes || !animator.ended.isEmpty)
    }
    #expect(context == nil && controller == nil)
  }
}
