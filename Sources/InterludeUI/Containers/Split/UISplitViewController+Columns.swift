/// What is in a column.
struct SplitColumn {
  /// The controller that the app has put there.
  let given: UIViewController
  /// The child that shows it: the same, or the navigation controller around it.
  let child: UIViewController
}

extension UISplitViewController {
  var primary: UIViewController? { columns[.primary]?.child }
  var secondary: UIViewController? { columns[.secondary]?.child }
  /// The child that fills the view while the split view controller is collapsed.
  var collapsedChild: UIViewController? { columns[.compact]?.child ?? primary ?? secondary }

  /// The stack of the collapsed split view controller; nil where something else shows than the primary column's.
  var collapsedStack: UINavigationController? { isCollapsed ? collapsedChild as? UINavigationController : nil }

  /// Replaces the primary and the secondary controller.
  func setViewControllers(_ controllers: [UIViewController]) {
    let new = controllers.prefix(2).map { SplitColumn(given: $0, child: $0) }
    let wasCollapsed = isCollapsed && style == .unspecified
    replace([.primary: new.first, .secondary: wasCollapsed ? nil : new.dropFirst().first])
    guard wasCollapsed, let target = new.first?.child, let secondary = new.dropFirst().first?.child else { return }
    formerSecondary = secondary
    UIView.performWithoutAnimation { collapse(secondary, onto: target) }
  }

  /// Puts a controller into a column.
  func setColumn(_ column: Column, to controller: UIViewController?) {
    guard columns[column]?.given !== controller else { return }
    guard let controller else { return replace([column: nil]) }
    let old = columns[column]?.child as? UINavigationController
    let isShown = !isCollapsed || old?.outerNavigation != nil
    if column == .secondary, let old, isShown, !(controller is UINavigationController) {
      columns[column] = SplitColumn(given: controller, child: old)
      if old.stack.contains(controller) {
        old.popToViewController(controller, animated: false)
      } else {
        old.pushViewController(controller, animated: false)
      }
    } else {
      replace([column: wrap(controller, for: column)])
    }
  }

  func wrap(_ controller: UIViewController, for column: Column) -> SplitColumn {
    let isBare = style == .doubleColumn && column != .compact && !(controller is UINavigationController)
    return SplitColumn(
      given: controller, child: isBare ? UINavigationController(rootViewController: controller) : controller)
  }

  /// Replaces what is in some columns. Collapsed, a secondary column that is on the stack is replaced there.
  func replace(_ new: [Column: SplitColumn?]) {
    let old = columns
    let stacked = new[.primary] != nil || new[.secondary] != nil ? secondary as? UINavigationController : nil
    let stack = stacked?.outerNavigation
    if let stacked, let stack { stack.withdraw(stacked, to: self) }
    for column in Self.order { if let content = new[column] { columns[column] = content } }
    for column in Self.order { release(old[column]?.child) }
    let entering = Self.order.compactMap { columns[$0]?.child }.filter { adopt($0) }
    if isCollapsed, stack != nil, let secondary {
      (primary as? UINavigationController)?.pushNested(secondary, animated: false)
    }
    arrange()
    entering.forEach { $0.tellDidMove(toParent: self) }
    updateDisplayMode(by: .program, .atOnce)
  }

  static let order: [Column] = [.primary, .secondary, .compact]

  /// Makes a controller a child, unless it is one or on the stack of one; whether it was none.
  func adopt(_ child: UIViewController) -> Bool {
    guard child.parent !== self else { return false }
    if let outer = (child as? UINavigationController)?.outerNavigation, outer === primary { return false }
    addChild(child)
    return child.parent === self
  }

  /// Lets a controller go that is in no column any longer.
  func release(_ child: UIViewController?) {
    guard let child, !Self.order.contains(where: { columns[$0]?.child === child }) else { return }
    guard child.parent === self else { return }
    child.tellWillMove(toParent: nil)
    splitView.leave(child)
    child.removeFromParent()
  }

  // MARK: View

  /// Puts the columns into the view as it is about to appear.
  func arrangeFirst() {
    loadViewIfNeeded()
    isArranged = true
    adapt(to: traitCollection, in: splitView.bounds.size)
    UIView.performWithoutAnimation {
      updateDisplayMode(by: .size, .atOnce)
      arrange()
    }
  }

  /// Puts the children that are to show into the view, and takes the others out.
  func arrange() {
    guard isArranged else { return }
    let showsPrimary = displayMode.showsPrimary || modeChange != nil
    splitView.layOutPanes()
    splitView.primaryPane.show(isCollapsed ? collapsedChild : showsPrimary ? primary : nil)
    splitView.secondaryPane.show(isCollapsed ? nil : secondary)
    splitView.setNeedsLayout()
    contentScrollViewDidChange()
    stage.onStatusBarUpdate?()
  }

  /// A measure of the columns has changed.
  func columnsDidChange() {
    guard isArranged else { return }
    splitView.layOutPanes()
    if UIView.inheritedAnimationDuration > 0 { splitView.layOutContents() }
  }
}
