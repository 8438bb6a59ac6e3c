import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// The log tells of motions as they are seen, also where a transition's own time goes by a curve.
struct MotionCourseTests {
  private let test: TestLab
  private let host = TestHost()
  private static let window = CGSize(width: 1280, height: 900)
  private static let phone = CGSize(width: 390, height: 844)

  init() throws { test = try TestLab() }

  private func makeWindow(opening scene: String?, on system: SystemBehavior = .iOS17) throws -> LabWindow {
    var settings = DeviceSettings()
    settings.system = system
    let window = LabWindow(
      test.lab, scene: try scene.map(test.lab.scene(named:)), size: Self.window, scale: 1, phone: Self.phone,
      settings: settings, freezeDelay: nil, host: host)
    window.advance(to: 0)
    return window
  }

  /// A push of the system's: a row of the home screen opens its scene.
  private func push(on system: SystemBehavior) throws -> LabWindow {
    let window = try makeWindow(opening: nil, on: system)
    host.run(window, for: 0.5)
    host.click(CGPoint(x: 195, y: 180).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    return window
  }

  @Test(arguments: [SystemBehavior.iOS17, .iOS26]) func aPushOfTheSystemsIsTheCurveThatDrivesIt(system: SystemBehavior)
    throws
  {
    let session = try push(on: system).session
    let transition = try #require(session.shownTransition)
    #expect(session.machine.log.transitions[transition].operation == .push)
    let slides = session.machine.log.motions.filter { $0.transition == transition && $0.property == "position" }
    #expect(slides.count >= 2)

    let trace = session.trace(of: 0...2, framesPerSecond: 120)
    for slide in slides {
      let curve = try #require(slide.curve).curve
      let track = try #require(trace[slide.view, .centerX])
      let (from, to) = (track.value(at: slide.start), track.values.last ?? 0)
      #expect(abs(to - from) > 50, "\(slide.view)")
      for step in 1..<20 {
        let time = (slide.start * 120).rounded(.up) / 120 + Double(step) / 120
        let expected = from + (to - from) * curve.value(at: time - slide.start)
        // What goes away is seen last just before it arrives.
        #expect(abs(track.value(at: time) - expected) < abs(to - from) * 0.002, "\(slide.view) at \(time)")
      }
    }
  }

  /// A spring of UIKit's is cut off at its duration, however long it would swing on.
  @Test func aMotionIsCalledBeforeItsEndAsAfterwards() throws {
    let window = try makeWindow(opening: "slide")
    host.run(window, for: 0.2)
    try window.shell.stage.asCurrent {
      let view = try #require(UIApplication.shared.windows.first?.rootViewController?.view)
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
        view.transform = CGAffineTransform(translationX: 40, y: 0)
      }
    }
    func text() -> String? {
      window.session.machine.log.motions.first { $0.property == "transform" }?.text
    }
    host.run(window, for: 0.5)
    let before = try #require(text())
    host.run(window, for: 2)
    #expect(before == "spring, damping ratio ζ 0.40 · 1.000 s" && text() == before)
  }

  /// From its start on, and after it has arrived.
  @Test(arguments: [(UIView.AnimationCurve.easeInOut, "easeInOut · 0.400 s"), (.linear, "linear · 0.400 s")])
  func aMotionInAPropertyAnimatorIsCalledByItsCurve(curve: UIView.AnimationCurve, text: String) throws {
    let window = try makeWindow(opening: "slide")
    host.run(window, for: 0.2)
    try window.shell.stage.asCurrent {
      let view = try #require(UIApplication.shared.windows.first?.rootViewController?.view)
      UIViewPropertyAnimator(duration: 0.4, curve: curve) {
        view.transform = CGAffineTransform(translationX: 40, y: 0)
      }.startAnimation()
    }
    func shown() -> String? {
      window.session.machine.log.motions.last { $0.property == "transform" }?.text
    }
    host.run(window, for: 0.2)
    #expect(shown() == text)
    host.run(window, for: 1)
    #expect(shown() == text)
  }

