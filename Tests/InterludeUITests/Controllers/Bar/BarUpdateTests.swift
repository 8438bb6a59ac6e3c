import InterludeUI
import InterludeUITestSupport
import Testing

/// What an item of a bar shows changes where it is: nothing of it leaves the window.
@Suite final class BarUpdateTests {
  lazy var world: World = {
    let world = World()
    world.stage.textRenderer = FixedWidthRenderer()
    world.stage.safeAreaInsets.top = 50
    return world
  }()
  lazy var finger = Finger(world.stage)

  private func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  private func show(_ screens: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers(screens, animated: false)
    world.show(navigation)
    world.layOut()
    return navigation
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { [world] _ in world.journal.write(title) })
  }

  private func labels(in view: UIView) -> [UILabel] {
    guard view.alpha > 0, !view.isHidden else { return [] }
    if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
    return view.subviews.flatMap(labels)
  }

  /// What a view says, from left to right.
  private func texts(in view: UIView) -> [String] {
    world.layOut()
    return labels(in: view).sorted { $0.convert(.zero, to: view).x < $1.convert(.zero, to: view).x }.compactMap(\.text)
  }

  /// Counts how often it goes into a window, or out of one.
  private final class Field: UITextField {
    var moves = 0
    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      moves += 1
    }
  }

  private func field() -> Field { Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }

  // MARK: Items on show

  @Test func aFieldAmongTheTitlesKeepsTheKeyboardWhenAButtonChanges() {
    let (screen, field, send) = (screen("A"), field(), button("Send"))
    screen.navigationItem.titleView = field
    screen.navigationItem.rightBarButtonItem = send
    let navigation = show(screen)
    #expect(field.becomeFirstResponder())
    let moves = field.moves
    send.isEnabled = false
    screen.navigationItem.leftBarButtonItem = button("Left")
    screen.navigationItem.backButtonTitle = "Other"
    #expect(field.isFirstResponder && field.moves == moves)
    #expect(texts(in: navigation.navigationBar) == ["Left", "Send"])
  }

  @Test func aFieldInAToolbarKeepsTheKeyboardWhenItsNeighbourChanges() {
    let (field, send) = (field(), button("Send"))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
    world.showEmpty().view.addSubview(bar)
    bar.items = [UIBarButtonItem(customView: field), .flexibleSpace(), send]
    world.layOut()
    #expect(field.becomeFirstResponder())
    let moves = field.moves
    send.title = "Sending"
    bar.items = [button("Add")] + (bar.items ?? [])
    #expect(field.isFirstResponder && field.moves == moves)
    #expect(texts(in: bar) == ["Add", "Sending"])
  }

  @Test func aFingerThatIsDownPressesItsButtonThoughTheTitleCounts() {
    let screen = screen("1")
    screen.navigationItem.rightBarButtonItem = button("Go")
    let navigation = show(screen)
    finger.down(366, 72, at: 1)
    screen.title = "2"
    screen.navigationItem.leftBarButtonItem = button("Left")
    world.layOut()
    finger.up(366, 72, at: 1.1)
    #expect(world.journal.entries == ["Go"])
    #expect(texts(in: navigation.navigationBar) == ["Left", "2", "Go"])
  }

  @Test func aPressedButtonStaysFaintWhileTheTitleCounts() throws {
    let screen = screen("1")
    screen.navigationItem.rightBarButtonItem = button("Go")
    let navigation = show(screen)
    finger.down(366, 72, at: 1)
    let label = try #require(labels(in: navigation.navigationBar).last)
    let faint = label.superview?.alpha
    screen.title = "2"
    #expect(faint ?? 1 < 1 && label.window != nil && label.superview?.alpha == faint)
  }

  @Test func viewsOfItemsThatAreGoneLeaveTheBar() {
    let (screen, field) = (screen("A"), field())
    let (own, other) = (UIBarButtonItem(customView: field), button("Other"))
    screen.navigationItem.rightBarButtonItems = [own, other]
    let navigation = show(screen)
    other.isHidden = true
    #expect(texts(in: navigation.navigationBar) == ["A"] && field.window != nil)
    screen.navigationItem.rightBarButtonItems = [other]
    #expect(field.superview == nil)
    other.isHidden = false
    other.customView = field
    #expect(texts(in: navigation.navigationBar) == ["A"] && field.window != nil)
    other.customView = nil
    #expect(texts(in: navigation.navigationBar) == ["A", "Other"] && field.superview == nil)
    screen.navigationItem.titleView = field
    #expect(texts(in: navigation.navigationBar) == ["Other"] && field.window != nil)
    screen.navigationItem.titleView = nil
    #expect(texts(in: navigation.navigationBar) == ["A", "Other"] && field.superview == nil)
  }

  @Test func aTintThatAnItemGivesUpIsTheBarsAgain() throws {
    let (screen, item) = (screen("A"), button("Go"))
    item.tintColor = .red
    screen.navigationItem.rightBarButtonItem = item
    let navigation = show(screen)
    #expect(labels(in: navigation.navigationBar).last?.textColor == .red)
    item.tintColor = nil
    #expect(labels(in: navigation.navigationBar).last?.textColor == navigation.navigationBar.tintColor)
  }

  @Test func aViewThatTwoItemsHaveGoesWithTheOneOnShow() {
    let (first, second, field) = (screen("A"), screen("B"), field())
    let shared = UIBarButtonItem(customView: field)
    first.navigationItem.rightBarButtonItem = shared
    second.navigationItem.rightBarButtonItem = shared
    let navigation = show(first)
    #expect(field.becomeFirstResponder())
    let moves = field.moves
    navigation.navigationBar.setItems([first.navigationItem, second.navigationItem], animated: true)
    world.settle()
    #expect(field.isFirstResponder && field.moves == moves && field.alpha == 1)
    #expect(field.isDescendant(of: navigation.navigationBar))
  }

  // MARK: During a transition

  @Test func whatChangesDuringAPushShowsAtOnceAndStays() {
    let (first, second) = (screen("A"), screen("B"))
    let (navigation, item) = (show(first), button("Wait"))
    second.navigationItem.rightBarButtonItem = item
    navigation.pushViewController(second, animated: true)
    world.stage.advance(to: 0.1)
    second.title = "Loaded"
    item.title = "Go"
    first.title = "Home"
    let before = texts(in: navigation.navigationBar)
    #expect(before.contains("Loaded") && before.contains("Go"))
    world.settle()
    #expect(texts(in: navigation.navigationBar) == ["Home", "Loaded", "Go"])
  }

  @Test func whatTheScreenBelowChangesDuringAPopThatIsGivenUpShows() {
    let (first, second) = (screen("A"), screen("B"))
    let navigation = show(first, second)
    finger.drag(
      from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), at: 1, duration: 0.5, steps: 20, lifts: false)
    (first.title, second.title) = ("Home", "Detail")
    finger.move(60, 400, at: 2.4)
    finger.up(60, 400, at: 3)
    world.settle()
    #expect(navigation.topViewController === second)
    #expect(texts(in: navigation.navigationBar) == ["Home", "Detail"])
  }

  @Test func aToolbarsItemThatChangesWhileItFadesInShowsIt() {
    let item = button("Old")
    let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
    world.showEmpty().view.addSubview(bar)
    bar.items = [button("Before")]
    world.layOut()
    bar.setItems([item], animated: true)
    world.stage.advance(to: 0.1)
    item.title = "New"
    world.settle()
    #expect(texts(in: bar) == ["New"])
  }

  // MARK: Sizes

  @Test func viewsMadeForConstraintsHaveTheSizeThatTheseAskFor() throws {
    func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      box.widthAnchor.constraint(equalToConstant: width).isActive = true
      box.heightAnchor.constraint(equalToConstant: height).isActive = true
      return box
    }
    let (screen, title, custom, tool) = (screen("A"), box(120, 30), box(32, 24), box(50, 20))
    screen.navigationItem.titleView = title
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    let bar = show(screen).navigationBar
    #expect(title.convert(title.bounds, to: bar) == CGRect(x: 135, y: 57, width: 120, height: 30))
    #expect(custom.convert(custom.bounds, to: bar) == CGRect(x: 342, y: 60, width: 32, height: 24))
    title.constraints[0].constant = 60
    world.layOut()
    #expect(title.convert(title.bounds, to: bar) == CGRect(x: 165, y: 57, width: 60, height: 30))

    let tools = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
    screen.view.addSubview(tools)
    tools.items = [UIBarButtonItem(customView: tool)]
    world.layOut()
    #expect(tool.convert(tool.bounds, to: tools) == CGRect(x: 16, y: 12, width: 50, height: 20))
  }

  @Test func aContainerIsAsLargeAsWhatIsConstrainedInIt() {
    let (screen, box, inner) = (screen("A"), UIView(), UIView())
    for view in [box, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: box.topAnchor), inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 80), inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: box)
    let bar = show(screen).navigationBar
    #expect(box.convert(box.bounds, to: bar) == CGRect(x: 274, y: 62, width: 100, height: 20))
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 80, height: 20))
  }

  @Test func aButtonsOwnWidthCountsWhateverItWouldLike() {
    let (screen, button) = (screen("A"), UIButton(type: .custom))
    button.setTitle("A rather long title", for: .normal)
    button.widthAnchor.constraint(equalToConstant: 32).isActive = true
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    _ = show(screen)
    #expect(button.bounds.width == 32)
  }
}
