import FileSystem
import Testing

@testable import SourceEditing

struct CallTests {
  private func calls(_ text: String) -> [AnimatingCall] { SwiftSource(text, name: "Test.swift").calls }

  @Test(arguments: [
    ("UIView.animate(withDuration: 1) { }", AnimatingCall.Kind.viewAnimation),
    ("UIView.animate(withDuration: 1, animations: { }, completion: nil)", .viewAnimation),
    ("Self.animate(withDuration: 1, delay: 0) { }", .viewAnimation),
    (
      "UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { }",
      .fittedSpring
    ),
    ("UIView.animate(springDuration: 1, bounce: 0.2) { }", .perceptualSpring),
    ("UIView.animate { }", .perceptualSpring),
    ("UIView.animateKeyframes(withDuration: 1, delay: 0) { }", .keyframes),
    ("UIView.transition(with: view, duration: 1) { }", .transition),
    ("UIView.transition(from: a, to: b, duration: 1)", .transition),
    ("UIViewPropertyAnimator(duration: 1, curve: .linear)", .animator),
    ("UIViewPropertyAnimator.init(duration: 1, dampingRatio: 1)", .animator),
    ("let a: UIViewPropertyAnimator = .init(duration: 1, curve: .linear)", .animator),
    ("super.init(duration: 1, timingParameters: x)", .animator),
    ("ScreenAnimator(duration: 1, controlPoint1: a, controlPoint2: b)", .animator),
    ("UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { }", .runningAnimator),
    ("let a = CABasicAnimation(keyPath: \"opacity\")", .layerAnimation),
    ("let a = CASpringAnimation(keyPath: \"opacity\")", .layerAnimation),
    ("let a: CABasicAnimation = .init(keyPath: \"opacity\")", .layerAnimation),
  ])
  func eachFormIsFound(text: String, kind: AnimatingCall.Kind) {
    #expect(calls(text).map(\.kind) == [kind])
  }

  @Test(arguments: [
    "// UIView.animate(withDuration: 1) { }",
    "/* UIView.animate(withDuration: 1) { } */",
    "let s = \"UIView.animate(withDuration: 1) { }\"",
    "let s = \"\"\"\n  UIView.animate(withDuration: 1) { }\n  \"\"\"",
    "func animate(withDuration duration: Double) { }",
    "init(duration: Double, curve: UIView.AnimationCurve) { }",
    "coordinator.animate(alongsideTransition: { _ in }, completion: nil)",
    "var animator: UIViewPropertyAnimator?",
    "func f(_ animator: UIViewPropertyAnimator) { }",
    "view.transition()", "UIView.animate(withDuration: 1",
  ])
  func whatAnimatesNothingIsPassedOver(text: String) {
    #expect(calls(text).isEmpty)
  }

  @Test func argumentsAreWhole() throws {
    let text = """
      UIView.animate(
        withDuration: f(a, b: [1, 2]), // a, comment)
        delay: "\\(x, "y)")".count, options: [.curveLinear, .repeat],
        animations: { g(1, 2) }, completion: { _ in h() })
      """

    let call = try #require(calls(text).first)

    #expect(call.name == "UIView.animate")
    #expect(call.arguments.map(\.label) == ["withDuration", "delay", "options", "animations", "completion"])
    #expect(
      call.arguments.map(\.text) == [
        "f(a, b: [1, 2])", "\"\\(x, \"y)\")\".count", "[.curveLinear, .repeat]", "{ g(1, 2) }", "{ _ in h() }",
      ])
    #expect(
      call.arguments.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) } == call.arguments.map(\.text))
    #expect(call.range == 0..<text.utf8.count)
  }

  private static let nested = """
    func f() {
      UIView
        .animate(
          withDuration: 1
        ) {
          view.alpha = 0
          UIView.animate(withDuration: 2) {
            view.alpha = 1
          }
        } completion: { _ in
          done()
        }
    }
    """

  @Test(arguments: [(2, 2), (3, 2), (4, 2), (6, 2), (7, 7), (8, 7), (10, 2), (11, 2)])
  func aLineBelongsToTheInnermostCall(line: Int, begin: Int) throws {
    #expect(try SwiftSource(Self.nested, name: "Test.swift").call(at: line).line == begin)
  }

  @Test func aLineWithoutACallIsTold() {
    #expect(
      Editing.sentence { try SwiftSource(Self.nested, name: "Test.swift").call(at: 1).name }
        == "No animating call is in Test.swift:1: if the file has been edited since it was compiled, compile it again.")
  }

  @Test func twoCallsInALineAreTold() {
    let text = "UIView.animate(withDuration: 1) { UIView.animate(withDuration: 2) { } }"

    #expect(
      Editing.sentence { try SwiftSource(text, name: "Test.swift").call(at: 1).name }
        == "2 animations are made in Test.swift:1: give each a line of its own, so that it can be changed.")
  }

  private static let layers = """
    let pulse = CASpringAnimation(keyPath: "a")
    let fade = CABasicAnimation(keyPath: "b")
    pulse.duration = pulse.settlingDuration
    pulse.mass = 2
    fade.duration = 0.25
    layer.add(pulse, forKey: nil)
    layer.add(fade, forKey: nil)
    """

  @Test func whatIsAssignedToALayerAnimationIsItsOwn() throws {
    let source = SwiftSource(Self.layers, name: "Test.swift")

    #expect(source.calls.map { $0.assignments.map(\.label) } == [["duration", "mass"], ["duration"]])
    #expect(try source.call(at: 6).line == 1)
    #expect(try source.call(at: 7).line == 2)
    #expect(try Editing.told(.duration, in: Self.layers, line: 7) == "0.25 5")
    #expect(try Editing.told(.mass, in: Self.layers, line: 1) == "2 4")
  }
}
