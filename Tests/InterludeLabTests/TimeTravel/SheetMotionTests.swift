import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// The log, the timeline and the curve tell of a system sheet's motion, which no animation of a layer makes.
struct SheetMotionTests {
  private let test: TestLab
  private let host = TestHost()
  private let window: LabWindow
  /// Where the sheet's top edge is at its medium detent, in the phone.
  private static let medium: CGFloat = 401

  init() throws {
    test = try TestLab(with: [ShelfViewController.scene])
    window = LabWindow(
      test.lab, scene: try test.lab.scene(named: "shelf"), size: CGSize(width: 1280, height: 900), scale: 1,
      phone: CGSize(width: 390, height: 844), freezeDelay: nil, host: host)
    window.advance(to: 0)
    host.run(window, for: 0.25)
    host.click(ShelfViewController.openButton.applying(window.layout.map()), in: window)
  }

  private var log: RunLog { window.session.machine.log }

  private func motions(_ property: String, of view: String = "SheetView") -> [LoggedMotion] {
    log.motions.filter { $0.view.contains(view) && $0.property == property }
  }

  /// Drags by a distance downwards in frames of the window, and lets go in motion.
  private func drag(from y: CGFloat, by distance: CGFloat, frames: Int) {
    func send(_ kind: (CGPoint) -> InputEvent.Kind, _ y: CGFloat) {
      let point = CGPoint(x: 195, y: y).applying(window.layout.map())
      window.send(InputEvent(time: host.playback.time, kind: kind(point)))
    }
    send({ .pointerDown($0, .primary) }, y)
    for frame in 1...frames {
      host.run(window, for: 1.0 / 64)
      send(InputEvent.Kind.pointerMoved, y + distance * CGFloat(frame) / CGFloat(frames))
    }
    send({ .pointerUp($0, .primary) }, y + distance)
  }

  /// A curve of the log is what a recording of the take shows.
  private func expectItIsSeen(_ motion: LoggedMotion, _ property: TraceProperty) throws {
    let curve = try #require(motion.curve).curve
    let trace = window.session.trace(of: 0...host.playback.time, framesPerSecond: 120)
    let track = try #require(trace[motion.view, property])
    let end = try #require(motion.end)
    let (from, to) = (track.value(at: motion.start), track.value(at: end + 0.2))
    #expect(abs(to - from) > 50)
    for step in 1..<40 {
      let time = (motion.start * 120).rounded(.up) / 120 + Double(step) / 120
      guard time < end else { break }
      let expected = from + (to - from) * curve.value(at: time - motion.start)
      #expect(abs(track.value(at: time) - expected) < abs(to - from) * 0.002, "\(time - motion.start) s after")
    }
  }

  @Test func aPresentedSheetIsAMotionOfItsTransitionAlongTheSystemsSpring() throws {
    host.run(window, for: 0.25)
    let running = try #require(motions("position").first)
    #expect(running.fate == .running && running.text == "spring, critically damped · 0.506 s")
    host.run(window, for: 0.75)
    let motion = try #require(motions("position").first)
    #expect(motions("position").count == 1 && motion.source == nil && motion.fate == .completed)
    #expect(motion.text == "spring, critically damped · 0.506 s")
    let transition = try #require(motion.transition)
    #expect(log.transitions[transition].operation == .present)
    try expectItIsSeen(motion, .centerY)
  }

  @Test func aDragBetweenDetentsIsHeldAndHandedOverToASpring() throws {
    host.run(window, for: 1)
    drag(from: Self.medium + 10, by: -200, frames: 16)
    host.run(window, for: 1)
    let (held, spring) = (try #require(motions("bounds").first), try #require(motions("bounds").last))
    #expect(held.isHeld && held.text == "held" && held.fate == .handedOver(to: spring.id))
    #expect(
      spring.text.hasPrefix("spring, critically damped") && spring.fate == .completed && spring.transition == nil)
    try expectItIsSeen(spring, .height)
    #expect(motions("opacity", of: "SheetDimmingView").last?.fate == .completed)
  }

