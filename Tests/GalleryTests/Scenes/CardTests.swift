import Gallery
import InterludeUI
import MotionCurves
import Testing

struct CardTests {
  private let world = SceneWorld { CardSceneViewController() }
  /// 12 % of the height, halved, and ten points: 844 · 0.06 + 10 = 60.64.
  private let restingFrame = CGRect(x: 0, y: 61, width: 390, height: 783)

  /// Card and presenter at a progress of 0 (card below, presenter at rest) to 1.
  private func expectCard(at progress: Double) throws {
    let card = try world.view("card")
    expect(card.shownFrame, restingFrame.offsetBy(dx: 0, dy: between(783, 0, progress)))
    expect(card.shownCornerRadius, 10)
    let presenter: UIView = world.navigation.view
    expect(presenter.shownTransform.a, between(1, 0.88, progress))
    expect(presenter.shownTransform.d, between(1, 0.88, progress))
    expect(presenter.shownCornerRadius, between(0, 10, progress))
    expect(presenter.shownAlpha, between(1, 0.8, progress))
  }

  @Test(arguments: [0.0, 0.1, 0.25, 0.4])
  func movesBothScreensAndBack(elapsed: Double) throws {
    let progress = CubicBezier.easeOut.value(at: elapsed / 0.5)
    try world.tap("present-card", at: 1)
    world.show(at: 1 + elapsed)
    try expectCard(at: progress)
    world.show(at: 2)
    try expectCard(at: 1)
    try world.tap("dismiss", at: 3)
    world.show(at: 3 + elapsed)
    try expectCard(at: 1 - progress)
    world.show(at: 4)
    #expect(!world.shows("card"))
  }

  @Test func leavesThePresenterAsItWas() throws {
    let presenter: UIView = world.navigation.view
    try world.tap("present-card", at: 1)
    world.show(at: 2)
    #expect(presenter.clipsToBounds)
    try world.tap("dismiss", at: 3)
    world.show(at: 4)
    #expect(presenter.transform == .identity)
    #expect(presenter.alpha == 1)
    #expect(presenter.layer.cornerRadius == 0)
    #expect(!presenter.clipsToBounds)
  }

  @Test func everyAppearanceCallbackComesOnceAndNoneFromTheAnimator() throws {
    let log = try #require(world.view("lifecycle") as? UILabel)
    try world.tap("present-card", at: 1)
    world.show(at: 2)
    #expect(entries(of: log) == ["card viewWillAppear", "card viewDidAppear"])
    try world.tap("dismiss", at: 3)
    world.show(at: 4)
    #expect(
      entries(of: log)
        == ["card viewWillAppear", "card viewDidAppear", "card viewWillDisappear", "card viewDidDisappear"])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func calledForThePresenterOnlyEveryoneHearsOnce() throws {
    let world = SceneWorld { CardSceneViewController(.presenterCalls) }
    let log = try #require(world.view("lifecycle") as? UILabel)
    try world.tap("present-card", at: 1)
    world.show(at: 2)
    #expect(
      entries(of: log).sorted() == [
        "card viewDidAppear", "card viewWillAppear", "scene viewDidDisappear", "scene viewWillDisappear",
      ])
    try world.tap("dismiss", at: 3)
    world.show(at: 4)
    #expect(
      entries(of: log).sorted() == [
        "card viewDidDisappear", "card viewWillDisappear", "scene viewDidAppear", "scene viewWillAppear",
      ])
    #expect(world.diagnostics.isEmpty)
  }

  /// A dismissal that is let go of early takes back what it has begun.
  @Test func aDismissalThatIsCancelledLeavesThePresenterCovered() throws {
    let world = SceneWorld { CardSceneViewController(.presenterCalls) }
    let log = try #require(world.view("lifecycle") as? UILabel)
    try world.tap("present-card", at: 1)
    world.show(at: 2)
    world.down(CGPoint(x: 180, y: 200), at: 3)
    world.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 260), from: 3, until: 3.5)
    world.show(at: 4)
    world.up(CGPoint(x: 180, y: 260), at: 4)
    world.show(at: 6)
    #expect(world.shows("card"))
    #expect(entries(of: log).contains("scene viewDidDisappear"))
    #expect(!entries(of: log).contains("scene viewDidAppear"))
    #expect(world.diagnostics.isEmpty)
  }

  private func entries(of log: UILabel) -> [String] {
    (log.text ?? "").split(separator: "\n").map(String.init).filter { $0 != " " }
  }

  @Test func aTurnedWindowGivesTheCardItsNewEstimate() throws {
    try world.tap("present-card", at: 1)
    world.resize(to: CGSize(width: 844, height: 390), at: 2)
    try expect(world.view("card").shownFrame, CGRect(x: 0, y: 33, width: 844, height: 357))
    expect(world.navigation.view.shownFrame, CGRect(x: 422 - 371.36, y: 195 - 171.6, width: 742.72, height: 343.2))
  }
}
