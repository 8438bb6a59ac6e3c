import FileSystem
import Testing

@testable import SourceEditing

struct PlaceTests {
  @Test(arguments: [
    ("1", "1"), ("0.5", "0.5"), ("1e-3", "1e-3"), ("1_000", "1_000"), ("-0.5", "-0.5"), ("(0.5)", "0.5"),
    ("TimeInterval(0.5)", "0.5"),
  ])
  func numbersAreUnderstood(expression: String, number: String) throws {
    #expect(try Editing.told(.duration, in: "UIView.animate(withDuration: \(expression)) { }") == "\(number) 1")
  }

  /// A variable that is given another value later, and the branch of an `#if` that is not compiled here.
  @Test(arguments: [
    "var base = 0.5\nif isFast { base = 0.2 }\nUIView.animate(withDuration: base) { }",
    "func f() {\n#if os(iOS)\nlet base = 0.2\n#else\nlet base = 0.5\n#endif\nUIView.animate(withDuration: base) { } }",
  ])
  func aNumberThatDidNotRunIsNotTaken(text: String) throws {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(
      try Editing.told(.duration, in: text, line: line, asRan: 0.2).contains("is not the 0.2 that the program ran with")
    )
    #expect(try Editing.told(.duration, in: text, line: line, asRan: 0.5).hasPrefix("0.5 "))
    #expect(try Editing.told(.duration, in: "UIView.animate(withDuration: 0.5) { }", asRan: 0.2) == "0.5 1")
  }

  @Test(arguments: [
    ("let base = 0.4\nUIView.animate(withDuration: base) { }", 2, "0.4 1"),
    ("enum Metrics { static let base = 0.4 }\nUIView.animate(withDuration: Metrics.base) { }", 2, "0.4 1"),
    (
      "class A {\n  var base: TimeInterval = 0.4\n  func f() { UIView.animate(withDuration: self.base) { } }\n}", 3,
      "0.4 2"
    ),
    ("class A {\n  func f() { UIView.animate(withDuration: base) { } }\n  let base = 0.4\n}", 2, "0.4 3"),
    ("func f(base: Double = 0.4) {\n  UIView.animate(withDuration: base) { }\n}", 2, "0.4 1"),
    ("func f(over base: Double = 0.4) {\n  UIView.animate(withDuration: base) { }\n}", 2, "0.4 1"),
    (
      "class A {\n  let base: Double\n  init(base: Double = 0.4) { self.base = base }\n"
        + "  func f() { UIView.animate(withDuration: base) { } }\n}", 4, "0.4 3"
    ),
    ("class A {\n  var base: Double { 0.4 }\n  func f() { UIView.animate(withDuration: base) { } }\n}", 3, "0.4 2"),
    (
      "class A {\n  var base = 0.4 { didSet { g() } }\n  func f() { UIView.animate(withDuration: base) { } }\n}", 3,
      "0.4 2"
    ),
    (
      "func f() {\n  if let base = g() { h(base) }\n  for base in 0..<3 { h(base) }\n"
        + "  UIView.animate(withDuration: base) { }\n}\nlet base = 0.4", 4, "0.4 6"
    ),
    ("let a = 0.4, base = 0.3\nUIView.animate(withDuration: base) { }", 2, "0.3 1"),
    ("let base = 1\nfunc f() {\n  let base = 0.4\n  UIView.animate(withDuration: base) { }\n}", 4, "0.4 3"),
    (
      "let base = 0.4\nfunc g() {\n  let base = 1\n}\nfunc f() {\n  UIView.animate(withDuration: base) { }\n}", 6,
      "0.4 1"
    ),
    (
      "class A {\n  let d = 0.4\n  func transitionDuration(using c: C?) -> Double {\n    return d\n  }\n"
        + "  func f() {\n    UIView.animate(withDuration: self.transitionDuration(using: c)) { }\n  }\n}", 7, "0.4 2"
    ),
    (
      "class A { func f() {\n  UIView.animate(withDuration: transitionDuration(using: c)) { } } }\n"
        + "extension A { func transitionDuration(using c: C?) -> Double { 0.4 } }\n"
        + "class B { func transitionDuration(using c: C?) -> Double { 1 } }", 2, "0.4 3"
    ),
  ])
  func namesAreFollowed(text: String, line: Int, place: String) throws {
    #expect(try Editing.told(.duration, in: text, line: line) == place)
  }

  @Test(arguments: [
    ("UIView.animate(withDuration: Constants.base * 2) { }", 1, "`Constants.base * 2` in Test.swift:1 is no number"),
    (
      "UIView.animate(withDuration: Constants.base) { }", 1,
      "`Constants.base` in Test.swift:1 is declared in another file, or in a way that was not understood"
    ),
    (
      "func f(base: Double) {\n  UIView.animate(withDuration: base) { }\n}", 2,
      "`base` in Test.swift:2 is declared in line 1 without a value there"
    ),
    (
      "let d = 1.0\nlist.forEach { d in UIView.animate(withDuration: d) { } }", 2,
      "`d` in Test.swift:2 is declared in line 2 without a value there"
    ),
    (
      "let d = 1.0\nif let d = g() {\n  UIView.animate(withDuration: d) { }\n}", 3,
      "`d` in Test.swift:3 is declared in line 2 without a value there"
    ),
    ("let d = 1.0\nlet e = d / 2\nUIView.animate(withDuration: e) { }", 3, "`d / 2` in Test.swift:2 is no number"),
    ("let d = e\nlet e = d\nUIView.animate(withDuration: d) { }", 3, "`d` in Test.swift:3 leads back to itself"),
    (
      "func transitionDuration(using c: C) -> Double {\n  let x = 1\n  return 0.5\n}\n"
        + "UIView.animate(withDuration: transitionDuration(using: c)) { }", 5,
      "`transitionDuration(using: c)` in Test.swift:5 calls the function in line 1, which has more than one expression"
    ),
  ])
  func whatIsComputedIsTold(text: String, line: Int, reason: String) throws {
    let told = try Editing.told(.duration, in: text, line: line)

    #expect(told == "The duration is computed: \(reason); write it there yourself.")
  }