  @Test func aSpringThatIsCaughtIsHandedOverToTheFinger() throws {
    host.run(window, for: 0.125)
    drag(from: 700, by: 40, frames: 8)
    host.run(window, for: 1)
    let motions = motions("position")
    try #require(motions.map(\.isHeld) == [false, true, false], "\(motions)")
    #expect(motions[0].fate == .handedOver(to: motions[1].id) && motions[1].fate == .handedOver(to: motions[2].id))
    #expect(motions[2].fate == .completed && motions[2].transition == motions[0].transition)
  }

  @Test func aThrowIsOfTheDismissalThatItBegins() throws {
    host.run(window, for: 1)
    drag(from: Self.medium + 10, by: 250, frames: 12)
    host.run(window, for: 1)
    let motion = try #require(motions("position").last)
    let transition = try #require(motion.transition)
    #expect(log.transitions[transition].operation == .dismiss && log.transitions[transition].isCompleted == true)
    #expect(motion.text.hasPrefix("spring, critically damped") && motion.fate == .completed)
    let held = try #require(motions("position").dropLast().last)
    #expect(held.isHeld && held.transition == transition && held.fate == .handedOver(to: motion.id))
    #expect(motions("position").first { $0.isHeld }?.transition == nil, "at first it was among its detents")
    #expect(log.motions.allSatisfy { $0.end != nil })
  }

  @Test func aChangeByTheProgramIsAMotionFromDetentToDetent() throws {
    host.run(window, for: 1)
    let button = ShelfViewController.resizeButton
    host.click(CGPoint(x: button.x, y: Self.medium + button.y).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    let motion = try #require(motions("bounds").last)
    #expect(
      motion.text.hasPrefix("spring, critically damped") && motion.fate == .completed && motion.transition == nil)
    try expectItIsSeen(motion, .height)
  }

  @Test func theTimelineTheGraphTheEdgesAndTheLoopFindIt() throws {
    host.run(window, for: 1)
    let session = window.session
    #expect(session.motionsToShow.count >= 1)
    host.press(.space, in: window)
    host.run(window, for: 2)
    let panel = try #require(window.dock.window.descendants(CurvePanel.self).first)
    let words = panel.descendants(UILabel.self).filter(\.isOnShow).compactMap(\.text)
    #expect(
      words.contains { $0.contains("The system makes this motion") && $0.contains("stiffness: 1000") }, "\(words)")
    let graph = try #require(panel.descendants(CurveGraphView.self).first).graph
    #expect(graph.lines.first?.name == "SheetView[0] · center.y" && graph.lines.first?.ideal != nil)
    let motion = try #require(motions("position").first)
    session.seek(to: 1)
    session.seekToEdge(.before)
    #expect(abs(session.machine.time - (motion.end ?? 0)) < 0.01)
    session.toggleLoop()
    #expect(session.loop?.lowerBound == motion.start)
  }

  /// The spring of the system has no velocity at first.
  @Test func itSetsOffFromRest() throws {
    host.run(window, for: 1)
    let motion = try #require(motions("position").first)
    for rate in [60, 120] {
      let trace = window.session.trace(of: motion.start...motion.start + 0.5, framesPerSecond: rate)
      let track = try #require(trace[motion.view, .centerY])
      #expect(abs(track.velocities[0]) < 1e-3, "\(rate) frames a second")
      #expect(track.velocities[1] < -100)
    }
  }

  @Test func theOtherSystemsSheetDiffersInWords() throws {
    host.run(window, for: 1)
    let session = window.session
    let other = try #require(session.candidates.first { $0.title.contains("iOS 26") })
    session.compare(with: other)
    let words = session.differences
    #expect(words.contains { $0.contains("Sheet") }, "\(words)")
  }
}
