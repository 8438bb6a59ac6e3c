import InterludeUI
import InterludeUITestSupport
import Testing

/// A screen that has appeared has been laid out, as on a phone, whose first layout is in the turn before `viewDidAppear(_:)`.
@Suite final class LaidOutAppearanceTests {
  /// Has a view that constraints keep 20 points from its edges, and grows it once it has appeared.
  private final class Screen: UIViewController {
    let card = UIView()
    var sizeAtAppearance: CGSize?
    private lazy var top = card.topAnchor.constraint(equalTo: view.topAnchor, constant: 20)

    override func viewDidLoad() {
      super.viewDidLoad()
      card.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(card)
      NSLayoutConstraint.activate([
        top, card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
      ])
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      sizeAtAppearance = card.bounds.size
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.top.constant = 220
        self.view.layoutIfNeeded()
      }
    }
  }

  lazy var world = World()
  private let screen = { Screen() }

  /// The card's width is never another one, and its height goes from one layout to the other.
  private func expectGrowth(of screen: Screen) {
    #expect(screen.sizeAtAppearance == CGSize(width: 350, height: 804))
    world.stage.advance(to: world.stage.time + 0.5)
    let shown = screen.card.layer.presentation()?.bounds ?? .zero
    #expect(abs(shown.width - 350) < 1e-6 && abs(shown.height - 704) < 1)
  }

  @Test func aScreenThatIsPresentedAtOnce() {
    let (root, screen) = (world.showProbe(), screen())
    screen.modalPresentationStyle = .overCurrentContext
    root.present(screen, animated: false)
    expectGrowth(of: screen)
  }

  @Test func aScreenThatIsPushedAtOnce() {
    let (navigation, _) = world.showNavigation("root")
    navigation.setNavigationBarHidden(true, animated: false)
    let screen = screen()
    navigation.pushViewController(screen, animated: false)
    expectGrowth(of: screen)
  }

  @Test func theRootOfAWindowThatIsShown() {
    let screen = screen()
    world.show(screen)
    expectGrowth(of: screen)
  }
}
