extension UIViewController {
  func takeIn(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    guard !selfAndAncestors.contains(childController) else {
      stage.report(
        .misuse(
          .H4, "\(type(of: childController)) cannot be made a child of itself or of a controller inside it.",
          remedy: "Add it to a controller that it does not contain."))
      return
    }
    childController.leaveParent()
    childController.tellWillMove(toParent: self)
    childController.isMovingToParent = true
    childController.parent = self
    children.append(childController)
    childController.parentDidChange()
    if childController.viewIfLoaded?.superview == nil { childController.inheritTraits(traitCollection) }
  }

  func leaveContainer() {
    guard parent != nil else { return }
    PresentationStack.takeDown(self)
    leaveParent()
  }

  private func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    traitOverride = nil
    parentDidChange()
    tellDidMove(toParent: nil)
  }

  /// Tells the container, or else the presentation, that this controller would like another size.
  func tellPreferredContentSizeChange() {
    let container: (any UIContentContainer)? = parent ?? activePresentationController
    container?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Tells the controller that it is about to move.
  func tellWillMove(toParent parent: UIViewController?) {
    stage.note("willMove(toParent:)", of: self, parent.map { "\(type(of: $0))" } ?? "nil")
    willMove(toParent: parent)
  }

  /// Tells the controller that it has moved.
  func tellDidMove(toParent parent: UIViewController?) {
    stage.note("didMove(toParent:)", of: self, parent.map { "\(type(of: $0))" } ?? "nil")
    didMove(toParent: parent)
  }

  /// The nearest container of a kind, this controller not counted.
  func nearestAncestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// This controller and its ancestors, nearest first.
  var selfAndAncestors: [UIViewController] { Array(sequence(first: self, next: \.parent)) }

  /// The outermost container that this controller is in; itself when it is in none.
  var outermostContainer: UIViewController { selfAndAncestors.last ?? self }
}
