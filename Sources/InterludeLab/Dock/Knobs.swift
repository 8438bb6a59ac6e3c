import InterludeUI

/// What of an instrument is turned by keys, once it was touched: until then, and after Esc or a click elsewhere, keys are the scene's.
protocol Knobs: AnyObject {
  /// Whether keys are for it.
  var hasKeys: Bool { get }
  /// Gives the keys to the first of what can be turned; false where nothing can.
  func takeKeys() -> Bool
  /// Gives the keys back, and takes what is being typed.
  func releaseKeys()
  /// Does what a key asks of what has the keys; false for a key that is not for it, such as a letter of a text that is typed.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool
  /// Takes a text from the clipboard.
  func paste(_ text: String)
}
