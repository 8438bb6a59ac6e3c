import InterludeUI
import InterludeUITestSupport
import MotionCurves
import Testing

/// A percent-driven interaction over everything that an animator can make of a motion from 0 to 100 in 0.8 s.
@Suite final class PercentDrivenTests: InteractionFixture {
  enum Motion: String, CaseIterable {
    case plain, delayed, spring, keyframes, nested, propertyAnimator, layerAnimation

    /// Where the motion is after a time, by the curves alone.
    func x(at time: Double) -> Double {
      let duration = 0.8
      switch self {
      case .plain: return 100 * CubicBezier.easeInEaseOut.value(at: time / duration)
      case .delayed: return 100 * CubicBezier.easeInEaseOut.value(at: min(max((time - 0.2) / 0.6, 0), 1))
      case .spring: return 100 * Spring(dampingRatio: 0.6, duration: duration).value(at: time)
      case .keyframes:
        let paced = CubicBezier.easeInEaseOut.value(at: time / duration)
        return paced < 0.5 ? 60 * paced : 30 + 140 * (paced - 0.5)
      case .nested: return 100 * CubicBezier.easeOut.value(at: time / duration)
      case .propertyAnimator: return 100 * CubicBezier.easeIn.value(at: time / duration)
      case .layerAnimation: return 100 * CubicBezier.easeOut.value(at: time / duration)
      }
    }
  }

