import InterludeUI
import InterludeUITestSupport
import Testing

@Suite struct AnimatorStoppingTests {
  @Test func aStopLeavesTheViewsWhereTheyShow() {
    let puck = Puck()
    let animator = puck.animator(1, curve: .easeInOut)
    animator.startAnimation()
    puck.advance(by: 0.4)
    let before = puck.x

    animator.stopAnimation(true)

    #expect(puck.x == before && puck.view.center.x == before && animator.state == .inactive)
    puck.world.settle()
    #expect(puck.x == before && puck.journal.entries.isEmpty && puck.view.layer.animationKeys() == nil)
  }

  @Test func aStopInItsOwnChangesLeavesNothingBehind() {
    let puck = Puck()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations {
      puck.view.center.x = 100
      animator.stopAnimation(true)
    }
    animator.addAnimations { puck.view.alpha = 0 }
    animator.startAnimation()
    puck.world.settle()
    #expect(animator.state == .inactive && !animator.isRunning && puck.view.layer.animationKeys() == nil)
    #expect(puck.view.alpha == 1)
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 0.0), (.current, 40), (.end, 100)])
  func aStoppedAnimatorFinishesWhereItIsTold(position: UIViewAnimatingPosition, x: Double) {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation()
    puck.advance(by: 0.4)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && puck.x.isNear(40) && puck.journal.entries.isEmpty)

    animator.finishAnimation(at: position)

    #expect(puck.view.center.x.isNear(x) && puck.x == puck.view.center.x)
    #expect(animator.state == .inactive && puck.journal.entries == ["\(position)"] && puck.misuses.isEmpty)
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 0.0), (.current, 87.5), (.end, 200)])
  func severalAnimationsOfOnePropertyFinishAsOne(position: UIViewAnimatingPosition, x: Double) {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation()
    puck.advance(by: 0.5)
    animator.addAnimations { puck.view.center.x = 200 }
    #expect(puck.x.isNear(50))
    puck.advance(by: 0.25)
    // 75 on the way to 100, and half the way of another 100.
    #expect(puck.x.isNear(125))
    animator.isReversed = true
    puck.advance(by: 0.125)
    animator.stopAnimation(false)
    #expect(puck.x.isNear(62.5 + 25))

    animator.finishAnimation(at: position)

    #expect(puck.view.center.x.isNear(x) && puck.journal.entries == ["\(position)"])
  }

  @Test func otherAnimationsOfThePropertyRunOnAfterAStop() {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation()
    puck.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { puck.view.center.x = 300 }
    puck.advance(by: 0.25)
    // 75 of the animator's 100, and a quarter of the other 200.
    #expect(puck.x.isNear(125))

    animator.stopAnimation(true)

    #expect(puck.x.isNear(125))
    puck.advance(by: 0.75)
    #expect(puck.x.isNear(275), "the stopped share of the way is never gone")
  }

  @Test func turnedRoundAndTakenOverByAnotherAnimationTheModelKeepsTheOthersShare() {
    let puck = Puck()
    let animator = puck.animator()
    animator.startAnimation()
    puck.advance(by: 0.5)
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) { puck.view.center.x = 300 }
    animator.isReversed = true

    puck.advance(by: 0.5)

    #expect(puck.journal.entries == ["start"])
    #expect(puck.view.center.x.isNear(200) && puck.x.isNear(25))
  }

  @Test func aStopInAPauseEndsItToo() {
    let puck = Puck()
    let animator = puck.animator()
    animator.fractionComplete = 0.3

    animator.stopAnimation(true)

    #expect(animator.state == .inactive && puck.view.center.x.isNear(30))
  }
}
