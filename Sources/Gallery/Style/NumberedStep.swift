import UIKit

/// One step of several: its number in a disc, if it has one, and what to do or what happens beside it.
final class NumberedStep: UIView {
  private let number: UILabel
  private let text: UILabel

  private static let disc: CGFloat = 32

  init(
    _ number: Int?, _ text: String, font: UIFont = .body, ink: UIColor = Palette.ink,
    accent: UIColor = Palette.bottomSheet
  ) {
    self.number = UILabel(
      number.map(String.init) ?? "", font: .scaled(.systemFont(ofSize: 15, weight: .bold), as: .subheadline),
      color: accent)
    self.number.isHidden = number == nil
    self.text = UILabel(text, font: font, color: ink)
    super.init(frame: .zero)
    self.number.textAlignment = .center
    self.number.backgroundColor = accent.withAlphaComponent(Palette.wash)
    self.number.layer.cornerRadius = Self.disc / 2
    self.number.clipsToBounds = true
    addSubview(self.number)
    addSubview(self.text)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(Self.disc, textSize(forWidth: size.width).height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = textSize(forWidth: bounds.width)
    number.frame = CGRect(x: 0, y: 0, width: Self.disc, height: Self.disc)
    text.frame = CGRect(
      x: bounds.width - size.width, y: max(0, (Self.disc - size.height) / 2), width: size.width, height: size.height)
  }

  private func textSize(forWidth width: CGFloat) -> CGSize {
    let room = width - Self.disc - Metrics.spacing
    let height = text.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
    return CGSize(width: room, height: height)
  }
}
