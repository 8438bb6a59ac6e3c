import DisplayList
import Foundation

/// Everything about a layer that shows. A layer owns one as its model; what it presents at a time is a copy with its
/// animations applied.
///
/// What few layers have lies elsewhere, as one property of this each: every frame reads and copies all states.
@dynamicMemberLookup
nonisolated struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity

  var opacity = 1.0
  var isHidden = false
  var masksToBounds = false
  var isDoubleSided = true
  var shouldRasterize = false
  /// Whether the sublayers lie in the space that the layer lies in, not in a plane of its own: those of a transform layer do.
  var isSpace = false
  /// How all that it shows goes together with what is behind it.
  var blend = BlendMode.normal
  /// Whether it is rolled up at all.
  var isCurled = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  private var extras: LayerExtras.Kept?

  subscript<Value>(dynamicMember path: WritableKeyPath<LayerExtras, Value>) -> Value {
    get { extras.map { $0.value[keyPath: path] } ?? LayerExtras.unset[keyPath: path] }
    set {
      var value = extras?.value ?? .unset
      value[keyPath: path] = newValue
      extras = LayerExtras.Kept(value)
    }
  }

  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width, y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }
}
