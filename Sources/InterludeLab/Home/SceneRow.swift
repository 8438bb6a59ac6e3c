import InterludeUI

/// A scene on the home screen: its picture, or its initial, its title and what moves in it, on a white card.
final class SceneRow: UIControl {
  private let picture: UIView
  private let title = UILabel()
  private let summary = UILabel()
  private let chevron = Chevron()

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
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    summary.text = scene.summary
    summary.font = .systemFont(ofSize: 14)
    summary.textColor = .secondaryLabel
    summary.numberOfLines = 2
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    picture.frame = CGRect(x: 12, y: 12, width: height - 24, height: height - 24)
    let left = picture.frame.maxX + 14
    let textWidth = max(0, bounds.width - left - 34)
    let wished = summary.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
    let summaryHeight = max(wished.rounded(.up), 20)
    title.frame = CGRect(x: left, y: (height - 24 - summaryHeight) / 2, width: textWidth, height: 22)
    summary.frame = CGRect(x: left, y: title.frame.maxY + 2, width: textWidth, height: summaryHeight)
    chevron.frame = CGRect(x: bounds.width - 24, y: height / 2 - 7, width: 8, height: 14)
  }
}
