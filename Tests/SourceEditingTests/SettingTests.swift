import FileSystem
import Testing

@testable import SourceEditing

struct SettingTests {
  private static let drop = """
    UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: .zero))
    """

  @Test(arguments: [
    (
      TimingParameter.duration, TimingValue.number(0.8), "UIView.animate(withDuration: 0.5) { }",
      "UIView.animate(withDuration: 0.8) { }"
    ),
    (.duration, .number(1), "UIView.animate(withDuration: 0.5) { }", "UIView.animate(withDuration: 1.0) { }"),
    (.delay, .number(2), "UIView.animate()", "UIView.animate(delay: 2)"),
    (.duration, .number(2), "UIView.animate(withDuration: 1) { }", "UIView.animate(withDuration: 2) { }"),
    (
      .dampingRatio, .number(0.59),
      "UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, "
        + "initialSpringVelocity: -1) { }",
      "UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.59, initialSpringVelocity: -1) { }"
    ),
    (
      .initialVelocity, .number(-2.5),
      "UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, "
        + "initialSpringVelocity: -1) { }",
      "UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: -2.5) { }"
    ),
    (
      .bounce, .number(0.3), "UIView.animate(springDuration: 0.5, bounce: 0.2) { }",
      "UIView.animate(springDuration: 0.5, bounce: 0.3) { }"
    ),
    (
      .duration, .number(0.6), "UIView.animate(springDuration: 0.5, bounce: 0.2) { }",
      "UIView.animate(springDuration: 0.6, bounce: 0.2) { }"
    ),
    (
      .initialVelocity, .vector(dx: 1, dy: -0.5), drop,
      drop.replacing(".zero", with: "CGVector(dx: 1, dy: -0.5)")
    ),
    (
      .controlPoint2, .point(x: 0.2, y: 1),
      "UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 0, y: 0.5))",
      "UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: CGPoint(x: 0.2, y: 1))"
    ),
    (
      .controlPoint1, .point(x: 0.2, y: 1),
      "let a = CABasicAnimation(keyPath: k)\na.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)",
      "let a = CABasicAnimation(keyPath: k)\na.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 1, 0.2, 1)"
    ),
    (
      .controlPoint2, .point(x: 0.3, y: 0.9),
      "let a = CABasicAnimation(keyPath: k)\na.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)",
      "let a = CABasicAnimation(keyPath: k)\na.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.3, 0.9)"
    ),
    (
      .curve, .curve(.easeInOut),
      "let a = CABasicAnimation(keyPath: k)\na.timingFunction = CAMediaTimingFunction(name: .easeOut)",
      "let a = CABasicAnimation(keyPath: k)\na.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)"
    ),
    (
      .curve, .curve(.linear), "UIViewPropertyAnimator(duration: 1, curve: UIView.AnimationCurve.easeOut)",
      "UIViewPropertyAnimator(duration: 1, curve: UIView.AnimationCurve.linear)"
    ),
    (
      .curve, .curve(.linear), "UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .repeat]) { }",
      "UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) { }"
    ),
    (
      .delay, .number(0.1), "UIView.animate(withDuration: 0.5) { }",
      "UIView.animate(withDuration: 0.5, delay: 0.1) { }"
    ),
    (
      .bounce, .number(0.1), "UIView.animate(springDuration: 0.5, delay: 1) { }",
      "UIView.animate(springDuration: 0.5, bounce: 0.1, delay: 1) { }"
    ),
    (.bounce, .number(0.1), "UIView.animate { }", "UIView.animate(bounce: 0.1) { }"),
    (.duration, .number(0.1), "UIView.animate(bounce: 1) { }", "UIView.animate(springDuration: 0.1, bounce: 1) { }"),
    (
      .stiffness, .number(250),
      "let a = CASpringAnimation(keyPath: k)\nlet b = 1\na.stiffness = 100\nlayer.add(a, forKey: k)",
      "let a = CASpringAnimation(keyPath: k)\nlet b = 1\na.stiffness = 250\nlayer.add(a, forKey: k)"
    ),
  ])
  func theLiteralIsReplaced(parameter: TimingParameter, value: TimingValue, before: String, after: String) throws {
    #expect(try Editing.setting(parameter, to: value, in: before) == after)
  }

  @Test func aConstantIsReplacedWhereItIsDeclared() throws {
    let before = """
      class A {
        func transitionDuration(using c: C?) -> Double { 0.55 }
        func f() {
          UIView.animate(
            withDuration: transitionDuration(using: c), delay: 0, usingSpringWithDamping: reduced ? 1 : 0.4,
            initialSpringVelocity: 0
          ) { }
        }
      }
      """

    #expect(
      try Editing.setting(.duration, to: .number(0.7), in: before, line: 4)
        == before.replacing("{ 0.55 }", with: "{ 0.7 }"))
    #expect(
      try Editing.setting(.dampingRatio, to: .number(0.6), in: before, line: 4, asRan: 0.4)
        == before.replacing(": 0.4", with: ": 0.6"))
  }

  @Test func aSignDoesNotJoinAnOperator() throws {
    let before = "let d=0.5\nUIView.animate(withDuration: d) { }"

    #expect(
      try Editing.setting(.duration, to: .number(-1), in: before, line: 2)
        == "let d=(-1.0)\nUIView.animate(withDuration: d) { }")
  }

  @Test func whatCannotBeSetIsTold() {
    let animate = "UIView.animate(withDuration: 0.5) { }"

    #expect(
      Editing.sentence { try Editing.setting(.dampingRatio, to: .number(1), in: animate) }
        == "The damping ratio is not given to UIView.animate in Test.swift:1: write it there yourself.")
    #expect(
      Editing.sentence { try Editing.setting(.duration, to: .vector(dx: 1, dy: 0), in: animate) }
        == "`0.5` in Test.swift:1 is of another type than the new value: write it there yourself.")
    #expect(
      Editing.sentence { try Editing.setting(.duration, to: .number(.infinity), in: animate) }
        == "inf cannot be written as a number in Swift: choose another.")
  }

  @Test(arguments: [(0.1, "0.1"), (1, "1"), (-0.25, "-0.25"), (1e-5, "1e-05"), (1.0 / 3, "0.3333333333333333")])
  func numbersAreWrittenInFull(value: Double, text: String) throws {
    #expect(try TimingValue.text(value) == text)
    #expect(Double(text) == value)
  }
}
