import Foundation
import InterludeLab
import MotionQA
import Testing

@testable import CircleReveal

/// `swift run CircleReveal verify --goldens Tests/CircleRevealTests/Goldens --update` keeps a change that is meant.
struct CircleRevealTests {
  @Test func nightFallsAsItsGoldenSays() throws {
    let check = GoldenCheck(try Scene.circleReveal.record(), in: GoldenFolder("Goldens", beside: #filePath))
    for evidence in check.evidence { Attachment.record(evidence.data, named: evidence.name) }
    #expect(check.passes, "\(check)")
  }

  @Test func whatIsToldToBeTypedWorksInThisPackage() throws {
    let check = GoldenCheck(try Scene.circleReveal.record(), in: GoldenFolder("Nowhere", beside: #filePath))

    #expect(
      "\(check)".contains(
        /`swift run .*CircleReveal verify circle-reveal --update --goldens .*Tests\/CircleRevealTests\/Nowhere`/))
  }

  @Test func theCircleGrowsOutOfTheButtonOverTheWholeScreen() throws {
    let width = try #require(try Scene.circleReveal.record().trace["night-screen", .maskWidth])

    #expect(abs(width.value(at: 0.1) - 64) < 0.01)
    // Twice the distance from the button's centre (318, 732) to the far corner at the top left.
    #expect(abs(width.value(at: 0.583) - 1596) < 20)
  }

  @Test func itEasesInAndOut() throws {
    let width = try #require(try Scene.circleReveal.record().trace["night-screen", .maskWidth])
    let opening = width.values[6...35]

    #expect(zip(opening, opening.dropFirst()).allSatisfy { $0 < $1 })
    #expect(width.velocity(at: 0.1) == 0)
    #expect(width.metrics.first.map { abs($0.peakVelocityTime - 0.25) < 0.001 } == true)
    // Half way at half time: the curve is the same from both ends.
    #expect(abs(width.value(at: 0.35) - (64 + 1596.18) / 2) < 0.1)
  }

  @Test func theScreenAppearsOnceTheCircleIsOpen() throws {
    let events = try Scene.circleReveal.record().lifecycle.events.filter { $0.subject == "NightViewController" }
    let appearances = events.filter { $0.callback == "viewDidAppear(_:)" }

    #expect(appearances.map(\.time) == [0.6])
  }
}
