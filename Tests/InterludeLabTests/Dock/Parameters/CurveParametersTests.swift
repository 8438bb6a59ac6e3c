import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

struct CurveParametersTests {
  @Test func aWishThatCannotBeSolvedSaysWhatToDo() {
    func remedy(_ velocity: Double, _ key: ParameterKey) -> String? {
      let spring = Spring(dampingRatio: 0.5, duration: 1, initialVelocity: velocity)
      return CurveParameters(spec: .spring(spring, .animation(dampingRatio: 0.5, duration: 1))).remedy(for: key)
    }
    for key in [ParameterKey.settle, .overshoot] {
      #expect(remedy(2, key) == "Set Initial velocity to 0 to use this")
      #expect(remedy(0, key) == nil)
    }
    #expect(remedy(2, .field(.duration)) == nil)
  }

  private nonisolated static let specs: [CurveSpec] = [
    .spring(Spring(dampingRatio: 0.4, duration: 1), .animation(dampingRatio: 0.4, duration: 1)),
    .spring(Spring(dampingRatio: 0.7, response: 0.5), .response(dampingRatio: 0.7, response: 0.5)),
    .spring(Spring(duration: 0.5, bounce: 0.3), .perceptual(duration: 0.5, bounce: 0.3)),
    .spring(Spring(mass: 2, stiffness: 300, damping: 20), .physics),
    .bezier(TimedCurve(.easeIn, duration: 0.35)),
    .steps(TimedCurve(Steps(4, .jumpEnd), duration: 1)),
  ]

  @Test(arguments: specs) func eachFieldTakesANumberAndLeavesTheOthers(spec: CurveSpec) {
    let before = CurveParameters(spec: spec)
    for field in before.fields {
      let changed = before.setting(field, to: 0.42)
      for other in before.fields {
        #expect(changed.value(of: other) == (other == field ? 0.42 : before.value(of: other)), "\(field), \(other)")
      }
    }
    #expect(before.setting(.controlPoints, to: 3) == before)
  }

  /// A swap between springs moves the same; both ways are looked at as motion.
  @Test(arguments: specs.prefix(4), [CurveKind.spring, .bounce, .physics])
  func springsOfAnotherKindMoveTheSame(spec: CurveSpec, kind: CurveKind) {
    let converted = spec.converted(to: kind)
    #expect(CurveKind(of: converted) == kind)
    for step in 0...100 {
      let time = Double(step) / 50
      #expect(abs(converted.curve.value(at: time) - spec.curve.value(at: time)) < 1e-6)
    }
  }

