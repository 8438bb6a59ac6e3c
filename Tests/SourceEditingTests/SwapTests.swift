import FileSystem
import Testing

@testable import SourceEditing

struct SwapTests {
  private static let plain = "UIView.animate(withDuration: 0.5) { a() } completion: { _ in b() }"
  private static let fitted = """
    UIView.animate(
      withDuration: duration, delay: 0.1, usingSpringWithDamping: isReduced ? 1 : 0.4, initialSpringVelocity: 0,
      options: [.allowUserInteraction], animations: { a() })
    """
  private static let perceptual = "UIView.animate(springDuration: 0.5, bounce: 0.2, delay: 1) { a() }"

  @Test(arguments: [
    (
      SourceTiming.curve(.easeInOut), plain, "UIView.animate(withDuration: 0.5) { a() } completion: { _ in b() }"
    ),
    (
      .curve(.linear), plain,
      "UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { a() } completion: { _ in b() }"
    ),
    (
      .fittedSpring(dampingRatio: 0.7, velocity: .uniform(2)), plain,
      "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 2) { a() } "
        + "completion: { _ in b() }"
    ),
    (
      .perceptualSpring(duration: 0.4, bounce: 0.3, velocity: .rest), plain,
      "UIView.animate(springDuration: 0.4, bounce: 0.3) { a() } completion: { _ in b() }"
    ),
    (
      .curve(.easeOut), fitted,
      """
      UIView.animate(
        withDuration: duration, delay: 0.1,
        options: [.curveEaseOut, .allowUserInteraction], animations: { a() })
      """
    ),
    (
      .perceptualSpring(duration: 0.4, bounce: 0.3, velocity: .rest), fitted,
      """
      UIView.animate(
        springDuration: 0.4, bounce: 0.3, initialSpringVelocity: 0, delay: 0.1,
        options: [.allowUserInteraction], animations: { a() })
      """
    ),
    (
      .fittedSpring(dampingRatio: 1, velocity: .rest), perceptual,
      "UIView.animate(withDuration: 0.5, delay: 1, usingSpringWithDamping: 1, initialSpringVelocity: 0) { a() }"
    ),
    (.curve(.easeInOut), perceptual, "UIView.animate(withDuration: 0.5, delay: 1) { a() }"),
    (
      .perceptualSpring(duration: 0.4, bounce: 0.3, velocity: .uniform(1)), "UIView.animate { a() }",
      "UIView.animate(springDuration: 0.4, bounce: 0.3, initialSpringVelocity: 1) { a() }"
    ),
    (
      .curve(.easeIn), "UIView.animate(bounce: 1, animations: { })",
      "UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn, animations: { })"
    ),
  ])
  func viewAnimationsChangeTheirForm(timing: SourceTiming, before: String, after: String) throws {
    #expect(try Editing.swapping(to: timing, in: before) == after)
  }

