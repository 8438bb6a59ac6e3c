import InterludeUITestSupport
import Testing

@testable import InterludeUI

/// A run with an edit equals the run of the source that says so.
@Suite(.ownWorld) struct MotionEditTests {
  private typealias Changes = () -> Void

  private final class Witness: StageObserver {
    var calls: [(said: MotionCall, used: MotionCall)] = []

    func stage(_ stage: Stage, sees event: StageEvent) {
      if case .animates(let said, let used) = event { calls.append((said, used)) }
    }
  }

  /// Where a view shows over three seconds, and what calls were made, when some code moves it.
  private func run(
    _ code: (Puck, @escaping Changes) -> Void, with edits: MotionEdits = MotionEdits()
  ) -> (way: [CGPoint], calls: [(said: MotionCall, used: MotionCall)]) {
    let puck = Puck()
    let witness = Witness()
    puck.world.stage.motionEdits = edits
    puck.world.stage.observers = [witness]
    code(puck) { puck.view.center = CGPoint(x: 100, y: 50) }
    let way = (0..<180).map { _ in
      defer { puck.advance(by: 1.0 / 60) }
      return puck.shown
    }
    return (way, witness.calls)
  }

  private func distance(_ a: [CGPoint], _ b: [CGPoint]) -> Double {
    zip(a, b).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max() ?? .infinity
  }

  /// Holds code with an edit of its one call against code that says so itself.
  private func expectSame(
    _ edit: MotionEdit, said: (Puck, @escaping Changes) -> Void, meant: (Puck, @escaping Changes) -> Void,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let plain = run(said)
    let place = try #require(plain.calls.first?.said.source)
    let edited = run(said, with: MotionEdits(calls: [MotionEdits.key(of: place): edit]))
    let changed = run(meant)
    #expect(distance(edited.way, changed.way) <= 1e-12, sourceLocation: sourceLocation)
    #expect(distance(edited.way, plain.way) > 0.1, "it changes something", sourceLocation: sourceLocation)
    let (used, other) = (try #require(edited.calls.first), try #require(changed.calls.first))
    #expect(used.said == plain.calls.first?.said, sourceLocation: sourceLocation)
    #expect(
      (used.used.duration, used.used.delay) == (other.said.duration, other.said.delay), sourceLocation: sourceLocation)
    #expect(used.used.timing == other.said.timing, sourceLocation: sourceLocation)
  }

  private let fitted = AnimationTiming.spring(
    SpringTiming(form: .fitted(dampingRatio: 0.4), velocity: .uniform(2)))

  // MARK: Calls of UIView

