import Foundation
import InterludeUI
import InterludeUITestSupport

/// A screen of 390 × 844 points, without a home indicator, with a field at its top; what the keyboard's notifications tell is in
/// the world's journal.
final class KeyboardFixture {
  let world = World()
  let screen: UIView
  let finger: Finger
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private(set) var notices: [Notification] = []
  /// Called with each notification, as it is posted.
  var onNotice: (Notification) -> Void = { _ in }
  private var tokens: [any NSObjectProtocol] = []

  static let names: [(NSNotification.Name, String)] = [
    (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
    (UIResponder.keyboardWillShowNotification, "willShow"),
    (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    (UIResponder.keyboardDidShowNotification, "didShow"),
    (UIResponder.keyboardWillHideNotification, "willHide"),
    (UIResponder.keyboardDidHideNotification, "didHide"),
  ]

  init() {
    (screen, finger) = world.showEmpty()
    field.autocapitalizationType = .none
    screen.addSubview(field)
    world.layOut()
    for (name, word) in Self.names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: UIScreen.main, queue: nil) { [weak self] notice in
          nonisolated(unsafe) let notice = notice
          MainActor.assumeIsolated {
            guard let self else { return }
            self.world.journal.write(word)
            self.notices.append(notice)
            self.onNotice(notice)
          }
        })
    }
  }

  @MainActor deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  /// What is moved: the keyboard with its accessory; nil before it has come up once.
  var keyboard: UIView? { UIApplication.shared.windows.last { $0 !== world.window }?.subviews.first }

  /// Where the keyboard's upper edge is seen.
  var shownTop: CGFloat { keyboard.map { ($0.layer.presentation() ?? $0.layer).frame.minY } ?? .nan }

  /// Brings it up, and waits; what was told until then is forgotten.
  func bringUp() {
    field.becomeFirstResponder()
    world.settle()
    world.journal.clear()
    notices = []
  }

  /// Taps the middle of a key of four rows of 54 points at the bottom of the screen.
  func tap(row: Int, x: CGFloat) { finger.tap(x, 628 + 29 + 54 * CGFloat(row), at: world.stage.time + 0.5) }

  func frame(_ key: String, of notice: Notification?) -> CGRect? { (notice?.userInfo?[key] as? NSValue)?.cgRectValue }
}
