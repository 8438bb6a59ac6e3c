import InterludeUI

@testable import InterludeLab

/// A scene with one button that slides a bar by 100 points in half a second, evenly, and one that presents a screen.
final class SlideViewController: UIViewController {
  let bar = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
  private let slideButton = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
  private let presentButton = UIControl(frame: CGRect(x: 100, y: 500, width: 100, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    bar.backgroundColor = .blue
    slideButton.accessibilityIdentifier = "slide"
    slideButton.addAction(UIAction { [weak self] _ in self?.slide() }, for: .touchUpInside)
    presentButton.accessibilityIdentifier = "present"
    presentButton.addAction(UIAction { [weak self] _ in self?.presentScreen() }, for: .touchUpInside)
    for subview in [bar, slideButton, presentButton] { view.addSubview(subview) }
  }

  private func slide() {
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { self.bar.center.x += 100 }
  }

  private func presentScreen() {
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    present(screen, animated: true)
  }
}
