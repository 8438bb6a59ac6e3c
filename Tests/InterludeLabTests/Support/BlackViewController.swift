import InterludeUI
import MotionQA

@testable import InterludeLab

/// A screen that becomes black at a tap, and asks for a status bar to go with it.
final class BlackViewController: UIViewController {
  private var isBlack = false

  override var preferredStatusBarStyle: UIStatusBarStyle { isBlack ? .lightContent : .darkContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
    button.accessibilityIdentifier = "black"
    button.addAction(
      UIAction { [unowned self] _ in
        isBlack = true
        view.backgroundColor = .black
        setNeedsStatusBarAppearanceUpdate()
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

extension Scene {
  static var black: Scene {
    Scene(
      name: "black", title: "Black", summary: "The screen becomes black",
      script: InputScript(duration: 1, [.tap("black", at: 0.25)])
    ) { BlackViewController() }
  }
}
