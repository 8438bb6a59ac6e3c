import DisplayList
import Foundation

/// A layer that shows what lies behind it, blurred and in stronger colours, under its background and its sublayers.
///
/// Not part of QuartzCore, whose own layer of this kind is not public.
@preconcurrency @MainActor
public final class BackdropLayer: CALayer {
  public override init() {
    super.init()
    state.backdrop = BackdropState()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if state.backdrop == nil { state.backdrop = BackdropState() }
  }

  /// The Gaussian's standard deviation, in points; 0, the default, blurs nothing.
  public var backdropBlur: CGFloat {
    get { state.backdrop?.blur ?? 0 }
    set { set(.backdropBlur, .scalar(newValue)) }
  }

  /// How strong the colours are: grey at 0, as they are at 1, the default.
  public var backdropSaturation: CGFloat {
    get { state.backdrop?.saturation ?? 1 }
    set { set(.backdropSaturation, .scalar(newValue)) }
  }

  override func copied() -> CALayer { BackdropLayer(layer: self) }
}

/// What a backdrop layer does to what lies behind it.
nonisolated struct BackdropState: Sendable {
  var blur = 0.0
  var saturation = 1.0
}
