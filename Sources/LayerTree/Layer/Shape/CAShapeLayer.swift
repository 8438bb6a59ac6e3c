import DisplayList
import Foundation

/// A layer that fills a path and draws a line along it, in front of its contents and behind its sublayers.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    state.shape = ShapeState()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if state.shape == nil { state.shape = ShapeState() }
  }

  /// In points of the layer, filled with its open contours closed; nil, the default, is nothing.
  ///
  /// It does not end at the bounds. Paths of the same structure animate point by point; others change over half way.
  open var path: CGPath? {
    get { state.shape?.path.map { CGPath($0) } }
    set { set(.path, .path(newValue?.path)) }
  }

  /// Opaque black by default; nil is no fill.
  open var fillColor: CGColor? {
    get { state.shape?.fillColor }
    set { set(.fillColor, .color(newValue)) }
  }

  /// What counts as inside the path; what winds around it not zero times, by default.
  open var fillRule: CAShapeLayerFillRule {
    get { state.fillRule }
    set { set(\.fillRule, "fillRule", newValue) }
  }

  override func copied() -> CALayer { CAShapeLayer(layer: self) }
}
