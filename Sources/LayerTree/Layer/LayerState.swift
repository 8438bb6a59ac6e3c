import DisplayList
import Foundation

/// Everything about a layer that shows. A layer owns one as its model; what it presents at a time is a copy with its
/// animations applied.
nonisolated struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity

  var opacity = 1.0
  var isHidden = false
  var masksToBounds = false
  var isDoubleSided = true
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black

  var shadowColor: CGColor? = .black
  var shadowOpacity = 0.0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: Path?

  var contents: CGImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1

  /// What a shape layer has besides; nil for any other.
  var shape: ShapeState?
  /// What a gradient layer has besides; nil for any other.
  var gradient: GradientState?

  /// A shape's; any other layer has none to set.
  var fillRule: CAShapeLayerFillRule {
    get { shape?.fillRule ?? .nonZero }
    set { shape?.fillRule = newValue }
  }

  /// A shape's; any other layer has none to set.
  var stroke: StrokeStyle {
    get { shape?.stroke ?? StrokeStyle() }
    set { shape?.stroke = newValue }
  }

  /// A gradient's; any other layer has none to set.
  var gradientKind: Gradient.Kind {
    get { gradient?.kind ?? .axial }
    set { gradient?.kind = newValue }
  }

  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }
}

/// What a shape layer shows.
nonisolated struct ShapeState {
  var path: Path?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var stroke = StrokeStyle()

  /// The path as it is filled.
  var filled: Shape? { path.map { fillRule == .evenOdd ? .evenOddPath($0) : .path($0) } }
}
