import InterludeUI

/// The sign at the end of a row that leads on: a stroke with round ends, as high as the view.
final class Chevron: UIView {
  private let shape = CAShapeLayer()
  private static let lineWidth: CGFloat = 2

  init() {
    super.init(frame: .zero)
    shape.fillColor = nil
    shape.strokeColor = UIColor.tertiaryLabel.cgColor
    shape.lineWidth = Self.lineWidth
    shape.lineCap = .round
    shape.lineJoin = .round
    layer.addSublayer(shape)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Self.lineWidth / 2, dy: Self.lineWidth / 2)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: area.minX, y: area.minY))
    path.addLine(to: CGPoint(x: area.maxX, y: area.midY))
    path.addLine(to: CGPoint(x: area.minX, y: area.maxY))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.path = path
    CATransaction.commit()
  }
}
