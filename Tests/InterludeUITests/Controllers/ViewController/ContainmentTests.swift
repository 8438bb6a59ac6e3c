import InterludeUI
import InterludeUITestSupport
import Testing

/// Children by hand: who calls what, and who appears with whom.
@Suite final class ContainmentTests {
  lazy var world = World()
  lazy var root = world.showProbe()
  lazy var child: Probe = {
    _ = root
    return world.probe("child")
  }()

  private func add() {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  @Test func addChildCallsWillMoveAndTheContainerDidMove() {
    root.addChild(child)
    #expect(world.journal.entries == ["child willMove in"])
    #expect(child.parent === root && root.children == [child])
  }

  @Test func removeFromParentCallsDidMoveAndTheContainerWillMove() {
    root.addChild(child)
    world.journal.clear()
    child.removeFromParent()
    #expect(world.journal.entries == ["child didMove out"])
    #expect(child.parent == nil && root.children.isEmpty)
  }

  @Test func aChildMovesFromOneParentToAnother() {
    let other = world.probe("other")
    other.addChild(child)
    world.journal.clear()
    root.addChild(child)
    #expect(world.journal.entries == ["child didMove out", "child willMove in"])
    #expect(other.children.isEmpty && root.children == [child] && child.parent === root)
  }

  @Test func aControllerInsideItselfIsReported() {
    root.addChild(child)
    child.addChild(root)
    root.addChild(root)
    #expect(world.diagnostics.map(\.identifier) == ["H4", "H4"])
    #expect(root.parent == nil && child.children.isEmpty)
  }

  @Test func aChildAppearsWithItsView() {
    add()
    #expect(
      world.journal.entries == [
        "child willMove in", "child viewDidLoad", "child viewWillAppear", "child viewDidAppear", "child didMove in",
      ])
  }

  @Test func aChildAddedWhileItsParentAppearsAppearsWithIt() {
    let parent = world.probe("parent")
    _ = root
    parent.modalPresentationStyle = .fullScreen
    root.present(parent, animated: true)
    world.stage.advance(to: 0.1)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    world.settle()
    let calls = world.journal.entries.filter { $0.hasPrefix("child view") && !$0.contains("Load") }
    #expect(calls == ["child viewWillAppear", "child viewDidAppear"])
    parent.dismiss(animated: false)
    #expect(
      world.journal.entries.filter { $0.hasPrefix("child view") }.suffix(2)
        == ["child viewWillDisappear", "child viewDidDisappear"])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func M06_isMovingToAndFromParentInAChildsAppearanceCalls() {
    var flags: [String] = []
    let note: (String) -> () -> Void = { [child] name in
      { flags.append("\(name) \(child.isMovingToParent) \(child.isMovingFromParent)") }
    }
    child.onWillAppear = note("willAppear")
    child.onDidAppear = note("didAppear")
    child.onWillDisappear = note("willDisappear")
    child.onDidDisappear = note("didDisappear")
    add()
    note("between")()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    note("after")()
    #expect(
      flags == [
        "willAppear true false", "didAppear true false", "between false false", "willDisappear false true",
        "didDisappear false true", "after false false",
      ])
  }

  @Test func E05_aContainerThatForwardsByItselfMakesBalancedCalls() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    world.show(container)
    container.addChild(child)
    container.view.addSubview(child.view)
    #expect(world.journal.entries(about: "child view").filter { $0.contains("pear") }.isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(
      world.journal.entries(about: "child view").filter { $0.contains("pear") } == [
        "child viewWillAppear", "child viewDidAppear", "child viewWillDisappear", "child viewWillAppear",
        "child viewDidAppear",
      ])
    #expect(world.diagnostics.isEmpty)
    child.endAppearanceTransition()
    #expect(world.diagnostics.map(\.identifier) == ["E5"])
  }

  @Test func showGoesToTheNearestContainerThatKnowsHow() {
    let (navigation, probes) = world.showNavigation("A")
    let inner = world.probe("inner")
    probes[0].addChild(inner)
    probes[0].view.addSubview(inner.view)
    let shown = world.probe("shown")
    inner.show(shown, sender: nil)
    world.settle()
    #expect(navigation.topViewController === shown)
    let detail = world.probe("detail")
    shown.showDetailViewController(detail, sender: nil)
    world.settle()
    #expect(detail.presentingViewController === navigation)
  }

  @Test func showPresentsWhereNobodyKnowsBetter() {
    _ = root
    let shown = world.probe("shown")
    root.show(shown, sender: nil)
    world.settle()
    #expect(shown.presentingViewController === root)
  }

  @Test func viewIsAppearingComesOnceTheViewIsInTheWindow() {
    final class Screen: UIViewController {
      var heard: [String] = []
      override func viewWillAppear(_ animated: Bool) { heard.append("will \(view.window != nil)") }
      override func viewIsAppearing(_ animated: Bool) { heard.append("is \(view.window != nil)") }
      override func viewDidAppear(_ animated: Bool) { heard.append("did \(view.window != nil)") }
    }
    let screen = Screen()
    screen.modalPresentationStyle = .fullScreen
    root.present(screen, animated: true)
    world.stage.advance(to: 0.1)
    #expect(screen.heard == ["will false", "is true"], "while it is still moving in")
    world.settle()
    screen.dismiss(animated: true)
    world.settle()
    root.present(screen, animated: false)
    #expect(screen.heard == ["will false", "is true", "did true", "will false", "is true", "did true"])
  }
}
