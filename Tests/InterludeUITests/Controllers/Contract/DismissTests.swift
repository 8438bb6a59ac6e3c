import InterludeUI
import InterludeUITestSupport
import Testing

/// List D of the transition contract: what a dismissal promises.
@Suite final class DismissTests: PresentationFixture {
  /// Presents, waits until it is done and forgets what was heard.
  private func present(removingPresentersView removes: Bool) {
    delegate.makePresentationController = { [world] in
      let controller = ProbePresentationController(presented: $0, presenting: $1, journal: world.journal)
      controller.removesPresentersView = removes
      return controller
    }
    root.present(presented, animated: true)
    world.settle()
    world.journal.clear()
  }

  @Test func D01_theDelegateIsAskedForAnimatorAndInteraction() {
    present(removingPresentersView: false)
    presented.dismiss(animated: true)
    #expect(
      world.journal.entries(about: "delegate") == [
        "delegate animationController forDismissed", "delegate interactionController forDismissal",
      ])
  }

  @Test func D02_willBeginThenDisappearThenTheRemovedPresenterAppears() {
    present(removingPresentersView: true)
    presented.dismiss(animated: true)
    #expect(
      world.journal.entries(about: "dismissal", "presented", "root") == [
        "dismissal willBegin", "presented viewWillDisappear", "root viewWillAppear",
      ])
  }

  @Test func D02_aPresenterThatStayedHearsNothing() {
    present(removingPresentersView: false)
    presented.dismiss(animated: true)
    world.settle()
    #expect(world.journal.entries(about: "root").isEmpty)
  }

  @Test(arguments: [true, false])
  func D03_completeTransitionTellsTheAnimatorThenTheDismissal(completed: Bool) {
    present(removingPresentersView: false)
    animator.completesWith = completed
    presented.dismiss(animated: true)
    world.settle()
    #expect(
      world.journal.entries(about: "animator animationEnded", "dismissal didEnd")
        == ["animator animationEnded \(completed)", "dismissal didEnd \(completed)"])
  }

  @Test func D04_theSystemRemovesThePresentedViewAndTheContainer() throws {
    present(removingPresentersView: true)
    let container = try #require(presented.presentationController?.containerView)
    presented.dismiss(animated: true)
    world.settle()
    #expect(presented.view.superview == nil)
    #expect(container.superview == nil)
    #expect(world.window.subviews == [root.view])
    #expect(root.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test func D05_didCallsThenCompletion() {
    present(removingPresentersView: true)
    presented.dismiss(animated: true) { [world] in world.journal.write("completion") }
    world.journal.clear()
    world.settle()
    #expect(
      world.journal.entries(about: "presented", "root", "completion")
        == ["presented viewDidDisappear", "root viewDidAppear", "completion"])
    #expect(world.journal.entries.last == "completion")
  }
}
