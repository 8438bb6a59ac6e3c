/// Finds an object for as long as it is there, without keeping it alive.
///
/// The object holds it, gives it to all that refer back to it, and empties it as it goes, on the main actor. A weak reference does the same
/// at a price: an object that has ever had one is slower to retain and to release from then on.
package final class BackReference<Object: AnyObject> {
  package unowned(unsafe) var object: Object?

  /// A reference to nothing yet: an object that is being made sets it.
  package init() {}
}
