import InterludeUI

/// A view of one path, which takes no touches.
class ShapeView: UIView {
  let shape: CAShapeLayer = StillShapeLayer()

  /// - Parameters:
  ///   - fill: The colour inside; nil for none.
  ///   - stroke: The colour of the line; nil for none.
  ///   - lineWidth: In points.
  init(fill: UIColor? = nil, stroke: UIColor? = nil, lineWidth: CGFloat = 1) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.fillColor = fill?.cgColor
    shape.strokeColor = stroke?.cgColor
    shape.lineWidth = lineWidth
    layer.addSublayer(shape)
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// In points of the view.
  var path: CGPath? {
    get { shape.path }
    set { shape.path = newValue }
  }
}

/// A layer that changes at once, without Core Animation's implicit animations.
final class StillShapeLayer: CAShapeLayer {
  override func action(forKey event: String) -> (any CAAction)? { NSNull() }
}
