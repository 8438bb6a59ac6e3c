/// How the screen and the children follow a change of the stack.
extension UINavigationController {
  /// Starts the transition to the top of the stack, or leaves it to the end of the one that is running.
  func showTop() {
    guard var request, navigationTransition == nil, isViewLoaded else { return }
    self.request = nil
    guard let top = stack.last, let shown, top !== shown else {
      showImmediately()
      return
    }
    request.isAnimated = request.isAnimated && view.window != nil
    interactivePop.claim(&request, from: shown, to: top)
    let runner = TransitionRunner(
      plan: NavigationPlan(self, request: request, from: shown, to: top, oldStack: shownStack, newStack: stack))
    navigationTransition = runner
    runner.run()
    if request.startsInteractively { interactivePop.drag(runner) }
  }

  /// Called at the end of a push or pop; a cancelled one restores the old stack.
  func navigationEnded(_ plan: NavigationPlan, completed: Bool) {
    navigationTransition = nil
    if completed {
      shown = plan.to
      shownStack = plan.newStack
    } else if stack == plan.newStack {
      stack = plan.oldStack
    }
    settleChildren()
    showTop()
  }

  /// Shows the stack without a transition: its first controller, an empty stack, or a change below the top.
  private func showImmediately() {
    if let old = shown, old !== stack.last { old.viewIfLoaded?.removeFromSuperview() }
    if let top = stack.last, shown == nil { navigationView.place(top.view) }
    shown = stack.last
    shownStack = stack
    refreshBarItems()
    toolbar.setItems(shown?.toolbarItems, animated: false)
    bottomBarsFollow(shown)
    updateBottomBars(for: stack, .push, with: nil)
    settleChildren()
  }

  /// Completes the moves in and out of this container. A controller stays a child until the transition that removes it has ended, since
  /// that may be cancelled.
  private func settleChildren() {
    for child in children where !stack.contains(child) && !shownStack.contains(child) {
      if !departing.contains(child) { child.tellWillMove(toParent: nil) }
      child.removeFromParent()
      navigationView.forget(child)
    }
    // Controllers that a cancelled pop has left on the stack.
    let returned = departing.filter(stack.contains)
    let arrived = arriving.filter(stack.contains)
    departing = departing.filter { $0.parent === self && !stack.contains($0) }
    arriving = []
    returned.forEach { $0.tellWillMove(toParent: self) }
    (arrived + returned).forEach { $0.tellDidMove(toParent: self) }
  }
}
