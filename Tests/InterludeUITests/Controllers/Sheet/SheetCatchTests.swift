import InterludeUI
import InterludeUITestSupport
import Testing

/// A sheet that an animator of the app's own moves, or a change that the program animates, is caught as any other.
@Suite final class SheetCatchTests: SheetFixture {
  nonisolated enum Animator: CaseIterable, Sendable {
    /// Eased, a spring that overshoots, one that the transition can pause, one that fades in place.
    case eased, springy, interruptible, fading
  }

  private lazy var mover = Mover()

  private func begin(_ animator: Animator, isPresenting: Bool) {
    mover.kind = animator
    presented.transitioningDelegate = mover
    delegate.journal = world.journal
    if isPresenting {
      root.present(presented, animated: true)
    } else {
      root.present(presented, animated: false)
      advance(by: 1)
      presented.dismiss(animated: true)
    }
  }

  private var opacity: Float {
    guard let layer = sheet.presentedView?.layer else { return 0 }
    return (layer.presentation() ?? layer).opacity
  }

  @Test(arguments: Animator.allCases, [true, false])
  func I07_caughtAtEveryFrameItStaysWhereItIs(animator: Animator, isPresenting: Bool) {
    for frame in stride(from: 2, to: 30, by: 3) {
      let setting = SheetCatchTests()
      setting.begin(animator, isPresenting: isPresenting)
      setting.advance(by: Double(frame) / 60)
      let (shown, opacity) = (setting.shown, setting.opacity)
      guard setting.presented.transitionCoordinator != nil, shown.minY < 780 else { continue }
      let y = max(30, Double(shown.minY) + 30)
      setting.finger.down(195, y, at: setting.stage.time)
      #expect(setting.presented.transitionCoordinator?.isInteractive == true, "frame \(frame)")
      setting.advance(by: 0.5)
      #expect(setting.shown == shown && setting.opacity == opacity, "frame \(frame): it is held")
      setting.finger.move(195, y + 10, at: setting.stage.time)
      setting.finger.move(195, y + 13, at: setting.stage.time + 0.01)
      #expect(abs(setting.top - shown.minY) < 30, "frame \(frame): no jump")
      setting.finger.up(195, y + 13, at: setting.stage.time + 1)
      setting.world.settle()
      #expect(setting.presented.transitionCoordinator == nil && setting.world.diagnostics.isEmpty, "frame \(frame)")
      expectBalance(setting.world.journal.entries, "\(animator), frame \(frame)")
      guard setting.root.presentedViewController != nil else { continue }
      #expect(setting.shown == CGRect(x: 0, y: 10, width: 390, height: 834) && setting.opacity == 1)
      #expect(setting.dimming == 1, "frame \(frame)")
    }
  }

  @Test(arguments: [Animator.interruptible, .eased], [true, false])
  func theFingersVelocityGoesOn(animator: Animator, leaves: Bool) {
    begin(animator, isPresenting: false)
    advance(by: 0.25)
    let y = Double(top) + 30
    finger.down(195, y, at: stage.time)
    advance(by: 0.3)
    let direction: Double = leaves ? 1 : -1
    for step in 1...20 { finger.move(195, y + direction * 6 * Double(step), at: stage.time + 0.005) }
    let (last, time) = (top, stage.time)
    finger.move(195, y + direction * 120.006, at: time + 5e-6)
    let before = Double(top - last) / 5e-6
    finger.up(195, y + direction * 120.006, at: stage.time)
    let (start, now) = (top, stage.time)
    stage.advance(to: now + 1e-6)
    let after = Double(top - start) / 1e-6
    #expect(abs(after - before) < 0.02 * abs(before), "\(before) pt/s, then \(after)")
    world.settle()
    #expect((root.presentedViewController == nil) == leaves && world.diagnostics.isEmpty)
  }

  @Test(arguments: Animator.allCases) func aMereClickLetsItGoOn(animator: Animator) {
    for isPresenting in [true, false] {
      let setting = SheetCatchTests()
      setting.begin(animator, isPresenting: isPresenting)
      setting.advance(by: 0.25)
      setting.finger.tap(195, 830, at: setting.stage.time)
      setting.world.settle()
      #expect((setting.root.presentedViewController != nil) == isPresenting && setting.world.diagnostics.isEmpty)
      #expect(setting.mover.endings == [true])
    }
  }

  @Test func aPresentationThatAFingerSendsBackIsCancelled() {
    begin(.interruptible, isPresenting: true)
    advance(by: 0.3)
    let y = Double(top) + 20
    finger.down(195, y, at: stage.time)
    for step in 1...30 { finger.move(195, y + 20 * Double(step), at: stage.time + 0.01) }
    finger.up(195, y + 600, at: stage.time)
    world.settle()
    #expect(root.presentedViewController == nil && mover.endings == [false] && world.diagnostics.isEmpty)
    #expect(world.window.subviews == [root.view])
  }

  @Test func whatTheAppDrivesItselfIsTheApps() {
    begin(.interruptible, isPresenting: false)
    world.settle()
    mover.interaction = UIPercentDrivenInteractiveTransition()
    mover.interaction?.wantsInteractiveStart = false
    root.present(presented, animated: true)
    advance(by: 0.2)
    finger.down(195, 800, at: stage.time)
    #expect(presented.transitionCoordinator?.isInteractive == false)
    world.settle()
    #expect(root.presentedViewController === presented)
  }

