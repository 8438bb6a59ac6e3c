import InterludeUI
import InterludeUITestSupport
import Testing

@Suite struct AnimatorTouchTests {
  private func hit(_ puck: Puck, at x: Double) -> Bool {
    puck.world.window.hitTest(CGPoint(x: x, y: 300), with: nil) === puck.view
  }

  /// A puck half way from x = 100 to x = 300.
  private func moving(_ configure: (UIViewPropertyAnimator) -> Void) -> (Puck, UIViewPropertyAnimator) {
    let puck = Puck()
    puck.view.center = CGPoint(x: 100, y: 300)
    let animator = puck.animator(to: 300)
    configure(animator)
    animator.startAnimation()
    puck.advance(by: 0.5)
    return (puck, animator)
  }

  @Test func touchesFindAMovingViewWhereItShows() {
    let (puck, animator) = moving { _ in }
    #expect(hit(puck, at: 200) && !hit(puck, at: 300) && !hit(puck, at: 100))

    animator.pauseAnimation()
    #expect(hit(puck, at: 200))
    animator.startAnimation()
    puck.advance(by: 0.5)
    #expect(!hit(puck, at: 200) && hit(puck, at: 300))
  }

  @Test func subviewsMoveAlong() {
    let (puck, animator) = moving { _ in }
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    puck.view.addSubview(inner)

    #expect(puck.world.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === inner)
    animator.stopAnimation(true)
  }

  @Test func growingBoundsAreTouchedAsFarAsTheyShow() {
    let puck = Puck()
    puck.view.center = CGPoint(x: 200, y: 300)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { puck.view.bounds.size.width = 120 }
    animator.fractionComplete = 0.5

    // 70 wide by now.
    #expect(hit(puck, at: 234) && !hit(puck, at: 236))
    animator.stopAnimation(true)
  }

  @Test func withManualHitTestingTouchesGoByTheModel() {
    let (puck, _) = moving { $0.isManualHitTestingEnabled = true }
    #expect(!hit(puck, at: 200) && hit(puck, at: 300))
  }

  @Test func withoutUserInteractionTouchesPassByUntilItEnds() {
    let (puck, animator) = moving { $0.isUserInteractionEnabled = false }
    #expect(!hit(puck, at: 200) && !hit(puck, at: 300))

    animator.stopAnimation(false)
    #expect(hit(puck, at: 200))
    animator.finishAnimation(at: .end)
    #expect(hit(puck, at: 300))
  }
}
