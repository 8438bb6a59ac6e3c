import InterludeUI
import Testing

/// C5 under random scripts of pushing, popping, presenting, dismissing, resizing, taking hold and waiting.
@Suite struct RandomScriptTests {
  private struct Weak {
    weak var probe: Probe?
  }

  /// What one script runs in.
  private final class Script {
    let world = World()
    let navigation: UINavigationController
    let root: Probe
    let delegate = HandingDelegate()
    let interaction = UIPercentDrivenInteractiveTransition()
    private(set) var made: [Weak] = []
    private(set) var log: [String] = []
    private var random: SplitMix64

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      let (navigation, probes) = world.showNavigation("root")
      (self.navigation, root) = (navigation, probes[0])
      interaction.wantsInteractiveStart = false
      let animator = ClosureAnimator()
      animator.duration = 0.3
      animator.animate = Self.move
      (delegate.animator, delegate.interaction) = (animator, interaction)
    }

    private static func move(_ context: any UIViewControllerContextTransitioning) {
      let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
      let frame = context.viewController(forKey: .to).map(context.finalFrame(for:)) ?? .zero
      if let to {
        to.frame = frame.offsetBy(dx: 200, dy: 0)
        context.containerView.addSubview(to)
      }
      UIView.animate(withDuration: 0.3) {
        to?.frame = frame
        from?.transform = CGAffineTransform(translationX: 0, y: 30)
      } completion: { _ in
        from?.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    private func makeProbe() -> Probe {
      let probe = world.probe("p\(made.count)")
      made.append(Weak(probe: probe))
      let styles: [UIModalPresentationStyle] = [.custom, .fullScreen, .overFullScreen, .pageSheet, .currentContext]
      probe.modalPresentationStyle = styles.randomElement(using: &random) ?? .custom
      if Bool.random(using: &random) { probe.transitioningDelegate = delegate }
      return probe
    }

    private var top: UIViewController {
      var top: UIViewController = navigation
      while let next = top.presentedViewController, next !== top { top = next }
      return top
    }

    func step() {
      let animated = Double.random(in: 0..<1, using: &random) < 0.8
      navigation.delegate = Bool.random(using: &random) ? delegate : nil
      let action = Int.random(in: 0..<11, using: &random)
      log.append("\(action)\(animated ? "a" : "") at \(world.stage.time)")
      switch action {
      case 0, 1: navigation.pushViewController(makeProbe(), animated: animated)
      case 2: navigation.popViewController(animated: animated)
      case 3: navigation.setViewControllers([root, makeProbe(), makeProbe()], animated: animated)
      case 4: top.present(makeProbe(), animated: animated)
      case 5: top.dismiss(animated: animated)
      case 6: navigation.dismiss(animated: animated)
      case 7:
        let isUpright = Bool.random(using: &random)
        let size = isUpright ? CGSize(width: 390, height: 844) : CGSize(width: 844, height: 390)
        world.stage.send(InputEvent(time: world.stage.time, kind: .resize(size, scale: 2)))
      case 8:
        interaction.pause()
        interaction.update(CGFloat.random(in: 0...1, using: &random))
        if Bool.random(using: &random) { interaction.finish() } else { interaction.cancel() }
      default: break
      }
      world.stage.advance(to: world.stage.time + Double.random(in: 0...0.4, using: &random))
    }

    /// Takes everything away again.
    func end() {
      interaction.finish()
      world.settle()
      navigation.dismiss(animated: false)
      world.settle()
      navigation.setViewControllers([root], animated: false)
      world.settle()
      navigation.delegate = nil
    }
  }

  @Test(arguments: 0..<20)
  func C05_aThousandRandomScriptsLeaveNothingOpenOrAlive(batch: Int) {
    for seed in UInt64(batch * 50)..<UInt64(batch * 50 + 50) {
      let script = Script(seed: seed)
      for _ in 0..<14 { script.step() }
      script.end()
      let comment: Comment = "seed \(seed): \(script.log)"
      expectBalance(script.world.journal.entries, comment)
      #expect(script.world.window.subviews == [script.navigation.view], comment)
      #expect(script.navigation.viewControllers == [script.root] && script.root.view.window != nil, comment)
      #expect(script.root.view.transform == .identity && script.root.view.alpha == 1, comment)
      #expect(script.root.view.frame == script.navigation.view.bounds, comment)
      #expect(script.navigation.children == [script.root] && script.navigation.transitionCoordinator == nil, comment)
      #expect(script.made.allSatisfy { $0.probe == nil }, comment)
      let unexpected = script.world.diagnostics.filter { !["E1", "E2", "E3"].contains($0.identifier) }
      #expect(unexpected.isEmpty, "\(comment) \(unexpected)")
    }
  }
}
