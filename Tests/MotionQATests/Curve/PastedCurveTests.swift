import InterludeUI
import MotionQA
import Testing

/// Curves as they stand in source code and style sheets. The expected numbers are those of Apple's documentation of each call
/// and of CSS Easing Functions Level 2.
/// A curve is read as it is pasted.
@Suite struct PastedCurveTests {
  @Test(
    arguments: [
      ("0.2, 0, 0, 1", "bezier(0.2, 0, 0, 1)"), (".2,0,0,1", "bezier(0.2, 0, 0, 1)"),
      ("0.2, 0, 0, 1, duration: 0.4;", "bezier(0.2, 0, 0, 1, duration: 0.4)"),
      ("mass: 1, stiffness: 300, damping: 20", "spring(mass: 1, stiffness: 300, damping: 20)"),
      ("duration: 0.5, bounce: 0.2", "bounce(0.2)"), ("bounce: 0.2", "bounce(0.2)"),
      ("dampingRatio: 0.4, duration: 1", "spring(dampingRatio: 0.4, duration: 1)"),
      ("response: 0.3, dampingFraction: 0.6", "spring(dampingRatio: 0.6, response: 0.3)"),
      // (40 − 30) × 3.62 + 194 and (7 − 8) × 3 + 25.
      ("origami(tension: 40, friction: 7)", "spring(mass: 1, stiffness: 230.2, damping: 22)"),
    ])
  func numbersAloneAreACurve(text: String, same: String) throws { #expect(try CurveSpec(text) == CurveSpec(same)) }

  @Test(
    arguments: [
      ("0.2, 0, 0", "the second y is missing", 9), ("0.2, 0, 0, 1, 5", "no place for \"5\"", 14),
      ("1.2, 0, 0, 1", "the first x is 1.2", 0), ("mass: 1, stiffness:", "a value is missing", 19),
      ("mass: 1, weight: 2", "it has no \"weight:\"", 9),
      ("0.2, 0, 0, 1 easeIn", "comma is missing before \"easeIn\"", 13),
      ("easeIn, easeOut", "\"easeIn\" is not a number", 0),
      ("tension: 200, friction: 20", "write origami(tension: 200, friction: 20)", 0),
      ("spring(friction: 20, tension: 200)", "spring(mass: 1, stiffness: 200, damping: 20) for the latter", 7),
      ("origami(tension: -200, friction: 7)", "so little tension", 0),
    ])
  func aListThatIsNoneIsTold(text: String, words: String, offset: Int) throws {
    let error = try #require(throws: CurveSpecError.self) { try CurveSpec(text) }
    #expect(error.sentence.contains(words) && error.sentence.hasSuffix("."), "\(error)")
    #expect(error.description.hasSuffix("\n  " + String(repeating: " ", count: offset) + "^"), "\(error)")
  }

  @Test(
    arguments: [
      ("cubic-bezier(.2,0,0,1)", "bezier(0.2, 0, 0, 1, duration: 0.7)"), ("easeIn", "easeIn(duration: 0.7)"),
      (".easeInOut", "easeInOut(duration: 0.7)"), ("easeIn(duration: 0.2)", "easeIn(duration: 0.2)"),
      ("spring(dampingRatio: 0.4)", "spring(dampingRatio: 0.4, duration: 0.7)"),
      ("spring(dampingRatio: 0.4, duration: 1)", "spring(dampingRatio: 0.4, duration: 1)"),
      ("UISpringTimingParameters(dampingRatio: 0.4)", "spring(dampingRatio: 0.4, duration: 0.7)"),
      (".snappy", "bounce(0.15, duration: 0.5)"),
    ])
  func whatSaysNoDurationTakesTheUsualOne(text: String, same: String) throws {
    #expect(try CurveSpec(text, usualDuration: 0.7) == CurveSpec(same))
  }

  @Test(
    arguments: [
      // UIKit.
      ("UISpringTimingParameters()", "spring(mass: 3, stiffness: 1000, damping: 500)"),
      ("UISpringTimingParameters(dampingRatio: 0.4)", "spring(dampingRatio: 0.4, duration: 1)"),
      ("UISpringTimingParameters(dampingRatio: 0.4, duration: 0.6)", "spring(dampingRatio: 0.4, duration: 0.6)"),
      (
        "UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))",
        "spring(dampingRatio: 0.8, duration: 1, initialVelocity: 1)"
      ),
      (
        "UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: .init(dx: 0, dy: -2.5))",
        "spring(dampingRatio: 0.8, duration: 1, initialVelocity: -2.5)"
      ),
      (
        "UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 3, dy: 3))",
        "spring(dampingRatio: 0.8, duration: 1, initialVelocity: 3)"
      ),
      (
        "UISpringTimingParameters(mass: 2, stiffness: 300, damping: 20, initialVelocity: .zero)",
        "spring(mass: 2, stiffness: 300, damping: 20)"
      ),
      ("UISpringTimingParameters(duration: 0.6, bounce: 0.2)", "bounce(0.2, duration: 0.6)"),
      ("UICubicTimingParameters()", "default"),
      ("UICubicTimingParameters(animationCurve: .easeOut)", "easeOut"),
      ("UICubicTimingParameters(animationCurve: UIView.AnimationCurve.linear, duration: 2)", "linear(duration: 2)"),
      (
        "UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0.8), controlPoint2: .init(x: 0.2, y: 1))",
        "bezier(0.2, 0.8, 0.2, 1)"
      ),
      (
        "UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 0.58, y: 1), duration: 0.3)",
        "easeOut(duration: 0.3)"
      ),
      ("UIViewPropertyAnimator(duration: 0.6, dampingRatio: 0.8)", "spring(dampingRatio: 0.8, duration: 0.6)"),
      ("UIViewPropertyAnimator(duration: 0.6, curve: .easeIn)", "easeIn(duration: 0.6)"),
      (
        "UIView.animate(withDuration: 1, delay: 0.2, usingSpringWithDamping: 0.4, initialSpringVelocity: 0)",
        "spring(dampingRatio: 0.4, duration: 1)"
      ),
      ("UIView.animate(withDuration: 0.3)", "easeInOut(duration: 0.3)"),
      ("UIView.animate(withDuration: 0.3) {", "easeInOut(duration: 0.3)"),
      ("UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0 })", "easeInOut(duration: 0.3)"),
      (
        "UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: {",
        "easeOut(duration: 0.3)"
      ),
      ("UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {", "linear(duration: 0.3)"),
      (
        "UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: [], "
          + "animations: grow, completion: { _ in done() })",
        "spring(dampingRatio: 0.4, duration: 1)"
      ),
      (".curveEaseInOut", "easeInOut"), ("UIView.AnimationOptions.curveEaseOut", "easeOut"),
      (
        "UIView.animate(springDuration: 0.7, bounce: 0.3, initialSpringVelocity: 2)",
        "bounce(0.3, duration: 0.7, initialVelocity: 2)"
      ),
      // Core Animation.
      ("CAMediaTimingFunction(controlPoints: 0.4, 0.0, 0.2, 1.0)", "bezier(0.4, 0, 0.2, 1)"),
      ("CAMediaTimingFunction(name: .easeInEaseOut)", "easeInOut"),
      ("CAMediaTimingFunction(name: CAMediaTimingFunctionName.default)", "default"),
      ("CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)", "easeIn"),
      ("CASpringAnimation(perceptualDuration: 0.4, bounce: 0.1)", "bounce(0.1, duration: 0.4)"),
      ("UIView.animate(springDuration: 0.4, bounce: -0.2)", "bounce(-0.2, duration: 0.4, allowsOverdamping: true)"),
      (
        "CASpringAnimation(perceptualDuration: 0.4, bounce: -0.2)",
        "bounce(-0.2, duration: 0.4, allowsOverdamping: true)"
      ),
      // SwiftUI.
      (".spring", "bounce(0, duration: 0.5)"), (".spring()", "bounce(0, duration: 0.5)"),
      (".spring(response: 0.3, dampingFraction: 0.6)", "spring(dampingRatio: 0.6, response: 0.3)"),
      (
        "Animation.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.25)",
        "spring(dampingRatio: 0.6, response: 0.3)"
      ),
      (".spring(response: 0.3)", "spring(dampingRatio: 0.825, response: 0.3)"),
      (".spring(dampingFraction: 0.3)", "spring(dampingRatio: 0.3, response: 0.5)"),
      ("spring(response: 0.55, dampingFraction: 0.825)", "spring(dampingRatio: 0.825, response: 0.55)"),
      (".spring(duration: 0.6, bounce: 0.2)", "bounce(0.2, duration: 0.6)"),
      (".spring(duration: 0.6)", "bounce(0, duration: 0.6)"), (".spring(bounce: -0.1)", "bounce(-0.1, duration: 0.5)"),
      (".spring(.bouncy)", "bounce(0.3, duration: 0.5)"),
      (".spring(Spring(duration: 0.4, bounce: 0.2))", "bounce(0.2, duration: 0.4)"),
      (".spring(Spring(response: 0.4, dampingRatio: 0.7))", "spring(dampingRatio: 0.7, response: 0.4)"),
      (
        "Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true)",
        "spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true)"
      ),
      (".interactiveSpring", "bounce(0.15, duration: 0.15)"),
      (".interactiveSpring(duration: 0.2, extraBounce: 0.1)", "bounce(0.25, duration: 0.2)"),
      (".interactiveSpring(response: 0.2)", "spring(dampingRatio: 0.86, response: 0.2)"),
      (".interactiveSpring(dampingFraction: 0.5)", "spring(dampingRatio: 0.5, response: 0.15)"),
      (
        "interactiveSpring(response: 0.15, dampingFraction: 0.45, blendDuration: 0.5)",
        "spring(dampingRatio: 0.45, response: 0.15)"
      ),
      (".interpolatingSpring", "bounce(0, duration: 0.5)"),
      (".interpolatingSpring(stiffness: 170, damping: 5)", "spring(mass: 1, stiffness: 170, damping: 5)"),
      (
        ".interpolatingSpring(mass: 2, stiffness: 170, damping: 5, initialVelocity: 10)",
        "spring(mass: 2, stiffness: 170, damping: 5, initialVelocity: 10)"
      ),
      (".interpolatingSpring(duration: 0.4, bounce: 0.5)", "bounce(0.5, duration: 0.4)"),
      (".interpolatingSpring(.snappy, initialVelocity: 3)", "bounce(0.15, duration: 0.5, initialVelocity: 3)"),
      (".smooth", "bounce(0, duration: 0.5)"), (".snappy", "bounce(0.15, duration: 0.5)"),
      ("bouncy", "bounce(0.3, duration: 0.5)"),
      (".smooth(duration: 0.3, extraBounce: 0.1)", "bounce(0.1, duration: 0.3)"),
      ("Animation.snappy(extraBounce: 0.1)", "bounce(0.25, duration: 0.5)"),
      ("bouncy(duration: 1, extraBounce: -0.1)", "bounce(0.2, duration: 1)"),
      (".easeInOut", "easeInOut(duration: 0.35)"), (".easeIn(duration: 0.2)", "easeIn(duration: 0.2)"),
      ("Animation.easeOut", "easeOut(duration: 0.35)"), (".linear(duration: 3)", "linear(duration: 3)"),
      (".linear", "linear(duration: 0.35)"),
      (".timingCurve(0.2, 0.8, 0.2, 1)", "bezier(0.2, 0.8, 0.2, 1, duration: 0.35)"),
      (".timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5)", "bezier(0.2, 0.8, 0.2, 1, duration: 0.5)"),
      // CSS.
      ("cubic-bezier(0.4, 0, 0.2, 1);", "bezier(0.4, 0, 0.2, 1)"), ("ease", "default"), ("ease-in", "easeIn"),
      ("ease-in-out;", "easeInOut"), ("linear(0, 0.25 75%, 1)", "linear(0 0%, 0.25 75%, 1 100%)"),
      ("steps(5, start)", "steps(5, jump-start)"), ("steps(4)", "steps(4, jump-end)"),
      ("step-start", "steps(1, jump-start)"), ("step-end", "steps(1, jump-end)"),
      ("transition: transform 0.3s cubic-bezier(0.4, 0, 0.2, 1);", "bezier(0.4, 0, 0.2, 1, duration: 0.3)"),
      ("opacity 200ms ease-out 100ms", "easeOut(duration: 0.2)"), ("transition: all .2s", "default(duration: 0.2)"),
      ("animation: pop .8s ease-in-out;", "easeInOut(duration: 0.8)"),
      ("transition-timing-function: ease-in", "easeIn"),
      ("cubic-bezier(.2,0,0,1) 300ms", "bezier(0.2, 0, 0, 1, duration: 0.3)"),
      // SwiftUI, where it is used.
      (
        "withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isOpen = true }",
        "spring(dampingRatio: 0.7, response: 0.4)"
      ),
      (".animation(.easeInOut(duration: 0.2), value: isOpen)", "easeInOut(duration: 0.2)"),
      ("withAnimation(.snappy) {", "bounce(0.15, duration: 0.5)"),
      // Android. A spring of mass 1 and stiffness k has the response 2π/√k.
      ("CubicBezierEasing(0.4f, 0.0f, 0.2f, 1.0f)", "bezier(0.4, 0, 0.2, 1)"),
      ("PathInterpolator(0.4f, 0f, 1f, 1f)", "bezier(0.4, 0, 1, 1)"), ("FastOutSlowInEasing", "bezier(0.4, 0, 0.2, 1)"),
      ("Cubic(0.2, 0.0, 0.0, 1.0)", "bezier(0.2, 0, 0, 1)"), ("Curves.fastOutSlowIn", "bezier(0.4, 0, 0.2, 1)"),
      ("tween(durationMillis = 450, easing = LinearOutSlowInEasing)", "bezier(0, 0, 0.2, 1, duration: 0.45)"),
      ("tween()", "bezier(0.4, 0, 0.2, 1, duration: 0.3)"),
      ("spring(dampingRatio = 0.75f, stiffness = 400f)", "spring(dampingRatio: 0.75, response: \(Double.pi / 10))"),
      // JavaScript.
      ("[0.4, 0, 0.2, 1]", "bezier(0.4, 0, 0.2, 1)"),
      ("{ type: \"spring\", stiffness: 300, damping: 20 }", "spring(mass: 1, stiffness: 300, damping: 20)"),
    ])
  func whatIsPastedIsPrintedInOneSpelling(text: String, canonical: String) throws {
    let spec = try CurveSpec(text)

    #expect(spec.description == canonical)
    #expect(try CurveSpec(canonical) == spec)
  }

  @Test(
    arguments: [
      ("spring(damping: 0.4)", "did you mean \"dampingRatio: 0.4\"? Write spring(dampingRatio: 0.4", 7),
      ("spring(damping: 0.4)", "which swings for 34.6", 7),
      ("spring(damping: 1)", "did you mean \"dampingRatio: 1\"?", 7),
      ("spring(duration: 1, damping: 0.7)", "did you mean \"dampingRatio: 0.7\"?", 20),
      ("spring(response: 1, damping: 3)", "did you mean \"dampingRatio: 3\"?", 20),
      ("spring(dampingratio: 0.4, duration: 1)", "no \"dampingratio:\"; did you mean \"dampingRatio:\"?", 7),
      ("esaeInOut", "Did you mean \"easeInOut\"?", 0), ("snapy", "Did you mean \"snappy\"?", 0),
      ("UISpringTimingParameter(dampingRatio: 1)", "Did you mean \"UISpringTimingParameters\"?", 0),
      (
        "UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 2))",
        "look at initialVelocity: 1 and at initialVelocity: 2", 44
      ),
      ("UISpringTimingParameters(mass: 1, stiffness: 100)", "\"damping:\" is missing", 49),
      (
        "UICubicTimingParameters(controlPoint1: CGPoint(x: 2, y: 0), controlPoint2: .zero)",
        "the x is 2 and must lie in 0…1", 50
      ),
      ("UICubicTimingParameters(controlPoint1: .zero)", "\"controlPoint2:\" is missing", 45),
      ("UICubicTimingParameters(controlPoint1: CGVector(dx: 0, dy: 0), controlPoint2: .zero)", "is not a point", 39),
      ("CAMediaTimingFunction(name: .wobble)", "no function \".wobble\"", 28),
      ("CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2)", "the second y is missing", 49),
      (".interpolatingSpring(stiffness: 100)", "\"damping:\" is missing", 36),
      (".interpolatingSpring(.easeIn)", ".easeIn is no spring", 21), (".default", "name the curve", 0),
      (".snappy(duration: 0.5, extraBounce: 0.9)", "must lie in", 36), (".wobble", "nothing has this name", 0),
      ("wobble 0.3s", "the curve ends before the mark", 7),
      ("transition: easeout 0.3s", "the curve ends before the mark", 20),
      ("easeOutCubic", "not the same in every library", 0),
      ("UIView.animate(withDuration: 0.3, wobble: [])", "it has no \"wobble:\"", 34),
      (".spring().delay(0.2)", "the curve ends before the mark", 9), (".easeIn(0.2)", "no place for \"0.2\"", 8),
    ])
  func aMistakeIsMarkedAndAskedAbout(text: String, words: String, offset: Int) throws {
    let error = try #require(throws: CurveSpecError.self) { try CurveSpec(text) }
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines[0].contains(words), "\(lines[0])")
    #expect(lines[2] == String(repeating: " ", count: offset + 2) + "^")
  }

  @Test func aSmallDampingBesideMassOrStiffnessIsMeant() throws {
    for text in ["spring(stiffness: 100, damping: 0.4)", "spring(mass: 1, damping: 0.4)"] {
      #expect(try CurveSpec(text).description == "spring(mass: 1, stiffness: 100, damping: 0.4)")
    }
    #expect(try CurveSpec("spring(damping: 12)").description == "spring(mass: 1, stiffness: 100, damping: 12)")
  }
}
