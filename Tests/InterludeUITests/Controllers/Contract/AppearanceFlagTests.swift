import InterludeUI
import InterludeUITestSupport
import Testing

/// M6 of the transition contract: the flags that tell why a controller appears or disappears.
@Suite final class AppearanceFlagTests {
  lazy var world = World()

  /// What the four flags of a controller are in its appearance calls.
  private func record(_ probe: Probe) -> () -> [String] {
    var flags: [String] = []
    let note: (String) -> () -> Void = { [unowned probe] name in
      {
        let set = [
          (probe.isBeingPresented, "presented"), (probe.isBeingDismissed, "dismissed"),
          (probe.isMovingToParent, "to"), (probe.isMovingFromParent, "from"),
        ]
        flags.append(([name] + set.filter(\.0).map(\.1)).joined(separator: " "))
      }
    }
    probe.onWillAppear = note("willAppear")
    probe.onDidAppear = note("didAppear")
    probe.onWillDisappear = note("willDisappear")
    probe.onDidDisappear = note("didDisappear")
    return {
      note("after")()
      return flags
    }
  }

  @Test func M06_flagsOfAPresentationAndADismissal() {
    let root = world.showProbe()
    let modal = world.probe("modal")
    modal.modalPresentationStyle = .fullScreen
    let (modalFlags, rootFlags) = (record(modal), record(root))
    root.present(modal, animated: true)
    world.settle()
    #expect(modalFlags() == ["willAppear presented", "didAppear presented", "after"])
    modal.dismiss(animated: true)
    world.settle()
    #expect(modalFlags().suffix(3) == ["willDisappear dismissed", "didDisappear dismissed", "after"])
    #expect(rootFlags() == ["willDisappear", "didDisappear", "willAppear", "didAppear", "after"])
  }

  @Test func M06_flagsOfAPushAndAPop() {
    let (navigation, probes) = world.showNavigation("A")
    let pushed = world.probe("B")
    let (pushedFlags, lowerFlags) = (record(pushed), record(probes[0]))
    navigation.pushViewController(pushed, animated: true)
    world.settle()
    #expect(pushedFlags() == ["willAppear to", "didAppear to", "after"])
    navigation.popViewController(animated: true)
    world.settle()
    #expect(pushedFlags().suffix(3) == ["willDisappear from", "didDisappear from", "after"])
    #expect(lowerFlags() == ["willDisappear", "didDisappear", "willAppear", "didAppear", "after"])
  }

  @Test func M06_flagsOfAPushAndAPopUnderACover() {
    let (navigation, probes) = world.showNavigation("A", "B")
    let flags = record(probes[1])
    let cover = world.probe("cover")
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: true)
    world.settle()
    cover.dismiss(animated: true)
    world.settle()
    #expect(flags() == ["willDisappear", "didDisappear", "willAppear", "didAppear", "after"])
  }

  @Test func M06_aCancelledPopLeavesNoFlag() {
    let (navigation, probes) = world.showNavigation("A", "B", "C")
    let animator = ProbeAnimator(journal: world.journal)
    animator.completesWith = false
    let delegate = HandingDelegate(journal: world.journal, animator: animator)
    navigation.delegate = delegate
    navigation.popToRootViewController(animated: true)
    world.settle()
    #expect(navigation.viewControllers == probes)
    #expect(probes.allSatisfy { !$0.isMovingFromParent && !$0.isMovingToParent && $0.parent === navigation })
    #expect(
      world.journal.entries(about: "B willMove", "B didMove") == ["B willMove out", "B willMove in", "B didMove in"])
  }
}
