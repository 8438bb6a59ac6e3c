import UIKit

/// Presents the same sheet from inside a navigation controller and from a controller that has none.
public final class BottomSheetSceneViewController: ScenePageViewController {
  private var variant: BottomSheetVariant {
    didSet { (viewIfLoaded as? ScenePage)?.text = variant.text }
  }

  /// Shows a step of the scene.
  public init(_ variant: BottomSheetVariant = .byHand) {
    self.variant = variant
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = ScenePage(
      picture: "saffron", title: "One sheet, any presenter", text: variant.text,
      controls: [
        PrimaryButton("Show the sheet", identifier: "present-sheet", color: Palette.bottomSheet) { [weak self] in
          guard let self else { return }
          present(BottomSheetViewController(variant), animated: true)
        },
        PrimaryButton(
          "Try a plain presenter", identifier: "present-plain", color: Palette.bottomSheet, emphasis: .tinted
        ) { [weak self] in
          guard let self else { return }
          present(PlainViewController(variant), animated: true)
        },
      ])
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bottom sheet"
    navigationItem.rightBarButtonItem = .variants({ [unowned self] in variant }, of: self) { [weak self] in
      self?.variant = $0
    }
  }
}
