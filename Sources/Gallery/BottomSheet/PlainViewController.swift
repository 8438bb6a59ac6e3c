import UIKit

/// A full-screen controller outside of any container, to present the sheet from.
final class PlainViewController: ScenePageViewController {
  private let step: BottomSheetStep

  init(_ step: BottomSheetStep) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = ScenePage(
      picture: "thyme", title: "No container here",
      text: "This screen is in no navigation controller. The sheet neither knows nor cares.",
      controls: [
        PrimaryButton("Show the sheet", identifier: "present-sheet", color: Palette.bottomSheet) { [weak self] in
          guard let self else { return }
          present(BottomSheetViewController(step), animated: true)
        },
        PrimaryButton("Back", identifier: "dismiss", color: Palette.bottomSheet, emphasis: .tinted) { [weak self] in
          self?.dismiss(animated: true)
        },
      ], paper: Palette.apricot)
  }
}
