import Foundation

/// What a layer does when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction: AnyObject {
  /// Runs the action after the change.
  ///
  /// `event` is the key that changed and `anObject` the layer. For a change of an animatable property, `dict` holds what
  /// the property presented before, an ``AnimatableValue``, under ``CALayer/previousValueKey``.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing, and ends the search for one.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer on stage that appears: it is put into its superlayer, or hidden no longer.
public nonisolated let kCAOnOrderIn = "onOrderIn"
/// The event of a layer on stage that disappears: it is taken out of its superlayer, or hidden.
public nonisolated let kCAOnOrderOut = "onOrderOut"