  @Test func aSpringInAPropertyAnimatorIsCalledByItsDampingRatio() throws {
    let window = try makeWindow(opening: "slide")
    host.run(window, for: 0.2)
    try window.shell.stage.asCurrent {
      let view = try #require(UIApplication.shared.windows.first?.rootViewController?.view)
      UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.7) {
        view.transform = CGAffineTransform(translationX: 40, y: 0)
      }.startAnimation()
    }
    host.run(window, for: 0.2)
    #expect(
      window.session.machine.log.motions.last { $0.property == "transform" }?.text
        == "spring, damping ratio ζ 0.70 · 0.400 s")
  }

  @Test func whatAPropertyAnimatorLeadsBackHasNoNameOfItsCurve() throws {
    let window = try makeWindow(opening: "slide")
    host.run(window, for: 0.2)
    let animator = try window.shell.stage.asCurrent {
      let view = try #require(UIApplication.shared.windows.first?.rootViewController?.view)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
        view.transform = CGAffineTransform(translationX: 40, y: 0)
      }
      animator.startAnimation()
      return animator
    }
    host.run(window, for: 0.2)
    window.shell.stage.asCurrent { animator.isReversed = true }
    host.run(window, for: 0.1)
    #expect(window.session.machine.log.motions.last { $0.property == "transform" }?.text.hasPrefix("continued") == true)
  }

  @Test func theTimelineTheGraphAndTheEditorSayWhatAPushIs() throws {
    let window = try push(on: .iOS17)
    let session = window.session
    let texts = session.machine.log.motions.filter { $0.transition == session.shownTransition }.map(\.text)
    #expect(texts.contains("spring, critically damped · 0.506 s"), "\(texts)")
    #expect(
      texts.contains { $0.hasPrefix("part of spring, critically damped · ") }, "the edge's shadow is there sooner")
    #expect(!texts.contains { $0.contains("linear") })

    host.press(.space, in: window)
    host.run(window, for: 2)
    let panel = try #require(window.dock.window.descendants(CurvePanel.self).first)
    let words = panel.descendants(UILabel.self).filter(\.isOnShow).compactMap(\.text)
    #expect(
      words.contains { $0.contains("The system makes this motion") && $0.contains("stiffness: 1000") }, "\(words)")
    let graph = try #require(panel.descendants(CurveGraphView.self).first).graph
    let line = try #require(graph.lines.first)
    let ideal = try #require(line.ideal)
    for sample in line.samples where sample.time >= ideal.start {
      let way = ideal.span.to - ideal.span.from
      let number = ideal.span.from + way * ideal.spec.curve.value(at: sample.time - ideal.start)
      #expect(abs(sample.number - number) <= abs(way) * 0.0011, "at \(sample.time)")
    }
  }

  /// As where a finger holds a transition from its beginning: the curve that was asked for is not what is seen.
  @Test func whatIsHeldAsItBeginsIsHeldAgainstNoCurve() throws {
    func motion(_ id: Int, from start: Double, to end: Double, isHeld: Bool, _ course: MotionCourse) -> LoggedMotion {
      LoggedMotion(
        id: id, view: "card", property: "position", course: course, isHeld: isHeld, start: start, end: end,
        source: nil, transition: nil)
    }
    let asked = MotionCourse.along(.bezier(TimedCurve(.easeOut, duration: 0.5)))
    let motions = [
      motion(0, from: 0, to: 0, isHeld: false, asked), motion(1, from: 0, to: 0.5, isHeld: true, .unknown),
      motion(2, from: 0.5, to: 1, isHeld: false, .unknown),
    ]
    let track = PropertyTrace(
      property: .centerY, framesPerSecond: 60, values: (0...60).map(Double.init),
      velocities: Array(repeating: 60, count: 61))
    let trace = Trace(
      scene: "", size: CGSize(width: 1, height: 1), framesPerSecond: 60, frameCount: 61, steps: [],
      views: [ViewTrace(name: "card", presence: [0..<61], still: [:], moving: [track])])

    let entry = try #require(MotionTracks(of: motions, in: trace).entries.first)
    #expect(entry.valueLine(.value, since: 0).ideal == nil)
    let alone = try #require(
      MotionTracks(of: [motion(0, from: 0, to: 1, isHeld: false, asked)], in: trace).entries.first)
    #expect(alone.valueLine(.value, since: 0).ideal?.spec == asked.curve)
  }

  @Test func anAnimationOutsideOfTransitionsIsItsOwnCurve() throws {
    let window = try makeWindow(opening: "slide")
    host.run(window, for: 0.5)
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    let motion = try #require(window.session.machine.log.motions.first { $0.property == "position" })
    #expect(motion.text == "linear · 0.500 s")
  }
}
