import InterludeUI

/// Text of several lines in one of the dock's styles.
final class DockLabel: UILabel {
  init(_ font: UIFont, _ color: UIColor) {
    super.init(frame: .zero)
    self.font = font
    textColor = color
    numberOfLines = 0
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  /// How high its text is at a width, in points; 0 without any.
  func height(forWidth width: CGFloat) -> CGFloat {
    guard let text, !text.isEmpty else { return 0 }
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}