  @Test func durationAndDelayOfAViewAnimation() throws {
    try expectSame(
      MotionEdit(duration: 2, delay: 0.25),
      said: { UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn, animations: $1) },
      meant: { UIView.animate(withDuration: 2, delay: 0.25, options: .curveEaseIn, animations: $1) })
  }

  @Test func aCurveBecomesAnotherOrASpring() throws {
    try expectSame(
      MotionEdit(timing: .cubic(.easeIn)),
      said: { UIView.animate(withDuration: 1, animations: $1) },
      meant: { UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn, animations: $1) })
    try expectSame(
      MotionEdit(timing: fitted),
      said: { UIView.animate(withDuration: 1, animations: $1) },
      meant: {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2, animations: $1)
      })
  }

  @Test func aSpringBecomesAnotherOrACurve() throws {
    try expectSame(
      MotionEdit(duration: 0.8, timing: fitted),
      said: {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, animations: $1)
      },
      meant: {
        UIView.animate(
          withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2, animations: $1)
      })
    try expectSame(
      MotionEdit(timing: .cubic(.linear)),
      said: { UIView.animate(springDuration: 1, bounce: 0.3, animations: $1) },
      meant: { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: $1) })
  }

  @Test func durationOfAPerceptualSpringIsItsOwn() throws {
    try expectSame(
      MotionEdit(duration: 0.7),
      said: { UIView.animate(springDuration: 0.3, bounce: 0.4, animations: $1) },
      meant: { UIView.animate(springDuration: 0.7, bounce: 0.4, animations: $1) })
  }

  @Test func keyframes() throws {
    try expectSame(
      MotionEdit(duration: 2, timing: .cubic(.linear)),
      said: { UIView.animateKeyframes(withDuration: 1, delay: 0, animations: $1) },
      meant: {
        let options = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: options, animations: $1)
      })
  }

  /// What a call takes over from the block around it, it takes over whatever it says itself.
  @Test func aCallInsideAnotherInheritsAllTheSame() throws {
    func nested(_ duration: Double, _ options: UIView.AnimationOptions) -> (Puck, @escaping Changes) -> Void {
      { _, changes in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          UIView.animate(withDuration: duration, delay: 0.5, options: options, animations: changes)
        }
      }
    }
    let calls = run(nested(0.5, [])).calls
    let inner = MotionEdits.key(of: try #require(calls.last?.said.source))
    let edits = MotionEdits(calls: [inner: MotionEdit(duration: 2, timing: .cubic(.easeIn))])
    #expect(calls.count == 2)
    #expect(distance(run(nested(0.5, []), with: edits).way, run(nested(2, .curveEaseIn)).way) <= 1e-12)
    #expect(distance(run(nested(0.5, []), with: edits).way, run(nested(0.5, [])).way) == 0)
  }

  // MARK: Property animators

  @Test func durationAndDelayOfAnAnimator() throws {
    try expectSame(
      MotionEdit(duration: 1.5, delay: 0.5),
      said: { UIViewPropertyAnimator(duration: 1, curve: .easeOut, animations: $1).startAnimation() },
      meant: { UIViewPropertyAnimator(duration: 1.5, curve: .easeOut, animations: $1).startAnimation(afterDelay: 0.5) })
    try expectSame(
      MotionEdit(delay: 0),
      said: { UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, animations: $1) },
      meant: { UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: $1) })
  }

  @Test func anAnimatorsCurveBecomesASpringAndBack() throws {
    func animator(_ timing: any UITimingCurveProvider, _ changes: @escaping Changes) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      animator.addAnimations(changes)
      return animator
    }
    let velocity = CGVector(dx: 1, dy: -2)
    let spring = UISpringTimingParameters(mass: 1, stiffness: 80, damping: 8, initialVelocity: velocity)
    let curve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.2, y: 1))
    try expectSame(
      MotionEdit(timing: .spring(spring.timing)),
      said: { animator(curve, $1).startAnimation() }, meant: { animator(spring, $1).startAnimation() })
    try expectSame(
      MotionEdit(timing: curve.timing),
      said: { animator(spring, $1).startAnimation() }, meant: { animator(curve, $1).startAnimation() })
  }

  @Test func anAnimatorTellsItsTimingAsEdited() throws {
    let world = World()
    func make() -> UIViewPropertyAnimator { UIViewPropertyAnimator(duration: 1, curve: .easeIn) }
    let place = try #require(make().source)
    world.stage.motionEdits.calls[MotionEdits.key(of: place)] = MotionEdit(duration: 2, timing: fitted)
    let animator = make()
    #expect(animator.duration == 2)
    #expect(animator.timingParameters?.springTimingParameters?.initialVelocity == CGVector(dx: 2, dy: 2))
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy.duration == 2 && copy.timingParameters?.springTimingParameters != nil)
  }

  // MARK: Core Animation

  private func slide(
    _ puck: Puck, _ duration: Double, delay: Double = 0, _ timing: CAMediaTimingFunction? = nil,
    as animation: CABasicAnimation = CABasicAnimation(keyPath: "position.x")
  ) {
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, duration)
    animation.timingFunction = timing
    if delay > 0 { animation.beginTime = puck.time + delay }
    puck.view.layer.add(animation, forKey: nil)
  }

  @Test func coreAnimationsTakeDurationDelayAndCurve() throws {
    try expectSame(
      MotionEdit(duration: 2, delay: 0.5, timing: .cubic(.easeIn)),
      said: { puck, _ in slide(puck, 1) },
      meant: { puck, _ in slide(puck, 2, delay: 0.5, CAMediaTimingFunction(name: .easeIn)) })
  }

  @Test func aSpringOfCoreAnimationTakesAnother() throws {
    let spring = Spring(mass: 1, stiffness: 60, damping: 6)
    try expectSame(
      MotionEdit(timing: .spring(SpringTiming(form: .physical(spring), velocity: .uniform(0)))),
      said: { puck, _ in slide(puck, 2, as: CASpringAnimation(keyPath: "position.x")) },
      meant: { puck, _ in
        let animation = CASpringAnimation(keyPath: "position.x")
        (animation.stiffness, animation.damping) = (60, 6)
        slide(puck, 2, as: animation)
      })
  }

  // MARK: Transitions

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.view(forKey: .to).map(context.containerView.addSubview)
      UIView.animate(withDuration: 0.4) {
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func theDeclaredDurationOfATransitionIsReplaced() throws {
    let world = World()
    let root = world.showProbe()
    world.stage.motionEdits.transitionDurations["Fade"] = 0.9
    let (card, fade) = (UIViewController(), Fade())
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = fade
    root.present(card, animated: true)
    #expect(card.transitionCoordinator?.transitionDuration == 0.9)
  }

  // MARK: Places

  @Test func aPlaceIsFoundByTheEndOfItsPath() {
    let place = CallSite(path: "/home/a/Sources/Gallery/HerbPop/PopAnimator.swift", line: 47)
    #expect(MotionEdits.key(of: place) == "Sources/Gallery/HerbPop/PopAnimator.swift:47")
    #expect(MotionEdits.key(of: CallSite(path: "/x/App/Pop.swift", line: 3)) == "App/Pop.swift:3")
    let (near, far) = (MotionEdit(duration: 1), MotionEdit(duration: 2))
    let edits = MotionEdits(calls: [
      "PopAnimator.swift:47": far, "HerbPop/PopAnimator.swift:47": near, "Animator.swift:48": far,
    ])
    #expect(edits.edit(at: place) == near)
    #expect(edits.edit(at: CallSite(path: "/b/PopAnimator.swift", line: 47)) == far)
    #expect(edits.edit(at: CallSite(path: "/b/PopAnimator.swift", line: 48)) == nil)
    #expect(edits.edit(at: nil) == nil)
  }
}
