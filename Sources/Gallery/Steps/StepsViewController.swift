import UIKit

/// A sheet with the steps of a scene, of which one is chosen.
final class StepsViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let rows: Column

  init<Step: SceneStep>(current: Step, onChoice: @escaping (Step) -> Void) {
    rows = Column(
      spacing: Metrics.spacing,
      [UILabel("Step by step", font: .heading)]
        + Step.allCases.enumerated().map { index, step in
          StepRow(
            number: index + 1, title: step.title, text: step.text, identifier: "step-\(step.rawValue)",
            isChosen: step == current
          ) { onChoice(step) }
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
