import DisplayList
import Foundation

/// The part of a layer's state that few layers have set.
nonisolated struct LayerExtras: Sendable {
  var sublayerTransform = CATransform3DIdentity
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black

  var shadowColor: CGColor? = .black
  var shadowOpacity = 0.0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: Path?

  /// What part of the sublayers' plane fills the bounds, whatever their size; nil for one point of it to a point of the bounds.
  var stretchedPart: CGRect?

  var rasterizationScale: CGFloat = 1
  var pageCurl = 0.0

  var contents = ContentsMix(nil)
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsParts = NinePart.plain
  /// How contents and bitmaps are read.
  var sampling = Sampling.smooth
  /// Whether it fades as one picture.
  var allowsGroupOpacity = true

  /// What a shape layer has besides; nil for any other.
  var shape: ShapeState?
  /// What a gradient layer has besides; nil for any other.
  var gradient: GradientState?
  /// What a backdrop layer has besides; nil for any other.
  var backdrop: BackdropState?
  /// What a text layer has besides; nil for any other.
  var text: TextState?
  /// What a replicator layer has besides; nil for any other.
  var replicator: ReplicatorState?
  /// In what silhouette it shows what it holds; nil for as it is.
  var vibrancy: Vibrancy?

  /// Nothing of it set.
  static let unset = LayerExtras()

  /// Extras that any number of states share.
  final class Kept: Sendable {
    let value: LayerExtras

    init(_ value: LayerExtras) { self.value = value }
  }
}

nonisolated extension LayerExtras {
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

  /// A text's; any other layer has none to set.
  var textContent: TextState {
    get { text ?? TextState() }
    set { if text != nil { text = newValue } }
  }

  /// A replicator's; any other layer has none to set.
  var instances: ReplicatorState {
    get { replicator ?? ReplicatorState() }
    set { if replicator != nil { replicator = newValue } }
  }

  /// A gradient's; any other layer has none to set.
  var gradientKind: Gradient.Kind {
    get { gradient?.kind ?? .axial }
    set { gradient?.kind = newValue }
  }
}
