import UIKit

/// A pushed screen: says how it came, and pushes the next.
final class PushedViewController: ScenePageViewController, ContextPanelHolder {
  let arrival: Arrival
  let contextPanel = ContextPanel()
  private let depth: Int

  private static let pictures = ["lavender", "mint", "saffron", "chives", "sage"]

  init(_ arrival: Arrival, depth: Int) {
    self.arrival = arrival
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
    title = "Level \(depth)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = ScenePage(
      picture: Self.pictures[depth % Self.pictures.count], title: arrival.title, text: arrival.explanation,
      controls: [contextPanel] + makePushMenu(depth: depth))
  }
}
