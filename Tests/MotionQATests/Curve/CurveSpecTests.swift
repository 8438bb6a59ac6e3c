import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

/// A curve is read from its spelling.
@Suite struct CurveSpecTests {
  @Test(
    arguments: [
      ("spring(dampingRatio: 0.4, duration: 1)", Spring(dampingRatio: 0.4, duration: 1)),
      (
        "spring( dampingRatio:.4,duration:1 , initialVelocity: -2 )",
        Spring(dampingRatio: 0.4, duration: 1, initialVelocity: -2)
      ),
      ("spring(dampingRatio: 0.8, response: 0.5)", Spring(dampingRatio: 0.8, response: 0.5)),
      ("spring(mass: 3, stiffness: 1000, damping: 500)", Spring(mass: 3, stiffness: 1000, damping: 500)),
      ("spring(stiffness: 200)", Spring(mass: 1, stiffness: 200, damping: 10)),
      ("spring(duration: 0.5, bounce: 0.3)", Spring(duration: 0.5, bounce: 0.3)),
      ("bounce(-0.2)", Spring(duration: 0.5, bounce: -0.2)),
      (
        "bounce(-0.2, allowsOverdamping: true)", Spring(duration: 0.5, bounce: -0.2, overdamping: .coreAnimation)
      ),
      ("bounce(0.3, duration: 0.7)", Spring(duration: 0.7, bounce: 0.3)),
    ])
  func springs(text: String, expected: Spring) throws {
    guard case .spring(let spring, _) = try CurveSpec(text) else {
      Issue.record("no spring")
      return
    }
    #expect(spring == expected)
  }

  @Test(
    arguments: [
      ("easeIn", CubicBezier.easeIn), ("ease-in-out", .easeInEaseOut), ("default", .default), ("ease", .default),
      ("linear", .linear), ("linear()", .linear), ("bezier(0.42, 0, 1, 1)", .easeIn),
      ("cubic-bezier(.1,-2,.3,4)", CubicBezier(0.1, -2, 0.3, 4)),
    ])
  func cubicCurvesLastASecond(text: String, expected: CubicBezier) throws {
    #expect(try CurveSpec(text) == .bezier(TimedCurve(expected, duration: 1)))
  }

