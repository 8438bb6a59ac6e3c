import InterludeUI
import InterludeUITestSupport
import Testing

/// What of the lists M and E a non-interactive transition already shows.
@Suite final class StacksTests {
  lazy var world = World()

  private func stack(_ count: Int, on root: UIViewController, style: UIModalPresentationStyle) -> [Probe] {
    var presenter = root
    return (1...count).map { number in
      let probe = world.probe("modal\(number)")
      probe.modalPresentationStyle = style
      presenter.present(probe, animated: true)
      world.settle()
      presenter = probe
      return probe
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func M03_dismissingLowInTheStackDismissesAllAboveIt(style: UIModalPresentationStyle) {
    let root = world.showProbe()
    let modals = stack(3, on: root, style: style)
    world.journal.clear()
    var completed = 0
    root.dismiss(animated: true) { completed += 1 }
    world.stage.advance(to: world.stage.time + 0.1)
    #expect(modals[2].view.window != nil, "the topmost one animates")
    world.settle()
    #expect(completed == 1)
    #expect(world.window.subviews == [root.view])
    #expect(root.view.frame == world.window.bounds)
    #expect(modals.allSatisfy { $0.view.window == nil && $0.presentingViewController == nil })
    let willAndDid = world.journal.entries.filter { $0.contains("viewWill") }.count
    #expect(willAndDid == world.journal.entries.filter { $0.contains("viewDid") }.count, "callbacks are balanced")
  }

  @Test func M03_aDismissalOfSeveralThatIsCancelledLeavesAllOfThemOnShow() {
    let root = world.showProbe()
    let modals = stack(3, on: root, style: .overFullScreen)
    let animator = ProbeAnimator(journal: world.journal)
    animator.completesWith = false
    let delegate = HandingDelegate(animator: animator)
    modals[2].transitioningDelegate = delegate

    root.dismiss(animated: true)
    world.settle()

    for modal in modals {
      let around = Array(sequence(first: modal.view, next: \.superview))
      #expect(around.last === world.window && around.allSatisfy { !$0.isHidden }, "\(modal.name)")
    }
  }

  @Test func M04_dismissSentToAPresentedControllerGoesToItsPresenter() {
    let root = world.showProbe()
    let modal = stack(1, on: root, style: .fullScreen)[0]
    modal.dismiss(animated: true)
    world.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func M06_isBeingPresentedInExactlyItsCallbacks() {
    let root = world.showProbe()
    let modal = world.probe("modal")
    var flags: [Bool] = []
    modal.onWillAppear = { flags.append(modal.isBeingPresented) }
    modal.onDidAppear = { flags.append(modal.isBeingPresented) }
    root.present(modal, animated: true)
    world.settle()
    flags.append(modal.isBeingPresented)
    #expect(flags == [true, true, false])
  }

  @Test func E01_presentingTwiceIsReportedAndDropped() {
    let root = world.showProbe()
    var completed = 0
    root.present(world.probe("first"), animated: true)
    root.present(world.probe("second"), animated: true) { completed += 1 }
    world.settle()
    #expect(world.diagnostics.map(\.identifier) == ["E1"])
    #expect(completed == 0)
    #expect((root.presentedViewController as? Probe)?.name == "first")
  }

  @Test func E02_presentingFromOutsideTheWindowIsReported() {
    let outside = world.probe("outside")
    _ = world.showProbe()
    outside.present(world.probe("modal"), animated: true)
    #expect(world.diagnostics.map(\.identifier) == ["E2"])
  }

  @Test func E03_presentingWhatIsPresentedIsReported() {
    let root = world.showProbe()
    let modals = stack(2, on: root, style: .fullScreen)
    modals[1].present(modals[0], animated: true)
    #expect(world.diagnostics.map(\.identifier) == ["E3"])
  }

  @Test func E04_pushingTwiceIsReportedAndTheStackUnchanged() {
    let (navigation, probes) = world.showNavigation("A", "B")
    navigation.pushViewController(probes[0], animated: true)
    #expect(world.diagnostics.map(\.identifier) == ["E4"])
    #expect(navigation.viewControllers == probes)
  }

  @Test func E05_unbalancedAppearanceCallsAreReported() {
    let root = world.showProbe()
    root.beginAppearanceTransition(true, animated: true)
    root.endAppearanceTransition()
    #expect(world.diagnostics.map(\.identifier) == ["E5", "E5"])
    #expect(world.journal.entries.isEmpty)
  }

  @Test func clicksDuringATransitionGoToTheContainer() {
    let root = world.showProbe()
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .overFullScreen
    root.present(modal, animated: true)
    world.stage.advance(to: 0.2)
    let hit = world.window.hitTest(CGPoint(x: 195, y: 800), with: nil)
    #expect(hit === modal.presentationController?.containerView)
    world.settle()
    #expect(world.window.hitTest(CGPoint(x: 195, y: 800), with: nil) === modal.view)
  }

  @Test func whatIsPresentedOverAFieldEndsItsEditing() {
    let root = world.showProbe()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .overFullScreen
    #expect(field.isFirstResponder)

    root.present(modal, animated: true)

    #expect(!field.isFirstResponder)
  }

  @Test func dismissedControllersAreReleased() {
    weak var released: UIViewController?
    let root = world.showProbe()
    do {
      let modal = world.probe("modal")
      released = modal
      root.present(modal, animated: true)
      world.settle()
      modal.dismiss(animated: true)
      world.settle()
    }
    #expect(released == nil)
  }

  @Test func poppedControllersAreReleased() {
    let (navigation, _) = world.showNavigation("A")
    weak var released: UIViewController?
    do {
      let pushed = world.probe("B")
      released = pushed
      navigation.pushViewController(pushed, animated: true)
      world.settle()
      navigation.popViewController(animated: true)
      world.settle()
    }
    #expect(released == nil)
  }
}
