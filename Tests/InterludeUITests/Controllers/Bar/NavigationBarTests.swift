import InterludeUI
import InterludeUITestSupport
import Testing

/// The bar of a navigation controller: what it shows, and how it changes.
@Suite final class NavigationBarTests {
  lazy var world: World = {
    let world = World()
    world.stage.textRenderer = FixedWidthRenderer()
    world.stage.safeAreaInsets.top = 50
    return world
  }()

  /// All labels with text that can be seen, from left to right.
  private func texts(_ bar: UINavigationBar) -> [String] { labels(bar).compactMap(\.text) }

  private func labels(_ bar: UINavigationBar) -> [UILabel] {
    world.stage.commit()
    func visible(_ view: UIView) -> [UILabel] {
      guard view.alpha > 0, !view.isHidden else { return [] }
      if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
      return view.subviews.flatMap(visible)
    }
    return visible(bar).sorted { $0.convert(.zero, to: bar).x < $1.convert(.zero, to: bar).x }
  }

  private func frame(of text: String, in bar: UINavigationBar) throws -> CGRect {
    let label = try #require(labels(bar).first { $0.text == text })
    return label.convert(label.bounds, to: bar)
  }

  private func screen(_ title: String?) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  /// Shows a stack, all its screens titled.
  private func show(_ titles: String?...) -> UINavigationController {
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    navigation.setViewControllers(titles.map(screen), animated: false)
    world.show(navigation)
    return navigation
  }

  @Test func aButtonIsWrittenAsItsItemSaysForTheState() throws {
    let navigation = show("A")
    let item = UIBarButtonItem(title: "Save", primaryAction: nil)
    item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
    navigation.topViewController?.navigationItem.rightBarButtonItem = item
    let label = try #require(labels(navigation.navigationBar).last)
    #expect(label.text == "Save" && label.font.pointSize == 20 && label.textColor == .red)
    item.isEnabled = false
    let gray = try #require(labels(navigation.navigationBar).last)
    #expect(gray.font.pointSize == 20 && gray.textColor == .gray)
  }

  @Test func aBarThatTheAppHasHiddenStaysSo() {
    let navigation = show("A")
    navigation.navigationBar.isHidden = true
    navigation.pushViewController(screen("B"), animated: true)
    world.stage.advance(to: 2)
    navigation.setNavigationBarHidden(true, animated: true)
    navigation.setNavigationBarHidden(false, animated: false)
    world.stage.advance(to: 4)
    #expect(navigation.navigationBar.isHidden)
  }

