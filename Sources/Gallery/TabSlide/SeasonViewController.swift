import UIKit

/// One page of the year.
final class SeasonViewController: ScenePageViewController {
  private let season: Season

  init(_ season: Season) {
    self.season = season
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(title: season.name, image: .gallery(season.icon), selectedImage: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = ScenePage(
      picture: season.herb, title: season.title, text: season.text, controls: [], paper: season.paper)
    view.accessibilityIdentifier = "page-\(season.icon)"
  }
}
