import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// A thousand animators and view animations that are interrupted at random: what shows never jumps, velocities change only
/// where UIKit lets them, and every completion runs once, with the position that the views are at.
@Suite struct InterruptionTests {
  @Test func nothingJumpsWhateverInterrupts() {
    for seed in UInt64(0)..<1000 {
      var hand = Hand(seed: seed)
      hand.play()
      #expect(hand.complaints.isEmpty, "seed \(seed): \(hand.complaints.joined(separator: "; "))")
    }
  }
}

/// One random sequence of interruptions.
private struct Hand {
  private(set) var complaints: [String] = []
  private let puck = Puck()
  private var random: SplitMix64
  private let animator: UIViewPropertyAnimator
  /// Whether the animator moves as a spring at present.
  private var isSpring: Bool
  /// The curve that it has by itself.
  private let isSpringByNature: Bool
  /// Whether animations are added that begin later, with a kink that finite differences must not meet.
  private let addsDelayed: Bool
  private var viewAnimations = 0
  private var deeds: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let timing: any UITimingCurveProvider
    (timing, isSpringByNature) = Self.timing(&random)
    isSpring = isSpringByNature
    addsDelayed = Bool.random(using: &random)
    animator = puck.animator(Double.random(in: 0.2...2, using: &random), timing)
  }

  mutating func play() {
    animator.scrubsLinearly = Bool.random(using: &random)
    animator.startAnimation()
    for _ in 0..<12 where animator.state == .active {
      puck.advance(by: seconds(in: 0.005...0.15))
      guard animator.state == .active else { break }
      interrupt()
    }
    finish()
  }

  private mutating func interrupt() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: pauseAndGoOn()
    case 2: scrub()
    case 3: turnRound()
    case 4: continueAlongSpring()
    case 5: retarget()
    case 6: addLate()
    default: continueAlongCurve()
    }
  }

  // MARK: Deeds

  /// A pause of any length is invisible afterwards.
  private mutating func pauseAndGoOn() {
    let wait = seconds(in: 0...0.5)
    let other = viewAnimations > 0
    let (animator, puck) = (animator, puck)
    expectSmooth("pause for \(wait)", velocity: !other) {
      animator.pauseAnimation()
      let held = puck.x
      if !other {
        puck.advance(by: wait)
        if puck.x != held { puck.journal.write("moved in a pause") }
      }
      animator.startAnimation()
    }
  }

  /// Scrubbing puts the views where it says; taking hold and letting go move nothing.
  private mutating func scrub() {
    let (animator, puck) = (animator, puck)
    expectSmooth("pause to scrub", velocity: false) { animator.pauseAnimation() }
    let held = animator.fractionComplete
    animator.fractionComplete = Double.random(in: 0...1, using: &random)
    animator.fractionComplete = Double.random(in: 0...1, using: &random)
    if Bool.random(using: &random), held >= 0, held <= 1 {
      let before = puck.x
      let fraction = animator.fractionComplete
      animator.fractionComplete = 0.5
      animator.fractionComplete = fraction
      if abs(puck.x - before) > 1e-9 { complain("scrubbing is no function of the fraction") }
    }
    expectSmooth("let go", velocity: false) { animator.startAnimation() }
    isSpring = isSpringByNature
  }

  private mutating func turnRound() {
    let animator = animator
    let speed = isSpring
    expectSmooth("turn round", velocity: speed) { animator.isReversed.toggle() }
  }

  /// In flight, a spring takes the velocity over.
  private mutating func continueAlongSpring() {
    let animator = animator
    let ratio = Double.random(in: 0.3...1, using: &random)
    let factor = Double.random(in: 0.3...1, using: &random)
    expectSmooth("continue on a spring", velocity: true) {
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: ratio), durationFactor: factor)
    }
    isSpring = true
  }

  private mutating func continueAlongCurve() {
    let animator = animator
    let (timing, springs) = Self.timing(&random)
    let factor = Bool.random(using: &random) ? 0 : Double.random(in: 0.1...1, using: &random)
    expectSmooth("continue along another curve", velocity: false) {
      animator.continueAnimation(withTimingParameters: timing, durationFactor: factor)
    }
    isSpring = springs
  }

  /// Another view animation of the same property is added to those that run.
  private mutating func retarget() {
    viewAnimations += 1
    let (puck, number) = (puck, viewAnimations)
    let target = Double.random(in: -300...300, using: &random)
    let duration = Double.random(in: 0.1...1, using: &random)
    let springs = Bool.random(using: &random)
    expectSmooth("retarget", velocity: true) {
      let done: (Bool) -> Void = { puck.journal.write("view \(number) \($0)") }
      if springs {
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
          puck.view.center.x = target
        } completion: {
          done($0)
        }
      } else {
        UIView.animate(withDuration: duration, animations: { puck.view.center.x = target }, completion: done)
      }
    }
  }

  private mutating func addLate() {
    let (animator, puck) = (animator, puck)
    let target = Double.random(in: -300...300, using: &random)
    let delay = addsDelayed ? Double.random(in: 0...0.9, using: &random) : 0
    expectSmooth("add late", velocity: false) {
      animator.addAnimations({ puck.view.center.x = target }, delayFactor: delay)
    }
  }

  // MARK: The end

  private mutating func finish() {
    var expected = animator.isReversed ? "start" : "end"
    switch animator.state == .active ? Int.random(in: 0..<3, using: &random) : 0 {
    case 1:
      let position = [UIViewAnimatingPosition.start, .current, .end].randomElement(using: &random) ?? .end
      let (animator, puck) = (animator, puck)
      expectSmooth("stop", velocity: false) { animator.stopAnimation(false) }
      expected = "\(position)"
      let shown = puck.x
      animator.finishAnimation(at: position)
      if position == .current, abs(puck.x - shown) > 1e-9 { complain("finishing where it is moves the view") }
    case 2:
      let animator = animator
      expectSmooth("stop for good", velocity: false) { animator.stopAnimation(true) }
      expected = ""
    default: break
    }
    puck.world.stage.advance(to: puck.time + 1000)
    let ends = puck.journal.entries.filter { !$0.hasPrefix("view") }
    if ends != (expected.isEmpty ? [] : [expected]) { complain("ended \(ends), not \(expected)") }
    let views = puck.journal.entries.filter { $0.hasPrefix("view") }.sorted()
    if views != (0..<viewAnimations).map({ "view \($0 + 1) true" }).sorted() { complain("view completions \(views)") }
    if puck.view.layer.animationKeys() != nil { complain("animations are left over") }
    if animator.state != .inactive { complain("the animator is \(animator.state)") }
    if viewAnimations == 0, expected == "start", abs(puck.view.center.x) > 1e-9 {
      complain("ended at the start, the view is at \(puck.view.center.x)")
    }
    // What is added once a spring has overshot has no time left, and jumps at the end.
    let misuses = puck.misuses.filter { $0 != "F7" }
    if !misuses.isEmpty { complain("reported \(misuses)") }
  }

  // MARK: Measuring

  /// What shows right before and right after a deed is the same, and if asked its velocity.
  private mutating func expectSmooth(_ deed: String, velocity: Bool, _ act: () -> Void) {
    deeds.append(deed)
    let before = velocity ? follow() : nil
    let position = puck.x
    act()
    expect(puck.x, position, within: 1e-9, "position")
    guard let before, !addsDelayed, let after = follow() else { return }
    // One-sided differences of the fourth order, backwards before the deed and forwards after it.
    let weights = [-25.0, 48, -36, 16, -3]
    let out = zip(weights, after).map(*).reduce(0, +) / (12 * Self.step)
    let into = zip(weights, before.reversed()).map(*).reduce(0, +) / (-12 * Self.step)
    expect(out, into, within: 1e-6 * max(1, abs(into)), "velocity")
  }

  /// Five positions, a step apart; nil when an animation ends in between.
  private func follow() -> [Double]? {
    let keys = puck.view.layer.animationKeys()
    var positions = [puck.x]
    for _ in 0..<4 {
      puck.advance(by: Self.step)
      positions.append(puck.x)
    }
    return keys == puck.view.layer.animationKeys() ? positions : nil
  }

  /// Multiples of small powers of two, so that no rounding of times blurs the differences.
  private mutating func seconds(in range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &random) * 0x1p20).rounded() / 0x1p20
  }

  private static let step = 0x1p-18

  private mutating func expect(_ value: Double, _ other: Double, within tolerance: Double, _ what: String) {
    if !(abs(value - other) <= tolerance) { complain("\(what) goes from \(other) to \(value)") }
  }

  private mutating func complain(_ complaint: String) {
    complaints.append("\(complaint), after \(deeds.suffix(6).joined(separator: ", "))")
  }

  private static func timing(_ random: inout SplitMix64) -> (timing: any UITimingCurveProvider, isSpring: Bool) {
    func unit() -> Double { Double.random(in: 0...1, using: &random) }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return (UICubicTimingParameters(animationCurve: .easeInOut), false)
    case 1:
      return (
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: unit(), y: unit()), controlPoint2: CGPoint(x: unit(), y: unit())), false
      )
    case 2: return (UISpringTimingParameters(dampingRatio: 0.3 + 0.7 * unit()), true)
    case 3:
      let velocity = CGVector(dx: 4 * unit() - 2, dy: 4 * unit() - 2)
      return (
        UISpringTimingParameters(
          mass: 1, stiffness: 50 + 300 * unit(), damping: 5 + 30 * unit(), initialVelocity: velocity), true
      )
    default: return (UISpringTimingParameters(duration: 0.2 + unit(), bounce: 0.5 * unit()), true)
    }
  }
}
