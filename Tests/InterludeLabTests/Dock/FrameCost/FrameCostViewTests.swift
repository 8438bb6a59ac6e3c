import InterludeUI
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
    let bars = FrameCostBars([sample(2, 5, 1)], size: CGSize(width: 300, height: 100))
    let scale = 100 / (1.3 * 1000 / 60)
    let raster = bars.path(from: \.engine, to: { $0.engine + $0.raster }) { !$0.isDropped }.boundingBox
    #expect(abs(raster.height - 5 * scale) < 1e-9)
    #expect(abs(raster.maxY - (100 - 2 * scale)) < 1e-9)
    #expect(raster.minX == 297 && raster.width == 2)
  }

  @Test func onlyTheLatestShowAndHugeCostsEndAtTheTop() {
    let samples = (0..<1000).map { sample(Double($0), 0, 0) }
    let bars = FrameCostBars(samples, size: CGSize(width: 300, height: 100))
    #expect(bars.samples.count == 100)
    #expect(bars.samples.first == samples[900])
    let path = bars.path(from: { _ in 0 }, to: \.total) { _ in true }
    #expect(CGRect(x: 0, y: 0, width: 300, height: 100).contains(path.boundingBox))
  }

  @Test(arguments: [380, 700, 1280, 1900] as [CGFloat], [20, 28, 40, 64, 120] as [CGFloat])
  func partsAreApartAndInside(width: CGFloat, height: CGFloat) {
    let bar = Box()
    let bench = DockBench(
      size: CGSize(width: width, height: height), view: { FrameCostView() }, keep: { bar.view = $0 })
    guard let view = bar.view else { return }
    view.samples = [sample(2, 5, 1), sample(20, 5, 1, dropped: true)]
    bench.stage.commit()
    expectApart(view.subviews.filter { !$0.isHidden && !($0 is ShapeView) }, in: view.bounds)
  }

  private final class Box { var view: FrameCostView? }
}
