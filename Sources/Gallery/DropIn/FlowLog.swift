import UIKit

/// The steps of a transition and what is asked later, each of which lights up when it has happened.
final class FlowLog: UIView {
  private let rows: [NumberedStep]
  private let column: Column

  private static let pending: CGFloat = 0.35

  override init(frame: CGRect) {
    rows = FlowStep.allCases.map { step in
      NumberedStep(step.number, step.text, font: .action, ink: Palette.onAccent, accent: Palette.onAccent)
    }
    column = Column(rows)
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for (step, row) in zip(FlowStep.allCases, rows) {
      row.alpha = Self.pending
      row.accessibilityIdentifier = "flow-\(step.rawValue + 1)"
    }
    addSubview(column)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func note(_ step: FlowStep) { rows[step.rawValue].alpha = 1 }

  override func sizeThatFits(_ size: CGSize) -> CGSize { column.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.frame = bounds
  }
}
