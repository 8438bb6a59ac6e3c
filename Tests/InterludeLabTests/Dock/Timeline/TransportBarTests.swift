import InterludeUI
import Testing

@testable import InterludeLab

struct TransportBarTests {
  private let state = TransportState(
    time: 0.2256, frame: 13, frameCount: 139, isPlaying: false, loop: 0...1, rate: 0.2, branchCount: 2)

  private func bar(width: CGFloat) -> (bench: DockBench, bar: TransportBar) {
    let bar = Box()
    let bench = DockBench(
      size: CGSize(width: width, height: 44), view: { TransportBar() }, keep: { bar.view = $0 })
    guard let view = bar.view else { preconditionFailure("a bench keeps its view") }
    view.state = state
    bench.stage.commit()
    return (bench, view)
  }

  private final class Box { var view: TransportBar? }

  @Test func itSaysTimeFrameLoopAndRate() {
    #expect(state.timeText == "0.226 s")
    #expect(
      [5.3546, 99.9996, 123.4567, 1234.56].map { TransportState(time: $0).timeText } == [
        "5.355 s", "100.00 s", "123.46 s", "1234.6 s",
      ])
    #expect(state.frameText == "frame 13 of 139")
    #expect(state.loopText == "0.00–1.00")
    #expect(
      TransportState.rates.map { TransportState(rate: $0).rateText } == [
        "1/50×", "1/20×", "1/5×", "1/2×", "1×", "2×", "4×",
      ])
    #expect(TransportState(time: -0.5, frame: -30).timeText == "−0.500 s")
    #expect(TransportState(time: -0.5, frame: -30, frameCount: 9).frameText == "frame −30 of 9")
    #expect(TransportState(time: -0.5, frame: -30, frameCount: -30).frameText == "frame −30 of −30")
  }

  @Test(arguments: [320, 380, 450, 520, 600, 699, 700, 900, 1280, 1900])
  func partsAreApartAndInside(width: CGFloat) {
    let bar = bar(width: width).bar
    let shown = TransportLayout.Item.allCases.map(bar.view).filter { !$0.isHidden }
    expectApart(shown, in: bar.bounds)
    #expect(!bar.view(of: .play).isHidden && !bar.view(of: .time).isHidden)
  }

  @Test func partsGoInTheStatedOrder() {
    let (bench, bar) = bar(width: 900)
    var gone: [TransportLayout.Item] = []
    for width in stride(from: 900, through: 120, by: -1) {
      bar.frame.size.width = CGFloat(width)
      bench.stage.commit()
      for item in TransportLayout.Item.allCases where bar.view(of: item).isHidden && !gone.contains(item) {
        gone.append(item)
      }
    }
    #expect(gone == [.frame, .loopRange, .branch, .slower, .faster, .restart, .rate, .loop, .stepBack, .stepOn])
  }

  /// What was pressed a moment ago is still there.
  @Test(arguments: Array(stride(from: CGFloat(360), through: 700, by: 6))) func noPartComesOrGoesAsTimePasses(
    width: CGFloat
  ) {
    let (bench, bar) = bar(width: width)
    func shown() -> [TransportLayout.Item] { TransportLayout.Item.allCases.filter { !bar.view(of: $0).isHidden } }
    bar.state.frameCount = 100_000
    bench.stage.commit()
    let before = shown().filter { $0 != .frame }
    for time in [-0.1, 0, 5.3, 42, 123.4, 999.9, 4000] {
      bar.state.time = time
      bench.stage.commit()
      #expect(shown().filter { $0 != .frame } == before, "\(time)")
      let label = bar.view(of: .time)
      #expect(label.sizeThatFits(.zero).width <= label.frame.width, "\(time)")
    }
  }

  @Test func buttonsAnswer() {
    let (bench, bar) = bar(width: 900)
    var heard: [String] = []
    bar.onRestart = { heard.append("restart") }
    bar.onStepBack = { heard.append("back") }
    bar.onPlayPause = { heard.append("play") }
    bar.onStepOn = { heard.append("on") }
    bar.onLoop = { heard.append("loop") }
    bar.onRate = { heard.append("rate \($0)") }
    bar.onBranch = { heard.append("branch") }
    for item in TransportLayout.Item.allCases where bar.view(of: item) is UIButton {
      let frame = bar.view(of: item).frame
      bench.click(CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(
      heard == ["restart", "back", "play", "on", "loop", "rate 0.05", "rate 0.5", "rate 0.5", "branch"])
  }

  @Test func rateCyclesThroughAll() {
    var state = TransportState(rate: 1)
    var rates: [Double] = []
    for _ in TransportState.rates {
      state.rate = state.nextRate
      rates.append(state.rate)
    }
    #expect(rates == [2, 4, 0.02, 0.05, 0.2, 0.5, 1])
    #expect(TransportState(rate: 4).fasterRate == nil)
    #expect(TransportState(rate: 0.02).slowerRate == nil)
  }

  @Test func untilSomethingHappensTimeIsAtItsZero() {
    let state = TransportState(time: 6.289, frame: 377, frameCount: 377, isPlaying: true, isWaiting: true)
    #expect(state.timeText == "0.000 s" && state.frameText == "waits for a click")
  }

  @Test func timeWaitsForTheFirstClickUnlessItIsLookedAt() throws {
    let host = TestHost()
    let window = try TestLab().slideWindow(host)
    host.run(window, for: 2)
    #expect(TransportState(of: window.session).timeText == "0.000 s")
    host.press(.character("p"), in: window)
    #expect(TransportState(of: window.session).timeText == "2.000 s")
    host.press(.character("p"), in: window)
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 0.5)
    #expect(TransportState(of: window.session).frameText == "frame 30 of 30")
  }
}
