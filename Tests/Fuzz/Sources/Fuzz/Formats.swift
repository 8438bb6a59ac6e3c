import Foundation
import InterludeUI

/// Makes constraints of a visual format, and lays them out. What cannot be read, or contradicts itself, is reported.
func readFormat(_ data: Data) {
  guard let text = String(data: data, encoding: .utf8) else { return }
  let stage = Stage(size: CGSize(width: 390, height: 844))
  stage.onDiagnostic = { _ in }
  stage.asCurrent {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: text, metrics: ["m": 8, "n": -1e9, "x": Double.nan], views: ["a": a, "b": b]))
    stage.commit()
    for view in [a, b] where !(view.bounds.width >= 0 && view.bounds.height >= 0) {
      fatalError("\(text) gives a view the size \(view.bounds.size)")
    }
  }
}
