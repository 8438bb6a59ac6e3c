extension UICollectionViewCell {
  /// Called with the cell and its state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// What the cell shows; nil, unless set, for what the app puts in the content view. Setting it exchanges the content view, unless that
  /// can show the new configuration; then it takes the look of the cell's state.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.setContent(newValue, configurationState)
      setNeedsLayout()
    }
  }

  /// Whether the content configuration takes the look of the cell's state when that changes; true unless set.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// What is behind the content; nil, unless set, for the background's views, which it takes away, and which take it away.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      hasOwnBackground = true
      if newValue != nil { (backgroundView, selectedBackgroundView, backgroundColor) = (nil, nil, nil) }
      configured.setBackground(newValue, configurationState)
      setNeedsLayout()
    }
  }

  /// Whether the background configuration takes the look of the cell's state when that changes; true unless set.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }
}

extension UICollectionViewCell: ConfiguredView {
  func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
}
