import Gallery
import InterludeUI
import MotionCurves
import Testing

struct HerbPopTests {
  private let curve = Spring(dampingRatio: 0.4, duration: 1)
  private let fullScreen = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let world = SceneWorld { HerbListViewController() }

  /// The picture on a herb's card, which is the only view there that clips its content.
  private func picture(_ herb: String = "herb-basil") throws -> UIView {
    try #require(world.view(herb).subviews.first { $0.clipsToBounds })
  }

  private func frameOfPicture(_ herb: String = "herb-basil") throws -> CGRect {
    let picture = try picture(herb)
    return picture.convert(picture.bounds, to: nil)
  }

  @Test func growsOutOfExactlyTheTappedPicture() throws {
    let origin = try frameOfPicture()
    try world.tap("herb-basil", at: 1)
    let detail = try world.view("herb-detail")
    expect(detail.shownFrameInWindow, origin)
    expect(detail.shownCornerRadius * detail.shownTransform.a, 20)
    #expect(detail.clipsToBounds)
  }

  @Test func overshootsByAQuarterOfItsWayInSizeAndCentre() throws {
    let origin = try frameOfPicture()
    try world.tap("herb-basil", at: 1)
    let detail = try world.view("herb-detail")
    world.show(at: 1.2256)
    let frame = detail.shownFrameInWindow
    expect((frame.width - origin.width) / (fullScreen.width - origin.width), 1.254, tolerance: 0.001)
    expect((frame.height - origin.height) / (fullScreen.height - origin.height), 1.254, tolerance: 0.001)
    expect((frame.midX - origin.midX) / (fullScreen.midX - origin.midX), 1.254, tolerance: 0.001)
    expect((frame.midY - origin.midY) / (fullScreen.midY - origin.midY), 1.254, tolerance: 0.001)
  }

  @Test(arguments: [0.05, 0.1, 0.3, 0.5, 0.75, 0.95])
  func followsTheSpringBothWays(elapsed: Double) throws {
    let origin = try frameOfPicture()
    let progress = curve.value(at: elapsed)
    try world.tap("herb-basil", at: 1)
    let detail = try world.view("herb-detail")
    let radius = detail.shownCornerRadius
    world.show(at: 1 + elapsed)
    expect(detail.shownFrameInWindow, between(origin, fullScreen, progress))
    expect(detail.shownCornerRadius, between(radius, 0, progress))
    world.press(CGPoint(x: 195, y: 300), at: 4)
    world.show(at: 4 + elapsed)
    expect(detail.shownFrameInWindow, between(fullScreen, origin, progress))
    expect(detail.shownCornerRadius, between(0, radius, progress))
  }

  @Test func thePictureStaysHiddenWhileAFingerHasItsHerb() throws {
    let picture = try picture()
    try world.tap("herb-basil", at: 1)
    world.press(CGPoint(x: 195, y: 300), at: 3)
    world.show(at: 3.1)
    world.down(CGPoint(x: 195, y: 400), at: 3.1)
    world.show(at: 3.5)
    #expect(world.navigation.transitionCoordinator?.isInteractive == true)
    #expect(picture.isHidden)
    world.up(CGPoint(x: 195, y: 400), at: 3.5)
    world.show(at: 6)
    #expect(world.navigation.presentedViewController != nil, "a press has turned the dismissal round")
    #expect(picture.isHidden)
  }

  @Test func endsExactlyOnTheScreenAndBackInTheList() throws {
    try world.tap("herb-basil", at: 1)
    let detail = try world.view("herb-detail")
    world.show(at: 2)
    #expect(detail.shownFrameInWindow == fullScreen)
    #expect(detail.transform == .identity)
    #expect(detail.shownCornerRadius == 0)
    world.press(CGPoint(x: 195, y: 300), at: 3)
    world.show(at: 4)
    #expect(!world.shows("herb-detail"))
    #expect(world.navigation.presentedViewController == nil)
    #expect(world.diagnostics.isEmpty)
  }

  @Test func thePictureIsHiddenWhileItsCopyIsAway() throws {
    let picture = try picture()
    try world.tap("herb-basil", at: 1)
    #expect(picture.isHidden)
    world.show(at: 2.5)
    #expect(picture.isHidden)
    world.press(CGPoint(x: 195, y: 300), at: 3)
    world.show(at: 3.99)
    #expect(picture.isHidden)
    world.show(at: 4)
    #expect(!picture.isHidden)
  }

