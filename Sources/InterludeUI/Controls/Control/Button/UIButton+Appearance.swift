extension AppearanceProxy where Target: UIButton {
  /// As the buttons' own ``UIButton/contentEdgeInsets``.
  public var contentEdgeInsets: UIEdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.contentEdgeInsets = $1 } }
  }

  /// As the buttons' own ``UIButton/setTitleColor(_:for:)``.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    set(color, for: state.rawValue) { $0.setTitleColor($1, for: state) }
  }

  /// What was set for a state; nil for nothing.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    value(of: "setTitleColor(_:for:)", for: state.rawValue)
  }

  /// As the buttons' own ``UIButton/setBackgroundImage(_:for:)``.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, for: state.rawValue) { $0.setBackgroundImage($1, for: state) }
  }

  /// What was set for a state; nil for nothing.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    value(of: "setBackgroundImage(_:for:)", for: state.rawValue)
  }

  /// As the buttons' own ``UIButton/setPreferredSymbolConfiguration(_:forImageIn:)``.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    set(configuration, for: state.rawValue) { $0.setPreferredSymbolConfiguration($1, forImageIn: state) }
  }
}
