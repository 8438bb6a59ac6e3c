import InterludeTestSupport
import InterludeUI
import MotionQA
import Testing

/// A curve is said in other words.
@Suite struct CurveConversionTests {
  @Test(arguments: [
    "spring(dampingRatio: 0.4, duration: 1)", "bounce(0.3, duration: 0.5)", "bounce(-0.3)",
    "bounce(-0.3, duration: 0.5, allowsOverdamping: true)",
    "spring(mass: 2, stiffness: 150, damping: 13, initialVelocity: 1.5)",
    "spring(mass: 3, stiffness: 1000, damping: 500)",
    "spring(dampingRatio: 1, duration: 0.4)", "spring(dampingRatio: 2, response: 0.3)",
  ])
  func formsMoveAlike(spelling: String) throws {
    let spec = try CurveSpec(spelling)
    let forms = try #require(spec.equivalentForms)

    // SwiftUI's has no counterpart of Core Animation's overdamped spring.
    #expect(forms.count >= (spelling.contains("allowsOverdamping") ? 2 : 3))
    for form in forms {
      let again = try CurveSpec(form.description)
      for frame in 0...90 {
        let time = Double(frame) / 60
        #expect(abs(again.curve.value(at: time) - spec.curve.value(at: time)) < 1e-11, "\(form) at \(time)")
      }
    }
  }

  @Test func formsHaveReadableNumbers() throws {
    let forms = try CurveSpec("bounce(0.3, duration: 0.5)").equivalentForms?.map(\.description) ?? []

    #expect(forms.contains("spring(dampingRatio: 0.7, response: 0.5)"))
    #expect(forms.contains("bounce(0.3, duration: 0.5)"))
    #expect(forms.contains { $0.hasPrefix("spring(mass: 1, stiffness: 157.913670417") })
    #expect(forms.contains { $0.hasPrefix("spring(dampingRatio: 0.7, duration: 0.78301419") })
  }

  @Test func onlySpringsHaveForms() throws {
    #expect(try CurveSpec("easeIn").equivalentForms == nil)
  }

  @Test(
    arguments: [
      ("easeInOut(duration: 0.35)", "UIViewPropertyAnimator(duration: 0.35, curve: .easeInOut)"),
      ("default", "UICubicTimingParameters()"),
      ("bezier(0.32, 0.72, 0, 1)", "controlPoint1: CGPoint(x: 0.32, y: 0.72), controlPoint2: CGPoint(x: 0, y: 1)"),
      ("bezier(0.3, -1, 0.5, 1)", "CAMediaTimingFunction(controlPoints: 0.3, -1, 0.5, 1)"),
      (
        "spring(mass: 1, stiffness: 100, damping: 10)",
        "UISpringTimingParameters(\n  mass: 1, stiffness: 100, damping: 10"
      ),
      ("spring(dampingRatio: 0.4, duration: 1)", "withDuration: 1, delay: 0, usingSpringWithDamping: 0.4"),
      ("bounce(0.3)", "UIView.animate(springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 0)"),
      ("bounce(-0.5, duration: 0.3, allowsOverdamping: true)", "UIView.animate(springDuration: 0.3, bounce: -0.5"),
      ("spring(mass: 1, stiffness: 100, damping: 40, allowsOverdamping: true)", ", bounce: -0.5"),
      ("steps(2, jump-end)", "animation.values = [0, 0.5]"),
      ("linear(0, 0.5 20%, 1)", "animation.keyTimes = [0, 0.2, 1]"),
    ])
  func swiftIsUIKits(spelling: String, words: String) throws {
    let swift = try CurveSpec(spelling).swift()
    #expect(swift?.contains(words) == true, "\(swift ?? "nothing")")
  }

