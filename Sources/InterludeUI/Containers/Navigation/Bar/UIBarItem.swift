/// Something with a title or an image that a bar shows.
@preconcurrency @MainActor open class UIBarItem: InterfaceObject {
  /// The text; nil for none.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The image; nil for none. It is painted in the tint colour unless its rendering mode says otherwise.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// The image in a bar of compact height, as on a phone that lies on its side; nil for `image`. Not of a tab's item.
  open var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone !== oldValue { didChange() } } }
  /// Whether the item can be pressed; true unless set.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// Names the button that shows the item, for code and tests that look for it; it is not shown.
  open var accessibilityIdentifier: String? { didSet { didChange() } }
  /// A number for the app's own use; 0 unless set.
  open var tag = 0
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// Called by an item that has changed, on the bar that shows it.
  var onChange: (() -> Void)?

  public override init() { super.init() }

  /// Sets the text's attributes in a state: the font and the foreground colour; other attributes have no effect. An attribute that a state
  /// lacks is that of the normal state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    noteSetting(for: state.rawValue)
    titleAttributes[state] = attributes
    didChange()
  }

  /// The text's attributes in a state, as they were set; nil if they were not.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The font and the colour that were set for a state, or else for the normal one.
  func titleLook(in state: UIControl.State) -> (font: UIFont?, color: UIColor?) {
    let normal = titleAttributes[.normal] ?? [:]
    let all = normal.merging(titleAttributes[state] ?? [:]) { _, own in own }
    return (all[.font] as? UIFont, all[.foregroundColor] as? UIColor)
  }

  func didChange() { onChange?() }
}
