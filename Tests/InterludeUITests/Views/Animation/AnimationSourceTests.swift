import InterludeUITestSupport
import Testing

@testable import InterludeUI
@testable import LayerTree

/// Every animation knows the call that made it.
@Suite(.ownWorld) struct AnimationSourceTests {
  private let puck = Puck()

  /// Where the animations of a view were made, in their order: 0 is this file's line that is given.
  private func sources(of view: UIView? = nil, from line: UInt) -> [Int?] {
    (view ?? puck.view).layer.runningAnimations.map { running in
      running.animation.source.flatMap { $0.fileName == "AnimationSourceTests.swift" ? $0.line - Int(line) : nil }
    }
  }

  private func move() { puck.view.center.x += 100 }

  @Test func viewAnimationsAreOfTheirCall() {
    let line: UInt = #line
    UIView.animate(withDuration: 1) { move() }
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { move() }
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { move() }
    UIView.animate(springDuration: 1) { move() }
    UIView.animateKeyframes(withDuration: 1, delay: 0) { move() }
    UIView.animate(
      withDuration: 1,
      animations: { move() })
    #expect(sources(from: line) == [1, 2, 3, 4, 5, 6])
  }

  @Test func transitionsOfViewsAreOfTheirCall() {
    let line: UInt = #line
    UIView.transition(with: puck.view, duration: 1, options: .transitionCrossDissolve) {}
    let other = UIView(frame: puck.view.frame)
    let container = puck.view.superview
    UIView.transition(from: puck.view, to: other, duration: 1, options: .transitionFlipFromLeft)
    #expect(sources(from: line) == [1])
    #expect(sources(of: container, from: line) == [4, 4])
  }

  @Test func transitionsOfChildrenAreOfTheirCall() throws {
    let parent = UIViewController()
    let (one, other) = (UIViewController(), UIViewController())
    [one, other].forEach(parent.addChild)
    puck.world.show(parent)
    parent.view.addSubview(one.view)
    let line: UInt = #line
    parent.transition(from: one, to: other, duration: 1, animations: { one.view.alpha = 0 })
    #expect(sources(of: one.view, from: line) == [1])
  }

  @Test func changesOfAnAnimatorAreOfItsMaking() {
    let line: UInt = #line
    let animators = [
      UIViewPropertyAnimator(duration: 1, timingParameters: UICubicTimingParameters()),
      UIViewPropertyAnimator(duration: 1, curve: .linear),
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {},
      UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)),
    ]
    for animator in animators {
      animator.addAnimations { move() }
      animator.startAnimation()
    }
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { move() }
    #expect(sources(from: line) == [2, 3, 4, 5, 11])
    #expect(animators.map { $0.source?.line } == (2...5).map { Int(line) + $0 })
    for animator in animators { animator.stopAnimation(true) }
  }

  @Test func aCallInsideAnAnimatorHasItsOwnPlace() {
    let line: UInt = #line
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      move()
      UIView.animate(withDuration: 0.5) { puck.view.alpha = 0 }
    }
    animator.startAnimation()
    #expect(sources(from: line) == [1, 3])
    animator.stopAnimation(true)
  }

  @Test func aPlaceIsKeptThroughAPauseATurnAndAnotherCurve() throws {
    let line: UInt = #line
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { puck.view.center = CGPoint(x: 100, y: 50) }
    animator.startAnimation()
    puck.advance(by: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    #expect(sources(from: line) == [1, 1], "by components now")
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy.source?.line == Int(line) + 1)
    animator.stopAnimation(true)
  }

  @Test func coreAnimationsAreOfTheirInitialiser() throws {
    let line: UInt = #line
    let basic = CABasicAnimation(keyPath: "opacity")
    let animations = [
      basic, CAKeyframeAnimation(keyPath: "opacity"), CASpringAnimation(keyPath: "opacity"),
      CASpringAnimation(perceptualDuration: 1, bounce: 0),
    ]
    (basic.fromValue, basic.duration) = (0, 1)
    puck.view.layer.add(basic, forKey: nil)
    let copy = try #require(basic.copy() as? CABasicAnimation)
    #expect((animations + [copy]).map { $0.source?.line } == [1, 3, 3, 4, 1].map { Int(line) + $0 })
    #expect(sources(from: line) == [1])
    #expect(CATransition().source == nil)
  }

  @Test func aGroupIsOfTheFirstInIt() {
    let line: UInt = #line
    let basic = CABasicAnimation(keyPath: "opacity")
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([basic], 1)
    puck.view.layer.add(group, forKey: nil)
    #expect(sources(from: line) == [1])
  }

  @Test func whatTheSystemAnimatesIsOfTheEngine() throws {
    let root = try #require(puck.view.window?.rootViewController)
    let card = UIViewController()
    card.modalPresentationStyle = .fullScreen
    root.present(card, animated: true)
    let source = try #require(card.view.layer.runningAnimations.first?.animation.source)
    #expect(source.isSystem && source.fileName == "CoverVerticalAnimator.swift")
    #expect(!CallSite.here().isSystem)
    let bare = CALayer()
    puck.view.layer.addSublayer(bare)
    bare.opacity = 0
    #expect(bare.runningAnimations.first?.animation.source?.isSystem == true, "an implicit one")
  }

  @Test func aLocationIsNamedByFileAndLine() {
    let location = CallSite(path: "/a/b/PopAnimator.swift", line: 47)
    #expect("\(location)" == "PopAnimator.swift:47")
    #expect(CallSite.here() == CallSite(path: #filePath, line: #line))
  }

  // MARK: Subclasses, as an app would write them

  private class Patient: UIViewPropertyAnimator {
    override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
      super.init(duration: 2 * duration, timingParameters: parameters)
    }
  }

  private final class Named: UIViewPropertyAnimator {
    let name: String
    init(name: String) {
      self.name = name
      super.init(duration: 1, timingParameters: UICubicTimingParameters())
    }
  }

  private final class Plain: UIViewPropertyAnimator {
    convenience init(seconds: TimeInterval) {
      self.init(duration: seconds, curve: .linear)
    }
  }

  private final class Quiet: CABasicAnimation {
    override init() {
      super.init()
      duration = 3
    }
  }

  @Test func subclassesOverrideInitialisersAsInUIKit() {
    let patient: UIViewPropertyAnimator = Patient(duration: 1, timingParameters: UICubicTimingParameters())
    #expect(patient.duration == 2)
    let line: UInt = #line
    #expect(Plain(duration: 1, curve: .linear).source?.line == Int(line) + 1)
    #expect(
      [patient, Named(name: "a"), Plain(seconds: 1)].allSatisfy { $0.source?.fileName == "AnimationSourceTests.swift" })
    let quiet = Quiet(keyPath: "opacity")
    #expect(quiet.duration == 3 && quiet.keyPath == "opacity" && quiet.source != nil)
  }
}
