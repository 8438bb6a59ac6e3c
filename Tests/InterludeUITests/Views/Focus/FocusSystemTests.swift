import Foundation
import InterludeUI
import InterludeUITestSupport
import Testing

@Suite final class FocusSystemTests {
  lazy var world = World()
  lazy var screen = FocusScreen()
  var focus: UIFocusSystem { world.stage.focusSystem }
  var focused: String? { (focus.focusedItem as? UIView)?.accessibilityIdentifier }

  private func show() {
    world.show(screen)
    world.layOut()
  }

  @Test func nothingHasTheFocusUntilAKeyCallsForIt() {
    show()
    #expect(focused == nil)

    #expect(focus.moveFocus(.next))

    #expect(focused == "one")
    #expect(screen.buttons[0].isFocused)
  }

  @Test func tabGoesRoundInReadingOrder() {
    show()
    let way = (0..<5).map { _ in
      focus.moveFocus(.next)
      return focused
    }
    #expect(way == ["one", "two", "three", "one", "two"])

    focus.moveFocus(.previous)
    #expect(focused == "one")
    focus.moveFocus(.previous)
    #expect(focused == "three")
  }

  @Test func arrowsGoWhereTheyPointAndStayAtTheEdge() {
    show()
    focus.moveFocus(.down)
    #expect(focused == "one")
    focus.moveFocus(.down)
    #expect(focused == "two")
    focus.moveFocus(.left)
    #expect(focused == "two")
  }

  @Test func whatCannotBeTouchedCannotHaveTheFocus() {
    show()
    screen.buttons[0].isEnabled = false
    screen.buttons[1].isHidden = true
    focus.moveFocus(.next)
    #expect(focused == "three")

    let cover = UIView(frame: screen.view.bounds)
    screen.view.addSubview(cover)
    #expect(!focus.moveFocus(.next) || focused == "three")
    world.stage.commit()
    #expect(focused == nil, "a view in front of it takes its touches")
  }

  @Test func pressingTouchesTheItem() {
    show()
    focus.moveFocus(.next)
    focus.moveFocus(.next)

    focus.pressFocusedItem()

    #expect(screen.pressed == ["two"])
    #expect(focused == "two")
  }

  @Test func whatIsScrolledOutOfSightComesIntoSight() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    show()
    scroll.contentSize = CGSize(width: 390, height: 2000)
    screen.view.addSubview(scroll)
    for button in screen.buttons { scroll.addSubview(button) }
    screen.buttons[2].frame.origin.y = 1500
    world.layOut()

    for _ in 0..<3 { focus.moveFocus(.next) }
    world.settle()

    #expect(focused == "three")
    #expect(scroll.contentOffset.y > 1200)
    focus.pressFocusedItem()
    #expect(screen.pressed == ["three"])
  }

  @Test func aTouchSendsItAwayAndTheNextKeyBringsItBack() {
    show()
    focus.moveFocus(.next)
    focus.moveFocus(.next)
    focus.hideFocus()
    #expect(focused == nil)

    focus.moveFocus(.next)

    #expect(focused == "two")
  }

  @Test func itGoesIntoWhatIsPresentedAndComesBack() {
    show()
    focus.moveFocus(.next)
    focus.moveFocus(.next)
    let over = FocusScreen(prefix: "over-")
    over.modalPresentationStyle = .fullScreen
    world.stage.asCurrent { screen.present(over, animated: true) }
    world.stage.commit()
    #expect(focused == nil, "not while the transition runs")
    world.settle()
    #expect(focused == "over-one")

    world.stage.asCurrent { screen.dismiss(animated: true) }
    world.settle()

    #expect(focused == "two")
  }

  @Test func itGoesWhereTheControllerPrefers() {
    screen.preferred = 2
    show()
    focus.moveFocus(.next)
    #expect(focused == "three")

    screen.preferred = 1
    screen.setNeedsFocusUpdate()
    screen.updateFocusIfNeeded()
    #expect(focused == "two")
  }

  @Test func preferencesThatLeadInACircleEnd() {
    show()
    let (a, b) = (Circle(), Circle())
    (a.other, b.other) = (b, a)
    for view in [a, b] { screen.view.addSubview(view) }

    focus.requestFocusUpdate(to: a)

    #expect(focused == nil)
  }

  @Test func anAppMayRefuseAMoveAndIsToldOfEachOnce() {
    show()
    focus.moveFocus(.next)
    #expect(screen.moves == ["nil → one"])
    screen.refuses = true

    focus.moveFocus(.next)
    #expect(focused == "one")

    screen.refuses = false
    focus.moveFocus(.next)
    #expect(screen.moves == ["nil → one", "one → two"])
  }

  @Test func changesAreAnimatedAlong() {
    show()
    screen.onMove = { coordinator in
      coordinator.addCoordinatedAnimations { [unowned self] in screen.buttons[0].alpha = 0.5 }
    }
    focus.moveFocus(.next)
    #expect(screen.buttons[0].layer.presentation()?.opacity == 1)

    world.settle()
    #expect(screen.buttons[0].layer.presentation()?.opacity == 0.5)
  }
}

/// Three buttons below each other.
final class FocusScreen: UIViewController {
  let buttons: [UIButton]
  private(set) var pressed: [String] = []
  private(set) var moves: [String] = []
  var preferred: Int?
  var refuses = false
  var onMove: (UIFocusAnimationCoordinator) -> Void = { _ in }

  init(prefix: String = "") {
    buttons = ["one", "two", "three"].enumerated().map { index, name in
      let button = UIButton(frame: CGRect(x: 20, y: 40 + 80 * CGFloat(index), width: 100, height: 44))
      button.accessibilityIdentifier = prefix + name
      return button
    }
    super.init(nibName: nil, bundle: nil)
    for button in buttons {
      button.addAction(
        UIAction { [weak self] _ in self?.pressed.append(button.accessibilityIdentifier ?? "") }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    buttons.forEach(view.addSubview)
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferred.map { [buttons[$0]] } ?? super.preferredFocusEnvironments
  }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { !refuses }

  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    let names = [context.previouslyFocusedView, context.nextFocusedView].map { $0?.accessibilityIdentifier ?? "nil" }
    moves.append(names.joined(separator: " → "))
    onMove(coordinator)
  }
}

private final class Circle: UIView {
  weak var other: UIView?

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { [other].compactMap(\.self) }
}
