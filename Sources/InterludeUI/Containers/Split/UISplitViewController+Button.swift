extension UISplitViewController {
  func makeDisplayModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        choose(targetMode)
      })
    item.accessibilityIdentifier = "ToggleSidebar"
    hasDisplayModeButton = true
    show(targetMode, on: item)
    return item
  }

  /// Has the button look like what it does now.
  func updateDisplayModeButton() {
    if hasDisplayModeButton { show(targetMode, on: displayModeButtonItem) }
  }

  private func show(_ target: DisplayMode, on item: UIBarButtonItem) {
    let symbol = splitBehavior == .overlay ? "chevron.backward" : "sidebar.left"
    if shownSymbol != symbol { item.image = UIImage(systemName: symbol) }
    shownSymbol = symbol
    item.isHidden = isCollapsed || primary == nil || secondary == nil || target == displayMode
  }
}
