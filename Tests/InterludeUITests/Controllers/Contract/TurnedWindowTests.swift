import InterludeUI
import InterludeUITestSupport
import Testing

/// M7 of the transition contract: changes of the window's size during and after transitions.
@Suite final class TurnedWindowTests {
  lazy var world = World()

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    let event = InputEvent.Kind.resize(CGSize(width: width, height: height), scale: 2)
    world.stage.send(InputEvent(time: world.stage.time, kind: event))
  }

  private static let turned = CGRect(x: 0, y: 0, width: 844, height: 390)

  @Test(
    arguments: [
      UIModalPresentationStyle.fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .pageSheet,
    ], [0.0, 0.2, 5.0])
  func M07_theWindowTurnsDuringAndAfterAPresentation(style: UIModalPresentationStyle, time: Double) {
    let root = world.showProbe()
    let modal = world.probe("modal")
    modal.modalPresentationStyle = style
    root.present(modal, animated: true)
    world.stage.advance(to: time)
    resize(844, 390)
    world.settle()
    #expect(modal.view.frame == Self.turned)
    modal.dismiss(animated: true)
    world.settle()
    #expect(root.view.frame == Self.turned)
    #expect(world.window.subviews == [root.view])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet], [0.0, 0.2])
  func M07_theWindowTurnsDuringADismissal(style: UIModalPresentationStyle, time: Double) {
    let root = world.showProbe()
    let modal = world.probe("modal")
    modal.modalPresentationStyle = style
    root.present(modal, animated: false)
    modal.dismiss(animated: true)
    world.stage.advance(to: time)
    resize(844, 390)
    world.settle()
    #expect(root.view.frame == Self.turned)
    #expect(world.window.subviews == [root.view])
  }

  /// V5: what comes back has its final frame as soon as it shows.
  @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve])
  func M07_aPresenterFillsTheTurnedWindowWhileItComesBack(style: UIModalTransitionStyle) {
    let root = world.showProbe()
    let modal = world.probe("modal")
    (modal.modalPresentationStyle, modal.modalTransitionStyle) = (.fullScreen, style)
    root.present(modal, animated: false)
    world.settle()
    resize(844, 390)
    modal.dismiss(animated: true)
    world.stage.advance(to: world.stage.time + 0.1)
    #expect(modal.isBeingDismissed && root.view.window != nil)
    #expect(root.view.convert(root.view.bounds, to: nil) == Self.turned)
  }

  @Test(arguments: [true, false], [0.0, 0.2])
  func M07_theWindowTurnsDuringAPushOrAPop(isPush: Bool, time: Double) {
    let (navigation, probes) = world.showNavigation("A", "B")
    if isPush {
      navigation.pushViewController(world.probe("C"), animated: true)
    } else {
      navigation.popViewController(animated: true)
    }
    world.stage.advance(to: time)
    resize(844, 390)
    world.settle()
    #expect(navigation.topViewController?.view.frame == Self.turned)
    navigation.popToRootViewController(animated: true)
    world.settle()
    #expect(probes[0].view.frame == Self.turned)
  }

  @Test(arguments: [0.0, 0.2])
  func M07_theWindowTurnsDuringATransitionThatIsCancelled(time: Double) {
    let (navigation, probes) = world.showNavigation("A", "B")
    let animator = ProbeAnimator(journal: world.journal)
    animator.completesWith = false
    let delegate = HandingDelegate(journal: world.journal, animator: animator)
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    world.stage.advance(to: time)
    resize(844, 390)
    world.settle()
    #expect(probes[1].view.frame == Self.turned && probes[1].view.window != nil)
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    navigation.present(modal, animated: true)
    world.stage.advance(to: world.stage.time + time)
    resize(390, 844)
    world.settle()
    #expect(world.window.subviews == [navigation.view])
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test(arguments: [true, false])
  func M07_anAnimatorThatKnowsTheOldFramesOnlyDoesNoHarm(completes: Bool) throws {
    let (navigation, probes) = world.showNavigation("A")
    let pushed = world.probe("B")
    let animator = ProbeAnimator(journal: world.journal)
    animator.completesWith = completes
    animator.onEnd = {
      for probe in [probes[0], pushed] { probe.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844) }
    }
    let delegate = HandingDelegate(journal: world.journal, animator: animator)
    navigation.delegate = delegate
    navigation.pushViewController(pushed, animated: true)
    world.stage.advance(to: 0.2)
    resize(844, 390)
    world.settle()
    #expect(try #require(navigation.topViewController).view.frame == Self.turned)
    #expect(navigation.viewControllers.count == (completes ? 2 : 1))
  }

  @Test func M07_aCardThatPresentedFullScreenReturnsAsACard() {
    let root = world.showProbe()
    let (card, cover) = (world.probe("card"), world.probe("cover"))
    card.modalPresentationStyle = .pageSheet
    cover.modalPresentationStyle = .fullScreen
    root.present(card, animated: false)
    card.present(cover, animated: true)
    world.settle()
    resize(844, 600)
    let animator = ProbeAnimator(journal: world.journal)
    let delegate = HandingDelegate(journal: world.journal, animator: animator)
    cover.transitioningDelegate = delegate
    let place = CGRect(x: 70, y: 20, width: 704, height: 560)
    animator.onAnimate = { context in #expect(context.finalFrame(for: card) == place) }
    cover.dismiss(animated: true)
    world.settle()
    #expect(world.journal.entries.contains("animator animateTransition"))
    #expect(card.frameInContainer == place)
  }
}
