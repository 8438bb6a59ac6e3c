import InterludeUI
import InterludeUITestSupport
import Testing

/// `UIModalTransitionStyle.flipHorizontal`: the whole container turns over in 0.75 s.
@Suite final class FlipHorizontalTests {
  lazy var world = World()
  lazy var root: Probe = {
    let root = world.showProbe()
    root.view.backgroundColor = .red
    return root
  }()
  lazy var presented: Probe = {
    let presented = world.probe("presented")
    presented.view.backgroundColor = .blue
    presented.modalPresentationStyle = .fullScreen
    presented.modalTransitionStyle = .flipHorizontal
    return presented
  }()

  private var order: [UIColor] { world.order(of: [.red, .blue]) }

  @Test func itHasUIKitsValue() { #expect(UIModalTransitionStyle.flipHorizontal.rawValue == 1) }

  @Test func M05_thePresenterTurnsAwayAndThePresentedViewComesRound() throws {
    root.present(presented, animated: true)
    world.stage.advance(to: 0.37)
    #expect(order == [.red])
    world.stage.advance(to: 0.38)
    #expect(order == [.blue])
    #expect(presented.transitionCoordinator?.transitionDuration == 0.75)
    world.stage.advance(to: 0.7501)
    #expect(presented.transitionCoordinator == nil)
    #expect(order == [.blue])
    #expect(!root.view.isHidden && root.view.window == nil)
  }

  @Test func fromRightToLeftAndBackFromLeftToRight() throws {
    root.present(presented, animated: true)
    world.stage.advance(to: 0.2)
    var corners = try #require(world.shown(.red).first).corners
    #expect(corners[2].y - corners[1].y > 844 && corners[3].y - corners[0].y < 844)
    world.settle()
    presented.dismiss(animated: true)
    world.stage.advance(to: world.stage.time + 0.2)
    corners = try #require(world.shown(.blue).first).corners
    #expect(corners[2].y - corners[1].y < 844 && corners[3].y - corners[0].y > 844)
    world.settle()
    #expect(order == [.red])
    #expect(root.presentedViewController == nil)
    #expect(world.diagnostics.isEmpty)
  }
}
