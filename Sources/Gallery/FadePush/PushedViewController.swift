import UIKit

/// A pushed screen: says how it came, and pushes the next.
final class PushedViewController: UIViewController {
  let arrival: Arrival
  private let depth: Int
  private lazy var page = ScenePage(
    picture: Self.pictures[depth % Self.pictures.count], title: arrival.title, text: arrival.explanation,
    controls: makePushMenu(depth: depth))

  private static let pictures = ["lavender", "mint", "saffron", "chives", "sage"]

  init(_ arrival: Arrival, depth: Int) {
    self.arrival = arrival
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
    title = "Level \(depth)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    view.addSubview(page)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}
