extension UITableViewHeaderFooterView {
  /// Called with the view and its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// Without content, with the look that the table's style has for the end of a section that the view was dequeued for.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (end, tableStyle) {
    case (.header, .plain): .plainHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  /// What the view shows; nil, unless set, for what the app puts in the content view. Setting it exchanges the content view, unless that
  /// can show the new configuration; then it takes the look of the view's state.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.setContent(newValue, configurationState)
      setNeedsLayout()
    }
  }

  /// Whether the content configuration takes the look of the view's state when that changes; true unless set.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// The look that the table's style has for the ends of sections.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// What is behind the content; nil, unless set, for `backgroundView`, which it takes away, and which takes it away.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      if newValue != nil { (backgroundView, backgroundColor) = (nil, nil) }
      configured.setBackground(newValue, configurationState)
      setNeedsLayout()
    }
  }

  /// Whether the background configuration takes the look of the view's state when that changes; true unless set.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  func callUpdateHandler(_ state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

  func flaggedState() -> UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.flags = configurationState(false, false).flags
    return state
  }
}
