/// A row of a wheel: a title, or the delegate's view.
final class PickerRow: UIView {
  /// What is on a row: a view, or else a title, with styles of its own if it has some.
  struct Content {
    var view: UIView?
    var styledTitle: NSAttributedString?
    var title: String?

    /// Nothing.
    init() {}

    /// What the delegate says of a row.
    init(
      of row: Int, in component: Int, reusing view: UIView?, from delegate: (any UIPickerViewDelegate)?,
      for picker: UIPickerView
    ) {
      guard let delegate else { return }
      let own = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: view)
      guard own is NoPickerRowView else {
        self.view = own
        return
      }
      styledTitle = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)
      if styledTitle == nil { title = delegate.pickerView(picker, titleForRow: row, forComponent: component) }
    }
  }

  /// The size of a title, in points. From memory, not from a device.
  private static let fontSize: CGFloat = 21

  private let label = UILabel()
  /// The delegate's view; nil for a title.
  private(set) var ownView: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: Content) {
    (label.font, label.textColor) = (.systemFont(ofSize: Self.fontSize), .label)
    if let title = content.styledTitle { label.write(title) } else { label.text = content.title }
    if ownView !== content.view {
      if ownView?.superview === self { ownView?.removeFromSuperview() }
      ownView = content.view
    }
    if let ownView, ownView.superview !== self { addSubview(ownView) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    ownView?.frame = bounds
  }
}