  @Test func theCaptionFadesInAndOut() throws {
    try world.tap("herb-basil", at: 1)
    let caption = try #require(world.view("herb-detail").subviews.last)
    #expect(caption.shownAlpha == 0)
    world.show(at: 1.15)
    #expect(caption.shownAlpha > 0 && caption.shownAlpha < 1)
    world.show(at: 2)
    #expect(caption.shownAlpha == 1)
    world.press(CGPoint(x: 195, y: 300), at: 3)
    world.show(at: 3.1)
    #expect(caption.shownAlpha > 0 && caption.shownAlpha < 1)
    world.show(at: 3.9)
    #expect(caption.shownAlpha == 0)
  }

  @Test func aScrolledListSendsTheDetailFromWhereThePictureIsNow() throws {
    let list = try #require(world.view("herb-list") as? UIScrollView)
    world.stage.asCurrent { list.contentOffset = CGPoint(x: 400, y: 0) }
    world.show(at: 0.75)
    let origin = try frameOfPicture("herb-saffron")
    try world.tap("herb-saffron", at: 1)
    try expect(world.view("herb-detail").shownFrameInWindow, origin)
  }

  @Test func aWindowTurnedInBetweenStillLandsOnThePicture() throws {
    try world.tap("herb-basil", at: 1)
    world.resize(to: CGSize(width: 844, height: 390), at: 2.5)
    let detail = try world.view("herb-detail")
    #expect(detail.shownFrameInWindow == CGRect(x: 0, y: 0, width: 844, height: 390))
    world.press(CGPoint(x: 400, y: 100), at: 3)
    let target = try frameOfPicture()
    #expect(target.width > target.height)
    world.show(at: 3 + 0.5)
    let wide = CGRect(x: 0, y: 0, width: 844, height: 390)
    expect(detail.shownFrameInWindow, between(wide, target, curve.value(at: 0.5)))
    expect(detail.frame, target)
    world.show(at: 4)
    #expect(try !picture().isHidden)
    #expect(try frameOfPicture() == target)
  }

  @Test func aClickWhileItGrowsSendsItBack() throws {
    try world.tap("herb-basil", at: 1)
    world.press(CGPoint(x: 195, y: 300), at: 1.5)
    world.show(at: 4)
    #expect(!world.shows("herb-detail"))
    #expect(try !picture().isHidden)
    #expect(world.diagnostics.isEmpty)
  }

  @Test(arguments: [(0, 0.5), (1, 1.0), (2, 2.0)]) func takesTheDurationThatIsChosen(segment: Int, duration: Double)
    throws
  {
    let control = try world.view("herb-duration")
    let frame = control.convert(control.bounds, to: nil)
    world.press(CGPoint(x: frame.minX + frame.width * (CGFloat(segment) + 0.5) / 3, y: frame.midY), at: 1)
    try world.tap("herb-basil", at: 2)
    #expect(world.navigation.transitionCoordinator?.transitionDuration == duration)
    world.show(at: 2 + duration - 0.01)
    #expect(world.navigation.transitionCoordinator != nil)
    world.show(at: 2 + duration)
    #expect(world.navigation.transitionCoordinator == nil)
  }

  @Test(arguments: ["credit-author", "credit-licence"])
  func aButtonOfTheDetailTellsWhosePictureItIs(button: String) throws {
    try world.tap("herb-basil", at: 1)
    world.show(at: 3)
    try world.tap(button, at: 3)
    world.show(at: 5)
    #expect(world.shows("picture-credit"))
    world.navigate { $0.presentedViewController?.dismiss(animated: true) }
    world.show(at: 7)
    #expect(!world.shows("picture-credit") && world.shows("herb-detail"), "the herb is still open")
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aTapOnTheCaptionBesideItsButtonsDismisses() throws {
    try world.tap("herb-basil", at: 1)
    world.show(at: 3)
    let button = try world.view("credit-author")
    let place = button.convert(CGPoint(x: button.bounds.midX, y: -40), to: nil)
    world.press(place, at: 3)
    world.show(at: 5)
    #expect(!world.shows("herb-detail"))
  }
}
