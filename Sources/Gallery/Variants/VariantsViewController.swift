import UIKit

/// A sheet with the steps of a scene, of which one is chosen.
final class VariantsViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let rows: Column

  init<Variant: SceneVariant>(current: Variant, onChoice: @escaping (Variant) -> Void) {
    rows = Column(
      spacing: Metrics.spacing,
      [UILabel("Step by step", font: .heading)]
        + Variant.allCases.map { variant in
          VariantRow(
            title: variant.title, text: variant.text, identifier: "variant-\(variant.rawValue)",
            isChosen: variant == current
          ) { onChoice(variant) }
        })
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    scrollView.addSubview(rows)
    view.addSubview(scrollView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    scrollView.flashScrollIndicators()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = min(view.bounds.width - 2 * Metrics.margin, Metrics.readableWidth)
    let height = rows.sizeThatFits(CGSize(width: width, height: view.bounds.height)).height
    rows.frame = CGRect(x: (view.bounds.width - width) / 2, y: 24, width: width, height: height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: rows.frame.maxY + view.safeAreaInsets.bottom + 24)
  }
}
