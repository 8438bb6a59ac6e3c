import InterludeUI
import Testing

@testable import MotionQA

/// A recorder beside an app misses frames; the trace says so by having no view in them.
struct MissedFramesTests {
  private let curve = Spring(dampingRatio: 0.6, duration: 0.5)

  private var whole: Trace { .of([.moving(along: curve)], transitions: nil) }

  @Test func motionGoesOnThroughFramesThatNobodySaw() throws {
    let trace = try Trace(Data(whole.missingEachTenthFrame.text.utf8), path: "test")
    #expect(trace.views[0].presence.count > 5)

    let bridged = trace.bridgingMissedFrames
    let (track, exact) = (try #require(bridged["box", .centerX]), try #require(whole["box", .centerX]))
    #expect(bridged.views[0].presence == [0..<91] && track.missedFrames.contains(17))
    #expect(track.values[17] == (exact.values[16] + exact.values[18]) / 2)
    #expect(track.values[16] == exact.values[16] && track.motions.count == 1)
  }

  /// The curve is that of the frames that were seen, exactly.
  @Test func theFitLeavesThemOut() throws {
    let track = try #require(whole.missingEachTenthFrame.bridgingMissedFrames["box", .centerX])
    let fit = try #require(try track.fits().first)
    guard case .spring(let spring) = fit.curve else { return #expect(Bool(false), "\(fit)") }
    #expect(fit.confidence == 1 && abs(spring.dampingRatio - 0.6) < 1e-4, "\(fit)")
  }

  @Test func aViewThatIsAwayByItselfStaysAway() throws {
    var trace = whole
    trace.views.append(ViewTrace(name: "other", presence: [0..<20, 30..<91], still: [:], moving: []))
    #expect(trace.bridgingMissedFrames == trace)
  }
}
