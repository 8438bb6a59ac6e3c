/// The scopes of a search: a row of choices below the field.
extension UISearchBar {
  /// What the choices are called; nil, unless set, for none. They show while `showsScopeBar` is true.
  public var scopeButtonTitles: [String]? {
    get { scopes.titles }
    set {
      scopes.titles = newValue
      scopeBarDidChange()
    }
  }

  /// The index of the chosen one; 0 unless set. Setting it calls no delegate.
  public var selectedScopeButtonIndex: Int {
    get { scopes.selected }
    set { scopes.selected = newValue }
  }

  /// Whether the choices show; false unless set. The bar is then 44 points higher. An app that places the bar itself calls `sizeToFit()`.
  public var showsScopeBar: Bool {
    get { scopes.isWanted }
    set {
      guard newValue != scopes.isWanted else { return }
      scopes.isWanted = newValue
      scopeBarDidChange()
    }
  }

  func showScopeBar(_ show: Bool, animated: Bool) {
    guard animated, window != nil else { return showsScopeBar = show }
    UIView.animate(withDuration: Self.slide, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.showsScopeBar = show
      self.layoutIfNeeded()
    }
  }

  private func scopeBarDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onScopeBarChange()
  }
}
