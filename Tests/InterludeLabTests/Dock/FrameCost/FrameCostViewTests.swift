import InterludeUI
import SDLStage
import Testing

@testable import InterludeLab

struct FrameCostViewTests {
  private func sample(_ engine: Double, _ raster: Double, _ upload: Double, dropped: Bool = false) -> FrameCost {
    FrameCost(
      engine: engine, raster: raster, upload: upload, isDropped: dropped, animations: 6, commands: 214, pixels: 330_000)
  }

  @Test func textNamesWhatAFrameHad() {
    #expect(sample(1, 2, 3).text == "animations 6 · commands 214 · 0.33 Mpx")
  }

  /// Of a range of 100 points for 1.3 budgets.
  @Test func partsAreStacked() {
    var sample = sample(2, 5, 1)
    sample.time = 1.5
    let axis = TimeAxis(start: 0, pointsPerSecond: 240)
    let bars = FrameCostBars([sample], axis: axis, offset: 100, size: CGSize(width: 300, height: 100))
    let scale = 100 / (1.3 * 1000 / 60)
    let raster = bars.path(from: \.engine, to: { $0.engine + $0.raster }) { !$0.isDropped }.boundingBox
    #expect(abs(raster.height - 5 * scale) < 1e-9)
    #expect(abs(raster.maxY - (100 - 2 * scale)) < 1e-9)
    #expect(raster.minX == axis.x(of: 1.5) - 100 && raster.width == 3, "a frame lasts 4 points")
  }

  @Test func onlyWhatIsInSightShowsAndHugeCostsEndAtTheTop() {
    let samples = (0..<1000).map { index in
      var sample = sample(Double(index), 0, 0)
      sample.time = Double(index) / 60
      return sample
    }
    let axis = TimeAxis(start: 0, pointsPerSecond: 60)
    let bars = FrameCostBars(samples, axis: axis, offset: 214, size: CGSize(width: 300, height: 100))
    #expect(bars.samples == Array(samples[200...500]))
    let path = bars.path(from: { _ in 0 }, to: \.total) { _ in true }
    #expect(path.boundingBox.minY == 0 && path.boundingBox.maxY == 100)
  }

  /// Two real frames in slow motion, and the same moments once more, as after a seek; a frame of a moment that was left far behind.
  @Test func theLatestFrameOfAMomentCounts() {
    var (costs, statistics) = (FrameCosts(), FrameStatistics())
    let take = Identity()
    func note(_ milliseconds: Double?, at time: Double, of take: Identity) {
      if let milliseconds { statistics.add(work: FrameWork(engine: milliseconds / 1000), interval: nil) }
      costs.note(statistics, drawing: DisplayList(size: .zero), at: time, of: take, animations: 0, pixels: 0)
    }
    func shown() -> [[Double]] { costs.samples.map { [$0.time, $0.engine] } }
    note(nil, at: 0, of: take)
    note(1, at: 0.25, of: take)
    note(2, at: 0.5, of: take)
    #expect(shown() == [[0, 1], [0.25, 2]])
    note(3, at: 0, of: take)
    note(4, at: 0.25, of: take)
    #expect(shown() == [[0.25, 2], [0.5, 3], [0, 4]])
    note(5, at: 0, of: Identity())
    #expect(shown() == [])
  }

  @Test(arguments: [380, 700, 1280, 1900] as [CGFloat], [20, 28, 40, 64, 120] as [CGFloat])
  func partsAreApartAndInside(width: CGFloat, height: CGFloat) {
    let bar = Box()
    let bench = DockBench(
      size: CGSize(width: width, height: height), view: { FrameCostView() }, keep: { bar.view = $0 })
    guard let view = bar.view else { return }
    view.show([sample(2, 5, 1), sample(20, 5, 1, dropped: true)], in: FrameCostView.Sight())
    bench.stage.commit()
    expectApart(view.subviews.filter { !$0.isHidden && !($0 is ShapeView) }, in: view.bounds)
  }

  private final class Box { var view: FrameCostView? }
}
