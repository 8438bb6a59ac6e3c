import InterludeUI
import InterludeUITestSupport
import Testing

/// E1 to E5: who is named, and what is close to each and allowed.
@Suite final class ReportedErrorTests {
  private final class Screen: UIViewController {}
  private final class Sheet: UIViewController {}

  private lazy var world = World()
  private lazy var screen = Screen()

  private var identifiers: [String] { world.diagnostics.map(\.identifier) }

  private func expect(_ identifier: String, _ types: [String]) {
    #expect(identifiers == [identifier])
    #expect(world.diagnostics.first?.types == types)
    #expect(world.diagnostics.first?.severity == .error)
  }

  @Test func E01_presentingDuringAPresentation() {
    world.show(screen)
    screen.present(Sheet(), animated: true)
    screen.present(Sheet(), animated: true)
    expect("E1", ["Screen", "Sheet"])
  }

  @Test func E01_inItsCompletionIsFine() {
    world.show(screen)
    let sheet = Sheet()
    screen.present(sheet, animated: true) { sheet.present(Sheet(), animated: true) }
    world.settle()
    #expect(identifiers.isEmpty)
  }

  @Test func E02_presentingFromOutsideTheWindow() {
    world.show(screen)
    Screen().present(Sheet(), animated: true)
    expect("E2", ["Screen", "Sheet"])
  }

  @Test func E02_fromAChildInTheWindowIsFine() {
    let child = Screen()
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
    world.show(screen)
    child.present(Sheet(), animated: true)
    world.settle()
    #expect(identifiers.isEmpty)
  }

  @Test func E04_aStackThatHasAControllerTwice() {
    let navigation = UINavigationController(rootViewController: screen)
    world.show(navigation)
    let twice = Sheet()
    navigation.setViewControllers([twice, screen, twice], animated: false)
    expect("E4", ["UINavigationController", "Sheet"])
    #expect(navigation.viewControllers == [screen])
  }

  @Test func E03_presentingWhatIsPresented() {
    world.show(screen)
    let sheet = Sheet()
    screen.present(sheet, animated: true)
    world.settle()
    sheet.present(sheet, animated: true)
    expect("E3", ["Sheet", "Sheet"])
  }

  @Test func E03_onceMoreAfterItsDismissalIsFine() {
    world.show(screen)
    let sheet = Sheet()
    for _ in 0..<2 {
      screen.present(sheet, animated: true)
      world.settle()
      sheet.dismiss(animated: true)
      world.settle()
    }
    #expect(identifiers.isEmpty)
  }

  @Test func E04_pushingWhatIsOnTheStack() {
    let navigation = UINavigationController(rootViewController: screen)
    world.show(navigation)
    navigation.pushViewController(screen, animated: true)
    expect("E4", ["UINavigationController", "Screen"])
  }

  @Test func E04_pushingAgainAfterAPopIsFine() {
    let navigation = UINavigationController(rootViewController: screen)
    world.show(navigation)
    let sheet = Sheet()
    for _ in 0..<2 {
      navigation.pushViewController(sheet, animated: true)
      world.settle()
      navigation.popViewController(animated: true)
      world.settle()
    }
    #expect(identifiers.isEmpty)
  }

  @Test func E05_beginningAnAppearanceThatHasBegun() {
    world.show(screen)
    screen.beginAppearanceTransition(true, animated: false)
    expect("E5", ["Screen"])
  }

  @Test func E05_turningAnAppearanceRoundIsFine() {
    let child = Screen()
    screen.addChild(child)
    world.show(screen)
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(identifiers.isEmpty)
  }
}
