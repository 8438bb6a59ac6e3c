extension UITableViewCell {
  /// Called with the row and its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// Without content, with the look of the row's style.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// What the row shows; nil, unless set, for what the app puts in the content view. Setting it exchanges the content view, unless that
  /// can show the new configuration; then it takes the look of the row's state.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.setContent(newValue, configurationState)
      setNeedsLayout()
    }
  }

  /// Whether the content configuration takes the look of the row's state when that changes; true unless set.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// The look that the table's style has for its rows.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// What is behind the content; nil, unless set, for the background's colour and views, which it takes away, and which take it away.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { giveUpBackground(to: newValue) }
  }

  /// Whether the background configuration takes the look of the row's state when that changes; true unless set.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }
}

extension UITableViewCell: ConfiguredView {
  func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  /// A row that does not show that it is selected has a background that does not.
  func backgroundState(_ state: UICellConfigurationState) -> UICellConfigurationState {
    guard selectionStyle == .none else { return state }
    var state = state
    (state.isSelected, state.isHighlighted) = (false, false)
    return state
  }
}
