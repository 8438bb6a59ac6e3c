extension AppearanceProxy where Target: UILabel {
  /// As the labels' own ``UILabel/font``.
  public var font: UIFont! {
    get { value() }
    nonmutating set { set(newValue) { $0.font = $1 } }
  }

  /// As the labels' own ``UILabel/textColor``.
  public var textColor: UIColor! {
    get { value() }
    nonmutating set { set(newValue) { $0.textColor = $1 } }
  }

  /// As the labels' own ``UILabel/highlightedTextColor``.
  public var highlightedTextColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.highlightedTextColor = $1 } }
  }

  /// As the labels' own ``UILabel/shadowColor``.
  public var shadowColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.shadowColor = $1 } }
  }

  /// As the labels' own ``UILabel/shadowOffset``.
  public var shadowOffset: CGSize {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.shadowOffset = $1 } }
  }
}
