extension UISplitViewController {
  /// Collapses or expands as traits have it that hold, or are about to, in a view of a size.
  func adapt(to traits: UITraitCollection, in size: CGSize) {
    let collapses = traits.horizontalSizeClass == .compact
    guard isArranged, collapses != isCollapsed, !isAdapting else { return }
    isAdapting = true
    UIView.performWithoutAnimation {
      endMotion()
      splitView.size = size
      switch (style, collapses) {
      case (.unspecified, true): collapseControllers()
      case (.unspecified, false): expandControllers()
      case (.doubleColumn, true): collapseColumns()
      case (.doubleColumn, false): expandColumns()
      }
      arrange()
      for column in Self.order { columns[column]?.child.updateTraits() }
    }
    isAdapting = false
    updateDisplayModeButton()
    tellDelegate(collapsed: collapses)
    NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
  }

  private func tellDelegate(collapsed: Bool) {
    guard style == .doubleColumn, let delegate else { return }
    if collapsed {
      delegate.splitViewControllerDidCollapse(self)
    } else {
      delegate.splitViewControllerDidExpand(self)
    }
  }

  /// Ends what moves in the columns at once: their children are to change places.
  private func endMotion() {
    endModeChange()
    for column in Self.order { (columns[column]?.child as? UINavigationController)?.endTransition() }
  }

  // MARK: Two controllers

  private func collapseControllers() {
    let own = delegate?.primaryViewController(forCollapsing: self)
    guard let target = own ?? primary ?? secondary else { return isCollapsed = true }
    let (former, old) = (secondary, primary)
    if let former, former !== target { collapse(former, onto: target) }
    columns[.secondary] = nil
    columns[.primary] = SplitColumn(given: target, child: target)
    isCollapsed = true
    formerSecondary = former
    if adopt(target) { target.tellDidMove(toParent: self) }
    release(old)
    // One that neither the delegate nor the primary controller has taken in.
    release(former)
  }

  /// Has the delegate or the primary controller see to the secondary one.
  func collapse(_ secondary: UIViewController, onto target: UIViewController) {
    let isDone = delegate?.splitViewController(self, collapseSecondary: secondary, onto: target) ?? false
    if !isDone { target.collapseSecondaryViewController(secondary, for: self) }
  }

  private func expandControllers() {
    let old = primary
    guard let target = delegate?.primaryViewController(forExpanding: self) ?? old else { return isCollapsed = false }
    let former = children
    let own = delegate?.splitViewController(self, separateSecondaryFrom: target)
    let secondary = own ?? target.separateSecondaryViewController(for: self)
    (target as? UINavigationController)?.endTransition()
    formerSecondary = nil
    isCollapsed = false
    columns[.primary] = SplitColumn(given: target, child: target)
    columns[.secondary] = secondary.flatMap { $0 === target ? nil : SplitColumn(given: $0, child: $0) }
    if let secondary, let outer = secondary.parent as? UINavigationController, outer.stack.contains(secondary) {
      outer.withdraw(secondary, to: self)
    }
    for child in [target, secondary].compactMap(\.self) { _ = adopt(child) }
    release(old)
    // What the primary controller has given up, and the delegate does not show.
    children.filter { !former.contains($0) }.forEach(release)
    displayMode = resolvedDisplayMode(for: splitView.size)
    splitView.take(displayMode)
    arrange()
    children.filter { !former.contains($0) }.forEach { $0.tellDidMove(toParent: self) }
  }

  // MARK: Columns

  private func collapseColumns() {
    let proposed: Column = columns[.compact] != nil ? .compact : secondary != nil ? .secondary : .primary
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    isCollapsed = true
    guard columns[.compact] == nil, top == .secondary, let secondary else { return }
    (primary as? UINavigationController)?.pushNested(secondary, animated: false)
  }

  private func expandColumns() {
    isCollapsed = false
    if let secondary, let outer = (secondary as? UINavigationController)?.outerNavigation {
      outer.withdraw(secondary, to: self)
      secondary.tellDidMove(toParent: self)
    } else if let secondary, adopt(secondary) {
      secondary.tellDidMove(toParent: self)
    }
    chosenMode = nil
    let proposed = resolvedDisplayMode(for: splitView.size)
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed, mode != .automatic { chosenMode = mode }
    displayMode = resolvedDisplayMode(for: splitView.size)
    splitView.take(displayMode)
  }
}

extension UIViewController {
  /// Posted when a split view controller, the object, has collapsed or expanded: `showDetailViewController(_:sender:)` then shows its
  /// controller elsewhere than before.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
