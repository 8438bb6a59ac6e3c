import UIKit

/// What stands above the herbs.
final class HeroHeading: UICollectionReusableView {
  private let words = HeroHeading.makeWords()

  private static func makeWords() -> Column {
    Column([
      UILabel("From cell to screen", font: .heading),
      UILabel(
        "Tap a herb: its picture flies to the head of the next screen. A swipe to the right brings it back.",
        font: .body, color: Palette.softInk),
    ])
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(words)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sides = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    let safe = bounds.inset(by: sides)
    words.frame = CGRect(
      x: safe.minX + Metrics.margin, y: Metrics.margin, width: Self.width(in: safe.width),
      height: max(0, bounds.height - 2 * Metrics.margin))
  }

  /// How high it is where the safe area has a width, in points.
  static func height(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: Self.width(in: width), height: .greatestFiniteMagnitude)
    return makeWords().sizeThatFits(room).height + 2 * Metrics.margin
  }

  private static func width(in width: CGFloat) -> CGFloat {
    min(max(0, width - 2 * Metrics.margin), Metrics.readableWidth)
  }
}
