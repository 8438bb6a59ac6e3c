import InterludeLab
import MotionQA
import SPLarkController
import UIKit

/// A panel beneath the screen, which is lifted off it and let down again, by a tap and by a drag.
@main enum Main {
  static func main() {
    Interlude.run(scenes: [
      Scene(
        name: "sp-lark-controller", title: "Lark", summary: "The screen lifts off a panel",
        script: InputScript(
          duration: 4.5,
          [
            .tap("open", at: 0.1), .tap(CGPoint(x: 200, y: 200), at: 1.2), .tap("open", at: 2.2),
            .drag(from: .point(CGPoint(x: 200, y: 200)), to: .point(CGPoint(x: 200, y: 420)), duration: 0.4, at: 3.2),
          ])
      ) { StartViewController() }
    ])
  }
}

final class StartViewController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemYellow
    button.setTitle("Open", for: .normal)
    button.accessibilityIdentifier = "open"
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(x: view.bounds.midX - 60, y: 400, width: 120, height: 44)
  }

  @objc private func open() {
    let panel = UIViewController()
    panel.view.backgroundColor = .systemPurple
    presentAsLark(panel)
  }
}
