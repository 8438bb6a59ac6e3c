import InterludeUI
import Testing

@testable import MotionQA

struct ViewNamerTests {
  private final class Screen: UIViewController {}

  private func names(_ stage: Stage, _ namer: ViewNamer = ViewNamer()) -> [String] {
    stage.asCurrent { namer.views(in: UIApplication.shared.windows).map(\.name) }
  }

  @Test func aViewIsCalledByItsIdentifierItsControllerOrItsPlace() {
    let screen = Screen()
    let (named, label) = (UIView(), UILabel())
    named.accessibilityIdentifier = "card"
    for view in [UIView(), named, label] { screen.view.addSubview(view) }
    named.addSubview(UIImageView())
    named.addSubview(UIImageView())
    let stage = Stage(size: CGSize(width: 400, height: 300))
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = screen
      window.makeKeyAndVisible()
    }

    #expect(
      names(stage) == [
        "UIWindow", "Screen.view", "Screen.view/UIView[0]", "card", "card/UIImageView[0]", "card/UIImageView[1]",
        "Screen.view/UILabel[0]",
      ])
  }

  @Test func viewsOfOneNameAreNumbered() {
    let stage = Stage.showing {
      (0..<3).map { _ in
        let view = UIView()
        view.accessibilityIdentifier = "row"
        return view
      }
    }

    #expect(names(stage) == ["UIWindow", "row", "row#2", "row#3"])
  }

  @Test func aViewKeepsItsNameWhileOthersComeAndGo() throws {
    let (first, second) = (UIView(), UIView())
    let stage = Stage.showing { [first, second] }
    let namer = ViewNamer()
    #expect(names(stage, namer) == ["UIWindow", "UIWindow/UIView[0]", "UIWindow/UIView[1]"])

    first.removeFromSuperview()
    #expect(names(stage, namer) == ["UIWindow", "UIWindow/UIView[1]"])
    let window = try #require(second.superview)
    stage.asCurrent { window.addSubview(UIView()) }
    // The newcomer's place has the name of the view before it.
    #expect(names(stage, namer) == ["UIWindow", "UIWindow/UIView[1]", "UIWindow/UIView[1]#2"])
  }
}
