import InterludeUI
import InterludeUITestSupport
import Testing

/// How often a display link is called that says between which rates it would like to be.
@Suite final class FrameRateRangeTests {
  private lazy var world = World()

  /// Ranges as minimum, maximum and preferred rate, with the calls in a second.
  @Test(arguments: [
    (CAFrameRateRange.default, 60), (CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120), 60),
    (CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30), 30),
    (CAFrameRateRange(minimum: 8, maximum: 15), 15), (CAFrameRateRange(minimum: 10, maximum: 30, preferred: 24), 20),
    (CAFrameRateRange(minimum: 0, maximum: 0, preferred: 12), 12),
  ])
  func itIsCalledAtTheNearestRateThatThereIs(range: CAFrameRateRange, expected: Int) {
    _ = world
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    link.preferredFramesPerSecond = 5
    if range == .default { link.preferredFramesPerSecond = 0 }
    link.preferredFrameRateRange = range
    link.add(to: .main, forMode: .common)
    world.stage.advance(to: 1)
    #expect(calls == expected)
  }

  @Test func theScreenSaysHowOftenItIsDrawnAtMost() {
    _ = world
    #expect(UIScreen.main.maximumFramesPerSecond == 60)
  }
}