  @Test func linesOfArgumentsStayLines() throws {
    let before = """
      UIView.animate(
        withDuration: 0.5,
        delay: 0,
        animations: { a() })
      """
    let after = """
      UIView.animate(
        withDuration: 0.8,
        delay: 0,
        usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0,
        animations: { a() })
      """

    #expect(
      try Editing.swapping(to: .fittedSpring(dampingRatio: 0.7, velocity: .rest), duration: 0.8, in: before) == after)
  }

  @Test func argumentsOnUnequalLinesAreJoined() throws {
    let before =
      "UIView.animate(\n  withDuration: 1,\n  delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { }"

    #expect(
      try Editing.swapping(to: .curve(.linear), in: before)
        == "UIView.animate(\n  withDuration: 1, delay: 0, options: .curveLinear) { }")
  }

  @Test func theUsualCurveIsNotNamed() throws {
    let text = "UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { }"

    #expect(try Editing.swapping(to: .curve(.easeInOut), in: text) == text)
  }

  @Test func theDurationIsWrittenWhereItStands() throws {
    let before = "let d = 0.5\nUIView.animate(withDuration: d) { }"
    let after = "let d = 0.8\nUIView.animate(withDuration: d, delay: 0, options: .curveEaseIn) { }"

    #expect(try Editing.swapping(to: .curve(.easeIn), duration: 0.8, in: before, line: 2) == after)
  }

  @Test func aPerceptualSpringHasADurationOfItsOwn() throws {
    let before = "UIView.animate(withDuration: f()) { }"
    let timing = SourceTiming.perceptualSpring(duration: 0.4, bounce: 0, velocity: .rest)

    #expect(
      try Editing.swapping(to: timing, duration: 0.8, in: before)
        == "UIView.animate(springDuration: 0.4, bounce: 0) { }")
  }

  private static func animator(_ timing: String) -> String {
    "let a = UIViewPropertyAnimator(duration: f(1), \(timing)) { b() }"
  }

  @Test(
    arguments: [
      (SourceTiming.curve(.easeOut), "curve: .easeOut"),
      (
        .cubic(x1: 0.3, y1: 0, x2: 0.2, y2: 1),
        "controlPoint1: CGPoint(x: 0.3, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1)"
      ),
      (.fittedSpring(dampingRatio: 0.7, velocity: .rest), "dampingRatio: 0.7"),
      (
        .fittedSpring(dampingRatio: 0.7, velocity: .vector(dx: 1, dy: 2)),
        "timingParameters: UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: 2))"
      ),
      (
        .perceptualSpring(duration: 0.4, bounce: 0.3, velocity: .rest),
        "timingParameters: UISpringTimingParameters(duration: 0.4, bounce: 0.3)"
      ),
      (
        .physicalSpring(mass: 1, stiffness: 200, damping: 20, velocity: .rest),
        "timingParameters: UISpringTimingParameters(mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero)"
      ),
    ],
    [
      "curve: .linear", "controlPoint1: .zero, controlPoint2: p", "dampingRatio: ratio",
      "timingParameters: UISpringTimingParameters(dampingRatio: 1)",
    ])
  func animatorsChangeTheirForm(to new: (timing: SourceTiming, text: String), from old: String) throws {
    #expect(try Editing.swapping(to: new.timing, in: Self.animator(old)) == Self.animator(new.text))
  }

  @Test func parametersInAConstantAreChangedThere() throws {
    let before =
      "let s = UISpringTimingParameters(dampingRatio: 1)\nUIViewPropertyAnimator(duration: 1, timingParameters: s)"

    let after = try Editing.swapping(to: .curve(.easeIn), duration: 2, in: before, line: 2)

    #expect(
      after
        == "let s = UICubicTimingParameters(animationCurve: .easeIn)\nUIViewPropertyAnimator(duration: 2, timingParameters: s)"
    )
  }

  @Test(arguments: [
    (
      SourceTiming.curve(.easeIn), "UIView.transition(with: v, duration: 1) { }",
      "UIView.transition(with: v, duration: 1, options: .curveEaseIn) { }"
    ),
    (
      .curve(.easeIn), "UIView.transition(with: v, duration: 1, options: .transitionCrossDissolve) { }",
      "UIView.transition(with: v, duration: 1, options: [.transitionCrossDissolve, .curveEaseIn]) { }"
    ),
    (
      .curve(.easeInOut),
      "UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: [.curveLinear]) { }",
      "UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: [.curveEaseInOut]) { }"
    ),
    (
      .cubic(x1: 0.1, y1: 0, x2: 1, y2: 1),
      "let a = CABasicAnimation(keyPath: k)\na.timingFunction = CAMediaTimingFunction(name: .linear)",
      "let a = CABasicAnimation(keyPath: k)\na.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0, 1, 1)"
    ),
  ])
  func othersChangeTheirCurve(timing: SourceTiming, before: String, after: String) throws {
    #expect(try Editing.swapping(to: timing, in: before) == after)
  }

  @Test(arguments: [
    (
      SourceTiming.cubic(x1: 0, y1: 0, x2: 1, y2: 1), plain,
      "UIView.animate in Test.swift:1 takes no control points, as a UIViewPropertyAnimator does"
    ),
    (
      .physicalSpring(mass: 1, stiffness: 1, damping: 1, velocity: .rest), plain,
      "UIView.animate in Test.swift:1 takes no mass, stiffness and damping, as UISpringTimingParameters do"
    ),
    (
      .fittedSpring(dampingRatio: 1, velocity: .vector(dx: 1, dy: 0)), plain,
      "UIView.animate in Test.swift:1 takes one number as its velocity, no vector"
    ),
    (
      .fittedSpring(dampingRatio: 1, velocity: .uniform(1)), animator("curve: .linear"),
      "UIViewPropertyAnimator in Test.swift:1 takes a vector as its velocity, not one number"
    ),
    (
      .fittedSpring(dampingRatio: 1, velocity: .rest), "UIView.transition(with: v, duration: 1) { }",
      "UIView.transition in Test.swift:1 takes a named curve, and no other timing"
    ),
    (
      .fittedSpring(dampingRatio: 1, velocity: .rest),
      "func s() -> P { UISpringTimingParameters(dampingRatio: 1) }; "
        + "let y = UIViewPropertyAnimator(duration: 1, timingParameters: s())",
      "UIViewPropertyAnimator in Test.swift:1 takes its timing from a function"
    ),
    (
      .fittedSpring(dampingRatio: 1, velocity: .rest), "UIView.animate(withDuration: 1, /* late */ delay: 2) { }",
      "UIView.animate in Test.swift:1 has a comment among its arguments"
    ),
    (
      .curve(.linear), "UIView.animate(withDuration: 1, delay: 2, options: options) { }",
      "UIView.animate in Test.swift:1 has options that are computed"
    ),
    (
      .curve(.linear),
      "let x: UISpringTimingParameters = UISpringTimingParameters(dampingRatio: 1); "
        + "let y = UIViewPropertyAnimator(duration: 1, timingParameters: x)",
      "UIViewPropertyAnimator in Test.swift:1 takes its timing from `x`, which is declared as UISpringTimingParameters"
    ),
    (
      .curve(.linear), "UIView.animateKeyframes(withDuration: 1, delay: 0) { }",
      "UIView.animateKeyframes in Test.swift:1 has its curves between keyframes"
    ),
  ])
  func whatCannotBeIsTold(timing: SourceTiming, text: String, reason: String) {
    #expect(Editing.sentence { try Editing.swapping(to: timing, in: text) } == "\(reason): change it there yourself.")
  }

  /// Which of the curves ran is not in the file.
  @Test(arguments: [
    "isFast ? .curveLinear : .curveEaseOut", "[.repeat, isFast ? .curveLinear : .curveEaseOut]", "options",
    "[.curveLinear, more()]",
  ])
  func computedOptionsAreLeft(options: String) {
    for curve in [TimingCurve.easeIn, .easeInOut] {
      let sentence = Editing.sentence {
        try Editing.swapping(
          to: .curve(curve), in: "UIView.animate(withDuration: 1, delay: 0, options: \(options)) { }")
      }
      #expect(sentence.contains("has options that are computed"), "\(sentence)")
    }
  }

  @Test func anOptionOfTheAppsOwnIsNoCurve() throws {
    #expect(
      try Editing.swapping(
        to: .curve(.linear), in: "UIView.animate(withDuration: 1, delay: 0, options: [.curvedPath, .curveEaseIn]) { }")
        == "UIView.animate(withDuration: 1, delay: 0, options: [.curvedPath, .curveLinear]) { }")
  }
}
