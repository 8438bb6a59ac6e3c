import InterludeUI

/// A scene on the home screen: its picture, or its initial, its title and what moves in it, on a white card.
final class SceneRow: UIControl {
  private let picture: UIView
  private let title = UILabel()
  private let summary = UILabel()
  private let chevron = Chevron()

  /// How high a row is where the device is set to the size of text that it comes with, in points.
  nonisolated static let leastHeight: CGFloat = 82
  private static let (margin, pictureSide): (CGFloat, CGFloat) = (12, leastHeight - 24)

  init(scene: Scene) {
    picture = Self.picture(of: scene)
    super.init(frame: .zero)
    accessibilityIdentifier = scene.name
    accessibilityLabel = scene.title
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 18
    layer.shadowOpacity = 0.06
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)

    picture.layer.cornerRadius = 13
    title.text = scene.title
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 0
    summary.text = scene.summary
    summary.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 14))
    summary.textColor = .secondaryLabel
    summary.numberOfLines = 0
    for label in [title, summary] { label.adjustsFontForContentSizeCategory = true }
    for view in [picture, title, summary, chevron] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  private static func picture(of scene: Scene) -> UIView {
    guard let image = scene.picture.flatMap(UIImage.init(named:)) else {
      return SceneInitial(title: scene.title, name: scene.name)
    }
    let picture = UIImageView(image: image)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    return picture
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : .secondarySystemGroupedBackground }
  }

  /// Whether the words stand below the picture: at the accessibility sizes there would be one of them in a line beside it.
  private var isStacked: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = wordHeights(in: size.width)
    let above = isStacked ? Self.pictureSide + Self.margin : 0
    return CGSize(
      width: size.width,
      height: max(Self.leastHeight, above + words.title + Self.gap + words.summary + 2 * Self.margin))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (height, side) = (bounds.height, Self.pictureSide)
    picture.frame = CGRect(x: Self.margin, y: isStacked ? Self.margin : (height - side) / 2, width: side, height: side)
    let (left, width, words) = (wordsLeft, wordsWidth(in: bounds.width), wordHeights(in: bounds.width))
    let top =
      isStacked ? picture.frame.maxY + Self.margin : (height - words.title - Self.gap - words.summary) / 2
    title.frame = CGRect(x: left, y: top, width: width, height: words.title)
    summary.frame = CGRect(x: left, y: title.frame.maxY + Self.gap, width: width, height: words.summary)
    chevron.frame = CGRect(x: bounds.width - 24, y: picture.frame.midY - 7, width: 8, height: 14)
  }

  /// Between the title and the summary, in points.
  private static let gap: CGFloat = 2
  private var wordsLeft: CGFloat { isStacked ? Self.margin : Self.margin + Self.pictureSide + 14 }

  private func wordsWidth(in width: CGFloat) -> CGFloat { max(0, width - wordsLeft - (isStacked ? Self.margin : 34)) }

  private func wordHeights(in width: CGFloat) -> (title: CGFloat, summary: CGFloat) {
    func height(of label: UILabel, atLeast least: CGFloat) -> CGFloat {
      let room = CGSize(width: wordsWidth(in: width), height: .greatestFiniteMagnitude)
      return max(label.sizeThatFits(room).height.rounded(.up), least)
    }
    return (height(of: title, atLeast: 22), height(of: summary, atLeast: 20))
  }
}
