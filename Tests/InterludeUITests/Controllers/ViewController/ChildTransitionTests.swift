import InterludeUI
import InterludeUITestSupport
import Testing

/// `transition(from:to:duration:options:animations:completion:)` between a container's children.
@Suite final class ChildTransitionTests {
  lazy var world = World()
  lazy var root = world.showProbe()
  lazy var children: [Probe] = {
    let parent = root
    let children = ["A", "B", "C"].map { world.probe($0) }
    children.forEach { parent.addChild($0) }
    parent.view.addSubview(children[0].view)
    world.journal.clear()
    return children
  }()

  private func transition(
    _ from: Int, _ to: Int, options: UIView.AnimationOptions = [], animations: @escaping () -> Void = {}
  ) {
    // Something for the block to animate, so that it lasts.
    let view = children[to].view
    root.transition(from: children[from], to: children[to], duration: 0.5, options: options) {
      view?.backgroundColor = view?.backgroundColor == .red ? .green : .red
      animations()
    } completion: { [world] finished in
      world.journal.write("completion \(finished)")
    }
  }

  private var calls: [String] { world.journal.entries.filter { !$0.contains("DidLoad") } }

  @Test func theEnteringViewIsAddedAtOnceTheLeavingOneRemovedAtTheEnd() {
    transition(0, 1)
    #expect(root.view.subviews == [children[0].view, children[1].view])
    #expect(calls == ["B viewWillAppear", "A viewWillDisappear"])
    world.stage.advance(to: 0.49)
    #expect(root.view.subviews.count == 2)
    world.stage.advance(to: 0.5)
    #expect(root.view.subviews == [children[1].view])
    #expect(
      calls == [
        "B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewDidAppear", "completion true",
      ])
  }

  @Test func theAnimationsAnimate() throws {
    let view: UIView = children[0].view
    transition(0, 1, options: .curveLinear) { view.frame.origin.x = 100 }
    world.stage.advance(to: 0.25)
    #expect(try #require(view.layer.presentation()).frame.minX == 50)
  }

  @Test func aFlipTurnsTheContainerAndEndsInTheSameCalls() {
    transition(0, 1, options: .transitionFlipFromLeft)
    world.settle()
    #expect(root.view.subviews == [children[1].view])
    #expect(
      calls == [
        "B viewWillAppear", "A viewWillDisappear", "A viewDidDisappear", "B viewDidAppear", "completion true",
      ])
  }

  @Test func turningBackBeforeTheEndBalancesEveryCall() {
    transition(0, 1)
    world.stage.advance(to: 0.2)
    transition(1, 0)
    world.settle()
    #expect(root.view.subviews == [children[0].view])
    #expect(
      calls.filter { !$0.hasPrefix("completion") } == [
        "B viewWillAppear", "A viewWillDisappear", "A viewWillAppear", "B viewWillDisappear", "B viewDidDisappear",
        "A viewDidAppear",
      ])
    #expect(calls.filter { $0.hasPrefix("completion") }.count == 2)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func goingOnBeforeTheEndBalancesEveryCall() {
    transition(0, 1)
    world.stage.advance(to: 0.2)
    transition(1, 2)
    world.settle()
    #expect(root.view.subviews == [children[2].view])
    for name in ["A", "B", "C"] {
      #expect(calls.last { $0.hasPrefix(name) } == "\(name) viewDid\(name == "C" ? "Appear" : "Disappear")")
    }
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aContainerThatIsNotOnShowMakesNoCalls() {
    let parent = UIViewController()
    let pair = ["A", "B"].map { world.probe($0) }
    pair.forEach { parent.addChild($0) }
    parent.view.addSubview(pair[0].view)
    world.journal.clear()
    parent.transition(from: pair[0], to: pair[1], duration: 0, animations: nil)
    world.settle()
    #expect(parent.view.subviews == [pair[1].view])
    #expect(calls.isEmpty)
  }

  @Test func strangersAndContainersThatForwardThemselvesAreReported() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    root.transition(from: children[0], to: world.probe("stranger"), duration: 0.5, animations: nil)
    root.transition(from: children[1], to: children[0], duration: 0.5, animations: nil)
    let container = Container()
    children[1...].forEach { container.addChild($0) }
    container.transition(from: children[1], to: children[2], duration: 0.5, animations: nil)
    #expect(world.diagnostics.map(\.identifier) == ["H2", "H2", "H2"])
    #expect(root.view.subviews == [children[0].view])
  }
}
