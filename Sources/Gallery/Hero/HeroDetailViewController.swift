import UIKit

/// One herb: its picture at the head of the screen, or at its left where that is wide, and what there is to say about it.
final class HeroDetailViewController: UIViewController {
  let herb: Herb
  let picture = UIImageView()
  let words: Column

  init(_ herb: Herb) {
    self.herb = herb
    words = Column(
      spacing: Metrics.margin,
      [
        Column(
          spacing: 2,
          [
            UILabel(herb.name, font: .display),
            UILabel(herb.latinName, font: .scaled(.italicSystemFont(ofSize: 17), as: .body), color: Palette.hero),
          ]),
        UILabel(herb.text, font: .body, color: Palette.softInk),
      ])
    super.init(nibName: nil, bundle: nil)
    title = herb.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "hero-detail"
    view.backgroundColor = Palette.paper
    picture.image = herb.image
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    view.addSubview(picture)
    view.addSubview(words)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let screen = view.bounds
    let isWide = screen.width > screen.height
    let safeArea = screen.inset(by: view.safeAreaInsets)
    let room = isWide ? safeArea.maxX - screen.width * 0.45 : safeArea.width
    let width = min(max(0, room - 2 * Metrics.margin), Metrics.readableWidth)
    let height = words.sizeThatFits(CGSize(width: width, height: screen.height)).height
    let rest = max(0, safeArea.height - height - 2 * Metrics.margin)
    picture.frame =
      isWide
      ? CGRect(x: 0, y: safeArea.minY, width: screen.width * 0.45, height: screen.maxY - safeArea.minY)
      : CGRect(
        x: 0, y: safeArea.minY, width: screen.width, height: min(screen.width * 1.1, screen.height * 0.5, rest))
    words.frame =
      isWide
      ? CGRect(
        x: picture.frame.maxX + (room - width) / 2, y: safeArea.midY - height / 2, width: width, height: height)
      : CGRect(
        x: safeArea.midX - width / 2, y: picture.frame.maxY + Metrics.margin, width: width, height: height)
  }
}
