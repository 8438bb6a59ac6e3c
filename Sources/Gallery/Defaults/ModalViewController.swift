import UIKit

/// A modal screen that can present the next one in its own style.
final class ModalViewController: ScenePageViewController {
  private let level: Int
  private let dismissAll: () -> Void
  private var appearance: Appearance { Self.appearances[(level - 1) % Self.appearances.count] }

  private struct Appearance {
    let paper: UIColor
    let color: UIColor
    let picture: String
  }

  private static let appearances = [
    Appearance(paper: Palette.mist, color: Palette.defaults, picture: "rosemary"),
    Appearance(paper: Palette.dew, color: Palette.herbPop, picture: "basil"),
    Appearance(paper: Palette.blush, color: Palette.cardScene, picture: "marjoram"),
    Appearance(paper: Palette.lilac, color: Palette.fadePush, picture: "lavender"),
  ]

  init(level: Int, dismissAll: @escaping () -> Void) {
    self.level = level
    self.dismissAll = dismissAll
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = ScenePage(
      picture: appearance.picture, title: level == 1 ? "A modal" : "Modal number \(level)",
      text: level == 1 ? "Presented over the scene." : "Presented over modal number \(level - 1).",
      controls: [
        PrimaryButton("Present another", identifier: "present-another", color: appearance.color) { [weak self] in
          self?.presentAnother()
        },
        PrimaryButton("Dismiss this one", identifier: "dismiss", color: appearance.color, emphasis: .tinted) {
          [weak self] in
          self?.dismiss(animated: true)
        },
        PrimaryButton("Dismiss all", identifier: "dismiss-all", color: appearance.color, emphasis: .tinted) {
          [weak self] in
          self?.dismissAll()
        },
      ], paper: appearance.paper)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "modal-\(level)"
  }

  private func presentAnother() {
    let next = ModalViewController(level: level + 1, dismissAll: dismissAll)
    next.modalPresentationStyle = modalPresentationStyle
    next.modalTransitionStyle = modalTransitionStyle
    present(next, animated: true)
  }
}
