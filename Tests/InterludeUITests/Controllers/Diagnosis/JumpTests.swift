import InterludeUI
import InterludeUITestSupport
import Testing

/// F7: properties that jump.
@Suite final class JumpTests {
  private lazy var world = World()
  private lazy var view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func show() {
    let world = world
    let root = UIViewController()
    root.view.addSubview(view)
    world.show(root)
  }

  private var identifiers: [String] { world.diagnostics.map(\.identifier) }

  @Test func F07_aTruncatedSpringSnaps() throws {
    show()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 50
    spring.toValue = 250
    spring.duration = 0.2
    view.center.x = 250
    view.layer.add(spring, forKey: nil)
    world.settle()
    // mass 1, stiffness 100, damping 10: what is missing after 0.2 s.
    let missing = 200 * Spring(mass: 1, stiffness: 100, damping: 10).endStep(at: 0.2)
    let diagnostic = try #require(world.diagnostics.first)
    #expect(identifiers == ["F7"])
    #expect(diagnostic.time == 0.2)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.types == ["UIView"])
    #expect(diagnostic.message.contains("by \(Double((missing * 100).rounded() / 100)) points"), "\(diagnostic)")
  }

  @Test func F07_aSpringThatSettlesDoesNot() {
    show()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 50
    spring.toValue = 250
    spring.duration = spring.settlingDuration
    view.center.x = 250
    view.layer.add(spring, forKey: nil)
    world.settle()
    #expect(identifiers.isEmpty)
  }

  @Test(arguments: [0.1, 0.2, 0.4, 0.7, 1]) func F07_theRestOfAFittedSpringIsExplained(ratio: Double) {
    show()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0) { [view] in
      view.center.x += 2000
    }
    world.settle()
    #expect(identifiers.isEmpty)
  }

  @Test func F07_anAnimationWhoseModelStays() {
    show()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0.3
    animation.duration = 0.5
    view.layer.add(animation, forKey: nil)
    world.settle()
    #expect(identifiers == ["F7"])
  }

  @Test func F07_aModelThatIsSetInTheCompletionIsFine() {
    show()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [view] in view.alpha = 0.3 }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0.3
    animation.duration = 0.5
    view.layer.add(animation, forKey: nil)
    CATransaction.commit()
    world.settle()
    #expect(identifiers.isEmpty)
  }

  @Test func F07_anAnimationThatEndsWhereItBegan() {
    show()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [50, 80, 20, 50]
    animation.duration = 0.5
    view.layer.add(animation, forKey: nil)
    world.settle()
    #expect(identifiers.isEmpty)
  }

  @Test func F07_autoreversingEndsAtTheStartButTheModelDoesNot() {
    show()
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { [view] in
      UIView.modifyAnimations(withRepeatCount: 1, autoreverses: true) { [view] in view.center.x += 100 }
    }
    world.settle()
    #expect(identifiers == ["F7"])
  }

  @Test func F07_aChangeWithoutAnimationInFlight() {
    show()
    UIView.animate(withDuration: 1) { [view] in view.center.x += 100 }
    world.stage.advance(to: 0.5)
    view.center.x += 40
    world.settle()
    #expect(identifiers == ["F7"])
    #expect(world.diagnostics.first?.time == 0.5)
  }

  @Test func F07_aChangeOfTargetInFlightIsFine() {
    show()
    UIView.animate(withDuration: 1) { [view] in view.center.x += 100 }
    world.stage.advance(to: 0.5)
    UIView.animate(withDuration: 1) { [view] in view.center.x -= 300 }
    world.settle()
    #expect(identifiers.isEmpty)
  }

  /// UIKit jumps as well.
  @Test(arguments: [[], .beginFromCurrentState] as [UIView.AnimationOptions])
  func F07_anOpacityThatIsReplacedInFlight(options: UIView.AnimationOptions) throws {
    show()
    UIView.animate(withDuration: 1) { [view] in view.alpha = 0 }
    world.stage.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: options) { [view] in view.alpha = 1 }
    world.settle()
    guard options == [] else {
      #expect(identifiers.isEmpty)
      return
    }
    #expect(identifiers == ["F7"])
    let diagnostic = try #require(world.diagnostics.first)
    #expect(diagnostic.message.contains("jumps by 0.5 in opacity as UIView.animate replaces its animation"))
    #expect(diagnostic.remedy.contains(".beginFromCurrentState"))
    #expect(diagnostic.time == 0.5)
  }

  @Test func F07_anotherPropertyThatChangesInFlightIsFine() {
    show()
    UIView.animate(withDuration: 1) { [view] in view.center.x += 100 }
    world.stage.advance(to: 0.5)
    view.alpha = 0.5
    world.settle()
    #expect(identifiers.isEmpty)
  }

  @Test func F07_aChangeThatIsTakenBackAtTheSameTimeIsFine() {
    show()
    UIView.animate(withDuration: 1) { [view] in view.center.x += 100 }
    world.stage.advance(to: 0.5)
    view.center.x += 40
    view.center.x -= 40
    world.settle()
    #expect(identifiers.isEmpty)
  }

  @Test(arguments: [true, false]) func F07_takenOffInFlight(keepsAppearance: Bool) {
    show()
    UIView.animate(withDuration: 1) { [view] in view.center.x += 100 }
    world.stage.advance(to: 0.5)
    let shown = view.layer.presentation()?.position ?? .zero
    view.layer.removeAllAnimations()
    if keepsAppearance { view.center = shown }
    world.settle()
    #expect(identifiers == (keepsAppearance ? [] : ["F7"]))
  }

  @Test func F07_whatHasLeftTheWindowMayJump() {
    show()
    UIView.animate(withDuration: 1) { [view] in view.alpha = 0 }
    world.stage.advance(to: 0.5)
    view.layer.removeAllAnimations()
    view.alpha = 1
    view.removeFromSuperview()
    world.settle()
    #expect(identifiers.isEmpty)
  }

  @Test func F07_whatHasNotShownYetMayJump() {
    let root = UIViewController()
    world.show(root)
    world.stage.advance(to: 0.5)
    root.view.addSubview(view)
    UIView.animate(withDuration: 1) { [view] in view.center.x += 100 }
    view.center.x += 40
    world.settle()
    #expect(identifiers.isEmpty)
  }

  /// Only what enters with it has not shown.
  @Test func F07_whatShowsBesideANewcomerDoesNot() {
    show()
    UIView.animate(withDuration: 1) { [view] in view.center.x += 100 }
    world.stage.advance(to: 0.5)
    view.superview?.addSubview(UIView())
    view.center.x += 40
    world.settle()
    #expect(identifiers == ["F7"])
  }

  @Test func F07_aResizeMovesEverything() {
    show()
    view.autoresizingMask = [.flexibleLeftMargin]
    UIView.animate(withDuration: 1) { [view] in view.center.x += 100 }
    world.stage.send(InputEvent(time: 0.5, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    world.settle()
    #expect(view.center.x != 150)
    #expect(identifiers.isEmpty)
  }

  @Test func F07_anAnimatorThatIsPausedTurnedRoundAndStoppedIsFine() {
    show()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { [view] in view.center.x += 100 }
    animator.startAnimation()
    world.stage.advance(to: 0.3)
    animator.pauseAnimation()
    world.stage.advance(to: 0.4)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    world.stage.advance(to: 0.5)
    animator.stopAnimation(true)
    world.settle()
    #expect(identifiers.isEmpty)
  }
}
