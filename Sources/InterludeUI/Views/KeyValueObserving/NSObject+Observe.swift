import Foundation
import LayerTree

/// Observing by key path: what moves or fades a view or a layer, and what a scroll view scrolls.
///
/// Without an Objective-C runtime nothing tells of each set. A layer's own values are looked at after each of its changes, and so are
/// a view's that are its layer's, such as `frame`, `alpha` and `contentOffset`; the handler is called when the value is not what
/// it was. What else there is, such as a view's `tag`, is noticed with the next of those changes.
extension NSObjectProtocol where Self: UIView {
  /// Calls the handler after each change of a value until the observation is invalidated or let go. See the extension for when a
  /// change is noticed.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    NSKeyValueObservation(of: self, layer, keyPath, options, changeHandler)
  }
}

extension NSObjectProtocol where Self: CALayer {
  /// Calls the handler after each change of a model value until the observation is invalidated or let go. What an animation shows
  /// is no change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    NSKeyValueObservation(of: self, self, keyPath, options, changeHandler)
  }
}
