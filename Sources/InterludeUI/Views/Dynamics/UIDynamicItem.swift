/// What a dynamic animator moves: a view, or anything else with a place, a size and a transform.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the reference view's coordinates.
  var center: CGPoint { get set }
  /// The size; read when the animator takes the item up, and in `updateItem(usingCurrentState:)`.
  var bounds: CGRect { get }
  /// The animator sets its rotation, and keeps what it scales.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