  @Test func theBranchThatRanIsChosen() throws {
    let text = "UIView.animate(withDuration: isReduced ? 1 : 0.4) { }"

    #expect(try Editing.told(.duration, in: text, asRan: 0.4) == "0.4 1")
    #expect(try Editing.told(.duration, in: text, asRan: 1) == "1 1")
    let changed = try Editing.told(.duration, in: text, asRan: 2)
    #expect(changed.hasPrefix("The duration is computed") && changed.contains("changed after this program was built"))
    #expect(try Editing.told(.duration, in: text).hasPrefix("The duration is computed"))
    let inner = "UIView.animate(withDuration: max(isReduced ? 1 : 0.4, 1)) { }"
    #expect(try Editing.told(.duration, in: inner, asRan: 1).hasPrefix("The duration is computed"))
    let signed = "UIView.animate(withDuration: isReduced ? 0.5 : -0.5) { }"
    #expect(try Editing.told(.duration, in: signed, asRan: -0.5) == "-0.5 1")
  }

  @Test(arguments: [
    (
      "let s = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))\n"
        + "UIViewPropertyAnimator(duration: 1, timingParameters: s)", 2
    ),
    (
      "\nUIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters("
        + "dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0)))", 2
    ),
    (
      "class A {\n  let s: UISpringTimingParameters = .init(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))\n"
        + "  lazy var a = UIViewPropertyAnimator(duration: 1, timingParameters: s)\n}", 3
    ),
  ])
  func timingParametersAreFollowed(text: String, line: Int) throws {
    guard case .literal(let ratio) = try Editing.place(.dampingRatio, in: text, line: line),
      case .literal(let velocity) = try Editing.place(.initialVelocity, in: text, line: line)
    else {
      Issue.record("no literals")
      return
    }
    #expect([ratio.text, velocity.text] == ["0.8", "CGVector(dx: 1, dy: 0)"])
    #expect(try Editing.told(.duration, in: text, line: line) == "1 \(line)")
    #expect(try Editing.told(.bounce, in: text, line: line).hasPrefix("The bounce is not given"))
  }

  @Test(arguments: [
    (TimingParameter.mass, "2"), (.stiffness, "300"), (.damping, "20"), (.initialVelocity, ".zero"), (.duration, "0"),
  ])
  func physicalSpringsAreFollowed(parameter: TimingParameter, text: String) throws {
    let source =
      "UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters(mass: 2, stiffness: 300, "
      + "damping: 20, initialVelocity: .zero))"

    #expect(try Editing.told(parameter, in: source) == "\(text) 1")
  }

  @Test(arguments: [
    ("UIViewPropertyAnimator(duration: 1, curve: .easeOut)", ".easeOut 1"),
    ("UIViewPropertyAnimator(duration: 1, curve: UIView.AnimationCurve.easeOut)", "UIView.AnimationCurve.easeOut 1"),
    ("UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveEaseOut]) { }", ".curveEaseOut 1"),
    ("UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut) { }", ".curveEaseOut 1"),
    ("let a = CABasicAnimation(keyPath: k)\na.timingFunction = CAMediaTimingFunction(name: .easeOut)", ".easeOut 2"),
  ])
  func curvesAreFound(text: String, place: String) throws {
    #expect(try Editing.told(.curve, in: text) == place)
  }

  @Test func whatSharesTheLiteralIsTold() throws {
    let text = """
      class A {
        let base: Double = 0.4
        func transitionDuration(using c: C?) -> Double { base }
        func f() {
          UIView.animate(withDuration: base) { g(base: 1, other.base) }
          print("\\(self.base)")
        }
      }
      class B { let base = 1; func f() { print(base) } }
      """

    guard case .literal(let literal) = try Editing.place(.duration, in: text, line: 5) else {
      Issue.record("no literal")
      return
    }
    #expect(literal.note == "also used in line 3, 6")
  }

  @Test func aVariableThatIsUsedAgainBelongsToItsLastAnimation() throws {
    let text = "var a = CABasicAnimation(keyPath: k)\na.duration = 1\na = CABasicAnimation(keyPath: l)\na.duration = 2"

    #expect(try Editing.told(.duration, in: text, line: 1) == "1 2")
    #expect(try Editing.told(.duration, in: text, line: 3) == "2 4")
  }

  @Test func nestedConditionsAreNotGuessed() throws {
    let text = "UIView.animate(withDuration: a ? 1 : b ? 0.4 : 2) { }"

    #expect(try Editing.told(.duration, in: text, asRan: 1).hasPrefix("The duration is computed"))
  }

  @Test func whatIsAssignedTwiceIsTold() throws {
    let text = "let a = CABasicAnimation(keyPath: k)\na.duration = 1\na.duration = 2"

    #expect(
      try Editing.told(.duration, in: text)
        == "The duration is set in lines 2, 3 of Test.swift: change it there yourself.")
  }
}
