import InterludeUI
import MotionQA

@testable import InterludeLab

/// A scene with a button that presents a sheet of two detents, behind the larger of which is a dim, and a button on the sheet that
/// makes it large.
final class ShelfViewController: UIViewController {
  static var scene: Scene {
    Scene(
      name: "shelf", title: "Shelf", summary: "A sheet comes",
      script: InputScript(duration: 1, [.tap("open", at: 0.25)])
    ) { ShelfViewController() }
  }

  static let openButton = CGPoint(x: 150, y: 130)
  /// In points below the sheet's top edge.
  static let resizeButton = CGPoint(x: 50, y: 50)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
    button.accessibilityIdentifier = "open"
    button.addAction(UIAction { [weak self] _ in self?.presentShelf() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func presentShelf() {
    let shelf = UIViewController()
    shelf.view.backgroundColor = .white
    let sheet = shelf.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    let button = UIControl(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    button.addAction(
      UIAction { [weak sheet] _ in sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } },
      for: .touchUpInside)
    shelf.view.addSubview(button)
    present(shelf, animated: true)
  }
}
