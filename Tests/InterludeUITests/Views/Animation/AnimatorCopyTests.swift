import Foundation
import InterludeUITestSupport
import Testing

@testable import InterludeUI

@Suite struct AnimatorCopyTests {
  @Test func aCopyOfAnAnimatorIsInactiveAndMovesOnlyItsOwn() throws {
    let world = World()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    world.showProbe().view.addSubview(view)
    let spring = UISpringTimingParameters(dampingRatio: 0.6)
    let original = UIViewPropertyAnimator(duration: 3, timingParameters: spring)
    (original.scrubsLinearly, original.pausesOnCompletion, original.isInterruptible) = (false, true, false)
    original.addAnimations { view.alpha = 0 }

    let copy = try #require(original.copy() as? UIViewPropertyAnimator)
    copy.startAnimation()

    #expect(copy !== original)
    #expect((copy.duration, copy.timingParameters === spring) == (3, true))
    #expect((copy.scrubsLinearly, copy.pausesOnCompletion, copy.isInterruptible) == (false, true, false))
    #expect(original.state == .inactive)
    #expect(view.alpha == 1)
  }

  @Test func timingParametersAreTheirOwnCopies() {
    let cubic = UICubicTimingParameters(animationCurve: .easeIn)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(cubic.copy() as? UICubicTimingParameters === cubic)
    #expect(spring.copy() as? UISpringTimingParameters === spring)
  }

  /// The numbers are the iOS SDK's.
  @Test func timingParametersSayWhatTheyAre() {
    let point = CGPoint(x: 0.5, y: 0.5)
    let kinds: [(any UITimingCurveProvider, UITimingCurveType, Int)] = [
      (UICubicTimingParameters(), .builtin, 0), (UICubicTimingParameters(animationCurve: .linear), .builtin, 0),
      (UICubicTimingParameters(controlPoint1: point, controlPoint2: point), .cubic, 1),
      (UISpringTimingParameters(dampingRatio: 1), .spring, 2),
    ]
    for (parameters, kind, number) in kinds {
      #expect(parameters.timingCurveType == kind && kind.rawValue == number)
      #expect((parameters.springTimingParameters == nil) == (number < 2))
      #expect((parameters.cubicTimingParameters == nil) == (number == 2))
    }
  }

  /// An animator with what the protocol requires alone, as an app may hand one out for an interruptible transition.
  private final class Plain: NSObject, UIViewImplicitlyAnimating {
    var (state, isRunning, isReversed, fractionComplete) = (UIViewAnimatingState.inactive, false, false, CGFloat(0))
    func startAnimation() { isRunning = true }
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() { isRunning = false }
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  }

  @Test func whatAnAnimatorLeavesOutIsNotAskedForOfIt() {
    let animator = Plain()
    var calls = 0
    animator.addAnimations { calls += 1 }
    animator.addAnimations({ calls += 1 }, delayFactor: 0.5)
    animator.addCompletion { _ in calls += 1 }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    animator.startAnimation()
    #expect(calls == 0 && animator.isRunning)
  }
}
