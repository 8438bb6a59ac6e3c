/// The cross in a grey disc that clears a text field.
final class TextFieldClearButton: UIButton {
  /// In points, as on an iPhone.
  static let size = CGSize(width: 19, height: 19)
  /// Between the button and the field's edge, in points.
  static let margin: CGFloat = 5

  init(_ press: @escaping () -> Void) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    addAction(UIAction { _ in press() }, for: .touchUpInside)
    accessibilityLabel = "Clear text"
    let disc = CAShapeLayer()
    disc.path = CGPath(ellipseIn: CGRect(x: 1.5, y: 1.5, width: 16, height: 16), transform: nil)
    disc.fillColor = UIColor.tertiaryLabel.cgColor
    let cross = CAShapeLayer()
    let path = CGMutablePath()
    for (start, end) in [((6.5, 6.5), (12.5, 12.5)), ((12.5, 6.5), (6.5, 12.5))] {
      path.move(to: CGPoint(x: start.0, y: start.1))
      path.addLine(to: CGPoint(x: end.0, y: end.1))
    }
    cross.path = path
    cross.fillColor = nil
    cross.strokeColor = UIColor.white.cgColor
    cross.lineWidth = 1.5
    cross.lineCap = .round
    for line in [disc, cross] {
      line.frame = CGRect(origin: .zero, size: Self.size)
      layer.addSublayer(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// A key clears a field otherwise.
  override var canBecomeFocused: Bool { false }
}