  @Test func I07_aChangeThatTheProgramAnimatesIsCaughtAtEveryFrame() {
    for frame in 0...30 {
      let setting = SheetCatchTests()
      setting.present(.medium(), .large())
      setting.sheet.animateChanges { setting.sheet.selectedDetentIdentifier = .large }
      setting.advance(by: Double(frame) / 60)
      let before = setting.top
      setting.finger.down(195, before + 60, at: setting.stage.time)
      setting.advance(by: 0.5)
      #expect(setting.top == before, "frame \(frame)")
      setting.finger.move(195, before + 72, at: setting.stage.time + 0.01)
      #expect(Double(setting.top - before).isNear(2, within: 0.5), "frame \(frame)")
      setting.finger.up(195, before + 72, at: setting.stage.time + 1)
      setting.world.settle()
      #expect([Self.large, Self.medium].contains(setting.top) && setting.world.diagnostics.isEmpty)
    }
  }

  /// A page that becomes a form has its highest stop at 140 points instead of 20.
  @Test func aCardWhoseHighestStopSinksWhileAFingerHoldsItStaysUnderTheFinger() {
    world = World(size: CGSize(width: 700, height: 900))
    present(.medium(), .large())
    sheet.selectedDetentIdentifier = .large
    finger.down(350, top + 30, at: stage.time)
    finger.move(350, top + 70, at: stage.time + 0.1)
    let held = top

    sheet.animateChanges { sheet.prefersPageSizing = false }
    advance(by: 0.1)
    #expect(held < 60)
    #expect(abs(top - held) < 1e-9)

    finger.up(350, held + 30, at: stage.time)
    advance(by: 2)
    #expect(top == 140)
  }

  /// A page that becomes a form sinks from 20 points below the window's top edge to 140.
  @Test func aCardThatSinksBelowItsHighestStopIsCaughtWhereItShows() {
    world = World(size: CGSize(width: 700, height: 900))
    present(.large())
    sheet.animateChanges { sheet.prefersPageSizing = false }
    advance(by: 0.05)
    let sinking = shown

    finger.down(350, sinking.minY + 30, at: stage.time)
    #expect(sinking.minY > 20 && sinking.minY < 130)
    #expect(shown == sinking)

    finger.move(350, sinking.minY + 60, at: stage.time + 0.1)
    #expect(abs(top - (sinking.minY + 30)) < 12, "but for the way that a finger goes until it drags")

    finger.up(350, sinking.minY + 60, at: stage.time + 0.2)
    advance(by: 2)
    #expect(top == 140)
  }
}

/// A delegate whose animators move or fade a sheet as an app would.
private final class Mover: NSObject, UIViewControllerTransitioningDelegate {
  var kind = SheetCatchTests.Animator.eased
  var interaction: UIPercentDrivenInteractiveTransition?
  private(set) var endings: [Bool] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    makeAnimator()
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  private func makeAnimator() -> any UIViewControllerAnimatedTransitioning {
    let onEnd: (Bool) -> Void = { [self] in endings.append($0) }
    return kind == .interruptible ? PausableAnimator(onEnd) : BlockAnimator(kind, onEnd)
  }
}

/// Moves a sheet by `UIView.animate`.
private final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let kind: SheetCatchTests.Animator
  private let onEnd: (Bool) -> Void

  init(_ kind: SheetCatchTests.Animator, _ onEnd: @escaping (Bool) -> Void) { (self.kind, self.onEnd) = (kind, onEnd) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let changes = transitionContext.changes(fades: kind == .fading)
    let end: (Bool) -> Void = { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    guard kind == .springy else { return UIView.animate(withDuration: 0.5, animations: changes, completion: end) }
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, animations: changes,
      completion: end)
  }

  func animationEnded(_ transitionCompleted: Bool) { onEnd(transitionCompleted) }
}

/// Moves a sheet by a property animator, which the transition can pause.
private final class PausableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let onEnd: (Bool) -> Void
  private var animator: UIViewPropertyAnimator?

  init(_ onEnd: @escaping (Bool) -> Void) { self.onEnd = onEnd }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    animator.addAnimations(transitionContext.changes(fades: false))
    animator.addCompletion { transitionContext.completeTransition($0 == .end) }
    self.animator = animator
    return animator
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) { onEnd(transitionCompleted) }
}

extension UIViewControllerContextTransitioning {
  /// Puts everything in its place, and tells what to change with an animation.
  fileprivate func changes(fades: Bool) -> () -> Void {
    let entering = view(forKey: .to)
    guard let view = entering ?? view(forKey: .from) else { return {} }
    let isEntering = entering != nil
    if isEntering, let controller = viewController(forKey: .to) {
      view.frame = finalFrame(for: controller)
      containerView.addSubview(view)
    }
    if fades {
      view.alpha = isEntering ? 0 : 1
      return { view.alpha = isEntering ? 1 : 0 }
    }
    let rest = view.frame
    let outside = rest.offsetBy(dx: 0, dy: 844 - rest.minY)
    if isEntering { view.frame = outside }
    return { view.frame = isEntering ? rest : outside }
  }
}
