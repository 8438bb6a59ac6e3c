/// A child that is asked to show a controller by itself. One that has no way of its own to do so leaves it to its parent.
final class AskedChild {
  let child: UIViewController
  var hasDeclined = false

  init(_ child: UIViewController) { self.child = child }
}

extension UISplitViewController {
  func showPrimary(_ vc: UIViewController, sender: Any?) {
    let leaver = leaver
    if style == .unspecified, delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    let column: Column = !isCollapsed && leaver != nil && leaver === secondary ? .secondary : .primary
    let target = isCollapsed ? collapsedChild : columns[column]?.child
    if leaver == nil, let target, isShown(vc, by: target, sender: sender) { return }
    if isCollapsed { present(vc, animated: true) } else { put(vc, into: column) }
  }

  func showSecondary(_ vc: UIViewController, sender: Any?) {
    guard isCollapsed || vc !== secondary && vc !== columns[.secondary]?.given else { return }
    if style == .unspecified, delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsed { return showOnStack(vc, sender: sender) }
    if let secondary, isShown(vc, by: secondary, sender: sender) { return }
    put(vc, into: .secondary)
  }

  private func put(_ vc: UIViewController, into column: Column) {
    replace([column: wrap(vc, for: column)])
  }

  /// Pushes secondary content of the collapsed split view controller, or presents it where there is no stack.
  private func showOnStack(_ vc: UIViewController, sender: Any?) {
    guard let stack = collapsedStack else {
      if let child = collapsedChild, isShown(vc, by: child, sender: sender) { return }
      return present(vc, animated: true)
    }
    if let inner = stack.innerNavigation, !(vc is UINavigationController) { return inner.show(vc, sender: sender) }
    guard style == .doubleColumn, columns[.compact] == nil else {
      vc is UINavigationController ? stack.pushNested(vc, animated: true) : stack.show(vc, sender: sender)
      return
    }
    setColumn(.secondary, to: vc)
    bringIn(.secondary)
  }

  /// Whether a child shows a controller by itself.
  private func isShown(_ vc: UIViewController, by child: UIViewController, sender: Any?) -> Bool {
    guard !(child is UINavigationController && vc is UINavigationController) else { return false }
    let (outer, asked) = (asked, AskedChild(child))
    self.asked = asked
    child.show(vc, sender: sender)
    self.asked = outer
    return !asked.hasDeclined
  }

  // MARK: Showing and hiding columns

  func bringIn(_ column: Column) {
    guard !isCollapsed else { return bringToTop(column) }
    switch column {
    case .primary: chosenMode = splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary
    case .secondary where displayMode == .oneOverSecondary: chosenMode = .secondaryOnly
    case .secondary, .compact: return
    }
    updateDisplayMode(by: .program, .animated)
  }

  func putAway(_ column: Column) {
    guard column == .primary, !isCollapsed else { return }
    chosenMode = .secondaryOnly
    updateDisplayMode(by: .program, .animated)
  }

  private func bringToTop(_ column: Column) {
    guard columns[.compact] == nil, let stack = collapsedStack, let secondary, secondary !== stack else { return }
    let isOnStack = stack.stack.contains(secondary)
    switch column {
    case .secondary where isOnStack: stack.popToViewController(secondary, animated: true)
    case .secondary: stack.pushNested(secondary, animated: true)
    case .primary where isOnStack:
      guard let below = stack.stack.prefix(while: { $0 !== secondary }).last else { return }
      stack.popToViewController(below, animated: true)
    case .primary, .compact: return
    }
  }
}
