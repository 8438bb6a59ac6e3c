/// What the notifications of one move of the keyboard tell.
struct KeyboardNotice {
  /// On the screen.
  let begin, end: CGRect
  let isAnimated: Bool

  /// In seconds, as UIKit tells it.
  static let duration = 0.25

  func tell(_ name: NSNotification.Name, from screen: UIScreen) {
    NotificationCenter.default.post(
      name: name, object: screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: isAnimated ? Self.duration : 0),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.system.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
