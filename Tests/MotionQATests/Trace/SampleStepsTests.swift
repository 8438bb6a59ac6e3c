import Testing

@testable import MotionQA

/// The velocity of what a finger moves, which comes more seldom than frames are recorded.
struct SampleStepsTests {
  private func velocities(_ values: [Double], at frames: [Int]? = nil, fps: Double = 120) -> [Double] {
    let steps = SampleSteps(values, at: frames ?? Array(values.indices), framesPerSecond: fps)
    return values.indices.map(steps.velocity)
  }

  /// Rests, then 2 points in each `hold` frames, then rests.
  private func moving(hold: Int) -> [Double] {
    Array(repeating: 0, count: 15) + (1...10).flatMap { Array(repeating: 2 * Double($0), count: hold) }
      + Array(repeating: 20, count: 15)
  }

  @Test(arguments: [1, 2, 3, 4, 10]) func anEvenHandHasItsVelocityHoweverSeldomItIsSeen(hold: Int) {
    let values = moving(hold: hold)
    let (speeds, expected) = (velocities(values), 2 * 120 / Double(hold))
    #expect(speeds.prefix(15).allSatisfy { $0 == 0 } && speeds.suffix(15).allSatisfy { $0 == 0 })
    // The first step begins in the frame before it.
    for frame in 15 + hold..<15 + 9 * hold { #expect(abs(speeds[frame] - expected) < 1e-9, "frame \(frame)") }
  }

  @Test func betweenFramesOfTheirOwnItIsTheSlopeFromTheOneBeforeToTheOneAfter() {
    #expect(velocities([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 4, 4, 4, 4], fps: 60)[8...10] == [90, 90, 0])
  }

  @Test func aJumpHasNoneAndNeitherHasARest() {
    let rest = Array(repeating: 0.0, count: 20)
    #expect(velocities(rest + rest.map { $0 + 5 }).allSatisfy { $0 == 0 })
    #expect(velocities(rest + rest.map { $0 + 5 } + rest.map { $0 + 9 }).allSatisfy { $0 == 0 })
  }

  @Test func whereFramesAreMissingItIsNotKnown() {
    #expect(velocities([0, 1, 2, 3, 4], at: [0, 1, 5, 6, 7], fps: 60) == [0, 0, 0, 60, 0])
  }
}
