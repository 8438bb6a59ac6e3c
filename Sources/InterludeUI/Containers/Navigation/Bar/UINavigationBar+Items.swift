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
    guard !completed else {
      change.oldContent?.removeFromSuperview()
      change.oldContent?.item.onChange = nil
      watch(content)
      return
    }
    content?.removeFromSuperview()
    content = change.oldContent
    stack = change.oldStack
    UIView.performWithoutAnimation {
      content?.alpha = 1
      content?.rest()
      updateLook()
    }
    watch(content)
  }

  /// Shows the top of a stack at once.
  func show(_ items: [UINavigationItem]) {
    let old = content
    defer { old?.removeFromSuperview() }
    content = nil
    stack = items
    guard let top = items.last else { return }
    _ = top.makeRoom(forTitle: largeTitleRoom(for: top, in: items))
    let content = NavigationBarContent(items: items, top: top) { [weak self] in self?.onBack?() }
    addSubview(content)
    content.takeInSearchBar()
    self.content = content
    writeTitles()
    content.followEdge()
    watch(content)
    setNeedsLayout()
  }

  /// Shows an item anew whenever it, one of its buttons or the title behind it changes.
  private func watch(_ content: NavigationBarContent?) {
    guard let content else { return }
    let refresh: () -> Void = { [weak self, weak content] in
      guard let self, let content, content === self.content, self.change == nil else { return }
      self.titlesDidChange()
    }
    content.item.onChange = refresh
    backItem?.onChange = refresh
    for item in (content.item.leftBarButtonItems ?? []) + (content.item.rightBarButtonItems ?? []) {
      item.onChange = refresh
    }
  }
}
