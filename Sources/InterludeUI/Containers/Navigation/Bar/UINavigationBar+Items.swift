/// How the bar changes from one stack of items to another.
extension UINavigationBar {
  /// The items before a change, and the views that showed them.
  struct ItemChange {
    let oldStack: [UINavigationItem]
    let oldContent: NavigationBarContent?
  }

  /// Changes the items; within an animation block, titles and buttons move as on an iPhone. Both states are kept until
  /// `finishTransition(completed:)`.
  func transition(from old: [UINavigationItem], to new: [UINavigationItem], isPush: Bool) {
    finishTransition(completed: true)
    guard let oldContent = content, old.last !== new.last else {
      show(new)
      return updateLook()
    }
    let oldStack = stack
    UIView.performWithoutAnimation {
      content = nil
      show(new)
      layoutIfNeeded()
    }
    change = ItemChange(oldStack: oldStack, oldContent: oldContent)
    updateLook()
    guard let newContent = content else {
      oldContent.alpha = 0
      return
    }
    UIView.performWithoutAnimation {
      // The title on its way out to the left, or in from there.
      (isPush ? oldContent : newContent).backButton?.clipsTitle = true
      if isPush { newContent.goAbove(oldContent) } else { newContent.goBelow(oldContent) }
      oldContent.yieldChevron(to: newContent)
    }
    newContent.rest()
    if isPush { oldContent.goBelow(newContent) } else { oldContent.goAbove(newContent) }
  }

  /// Ends a transition. The new items stay or, if it was cancelled, the old ones are restored.
  func finishTransition(completed: Bool) {
    guard let change else { return }
    self.change = nil
    for content in [content, change.oldContent] { content?.backButton?.clipsTitle = false }
    if completed {
      change.oldContent?.removeFromSuperview()
      change.oldContent?.item.onChange = nil
    } else {
      restore(change)
    }
    watch(content)
    if isStale { titlesDidChange() }
  }

  private func restore(_ change: ItemChange) {
    let newContent = content
    content = change.oldContent
    stack = change.oldStack
    UIView.performWithoutAnimation {
      // Views that both items have come back before the other content leaves the window.
      content?.update(below: backItem)
      content?.alpha = 1
      content?.rest()
      updateLook()
    }
    newContent?.removeFromSuperview()
  }

  /// Shows the top of a stack at once. What it showed before stays in the window.
  func show(_ items: [UINavigationItem]) {
    let old = content
    if old?.item !== items.last { content = nil }
    stack = items
    isStale = false
    defer { if old !== content { old?.removeFromSuperview() } }
    guard let top = items.last else { return }
    _ = top.makeRoom(forTitle: largeTitleRoom(for: top, in: items))
    let content = self.content ?? NavigationBarContent(item: top) { [weak self] in self?.onBack?() }
    if content.superview == nil { addSubview(content) }
    content.update(below: backItem)
    self.content = content
    writeTitles()
    content.followEdge()
    watch(content)
    setNeedsLayout()
  }

  /// Shows an item anew whenever it, one of its buttons or the title behind it changes.
  func watch(_ content: NavigationBarContent?) {
    guard let content else { return }
    let refresh: () -> Void = { [weak self, weak content] in
      guard let self, let content else { return }
      if content === self.content { titlesDidChange() } else { isStale = true }
    }
    content.item.onChange = refresh
    backItem?.onChange = refresh
    for item in (content.item.leftBarButtonItems ?? []) + (content.item.rightBarButtonItems ?? []) {
      item.onChange = refresh
    }
  }
}
