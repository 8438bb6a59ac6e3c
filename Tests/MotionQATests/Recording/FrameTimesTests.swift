import MotionQA
import Testing

struct FrameTimesTests {
  @Test(arguments: [1, 24, 30, 60, 120, 240]) func frameIndexOverRateIsTheTimeExactly(rate: Int) {
    let times = FrameTimes.steady(framesPerSecond: rate, duration: 2.5)

    #expect(times.count == Int(2.5 * Double(rate)) + 1)
    for (index, time) in times.enumerated() { #expect(time == Double(index) / Double(rate)) }
  }

  @Test func theFrameAtTheVeryEndIsThereWhateverTheRounding() {
    // 0.29 × 100 is 28.999999999999996 in binary.
    #expect(FrameTimes.steady(framesPerSecond: 100, duration: 0.29).last == 0.29)
  }

  @Test func ratesMeetAtExactlyEqualTimes() {
    let (film, screen) = (
      FrameTimes.steady(framesPerSecond: 24, duration: 10), FrameTimes.steady(framesPerSecond: 120, duration: 10)
    )

    for (index, time) in film.enumerated() { #expect(screen[5 * index] == time) }
  }

  @Test func impossibleRatesAndDurationsHaveNoFrames() {
    #expect(FrameTimes.steady(framesPerSecond: 0, duration: 1).isEmpty)
    #expect(FrameTimes.steady(framesPerSecond: 60, duration: -1).isEmpty)
    #expect(FrameTimes.steady(framesPerSecond: 60, duration: .nan).isEmpty)
    #expect(FrameTimes.spread(count: 0, over: 0...1).isEmpty)
  }

  @Test func spreadFramesIncludeBothEnds() {
    #expect(FrameTimes.spread(count: 5, over: -0.5...1.5) == [-0.5, 0, 0.5, 1, 1.5])
    #expect(FrameTimes.spread(count: 1, over: 1...2) == [1])
  }
}
