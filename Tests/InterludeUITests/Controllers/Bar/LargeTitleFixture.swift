import InterludeUI
import InterludeUITestSupport

/// A navigation controller with large titles on a screen of 390 × 844 points, of which a status bar covers 50. Below the bar's 44
/// points a large title takes 52, so that the bar ends at 146 points, and at 94 once the title has gone.
final class LargeTitleFixture {
  let world = World()
  let navigation = UINavigationController(nibName: nil, bundle: nil)
  var bar: UINavigationBar { navigation.navigationBar }
  var finger: Finger { Finger(world.stage) }

  /// The bar's lower edge with a large title, and without.
  static let (whole, least): (CGFloat, CGFloat) = (146, 94)

  init() {
    world.stage.textRenderer = FixedWidthRenderer()
    world.stage.safeAreaInsets.top = 50
    bar.prefersLargeTitles = true
  }

  func show(_ screens: UIViewController...) {
    navigation.setViewControllers(screens, animated: false)
    world.show(navigation)
    world.layOut()
  }

  /// A screen of 3000 points of content that scrolls.
  static func list(
    _ title: String, _ mode: UINavigationItem.LargeTitleDisplayMode = .automatic, length: CGFloat = 3000
  ) -> (screen: UIViewController, scroll: UIScrollView) {
    let (screen, scroll) = (UIViewController(), UIScrollView())
    scroll.contentSize = CGSize(width: 390, height: length)
    scroll.alwaysBounceVertical = true
    screen.view = scroll
    screen.title = title
    screen.navigationItem.largeTitleDisplayMode = mode
    return (screen, scroll)
  }

  /// The labels of a text in the bar, small and large, that can be seen at all.
  func labels(_ text: String) -> [UILabel] {
    world.layOut()
    func labels(in view: UIView) -> [UILabel] {
      guard view.alpha > 0 else { return [] }
      return [view as? UILabel].compactMap(\.self).filter { $0.text == text } + view.subviews.flatMap(labels)
    }
    return labels(in: bar)
  }

  /// Where the large title of a text is, in the window.
  func largeTitle(_ text: String) -> CGRect? {
    labels(text).first { $0.font.pointSize > 20 }.map { $0.convert($0.bounds, to: nil) }
  }

  func smallTitle(_ text: String) -> UILabel? { labels(text).first { $0.font.pointSize < 20 } }

  /// The colour that the bar's background has now.
  var ground: UIColor? { bar.ground }
}
