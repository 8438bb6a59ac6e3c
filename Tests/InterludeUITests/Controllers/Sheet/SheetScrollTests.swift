import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// One finger for a sheet and for what scrolls in it.
@Suite final class SheetScrollTests: SheetFixture {
  private let list = UIScrollView(frame: .zero)

  private func presentList(_ detents: UISheetPresentationController.Detent...) {
    list.frame = presented.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 3000)
    presented.view.addSubview(list)
    delegate.journal = world.journal
    sheet.detents = detents
    root.present(presented, animated: false)
    advance(by: 1)
  }

  private var offset: CGFloat { list.contentOffset.y }

  @Test func scrollViewInASheet_upwardsItFirstExpandsTheSheetThenScrolls() {
    presentList(.medium(), .large())
    drag(from: 700, by: -300, in: 0.5, lifts: false)
    #expect(top.isNear(127, within: 1e-6) && offset == 0)
    finger.move(195, 190, at: stage.time + 0.1)
    #expect(top.isNear(10, within: 1e-6) && offset.isNear(83, within: 1e-6))
    finger.move(195, 273, at: stage.time + 0.1)
    #expect(top.isNear(10, within: 1e-6) && offset.isNear(0, within: 1e-6), "downwards the content comes first")
    finger.move(195, 300, at: stage.time + 0.1)
    #expect(top.isNear(37, within: 1e-6) && offset.isNear(0, within: 1e-6))
    finger.up(195, 300, at: stage.time + 1)
    world.settle()
    #expect(top == Self.large && sheet.selectedDetentIdentifier == .large && offset == 0)
  }

  @Test func scrollViewInASheet_aFlickThatExpandsItIsNotAlsoAScroll() {
    presentList(.medium(), .large())
    drag(from: 700, by: -80, in: 0.1)
    let (start, spring) = (stage.time, CriticalSpring(displacement: 427 - 80 - 10, velocity: -900))
    stage.advance(to: start + 0.1)
    #expect(Double(top).isNear(10 + spring.displacement(at: 0.1), within: 0.5) && offset == 0)
    world.settle()
    #expect(top == Self.large && offset == 0)
  }

  @Test func scrollViewInASheet_aFlickOfTheContentIsNotTheSheets() {
    presentList(.large())
    drag(from: 700, by: -300, in: 0.3)
    #expect(offset.isNear(300, within: 1e-6) && top == Self.large && list.isDecelerating)
    world.settle()
    #expect(offset > 700 && top == Self.large)
  }

  @Test func scrollViewInASheet_thatDoesNotExpandIt() {
    presentList(.medium(), .large())
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    drag(from: 700, by: -150, in: 0.5, lifts: false)
    #expect(top == Self.medium && offset.isNear(150, within: 1e-6))
    finger.move(195, 740, at: stage.time + 0.1)
    #expect(offset.isNear(0, within: 1e-6) && top.isNear(477, within: 1e-6))
    finger.move(195, 650, at: stage.time + 0.1)
    #expect(top.isNear(427, within: 1e-6) && offset.isNear(40, within: 1e-6), "back to where it was, no farther")
    finger.up(195, 650, at: stage.time + 1)
    world.settle()
    #expect(top == Self.medium && sheet.selectedDetentIdentifier == nil && root.presentedViewController === presented)
  }

  @Test func scrollViewInASheet_atItsTopADownwardDragDismisses() {
    presentList(.large())
    drag(from: 100, by: 300, in: 0.5, lifts: false)
    #expect(top.isNear(310, within: 1e-6) && offset == 0 && presented.isBeingDismissed)
    finger.move(195, 650, at: stage.time + 0.1)
    finger.up(195, 650, at: stage.time + 1)
    world.settle()
    #expect(root.presentedViewController == nil && world.diagnostics.isEmpty)
    expectBalance(world.journal.entries, "dismissed from the list")
  }

  @Test func scrollViewInASheet_scrolledADownwardDragScrollsUntilItsTopShows() {
    presentList(.large())
    list.contentOffset.y = 100
    drag(from: 100, by: 250, in: 0.5, lifts: false)
    #expect(offset.isNear(0, within: 1e-6) && top.isNear(160, within: 1e-6))
    finger.up(195, 360, at: stage.time + 1)
    world.settle()
    #expect(top == Self.large && offset == 0 && world.diagnostics.isEmpty)
  }

  @Test func scrollViewInASheet_ofAModalControllerPullsItAsARubberBand() {
    presentList(.large())
    presented.isModalInPresentation = true
    drag(from: 100, by: 300, in: 0.5, lifts: false)
    #expect(Double(top).isNear(10 + 300 * 0.55 * 844 / (844 + 0.55 * 300), within: 0.01) && offset == 0)
    finger.cancel(at: stage.time)
    world.settle()
    #expect(top == Self.large)
  }

  @Test func scrollViewInASheet_thatScrollsSidewaysLeavesTheSheetItsDrags() {
    list.contentSize = .zero
    presentList(.medium(), .large())
    list.contentSize = CGSize(width: 2000, height: 100)
    drag(from: 700, by: -300, in: 0.5, lifts: false)
    #expect(top.isNear(127, within: 1e-6) && offset == 0)
    finger.cancel(at: stage.time)
    world.settle()
    finger.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 600), at: stage.time, lifts: false)
    #expect(list.contentOffset.x.isNear(190, within: 1e-6) && top == Self.large)
  }

  @Test func scrollViewInASheet_caughtWhileTheSheetSettles() {
    presentList(.medium(), .large())
    drag(from: 700, by: -80, in: 0.1)
    advance(by: 0.05)
    let before = top
    finger.down(195, before + 200, at: stage.time)
    advance(by: 0.3)
    #expect(top == before)
    finger.move(195, before + 180, at: stage.time + 0.02)
    #expect(top.isNear(before - 10, within: 1e-6) && offset == 0)
    finger.up(195, before + 180, at: stage.time + 1)
    world.settle()
    #expect([Self.large, Self.medium].contains(top))
  }

  @Test func scrollViewInASheet_theWheelScrollsTheContentOnly() {
    presentList(.medium(), .large())
    finger.scroll(195, 700, by: CGVector(dx: 0, dy: -50), at: stage.time)
    #expect(offset == 50 && top == Self.medium)
  }

  @Test func scrollViewInASheet_randomDragsLeaveNothingOpen() {
    var generator = SplitMix64(seed: 21)
    for run in 0..<60 {
      let setting = SheetScrollTests()
      setting.presentList(.custom { _ in 200 }, .medium(), .large())
      for _ in 0..<4 where setting.root.presentedViewController != nil {
        var y = Double.random(in: 60...800, using: &generator)
        var time = setting.stage.time + Double.random(in: 0...0.3, using: &generator)
        setting.finger.down(195, y, at: time)
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
          y += Double.random(in: -120...120, using: &generator)
          time += Double.random(in: 0.005...0.05, using: &generator)
          setting.finger.move(195, y, at: time)
        }
        Bool.random(using: &generator) ? setting.finger.up(195, y, at: time) : setting.finger.cancel(at: time)
      }
      setting.world.settle()
      let isGone = setting.root.presentedViewController == nil
      #expect(isGone || [644, Self.medium, Self.large].contains(setting.top), "run \(run) of seed 21: \(setting.top)")
      #expect(isGone || !setting.list.isDragging, "run \(run) of seed 21")
      #expect(setting.world.diagnostics.isEmpty, "run \(run) of seed 21: \(setting.world.diagnostics)")
      expectBalance(setting.world.journal.entries, "run \(run) of seed 21")
    }
  }
}
