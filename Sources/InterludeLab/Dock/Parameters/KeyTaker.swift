import InterludeUI

/// A control that keys change after it was touched or reached by Tab. It shows a ring while it has the keys.
protocol KeyTaker: UIControl {
  /// Whether keys go to it.
  var hasKeys: Bool { get set }
  /// Called when the control is touched.
  var onTouch: () -> Void { get set }
  /// Handles a key; false for a key that it does not use.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool
}

/// The ring around the control that has the keys.
final class KeyRing: CALayer {
  /// Around a rectangle; nil hides it.
  func show(around frame: CGRect?) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    isHidden = frame == nil
    if let frame { self.frame = frame }
    cornerRadius = 5
    borderWidth = 1.5
    borderColor = DockStyle.accent.cgColor
    CATransaction.commit()
  }
}

nonisolated extension InputEvent.Key {
  /// The number of steps of an arrow key, ten with Shift: right and up are positive. Nil for another key, and with Ctrl, which makes
  /// arrows the window's.
  func steps(_ modifiers: InputEvent.Modifiers) -> Int? {
    guard !modifiers.contains(.control) else { return nil }
    let stride = modifiers.contains(.shift) ? 10 : 1
    switch self {
    case .rightArrow, .upArrow: return stride
    case .leftArrow, .downArrow: return -stride
    default: return nil
    }
  }
}
