import InterludeUI

/// The controls of an instrument that keys can change after they were touched. Before that, and after Esc or a click elsewhere, keys go to
/// the scene.
protocol Knobs: AnyObject {
  /// Whether keys go to it.
  var hasKeys: Bool { get }
  /// Gives the keys to the first control that can be changed; false if there is none.
  func takeKeys() -> Bool
  /// Gives the keys back, and accepts the text that is being typed.
  func releaseKeys()
  /// Handles a key for the control that has the keys; false for a key that it does not use, such as a letter of text that is typed.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool
  /// Offers the change for its source, or writes what is offered; false if there is none.
  func write() -> Bool
  /// Accepts a text from the clipboard.
  func paste(_ text: String)
}
