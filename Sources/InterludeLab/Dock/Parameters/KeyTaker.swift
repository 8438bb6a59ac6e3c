import InterludeUI

/// A control that keys turn once it was touched, or Tab has come to it: it shows a ring while it has them.
protocol KeyTaker: UIControl {
  /// Whether keys are for it.
  var hasKeys: Bool { get set }
  /// Called when a hand comes to it.
  var onTouch: () -> Void { get set }
  /// Does what a key asks; false for a key that is not for it.
  func take(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool
}

/// The ring around what has the keys.
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
  /// How many steps an arrow goes, with Shift ten of them: to the right and up are on. Nil for another key.
  func steps(_ modifiers: InputEvent.Modifiers) -> Int? {
    let stride = modifiers.contains(.shift) ? 10 : 1
    switch self {
    case .rightArrow, .upArrow: return stride
    case .leftArrow, .downArrow: return -stride
    default: return nil
    }
  }
}
