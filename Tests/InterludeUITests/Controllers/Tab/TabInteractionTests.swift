import InterludeUI
import InterludeUITestSupport
import Testing

/// A change of tabs that someone drives, from its start to either end.
@Suite final class TabInteractionTests {
  lazy var fixture = TabFixture()
  lazy var animator = ProbeAnimator(journal: fixture.world.journal)
  let interaction = UIPercentDrivenInteractiveTransition()
  private var world: World { fixture.world }
  private var tabs: UITabBarController { fixture.tabs }

  private func show(startsInteractively: Bool = true) -> [Probe] {
    fixture.show("A", "B", "C")
    interaction.wantsInteractiveStart = startsInteractively
    (fixture.animator, fixture.interaction) = (animator, interaction)
    return fixture.probes
  }

  private func advance(by seconds: Double) { world.stage.advance(to: world.stage.time + seconds) }

  @Test func I01_aChangeOfTabsFollowsThePercentage() {
    let probes = show()
    tabs.selectedIndex = 1
    advance(by: 5)
    #expect(tabs.transitionCoordinator?.isInteractive == true && probes[1].view.alphaShown == 0)
    // The animator fades along the default ease in and out, which is symmetric: half way it is half there.
    interaction.update(0.5)
    #expect(abs(probes[1].view.alphaShown - 0.5) < 1e-6)
    interaction.update(0.2)
    let early = probes[1].view.alphaShown
    #expect(early > 0 && early < 0.2)
    interaction.finish()
    world.settle()
    #expect(tabs.transitionCoordinator == nil && probes[1].view.alpha == 1)
  }

  @Test func C01_aChangeOfTabsDrivenToThreeTenthsAndCancelledLeavesEverythingAsBefore() {
    let probes = show()
    let frame = probes[0].view.frame
    tabs.selectedIndex = 1
    interaction.update(0.3)
    interaction.cancel()
    world.settle()
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === probes[0].tabBarItem)
    #expect(probes.map { $0.viewIfLoaded?.window != nil } == [true, false, false])
    #expect(probes[0].view.frame == frame && probes[0].view.alpha == 1 && probes[0].view.transform == .identity)
    #expect(
      fixture.lifecycle == [
        "B viewWillAppear", "A viewWillDisappear", "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear",
        "A viewDidAppear",
      ])
    #expect(fixture.journal(about: "animator animationEnded") == ["animator animationEnded false"])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func I01_aChangeOfTabsDrivenToSevenTenthsAndFinishedTakesTheRestOfItsTime() {
    let probes = show()
    tabs.selectedIndex = 1
    interaction.update(0.7)
    interaction.finish()
    advance(by: 0.3 * animator.duration - 1e-6)
    #expect(tabs.transitionCoordinator != nil)
    advance(by: 2e-6)
    #expect(tabs.transitionCoordinator == nil && tabs.selectedIndex == 1)
    #expect(probes.map { $0.viewIfLoaded?.window != nil } == [false, true, false])
    #expect(
      fixture.lifecycle == ["B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewDidAppear"])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func I07_aChangeOfTabsIsCaughtTurnedRoundAndTurnedRoundAgain() {
    let probes = show(startsInteractively: false)
    tabs.selectedIndex = 1
    advance(by: 0.25)
    let shown = probes[1].view.alphaShown
    interaction.pause()
    #expect(probes[1].view.alphaShown == shown)
    interaction.cancel()
    advance(by: 0.1)
    interaction.pause()
    interaction.finish()
    world.settle()
    #expect(tabs.selectedIndex == 1 && probes[1].view.alpha == 1 && world.diagnostics.isEmpty)
  }

  enum Interruption: CaseIterable { case turn, selectAnother, selectBack, remove, present, cancel }

  @Test(arguments: Interruption.allCases)
  func C05_aChangeOfTabsInterruptedAtAnyFrameLeavesNothingOpen(interruption: Interruption) {
    for frame in 0...30 {
      let run = TabInteractionTests()
      let probes = run.show(startsInteractively: false)
      run.tabs.selectedIndex = 1
      run.advance(by: Double(frame) / 60)
      run.interrupt(by: interruption)
      run.world.settle()
      run.world.settle()
      let comment: Comment = "\(interruption) at frame \(frame)"
      expectBalance(run.world.journal.entries, comment)
      #expect(run.tabs.transitionCoordinator == nil, comment)
      let shown = probes.filter { $0.viewIfLoaded?.window != nil }
      #expect(shown == [run.tabs.selectedViewController].compactMap { $0 as? Probe }, comment)
      #expect(shown.allSatisfy { $0.view.frame == run.tabs.view.bounds && $0.view.alpha == 1 }, comment)
      #expect(run.world.diagnostics.allSatisfy { $0.identifier == "E1" }, comment)
    }
  }

  private func interrupt(by interruption: Interruption) {
    switch interruption {
    case .turn:
      let size = CGSize(width: 844, height: 390)
      world.stage.send(InputEvent(time: world.stage.time, kind: .resize(size, scale: 2)))
    case .selectAnother: tabs.selectedIndex = 2
    case .selectBack: tabs.selectedIndex = 0
    case .remove: tabs.viewControllers = [fixture.probes[2]]
    case .present:
      let modal = world.probe("modal")
      modal.modalPresentationStyle = .overFullScreen
      tabs.present(modal, animated: true)
    case .cancel:
      interaction.pause()
      interaction.cancel()
    }
  }
}

extension UIView {
  fileprivate var alphaShown: Double { Double(layer.presentation()?.opacity ?? layer.opacity) }
}