  @Test func otherCurvesOfCSS() throws {
    #expect(try CurveSpec("steps(4)") == .steps(TimedCurve(Steps(4, .jumpEnd), duration: 1)))
    #expect(
      try CurveSpec("steps(3, jump-none, duration: 2)") == .steps(TimedCurve(Steps(3, .jumpNone), duration: 2)))
    let line = PiecewiseLinear([(0, nil), (0.5, 0.2), (0.5, 0.4), (1, nil)])
    #expect(try CurveSpec("linear(0, 0.5 20% 40%, 1)") == .polyline(TimedCurve(line, duration: 1)))
    #expect(try CurveSpec("linear(0, 20% 40% 0.5, 1)") == .polyline(TimedCurve(line, duration: 1)))
    // An input below the one before it counts as that one.
    #expect(
      try CurveSpec("linear(0 20%, 1 10%)").curve.value(at: 0.19)
        == CurveSpec("linear(0 20%, 1 20%)").curve.value(at: 0.19))
    #expect(try CurveSpec("linear(0 20%, 1 10%)").curve.value(at: 0.21) == 1)
  }

  @Test(
    arguments: [
      "spring(dampingRatio: 0.4, duration: 1)", "spring(dampingRatio: 0.4, duration: 1, initialVelocity: 2.5)",
      "spring(dampingRatio: 1.4, response: 0.35)", "spring(mass: 1, stiffness: 100, damping: 10)",
      "spring(mass: 1, stiffness: 100, damping: 30, allowsOverdamping: true)", "bounce(-0.2, duration: 0.5)",
      "spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true)",
      "bounce(-0.2, duration: 0.5, allowsOverdamping: true)",
      "bezier(0.32, 0.72, 0, 1)", "bezier(0.1, -0.5, 0.7, 1e-05, duration: 0.3333)", "easeIn", "easeOut",
      "easeInOut(duration: 0.35)", "linear", "default", "steps(4, jump-end)", "steps(2, jump-both, duration: 0.5)",
      "linear(0 0%, 0.5 20%, 1 100%)", "linear(0 7%, 0.25 29%, 0.5 57.3%, 1 100%, duration: 2)",
      "decay(velocity: -1200, rate: 0.99)", "approach(timeConstant: 0.061)",
    ])
  func spellingsReadBackToTheSame(text: String) throws {
    let spec = try CurveSpec(text)

    #expect(spec.description == text)
    #expect(try CurveSpec(spec.description) == spec)
  }

  @Test func zeroBelowZeroIsZero() throws {
    let spec = try CurveSpec("spring(dampingRatio: 0.4, duration: 1, initialVelocity: -0)")

    #expect(spec == (try CurveSpec("spring(dampingRatio: 0.4, duration: 1)")))
    #expect(try CurveSpec(CurveSpec("spring(dampingRatio:174, duration: -0)").description).duration == 0.01)
    #expect(
      try CurveSpec("spring(dampingRatio:174, duration: -0)") == CurveSpec("spring(dampingRatio: 174, duration: 0)"))
  }

  @Test(arguments: 0..<50)
  func randomSpellingsReadBackToTheSame(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let stops = (0..<6).map { _ in (number(-1...2), number(0...1)) }.sorted { $0.1 < $1.1 }
    let (ratio, duration) = (number(0.1...1), number(0.1...3))
    let specs: [CurveSpec] = [
      .bezier(TimedCurve(CubicBezier(number(0...1), number(-2...3), number(0...1), 1), duration: duration)),
      .polyline(TimedCurve(PiecewiseLinear(stops.map { ($0.0, $0.1) }), duration: duration)),
      .spring(
        Spring(dampingRatio: ratio, duration: duration), .animation(dampingRatio: ratio, duration: duration)),
      .spring(Spring(mass: duration, stiffness: 40 / ratio, damping: 3 * ratio), .physics),
    ]

    for spec in specs { #expect(try CurveSpec(spec.description) == spec, "seed \(seed): \(spec)") }
  }

  @Test(
    arguments: [
      ("wobble", "nothing has this name", 0),
      ("spring", "\"dampingRatio:\" is missing", 6), ("spring(dampingRatio: 0.4)", "\"duration:\" is missing", 25),
      ("spring(dampingRatio: 0.4, duraton: 1)", "no \"duraton:\"", 26),
      ("spring(dampingRatio: x, duration: 1)", "\"x\" is not a number", 21),
      ("spring(dampingRatio: nan, duration: 1)", "\"nan\" is not a number", 21),
      ("spring(dampingRatio: 1e999, duration: 1)", "is not a number", 21),
      ("spring(dampingRatio: , duration: 1)", "a value is missing", 21),
      ("spring(mass: -1)", "the mass is -1 and must lie in", 13),
      ("spring(mass: 1, bounce: 0.4)", "\"bounce:\" does not go with the others", 16),
      ("spring(mass: 1, mass: 2)", "\"mass:\" is there twice", 16),
      ("spring(dampingRatio: 0.4 duration: 1)", "comma or a closing parenthesis", 25),
      ("bezier(0.42, 0, 1, 1", "comma or a closing parenthesis", 20),
      ("bezier(0.42, 0, 1)", "the second y is missing", 18),
      ("bezier(0.42 0 1 1)", "a comma is missing before \"0\"", 12),
      ("bezier(1.2, 0, 1, 1)", "the first x is 1.2 and must lie in 0…1", 7),
      ("bezier(0.42, 0, 1, 1, 1)", "no place for \"1\"", 22), ("easeIn(0.5)", "no place for \"0.5\"", 7),
      ("easeIn(duration: 0)", "must lie in 0.001…3600", 17), ("easeIn easeOut", "quote each curve by itself", 7),
      ("steps(0)", "no number of steps", 6), ("steps(1, jump-none)", "from 2", 6), ("steps(4, up)", "no \"up\"", 9),
      ("linear(0)", "a second point", 9),
      ("linear(0, 0.5 60% 1, 1)", "a point is one output", 10), ("decay(velocity: 5)", "cannot begin with less", 18),
      ("bounce(2)", "the bounce is 2 and must lie in -0.999…1", 7),
    ])
  func aMistakeIsQuotedMarkedAndCorrected(text: String, words: String, offset: Int) throws {
    let error = try #require(throws: CurveSpecError.self) { try CurveSpec(text) }
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines[0].hasPrefix("\"\(text)\" is no curve: "))
    #expect(lines[0].contains(words), "\(lines[0])")
    #expect(lines[1] == "  \(text)")
    #expect(lines[2] == String(repeating: " ", count: offset + 2) + "^")
  }

  @Test(arguments: ["", " "]) func belowNothingStandsNoMark(text: String) throws {
    let error = try #require(throws: CurveSpecError.self) { try CurveSpec(text) }
    #expect(error.description == error.sentence && error.sentence.contains("begins with a name"))
  }
}