  /// Hides the bar as it comes, and shows it again, as a superclass and its subclass may.
  private final class Undecided: UIViewController {
    var lastIsAnimated = true
    private(set) var heard: [Bool?] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
      heard.append(navigationController?.isNavigationBarHidden)
      navigationController?.setNavigationBarHidden(false, animated: lastIsAnimated)
      heard.append(navigationController?.isNavigationBarHidden)
    }
  }

  @Test(arguments: [true, false]) func ofTwoCallsThatHideAndShowTheBarTheLastOneCounts(lastIsAnimated: Bool) {
    let navigation = show("A")
    let undecided = Undecided()
    undecided.lastIsAnimated = lastIsAnimated
    navigation.pushViewController(undecided, animated: true)
    for time in [0.1, 0.3, 2] {
      world.stage.advance(to: time)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 94))
    }
    #expect(undecided.heard == [true, false])
    #expect(!navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden)
  }

  @Test func theTitleIsInTheMiddleUnderTheStatusBar() throws {
    let bar = show("Home").navigationBar
    #expect(texts(bar) == ["Home"])
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 94))
    let title = try frame(of: "Home", in: bar)
    #expect(title.midX == 195)
    #expect(title.midY == 72)
  }

  @Test(arguments: [("Home", "Home"), (nil, "Back"), ("An exceedingly long title", "Back")])
  func theWayBackIsCalledAfterTheScreenBehind(title: String?, back: String) {
    #expect(texts(show(title, "Detail").navigationBar) == [back, "Detail"])
  }

  @Test func theBackTitleCanBeChosen() {
    let navigation = show("Home", "Detail")
    navigation.viewControllers[0].navigationItem.backButtonTitle = "Up"
    #expect(texts(navigation.navigationBar) == ["Up", "Detail"])
    navigation.viewControllers[1].navigationItem.hidesBackButton = true
    #expect(texts(navigation.navigationBar) == ["Detail"])
  }

  @Test func aTapOnTheWayBackPops() {
    let navigation = show("Home", "Detail")
    Finger(world.stage).tap(40, 72, at: 1)
    world.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(texts(navigation.navigationBar) == ["Home"])
  }

  @Test func buttonsStandAtTheirEdgesAndDoWhatTheyAreFor() throws {
    let navigation = show("Home")
    var heard: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(primaryAction: UIAction(title: title) { heard.append($0.title) })
    }
    let item0 = navigation.viewControllers[0].navigationItem
    item0.leftBarButtonItem = item("Left")
    item0.rightBarButtonItems = [item("Outer"), item("Inner")]
    #expect(texts(navigation.navigationBar) == ["Left", "Home", "Inner", "Outer"])
    #expect(try frame(of: "Left", in: navigation.navigationBar).minX == 16)
    #expect(try frame(of: "Outer", in: navigation.navigationBar).maxX == 374)
    let finger = Finger(world.stage)
    finger.tap(20, 72, at: 1)
    finger.tap(370, 72, at: 2)
    #expect(heard == ["Left", "Outer"])
    item0.leftBarButtonItem?.isEnabled = false
    finger.tap(20, 72, at: 3)
    #expect(heard.count == 2)
  }

  @Test func anItemsChangesShowAtOnce() {
    let navigation = show("Home")
    let controller = navigation.viewControllers[0]
    controller.title = "House"
    #expect(texts(navigation.navigationBar) == ["House"])
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    #expect(texts(navigation.navigationBar) == ["House", "Done"])
    controller.navigationItem.rightBarButtonItem?.title = "Ready"
    #expect(texts(navigation.navigationBar) == ["House", "Ready"])
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    controller.navigationItem.titleView = own
    #expect(texts(navigation.navigationBar) == ["Ready"])
    #expect(own.convert(CGPoint(x: 25, y: 10), to: navigation.navigationBar) == CGPoint(x: 195, y: 72))
  }

  @Test func aTitleMovesAsideForAWideButton() throws {
    let navigation = show("Twelve chars")
    let item = UIBarButtonItem(title: "A button of 30 characters, wow")
    navigation.viewControllers[0].navigationItem.rightBarButtonItem = item
    let bar = navigation.navigationBar
    // 30 × 8.5 = 255 points from 119 to 374; 8 points before them the title's 102 end.
    #expect(try frame(of: "Twelve chars", in: bar).maxX <= 111)
    #expect(try frame(of: "Twelve chars", in: bar).minX >= 16)
  }

  @Test func onAPushTitlesSlideAndFade() throws {
    let navigation = show("Home")
    navigation.pushViewController(screen("Detail"), animated: true)
    let bar = navigation.navigationBar
    func place(_ text: String, at time: Double) throws -> (x: CGFloat, opacity: Float) {
      world.stage.advance(to: time)
      let labels = bar.descendants.compactMap { $0 as? UILabel }.filter {
        $0.text == text && $0.font.descriptionWeight > 400
      }
      let layer = try #require(labels.first?.layer.presentation())
      return (layer.frame.midX, layer.opacity)
    }
    let start = try place("Detail", at: 0)
    #expect(start.x == 390 && start.opacity == 0)
    let middle = try place("Detail", at: 0.1)
    #expect(middle.x > 195 && middle.x < 390 && middle.opacity > 0 && middle.opacity < 1)
    let leaving = try place("Home", at: 0.1)
    #expect(leaving.x < 195 && leaving.x > 0 && leaving.opacity < 1)
    world.settle()
    #expect(texts(bar) == ["Home", "Detail"])
    #expect(try place("Detail", at: world.stage.time).x == 195)
    #expect(bar.subviews.count == 3)
  }

  @Test func onAPopTheTitleComesBackFromTheBackButton() throws {
    let navigation = show("Home", "Detail")
    navigation.popViewController(animated: true)
    world.settle()
    #expect(texts(navigation.navigationBar) == ["Home"])
    #expect(try frame(of: "Home", in: navigation.navigationBar).midX == 195)
    #expect(navigation.navigationBar.subviews.count == 3)
  }

  @Test func aBarByItselfKeepsAStackOfItems() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    world.showEmpty().view.addSubview(bar)
    let items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
    bar.setItems([items[0]], animated: false)
    bar.setItems(items, animated: true)
    #expect(bar.topItem === items[1] && bar.backItem === items[0])
    world.settle()
    #expect(texts(bar) == ["A", "B"])
    bar.items = nil
    #expect(texts(bar).isEmpty)
    #expect(bar.topItem == nil)
  }

  @Test func titlesAreWrittenAsTheBarSaysAndThenAsItsAppearanceDoes() throws {
    let bar = show("Home").navigationBar
    func label() throws -> UILabel {
      try #require(bar.descendants.compactMap { $0 as? UILabel }.first { $0.text == "Home" })
    }
    let font = try label().font
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]

    bar.standardAppearance = appearance
    #expect(try label().textColor == .red && label().font == .systemFont(ofSize: 20))

    bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(try label().textColor == .blue && label().font == .systemFont(ofSize: 20))

    bar.titleTextAttributes = nil
    bar.standardAppearance = UINavigationBarAppearance()
    #expect(try label().textColor == .label && label().font == font)
  }

  @Test func aTitleThatComesLaterIsWrittenLikeTheOthers() throws {
    let bar = show("Home").navigationBar
    bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
    bar.items = [UINavigationItem(title: "Next")]
    let label = try #require(bar.descendants.compactMap { $0 as? UILabel }.first { $0.text == "Next" })
    #expect(label.textColor == .blue)
  }
}

extension UIView {
  /// All views inside this one.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}

extension UIFont {
  /// The weight, as far as a description tells: titles are semibold.
  fileprivate var descriptionWeight: Int { self == .systemFont(ofSize: 17, weight: .semibold) ? 600 : 400 }
}
