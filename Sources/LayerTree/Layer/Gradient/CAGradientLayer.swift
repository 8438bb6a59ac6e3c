import DisplayList
import Foundation

/// A layer that fills its rounded bounds with a gradient, in front of its background and behind its sublayers.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    state.gradient = GradientState()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if state.gradient == nil { state.gradient = GradientState() }
  }

  /// `CGColor`s; nil, the default, is nothing. Anything else among them is reported and ignores the whole list.
  open var colors: [Any]? {
    get { (state.gradient?.colors).flatMap { $0.isEmpty ? nil : $0 } }
    set {
      guard let colors = (newValue ?? []) as? [CGColor] else {
        return clock.report(
          .init(.wrongValueType, "colors of \(title) must be CGColors, all of them; they keep their value."))
      }
      set(.colors, .colors(colors))
    }
  }

  /// Where each colour stands, 0…1, ascending; nil, the default, or another number of them than there are colours, is
  /// evenly from 0 to 1.
  open var locations: [NSNumber]? {
    get { (state.gradient?.locations).flatMap { $0.isEmpty ? nil : $0.map { NSNumber(value: $0) } } }
    set { set(.locations, .numbers(newValue?.map(\.doubleValue) ?? [])) }
  }

  /// Where the way from 0 to 1 begins, in the unit square of the bounds; the middle of the top edge by default.
  open var startPoint: CGPoint {
    get { state.gradient?.startPoint ?? .zero }
    set { set(.startPoint, .point(newValue)) }
  }

  /// Where it ends; the middle of the bottom edge by default.
  open var endPoint: CGPoint {
    get { state.gradient?.endPoint ?? .zero }
    set { set(.endPoint, .point(newValue)) }
  }

  /// Axial by default.
  open var type: CAGradientLayerType {
    get { CAGradientLayerType(state.gradientKind) }
    set { set(\.gradientKind, "type", newValue.kind) }
  }

  override func copied() -> CALayer { CAGradientLayer(layer: self) }
}
