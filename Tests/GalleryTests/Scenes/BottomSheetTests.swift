import InterludeUI
import MotionCurves
import Testing

@testable import Gallery

struct BottomSheetTests {
  private let world = SceneWorld { BottomSheetSceneViewController() }

  private func screen() throws -> UIView { try #require(world.view("sheet-card").superview) }

  /// The sheet's card and dim at a progress of 0 (below the screen, clear) to 1 (risen, dimmed).
  private func expectSheet(at progress: Double) throws {
    let top = between(844, 344, progress)
    try expect(world.view("sheet-card").shownFrame, CGRect(x: 0, y: top, width: 390, height: 500))
    let dim = try #require(screen().shownBackground)
    expect(dim.alpha, 0.4 * progress)
    #expect([dim.red, dim.green, dim.blue] == [0, 0, 0])
  }

  @Test(arguments: [0.0, 0.11, 0.22, 0.33])
  func risesAndSinks(elapsed: Double) throws {
    let progress = CubicBezier.easeInEaseOut.value(at: elapsed / 0.44)
    try world.tap("present-sheet", at: 1)
    world.show(at: 1 + elapsed)
    try expectSheet(at: progress)
    world.show(at: 2)
    try expectSheet(at: 1)
    try world.tap("dismiss", at: 3)
    world.show(at: 3 + elapsed)
    try expectSheet(at: 1 - progress)
    world.show(at: 3.44)
    #expect(!world.shows("sheet-card"))
    #expect(world.diagnostics.isEmpty)
  }

  @Test func aTapOnTheDimDismisses() throws {
    try world.tap("present-sheet", at: 1)
    world.press(CGPoint(x: 195, y: 200), at: 3)
    world.show(at: 4)
    #expect(!world.shows("sheet-card"))
  }

  @Test func aTapOnTheCardDoesNot() throws {
    try world.tap("present-sheet", at: 1)
    world.press(CGPoint(x: 195, y: 380), at: 3)
    world.show(at: 4)
    try expectSheet(at: 1)
  }

  @Test func isTheSameFromAPlainPresenter() throws {
    try world.tap("present-plain", at: 1)
    world.show(at: 2)
    try world.tap("present-sheet", at: 3)
    world.show(at: 3.22)
    try expectSheet(at: 0.5)
    world.show(at: 4)
    try expectSheet(at: 1)
    #expect(try screen().shownFrame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func followsAResizeWhileItIsUp() throws {
    try world.tap("present-sheet", at: 1)
    world.resize(to: CGSize(width: 600, height: 700), at: 2)
    try expect(world.view("sheet-card").shownFrameInWindow, CGRect(x: 20, y: 200, width: 560, height: 500))
  }

  @Test(arguments: BottomSheetStep.allCases) func itsViewIsNotLoadedBeforeAnyoneAsks(step: BottomSheetStep) {
    world.stage.asCurrent { #expect(!BottomSheetViewController(step).isViewLoaded) }
  }
}
