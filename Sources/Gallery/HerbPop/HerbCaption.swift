import UIKit

/// A herb's names and description on a dark translucent panel, and buttons that credit whose picture it is.
final class HerbCaption: UIView {
  private let column: Column

  init(_ herb: Herb, onCredit: @escaping (PictureCredit) -> Void) {
    let latinName = UILabel(
      herb.latinName, font: .scaled(.italicSystemFont(ofSize: 16), as: .callout), color: .white.withAlphaComponent(0.85)
    )
    column = Column(
      [
        Column(spacing: 2, [UILabel(herb.name, font: .display, color: .white), latinName]),
        UILabel(herb.text, font: .body, color: .white.withAlphaComponent(0.92)),
        CreditRow(onCredit: onCredit),
      ])
    super.init(frame: .zero)
    backgroundColor = Palette.night.withAlphaComponent(0.7)
    layer.cornerRadius = Metrics.cardRadius
    addSubview(column)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// A tap beside the buttons is one on the picture behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) as? UIControl
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = CGSize(width: size.width - 2 * Metrics.margin, height: size.height)
    return CGSize(width: size.width, height: column.sizeThatFits(inner).height + 2 * Metrics.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    column.frame = bounds.insetBy(dx: Metrics.margin, dy: Metrics.margin)
  }
}
