import DisplayList
import Foundation

/// A layer that shows its sublayers several times, each time moved on, later and in another colour. The copies are only seen: a point
/// hits the sublayers alone.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    state.replicator = ReplicatorState()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if state.replicator == nil { state.replicator = ReplicatorState() }
  }

  /// How often the sublayers show, the first time included; 1 by default, and 1000 at most. It does not animate.
  open var instanceCount: Int {
    get { state.instances.count }
    set { set(\.instances.count, "instanceCount", newValue) }
  }

  /// How much later than in the instance before everything happens in one, in seconds; 0 by default.
  ///
  /// It is the time of the sublayers that is behind: what a property animator moves goes along in all of them.
  open var instanceDelay: CFTimeInterval {
    get { state.instances.delay }
    set { set(.instanceDelay, .scalar(newValue)) }
  }

  /// What takes an instance to the next one, about the middle of the bounds; the identity by default.
  open var instanceTransform: CATransform3D {
    get { state.instances.transform }
    set { set(.instanceTransform, .transform(newValue)) }
  }

  /// What the colours of the first instance are multiplied by; opaque white by default.
  open var instanceColor: CGColor? {
    get { state.instances.color }
    set { set(.instanceColor, .color(newValue)) }
  }

  /// How much more red that colour has from one instance to the next; 0 by default. What it comes to stays in 0…1.
  open var instanceRedOffset: Float {
    get { Float(state.instances.redOffset) }
    set { set(.instanceRedOffset, .scalar(Double(newValue))) }
  }

  /// The same for green.
  open var instanceGreenOffset: Float {
    get { Float(state.instances.greenOffset) }
    set { set(.instanceGreenOffset, .scalar(Double(newValue))) }
  }

  /// The same for blue.
  open var instanceBlueOffset: Float {
    get { Float(state.instances.blueOffset) }
    set { set(.instanceBlueOffset, .scalar(Double(newValue))) }
  }

  /// The same for how opaque it is.
  open var instanceAlphaOffset: Float {
    get { Float(state.instances.alphaOffset) }
    set { set(.instanceAlphaOffset, .scalar(Double(newValue))) }
  }

  override func copied() -> CALayer { CAReplicatorLayer(layer: self) }
}