  @Test func aCurveOfAnotherFamilyLastsAsLong() {
    let bezier = CurveSpec.bezier(TimedCurve(.easeIn, duration: 0.35))
    #expect(
      bezier.converted(to: .spring)
        == .spring(Spring(dampingRatio: 0.8, duration: 0.35), .animation(dampingRatio: 0.8, duration: 0.35)))
    #expect(CurveKind(of: bezier.converted(to: .physics)) == .physics)
    #expect(Self.specs[0].converted(to: .curve) == .bezier(TimedCurve(.easeInEaseOut, duration: 1)))
  }

  @Test func theDelayStandsInTheSource() {
    func swift(_ spec: CurveSpec) -> String { CurveParameters(spec: spec, delay: 0.2).swift() ?? "" }
    #expect(swift(Self.specs[0]).contains("withDuration: 1, delay: 0.2, usingSpringWithDamping: 0.4"))
    #expect(swift(Self.specs[2]).contains("bounce: 0.3, initialSpringVelocity: 0, delay: 0.2) {"))
    #expect(swift(Self.specs[3]).hasSuffix("animator.startAnimation(afterDelay: 0.2)"))
    #expect(swift(Self.specs[4]).hasSuffix("animator.startAnimation(afterDelay: 0.2)"))
    #expect(CurveParameters(spec: Self.specs[4], delay: 0.2).css.hasSuffix("animation-delay: 0.2s;"))
    #expect(CurveParameters(spec: Self.specs[4]).swift() == Self.specs[4].swift())
  }

  @Test func stepsAreRound() {
    let scale = SliderScale(0.01...2, stepsPerUnit: 100, unit: "s")
    #expect(scale.rounded(0.123456) == 0.12)
    #expect(scale.rounded(0.3 - 1e-12) == 0.3)
    #expect(scale.rounded(-5) == 0.01)
    #expect(scale.text(0.8) == "0.80 s")
    #expect(scale.text(0.8535) == "0.853 s" || scale.text(0.8535) == "0.854 s")
    #expect(scale.widened(to: 4).range == 0.01...5)
    #expect(SliderScale(0...0.6, stepsPerUnit: 200, unit: "%", factor: 100).text(0.105) == "10.5 %")
    #expect(SliderScale(-20...20, stepsPerUnit: 10, unit: "/s").text(-0.5) == "−0.5/s")
  }

  /// What each API is called like, as a person would write it.
  @Test(arguments: [
    (specs[0], MotionCall.Kind.springAnimation, "usingSpringWithDamping: 0.4, initialSpringVelocity: 0"),
    (specs[3], .springAnimation, "usingSpringWithDamping: 0.40"),
    (specs[3], .viewAnimation, "usingSpringWithDamping: 0.40"),
    (specs[0], .perceptualSpring, "UIView.animate(springDuration: 0.41"),
    (specs[0], .propertyAnimator, "UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4)"),
    (specs[3], .propertyAnimator, "UISpringTimingParameters(\n  mass: 2, stiffness: 300, damping: 20"),
    (
      specs[3], .coreAnimation, "CASpringAnimation(keyPath: \"opacity\")\nanimation.mass = 2\nanimation.stiffness = 300"
    ),
    (specs[4], .coreAnimation, "CAMediaTimingFunction(name: .easeIn)"),
    (specs[4], .viewAnimation, "UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseIn) {"),
    (specs[4], .viewTransition, "UIView.transition(with: view, duration: 0.35, options: .curveEaseIn) {"),
    (specs[4], .propertyAnimator, "UIViewPropertyAnimator(duration: 0.35, curve: .easeIn)"),
  ])
  func theCallKeepsItsForm(spec: CurveSpec, kind: MotionCall.Kind, text: String) throws {
    let swift = try #require(CurveParameters(spec: spec).swift(as: kind, animating: "opacity"))
    #expect(swift.contains(text), "\(swift)")
  }

  @Test func aCurveThatTheCallCannotHaveIsWrittenByAnother() {
    let bezier = CurveSpec.bezier(TimedCurve(CubicBezier(0.2, 0.8, 0.2, 1), duration: 0.5))
    let swift = CurveParameters(spec: bezier).swift(as: .springAnimation)
    #expect(swift == CurveParameters(spec: bezier).swift())
    #expect(CurveParameters(spec: bezier).swift(as: .viewAnimation) == swift && swift?.contains("UICubic") == true)
  }

  /// What is copied is what would be written: `SourceWriting` has these arguments.
  @Test func anAnimatorIsCopiedWithTheArgumentsThatWouldBeWritten() throws {
    let bezier = CurveSpec.bezier(TimedCurve(CubicBezier(0.2, 0.8, 0.2, 1), duration: 0.5))
    #expect(
      CurveParameters(spec: bezier).swift(as: .propertyAnimator)
        == """
        let animator = UIViewPropertyAnimator(
          duration: 0.5, controlPoint1: CGPoint(x: 0.2, y: 0.8), controlPoint2: CGPoint(x: 0.2, y: 1))
        """)
    let bounce = CurveParameters(spec: try CurveSpec("bounce(0.3, duration: 0.5)")).swift(as: .propertyAnimator)
    #expect(bounce?.contains("UISpringTimingParameters(duration: 0.5, bounce: 0.3)") == true, "\(bounce ?? "")")
    let named = CurveParameters(spec: .bezier(TimedCurve(.easeIn, duration: 0.5)))
    #expect(
      named.swift(as: .springAnimation)?.hasPrefix("UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn)")
        == true)
  }
}
