/// A text field of an alert, in a box of its own.
final class AlertFieldBox: UIView {
  private let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.borderColor = UIColor.separator.cgColor
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderWidth = 1 / stage.scale
    field.frame = bounds.insetBy(dx: min(6, bounds.width / 2), dy: 0)
  }
}
