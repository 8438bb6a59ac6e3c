import InterludeUI
import InterludeUITestSupport
import Testing

/// What a controller says of editing, and the button by which it begins and ends.
@Suite final class EditingTests {
  lazy var world: World = {
    let world = World()
    world.stage.textRenderer = FixedWidthRenderer()
    world.stage.safeAreaInsets.top = 50
    return world
  }()

  private final class Screen: UIViewController {
    var calls: [[Bool]] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append([editing, animated])
    }
  }

  private func show() -> (Screen, UINavigationController) {
    let screen = Screen()
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    let navigation = UINavigationController(rootViewController: screen)
    world.show(navigation)
    return (screen, navigation)
  }

  /// All labels with text in a bar.
  private func texts(_ bar: UINavigationBar) -> [UILabel] {
    world.stage.commit()
    func labels(_ view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    return labels(bar).filter { $0.text?.isEmpty == false }
  }

  @Test func aPressOfTheButtonBeginsAndEndsEditingAnimated() {
    let (screen, navigation) = show()
    let finger = Finger(world.stage)
    #expect(texts(navigation.navigationBar).map(\.text) == ["Edit"])

    finger.tap(370, 72, at: 1)
    #expect(screen.isEditing && screen.calls == [[true, true]])
    #expect(texts(navigation.navigationBar).map(\.text) == ["Done"])

    finger.tap(370, 72, at: 2)
    #expect(!screen.isEditing && screen.calls == [[true, true], [false, true]])
    #expect(texts(navigation.navigationBar).map(\.text) == ["Edit"])
  }

  @Test func thePropertySetsItNotAnimatedAndTheButtonSaysSo() {
    let (screen, navigation) = show()

    screen.isEditing = true

    #expect(screen.calls == [[true, false]])
    #expect(screen.editButtonItem.style == .done)
    #expect(texts(navigation.navigationBar).map(\.text) == ["Done"])
  }

  @Test func theButtonIsTheSameEachTimeAndReadsDoneIfItIsMadeWhileEditing() {
    let screen = Screen()
    screen.setEditing(true, animated: false)

    let button = screen.editButtonItem

    #expect(button === screen.editButtonItem)
    #expect(button.title == "Done" && button.style == .done)
    screen.setEditing(false, animated: false)
    #expect(button.title == "Edit" && button.style == .plain)
  }

  @Test func theButtonDoesNotKeepItsController() {
    weak var screen: Screen?
    var button: UIBarButtonItem?
    do {
      let new = Screen()
      (screen, button) = (new, new.editButtonItem)
    }

    #expect(screen == nil && button != nil)
  }
}
