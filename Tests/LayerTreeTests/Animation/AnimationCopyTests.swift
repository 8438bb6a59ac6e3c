import DisplayList
import Foundation
import Testing

@testable import LayerTree

@Suite struct AnimationCopyTests {
  @Test func aCopyHasAllSettingsAndAClassOfItsOwn() throws {
    let recorder = Recorder("") { _ in }
    let spring = CASpringAnimation(keyPath: "position")
    (spring.mass, spring.stiffness, spring.damping) = (2, 300, 4)
    (spring.initialVelocity, spring.allowsOverdamping) = (5, true)
    (spring.fromValue, spring.toValue) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
    (spring.isAdditive, spring.isCumulative, spring.isRemovedOnCompletion) = (true, true, false)
    (spring.duration, spring.repeatCount, spring.fillMode) = (6, 7, .both)
    (spring.timingFunction, spring.delegate) = (CAMediaTimingFunction(name: .easeIn), recorder)
    spring.setValue("mine", forKey: "tag")

    let copy = try #require(spring.copy() as? CASpringAnimation)

    #expect(copy !== spring)
    #expect((copy.mass, copy.stiffness, copy.damping) == (2, 300, 4))
    #expect((copy.initialVelocity, copy.allowsOverdamping) == (5, true))
    #expect((copy.fromValue as? CGPoint, copy.toValue as? CGPoint) == (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)))
    #expect((copy.isAdditive, copy.isCumulative, copy.isRemovedOnCompletion) == (true, true, false))
    #expect(copy.timing == spring.timing)
    #expect(copy.timingFunction === spring.timingFunction)
    #expect(copy.delegate === recorder)
    #expect((copy.keyPath, copy.value(forKey: "tag") as? String) == ("position", "mine"))
  }

  @Test func aCopyOfAGroupIsDeep() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    (keyframes.path, keyframes.keyTimes, keyframes.calculationMode) = (path, [0, 1], .paced)
    let group = CAAnimationGroup()
    group.animations = [keyframes]

    let copy = try #require((group.copy() as? CAAnimationGroup)?.animations?.first as? CAKeyframeAnimation)
    keyframes.calculationMode = .discrete
    path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))

    #expect(copy !== keyframes)
    #expect(copy.calculationMode == .paced)
    #expect(copy.keyTimes == [0, 1])
    #expect(copy.path?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func whatIsAddedIsACopy() {
    let stage = TestStage()
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 8.0, 2)
    stage.layer.add(animation, forKey: "a")

    (animation.toValue, animation.duration, animation.keyPath) = (100.0, 9, "opacity")
    stage.clock.advance(to: 1)

    #expect(stage.presented("cornerRadius") == 4)
    #expect(stage.layer.animation(forKey: "a") !== animation)
  }
}