  /// What a conversion has made long is read, not reckoned with: 4π²/0.5² is 157.9137 and 4π·0.8/0.5 is 20.106.
  @Test func whatIsTakenHomeHasShortNumbers() throws {
    let converted = try #require(CurveSpec("bounce(0.2, duration: 0.5)").equivalentForms?.first)
    #expect(converted.description.contains("stiffness: 157.913"))
    #expect(
      converted.swift()?.contains("mass: 1, stiffness: 157.9, damping: 20.1,") == true, "\(converted.swift() ?? "")")
    #expect(converted.css().hasPrefix("/* spring(mass: 1, stiffness: 157.9, damping: 20.1): "))
    // 4π²/0.7² is 80.568, 4π·0.8/0.7 is 14.3616.
    let swift = try #require(try CurveSpec(".spring(response: 0.7, dampingFraction: 0.8)").swift())
    #expect(swift.contains(/mass: 1, stiffness: 80\.[56]\d?, damping: 14\.(4|36),/), "\(swift)")
    let bounce = CurveSpec.spring(
      Spring(duration: 0.5, bounce: 0.19999999999999), .perceptual(duration: 0.5, bounce: 0.19999999999999))
    #expect(bounce.swift()?.contains("bounce: 0.2,") == true)
    #expect(try CurveSpec("bounce(0.2345, duration: 1.153)").shortened.description == "bounce(0.2345, duration: 1.153)")
  }

  @Test(arguments: 0..<50) func whatIsShortenedIsSeenAsTheSame(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let (ratio, duration) = (number(0.1...1), number(0.1...3))
    let specs: [CurveSpec] = [
      .bezier(TimedCurve(CubicBezier(number(0...1), number(-2...3), number(0...1), 1), duration: duration)),
      .spring(Spring(dampingRatio: ratio, duration: duration), .animation(dampingRatio: ratio, duration: duration)),
      .spring(Spring(mass: duration, stiffness: 400 * ratio, damping: 30 * ratio), .physics),
      .spring(Spring(duration: duration, bounce: 1 - ratio), .perceptual(duration: duration, bounce: 1 - ratio)),
    ]
    for spec in specs {
      let short = spec.shortened
      for step in 0...400 {
        let time = spec.duration * Double(step) / 400
        // Five numbers at most, each off by 0.02 % of the way, which a steep place between two looks may exceed a little.
        #expect(abs(short.curve.value(at: time) - spec.curve.value(at: time)) < 0.0015, "\(spec), \(short)")
      }
      #expect(short.description.count < spec.description.count)
    }
  }

  @Test func whatOnlyCoreAnimationHasIsOfThePropertyThatIsAnimated() throws {
    let curve = try CurveSpec("bezier(0.3, -1, 0.5, 1)")
    #expect(curve.swift(animating: "transform")?.contains("CABasicAnimation(keyPath: \"transform\")") == true)
    #expect(curve.swift()?.contains("CABasicAnimation(keyPath: \"position\")") == true)
    #expect(try CurveSpec("steps(2)").swift(animating: "opacity")?.contains("(keyPath: \"opacity\")") == true)
  }

  /// A glide, and springs that creep: UIKit clamps them, or sets them off faster.
  @Test(
    arguments: [
      "decay(velocity: 500)", "approach(timeConstant: 0.061)", "spring(dampingRatio: 2, response: 0.3)",
      "bounce(-0.5, duration: 0.3)",
      "spring(mass: 1, stiffness: 100, damping: 40, allowOverDamping: true)",
    ])
  func uikitHasNoAnimationFor(spelling: String) throws {
    #expect(try CurveSpec(spelling).swift() == nil)
  }

  @Test(arguments: TimingTables.springs.indices)
  func uikitsDurationIsFoundAgain(index: Int) throws {
    let entry = TimingTables.springs[index]
    guard let duration = entry.given["duration"], let ratio = entry.given["dampingRatio"] else { return }
    let velocity = entry.given["initialSpringVelocity"] ?? 0
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    // Where UIKit's steps have not converged the spring settles at another time.
    guard spring.issues.isEmpty else { return }

    let found = try #require(spring.animationDuration, "\(entry.id)")
    let again = Spring(dampingRatio: ratio, duration: found, initialVelocity: velocity)
    #expect(abs(again.angularFrequency / spring.angularFrequency - 1) < 1e-6, "\(entry.id): \(found)")
  }
}