  private func move(_ motion: Motion, _ context: any UIViewControllerContextTransitioning) {
    if let entering = context.view(forKey: .to) { context.containerView.addSubview(entering) }
    let puck = puck
    let changes = { puck.center.x = 100 }
    let end = { [world] (finished: Bool) in
      world.journal.write("finished \(finished) at \(world.stage.time)")
      context.completeTransition(!context.transitionWasCancelled)
    }
    switch motion {
    case .plain: UIView.animate(withDuration: 0.8, animations: changes, completion: end)
    case .delayed: UIView.animate(withDuration: 0.6, delay: 0.2, animations: changes, completion: end)
    case .spring:
      UIView.animate(
        withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, animations: changes,
        completion: end)
    case .keyframes:
      UIView.animateKeyframes(withDuration: 0.8, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { puck.center.x = 30 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: changes)
      } completion: {
        end($0)
      }
    case .nested:
      UIView.animate(withDuration: 0.8, delay: 0, options: .curveEaseOut) {
        UIView.animate(withDuration: 0.1, animations: changes, completion: end)
      }
    case .propertyAnimator:
      let animator = UIViewPropertyAnimator(duration: 0.8, curve: .easeIn, animations: changes)
      animator.addCompletion { end($0 == .end) }
      animator.startAnimation()
    case .layerAnimation:
      CATransaction.begin()
      CATransaction.setCompletionBlock { end(!context.transitionWasCancelled) }
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 0.8)
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      puck.layer.add(animation, forKey: "slide")
      CATransaction.commit()
    }
  }

  private func start(_ motion: Motion) {
    animator.animate = { [unowned self] in move(motion, $0) }
    present()
  }

  private var finishes: [String] { world.journal.entries(about: "finished") }

  @Test(arguments: Motion.allCases)
  func I01_whileTheFingerIsDownTimeIsLinearInThePercentage(motion: Motion) {
    start(motion)
    for percent in [0.1, 0.3, 0.77, 0.5, 0.05, 0.999, 0] {
      interaction.update(percent)
      advance(by: 0.1)
      #expect(x.isNear(motion.x(at: percent * 0.8), within: 1e-9), "\(motion) at \(percent)")
      #expect(interaction.percentComplete == CGFloat(percent))
    }
  }

  @Test(arguments: Motion.allCases)
  func I01_completionsWaitForTheFinger(motion: Motion) {
    start(motion)
    interaction.update(1)
    advance(by: 5)
    interaction.update(0.4)
    advance(by: 5)
    #expect(finishes.isEmpty)
    #expect(coordinator?.isInteractive == true)
    #expect(x.isNear(motion.x(at: 0.32)))
  }

  @Test(arguments: Motion.allCases, [24.0, 60, 120])
  func I01_afterFinishTheRestTakesItsShareAtAnyFrameRate(motion: Motion, frameRate: Double) throws {
    start(motion)
    interaction.completionSpeed = 2
    interaction.update(0.3)
    stage.advance(to: 1)
    interaction.finish()
    for frame in Int(frameRate)...Int(3 * frameRate) { stage.advance(to: Double(frame) / frameRate) }
    let words = try #require(finishes.first).split(separator: " ")
    #expect(finishes.count == 1 && words[1] == "true")
    #expect(try #require(Double(words[3])).isNear(1 + 0.7 * 0.8 / 2))
    #expect(coordinator == nil && animator.ended == [true])
    #expect(puck.center.x == (motion == .layerAnimation ? 0 : 100))
  }

  @Test(arguments: Motion.allCases, [24.0, 60, 120])
  func I01_afterCancelTheWayBackTakesItsShareAtAnyFrameRate(motion: Motion, frameRate: Double) throws {
    start(motion)
    interaction.completionSpeed = 0.5
    interaction.update(0.3)
    stage.advance(to: 1)
    interaction.cancel()
    for frame in Int(frameRate)...Int(3 * frameRate) { stage.advance(to: Double(frame) / frameRate) }
    let words = try #require(finishes.first).split(separator: " ")
    #expect(finishes.count == 1 && words[1] == "false")
    #expect(try #require(Double(words[3])).isNear(1 + 0.3 * 0.8 / 0.5))
    #expect(coordinator == nil && animator.ended == [false])
    #expect(puck.center.x == 0 && x == 0)
    #expect(world.diagnostics.isEmpty)
  }

  @Test(arguments: Motion.allCases)
  func I01_theRestGoesAlongTheCompletionCurve(motion: Motion) {
    start(motion)
    interaction.completionCurve = .easeIn
    interaction.update(0.25)
    interaction.finish()
    for part in [0.2, 0.6, 0.9] {
      stage.advance(to: part * 0.6)
      #expect(x.isNear(motion.x(at: 0.2 + 0.6 * CubicBezier.easeIn.value(at: part)), within: 1e-9))
    }
  }

  @Test(arguments: Motion.allCases)
  func I01_theWayBackGoesAlongTheCompletionCurve(motion: Motion) {
    start(motion)
    interaction.completionCurve = .easeOut
    interaction.update(0.5)
    interaction.cancel()
    #expect(coordinator?.isCancelled == true && coordinator?.isInteractive == false)
    for part in [0.2, 0.6, 0.9] {
      stage.advance(to: part * 0.4)
      #expect(x.isNear(motion.x(at: 0.4 - 0.4 * CubicBezier.easeOut.value(at: part)), within: 1e-9))
    }
  }

  @Test func I01_aTimingCurveTakesThePlaceOfTheCompletionCurve() {
    start(.plain)
    interaction.timingCurve = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 2))
    interaction.update(0.5)
    interaction.finish()
    stage.advance(to: 0.1)
    let spring = Spring(dampingRatio: 1, duration: 0.4, initialVelocity: 2)
    #expect(x.isNear(Motion.plain.x(at: 0.4 + 0.4 * spring.value(at: 0.1))))
  }

  /// A spring that overshoots comes to the end of time before its own end, and time does not run back from there.
  @Test func I01_timeStopsWhereABouncingTimingCurveFirstArrives() throws {
    start(.plain)
    interaction.timingCurve = UISpringTimingParameters(dampingRatio: 0.3)
    interaction.update(0.5)
    interaction.finish()
    let spring = Spring(dampingRatio: 0.3, duration: 0.4)
    let times: [Double] = (1...4000).map { 0.4 * Double($0) / 4000 }
    let arrival = try #require(times.first { spring.value(at: $0) >= 1 })
    world.settle()
    let words = try #require(finishes.first).split(separator: " ")
    let time = try #require(Double(words[3]))
    #expect(time <= arrival && time > arrival - 1e-4)
  }

  @Test func I01_chainsStartedInCompletionsRunOnAtExactTimes() {
    let puck = puck
    animator.animate = { [world] context in
      UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
        puck.center.x = 30
      } completion: { _ in
        world.journal.write("first at \(world.stage.time)")
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
          puck.center.x = 100
        } completion: { _ in
          world.journal.write("second at \(world.stage.time)")
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    present()
    interaction.completionCurve = .linear
    interaction.update(0.25)
    interaction.finish()
    stage.advance(to: 0.35)
    #expect(world.journal.entries(about: "first").count == 1)
    // Taken hold of again, and moved back into the first of the two.
    interaction.pause()
    #expect(x.isNear(30 + 70 * 0.5))
    interaction.update(0.125)
    #expect(x.isNear(10))
    interaction.cancel()
    world.settle()
    #expect(puck.center.x == 0 && x == 0)
    #expect(animator.ended == [false])
  }

  @Test func I01_aChainThatIsCancelledInItsFirstPartEndsAtOnceWhereItBegan() {
    let puck = puck
    animator.animate = { [world] context in
      UIView.animate(withDuration: 0.3) {
        puck.center.x = 30
      } completion: { _ in
        UIView.animate(withDuration: 0.5) {
          puck.center.x = 100
        } completion: { finished in
          world.journal.write("second \(finished) at \(world.stage.time)")
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    present()
    interaction.update(0.25)
    interaction.cancel()
    world.settle()
    #expect(world.journal.entries(about: "second") == ["second false at 0.2"])
    #expect(puck.center.x == 0 && animator.ended == [false])
  }

  @Test func I01_anAnimationOfNothingWaitsForTheFingerToo() {
    animator.animate = { context in
      UIView.animate(withDuration: 0.8) {
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    present()
    advance(by: 1)
    #expect(animator.ended.isEmpty)
    interaction.finish()
    advance(by: 1)
    #expect(animator.ended == [true])
  }

  @Test func I01_whatLastsLongerThanDeclaredIsPlayedOut() {
    animator.duration = 0.4
    animator.animate = { [unowned self] in move(.plain, $0) }
    present()
    interaction.completionSpeed = 2
    interaction.update(0.5)
    interaction.finish()
    world.settle()
    #expect(finishes == ["finished true at \(0.1 + 0.4 / 2)"])
  }

  @Test func I01_aTransitionOfAViewIsScrubbed() {
    let puck = puck
    puck.backgroundColor = .red
    animator.animate = { context in
      UIView.transition(with: puck, duration: 0.8, options: [.transitionCrossDissolve, .curveLinear]) {
        puck.backgroundColor = .blue
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    present()
    interaction.update(0.25)
    advance(by: 3)
    #expect(world.shown(.red).first?.alpha.isNear(0.75) == true)
    #expect(world.shown(.blue).first?.alpha == 1)
  }

  @Test func impossibleSpeedsAreReported() {
    start(.plain)
    interaction.completionSpeed = 0
    interaction.update(0.5)
    interaction.finish()
    world.settle()
    #expect(world.diagnostics.map(\.identifier) == ["T5"])
    #expect(finishes == ["finished true at 0.4"])
  }

  @Test func outsideOfATransitionNothingHappens() {
    interaction.update(0.5)
    interaction.pause()
    interaction.finish()
    interaction.cancel()
    #expect(interaction.percentComplete == 0 && interaction.duration == 0)
  }
}
