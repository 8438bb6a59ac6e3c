import InterludeUI
import MotionQA
import SDLStage
import Testing

@testable import InterludeLab

/// The part of a take that is played again and again, by its keys.
struct LoopTests {
  private let host = TestHost()

  @Test func eachEndIsSetToTheMomentOnShowAndTheOtherStaysWhereItCan() throws {
    let window = try TestLab().slideWindow(host)
    host.run(window, for: 1.5)
    let session = window.session
    func set(_ key: Character, at time: Double) -> ClosedRange<Double>? {
      session.seek(to: time)
      host.press(.character(key), in: window)
      return session.loop
    }

    #expect(set("[", at: 0.25) == 0.25...1.5, "to the end of the take")
    #expect(set("]", at: 0.75) == 0.25...0.75)
    #expect(set("[", at: 1) == 1...1.5, "past the end that it had")
    #expect(set("]", at: 0.5) == 0...0.5, "before the beginning that it had")
    #expect(set("]", at: 0) == nil, "nothing is left")
  }

  /// The bar moves from 0.25 to 0.75 s.
  @Test func theTransitionIsPlayedWithARestBehindIt() throws {
    let window = try TestLab().slideWindow(host)
    host.run(window, for: 0.25)
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 2)
    let motion = try #require(window.session.motionsToShow.timeRange(until: 2))
    host.press(.character("p"), in: window)

    host.press(.character("l"), in: window)

    #expect(window.session.loop == motion.lowerBound...motion.upperBound + 0.4)
    #expect(!host.playback.isPaused)
    host.press(.character("l"), in: window)
    #expect(window.session.loop == nil)
  }

  @Test func itIsGoneWhenTheSceneBeginsAnew() throws {
    let window = try TestLab().slideWindow(host)
    host.run(window, for: 1)
    window.session.loop = 0.25...0.5
    window.session.selection = [0]

    host.press(.character("r"), in: window)

    #expect(window.session.loop == nil && window.session.selection.isEmpty)
  }

  @Test func whileTimeStandsStillAStepLeadsOutOfIt() throws {
    let window = try TestLab().slideWindow(host)
    host.run(window, for: 1.5)
    window.session.seek(to: 0.5)
    window.session.loop = 0.25...0.5

    host.press(.rightArrow, in: window)
    #expect(window.session.machine.time > 0.5 && window.session.machine.time < 0.52)

    host.press(.character("p"), in: window)
    #expect(window.session.machine.time == 0.25, "going on it is in the loop again")
  }
}
