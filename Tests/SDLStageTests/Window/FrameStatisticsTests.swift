import Foundation
import InterludeUI
import Testing

@testable import SDLStage

struct FrameStatisticsTests {
  @Test func withoutFramesThereIsNothingToSay() {
    let statistics = FrameStatistics()

    #expect(statistics.medianWork == nil)
    #expect(statistics.worstInterval == nil)
    #expect(statistics.description == "no frames")
  }

  @Test func medianAndWorstAreThoseOfTheFrames() {
    var statistics = FrameStatistics()
    for (i, work) in [0.003, 0.001, 0.009, 0.002, 0.004].enumerated() {
      statistics.add(
        work: FrameWork(engine: work / 2, raster: work / 4, upload: work / 4),
        interval: i == 0 ? nil : 0.016 + Double(i) / 1000)
    }

    #expect(statistics.frameCount == 5)
    #expect(statistics.medianWork == 0.003)
    #expect(statistics.worstWork == 0.009)
    #expect(statistics.medianInterval == 0.019)
    #expect(statistics.worstInterval == 0.02)
    #expect(
      statistics.description == "5 frames: work 3.00 ms median, 9.00 ms 99th percentile, 9.00 ms worst "
        + "(medians: engine 1.50 ms, raster 0.75 ms, upload 0.75 ms); "
        + "apart 19.00 ms median, 20.00 ms 99th percentile, 20.00 ms worst")
  }

  @Test func onlyTheLatestFramesCount() {
    var statistics = FrameStatistics()
    statistics.add(work: FrameWork(engine: 1), interval: 1)

    for _ in 0..<FrameStatistics.capacity { statistics.add(work: FrameWork(engine: 0.002), interval: 0.016) }

    #expect(statistics.worstWork == 0.002)
    #expect(statistics.worstInterval == 0.016)
    #expect(statistics.frameCount == FrameStatistics.capacity + 1)
  }
}
