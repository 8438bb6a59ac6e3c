import InterludeUI

/// A scene on the home screen: its picture, its title and what moves in it, on a white card.
final class SceneRow: UIControl {
  private let picture = UIImageView()
  private let title = UILabel()
  private let summary = UILabel()
  private let chevron = UILabel()

  init(scene: Scene) {
    super.init(frame: .zero)
    accessibilityIdentifier = scene.name
    accessibilityLabel = scene.title
    backgroundColor = .systemBackground
    layer.cornerRadius = 18
    layer.shadowOpacity = 0.06
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)

    picture.image = scene.picture.flatMap(UIImage.init(named:))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 13
    picture.backgroundColor = .secondarySystemBackground
    title.text = scene.title
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    summary.text = scene.summary
    summary.font = .systemFont(ofSize: 14)
    summary.textColor = .secondaryLabel
    chevron.text = "›"
    chevron.font = .systemFont(ofSize: 24, weight: .medium)
    chevron.textColor = .tertiaryLabel
    chevron.textAlignment = .center
    for view in [picture, title, summary, chevron] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// Never made from an archive.
  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : .systemBackground }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    picture.frame = CGRect(x: 12, y: 12, width: height - 24, height: height - 24)
    let left = picture.frame.maxX + 14
    let textWidth = max(0, bounds.width - left - 34)
    title.frame = CGRect(x: left, y: height / 2 - 22, width: textWidth, height: 22)
    summary.frame = CGRect(x: left, y: height / 2 + 2, width: textWidth, height: 20)
    chevron.frame = CGRect(x: bounds.width - 34, y: height / 2 - 17, width: 28, height: 30)
  }
}
