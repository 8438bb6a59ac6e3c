import Foundation
import InterludeUI
import InterludeUITestSupport

/// A root that shows an alert or an action sheet, on a screen of 390 × 844 points whose letters are half as wide as the font is
/// large. Handlers write into the world's journal.
class AlertFixture {
  lazy var world = World()
  lazy var finger = Finger(world.stage)
  lazy var root: Probe = {
    world.stage.textRenderer = renderer
    return world.showProbe()
  }()
  private lazy var renderer = FixedWidthRenderer()

  // Written out, since an implicit one is not on the main actor and could not be inherited by a suite that is.
  init() {}

  func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [world] in world.journal.write("handler of \($0.title ?? "")") }
  }

  func alert(
    _ style: UIAlertController.Style, _ title: String? = "Title", _ message: String? = nil, _ actions: [UIAlertAction]
  ) -> UIAlertController {
    _ = root
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    actions.forEach(alert.addAction)
    return alert
  }

  /// Presents an alert, and waits until it is there.
  func present(_ alert: UIAlertController, animated: Bool = true) {
    root.present(alert, animated: animated)
    world.settle()
    world.journal.clear()
  }

  /// Where a row is in the window; empty without one. The row is found as a script finds it.
  func frame(of title: String, in alert: UIAlertController) -> CGRect {
    guard let row = views(in: alert.view).first(where: { $0.accessibilityLabel == title }) else { return .zero }
    return row.convert(row.bounds, to: nil)
  }

  func middle(of title: String, in alert: UIAlertController) -> CGPoint {
    let frame = frame(of: title, in: alert)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func label(_ text: String, in alert: UIAlertController) -> UILabel? {
    views(in: alert.view).lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
  }

  /// Everything in a view, however deep.
  func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }

  /// Taps a row, a second after whatever was before.
  func tap(_ title: String, in alert: UIAlertController) {
    let middle = middle(of: title, in: alert)
    finger.tap(middle.x, middle.y, at: world.stage.time + 1)
  }
}
