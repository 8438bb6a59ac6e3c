import InterludeUI
import Testing

@testable import InterludeLab

struct TimelineViewTests {
  /// The names take 236 points, the inset 14; two seconds fill the rest but the other inset.
  private func place(of time: Double, y: CGFloat = 12) -> CGPoint {
    CGPoint(x: 236 + 14 + time / 2 * (1000 - 236 - 28), y: y)
  }

  @Test func dragOnRulerGivesTimeByPosition() {
    let bench = TimelineBench(.sample)
    var times: [Double] = []
    bench.view.onSeek = { times.append($0) }
    bench.bench.drag(from: place(of: 0.25), through: place(of: 1), place(of: 1.75), CGPoint(x: 5000, y: 12))
    #expect(times.count == 4)
    for (time, expected) in zip(times, [0.25, 1, 1.75, 2]) { #expect(abs(time - expected) < 1e-9) }
  }

  @Test func dragOverLanesMovesPlayheadAndSelectsNothing() {
    let bench = TimelineBench(.sample)
    var (times, selected): ([Double], [Int]) = ([], [])
    bench.view.onSeek = { times.append($0) }
    bench.view.onSelect = { id, _ in selected.append(id) }
    bench.bench.drag(from: place(of: 0.3, y: 97), through: place(of: 0.5, y: 97), CGPoint(x: 0, y: 97))
    #expect(times.count == 2)
    #expect(abs((times.first ?? -1) - 0.5) < 1e-9)
    #expect(times.last == 0, "not before the take")
    #expect(selected.isEmpty)
  }

  @Test func clickOnBarSelectsIt() throws {
    let bench = TimelineBench(.sample)
    var clicks: [String] = []
    bench.view.onSelect = { id, extends in clicks.append("\(id) \(extends)") }
    bench.bench.click(try #require(bench.middle(ofBar: 2)))
    bench.view.extendsSelection = { true }
    bench.bench.click(try #require(bench.middle(ofBar: 3)))
    #expect(clicks == ["2 false", "3 true"])
  }

  @Test func clickBesideBarsTakesPlayhead() {
    let bench = TimelineBench(.sample)
    var times: [Double] = []
    bench.view.onSeek = { times.append($0) }
    bench.bench.click(place(of: 1.1, y: 98))
    #expect(times.count == 1)
    #expect(abs((times.first ?? -1) - 1.1) < 1e-9)
  }

  @Test func clickOnGroupsNameFoldsAndUnfoldsIt() {
    let bench = TimelineBench(.sample)
    // Touches, callbacks, then the first group at 28 + 40.
    let name = CGPoint(x: 16, y: 78)
    #expect(bench.view.lanes.view(ofBar: 1) != nil)
    bench.bench.click(name)
    #expect(bench.view.lanes.view(ofBar: 1) == nil)
    #expect(bench.view.lanes.view(ofBar: 4) != nil)
    #expect(bench.view.names.nameViews.count == 5)
    bench.bench.click(name)
    #expect(bench.view.lanes.view(ofBar: 1) != nil)
    #expect(bench.view.names.nameViews.count == 7)
  }

  @Test func hoverTellsOfBarOnce() throws {
    let bench = TimelineBench(.sample)
    var heard: [Int?] = []
    bench.view.onHover = { heard.append($0) }
    let point = try #require(bench.middle(ofBar: 1))
    bench.view.hover(at: point)
    bench.view.hover(at: CGPoint(x: point.x + 1, y: point.y))
    #expect(!bench.view.hint.isHidden)
    bench.view.hover(at: nil)
    #expect(heard == [1, nil])
    #expect(bench.view.hint.isHidden)
  }

  @Test func loopHandlesNeverCross() {
    let bench = TimelineBench(.sample)
    bench.view.loop = 0.5...1
    var loops: [ClosedRange<Double>] = []
    bench.view.onLoop = { loops.append($0) }
    let y: CGFloat = 20
    bench.bench.drag(from: place(of: 0.5, y: y), through: place(of: 0.75, y: y), place(of: 1.9, y: y))
    #expect(loops.count == 2)
    #expect(abs((loops.first?.lowerBound ?? -1) - 0.75) < 1e-9)
    #expect(loops.last == (1 - 1.0 / 60)...1)
    bench.bench.drag(from: place(of: 1, y: y), through: place(of: 0.2, y: y), place(of: 9, y: y))
    let last = bench.view.loop
    #expect(loops.allSatisfy { $0.upperBound - $0.lowerBound > 1.0 / 60 - 1e-9 })
    #expect(last?.upperBound == 2, "not past the take")
    #expect(loops.last == last)
  }

  @Test func playheadMovesAlone() throws {
    let bench = TimelineBench(.sample)
    let bars = bench.view.lanes.barViews
    let frames = bars.map(\.frame)
    let outlines = bars.map { $0.path.map(ObjectIdentifier.init) == nil }
    let before = bench.view.playheadView.center.x
    for frame in 1...60 {
      bench.view.playhead = Double(frame) / 60
      bench.bench.stage.commit()
    }
    let after = bench.view.lanes.barViews
    #expect(bars.count == after.count && zip(bars, after).allSatisfy { $0 === $1 && $0.layer === $1.layer })
    #expect(after.map(\.frame) == frames)
    #expect(outlines.allSatisfy { !$0 })
    #expect(abs(bench.view.playheadView.center.x - before - 368) < 1e-9, "half of 736 points for one of two seconds")
  }

  @Test func runningBarGrowsInItsView() throws {
    var model = TimelineModel.sample
    let bench = TimelineBench(model)
    bench.view.zoom(by: 2, around: 236)
    bench.view.scroller.contentOffset.x = 740
    bench.bench.stage.commit()
    let view = try #require(bench.view.lanes.view(ofBar: 4))
    let end = view.convert(CGPoint(x: view.bounds.maxX, y: 0), to: bench.view).x
    model.extent = 0...2.01
    bench.view.model = model
    bench.bench.stage.commit()
    #expect(bench.view.lanes.view(ofBar: 4) === view)
    let moved = view.convert(CGPoint(x: view.bounds.maxX, y: 0), to: bench.view).x - end
    #expect(abs(moved - 0.01 * 736) <= 1, "at 736 points a second, in whole points")
  }

  @Test func largeTakeHasFewViews() {
    let bench = TimelineBench(.large)
    #expect(bench.view.lanes.barViews.count <= 30)
    func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
    var most = count(bench.view)
    bench.view.zoom(by: 20, around: 600)
    for step in 0..<100 {
      bench.bench.scroll(CGVector(dx: -97, dy: step.isMultiple(of: 2) ? -60 : 0), at: CGPoint(x: 600, y: 120))
      most = max(most, count(bench.view))
    }
    #expect(bench.view.offset.x > 5000)
    #expect(most < 400, "of 500 bars, 300 names and 600 ticks")
  }

  @Test func zoomKeepsTimeUnderPointerAndDoubleClickFits() {
    let bench = TimelineBench(.large)
    let time = bench.view.time(at: 700)
    bench.view.zoom(by: 8, around: 700)
    bench.bench.stage.commit()
    #expect(abs(bench.view.x(of: time) - 700) <= 1)
    let scale = bench.view.axis.pointsPerSecond
    let ruler = CGPoint(x: 700, y: 10)
    bench.bench.press(ruler)
    bench.bench.release(ruler)
    bench.bench.press(ruler)
    bench.bench.release(ruler)
    bench.bench.stage.commit()
    #expect(abs(bench.view.axis.pointsPerSecond - scale / 8) < 1e-9)
    #expect(bench.view.offset.x == 0)
  }

  @Test func twoClicksOverTheLanesLeaveTheScale() {
    let bench = TimelineBench(.large)
    bench.view.zoom(by: 8, around: 700)
    let scale = bench.view.axis.pointsPerSecond
    let lane = CGPoint(x: 700, y: bench.view.bounds.maxY - 5)
    for _ in 0..<2 {
      bench.bench.press(lane)
      bench.bench.release(lane)
    }
    #expect(bench.view.axis.pointsPerSecond == scale)
  }

  @Test func playheadThatLeavesTheSightIsFollowed() {
    let bench = TimelineBench(.large)
    bench.view.zoom(by: 10, around: 250)
    for step in 0...59 { bench.view.playhead = Double(step) / 10 }
    #expect(bench.view.offset.x == 0)
    bench.view.playhead = 6.2
    let x = bench.view.x(of: 6.2)
    #expect(x > 236 && x < 500, "it begins a new page")
    bench.view.scroller.contentOffset.x = 0
    bench.view.playhead = 6.3
    #expect(bench.view.offset.x == 0, "who looks elsewhere is left alone")
  }

  @Test func whatAKeyLeadsToIsShownWithWhatComesAfterIt() {
    let bench = TimelineBench(.large)
    bench.view.zoom(by: 10, around: 250)
    // In sight, at the right edge.
    bench.view.playhead = 5.9
    let x = bench.view.x(of: 5.9)
    #expect(x > 236 && x < 500)
  }

  @Test func rulerCountsFromZeroInRoundSteps() {
    let axis = TimeAxis(start: 0, pointsPerSecond: 400)
    let marks = RulerMarks(axis: axis, visible: CGRect(x: 0, y: 0, width: 828, height: 10), zero: 0.35).marks
    #expect(abs((marks.first?.time ?? 0) - 0.15) < 1e-9)
    #expect(marks.first?.text == "−0.2")
    #expect(marks.map(\.text).dropFirst() == ["0", "0.2", "0.4", "0.6", "0.8", "1.0", "1.2", "1.4", "1.6"])
  }

  @Test func aMistakeIsToldWhereItWasMade() throws {
    var model = TimelineModel(extent: 0...2)
    model.ticks = [
      TimelineModel.Tick(time: 0.5, name: "A.viewDidLoad()", kind: .callback),
      TimelineModel.Tick(time: 1, name: "F4", kind: .diagnostic, text: "F4: It went wrong. Do it otherwise."),
    ]
    let view = TimelineBench(model).view
    #expect(view.names.nameViews.compactMap(\.content?.title).sorted() == ["Callbacks", "Mistakes"])
    let line = try #require(view.lines.lines.firstIndex(of: .mistakes))
    let y = TimelineMeasures.rulerHeight + view.lines.top(of: line) + 10
    for x in [view.x(of: 1) - 3, view.x(of: 1) + 12] {
      view.hover(at: CGPoint(x: x, y: y))
      #expect(view.hint.text?.hasSuffix("F4: It went wrong. Do it otherwise.") == true && !view.hint.isHidden)
    }
    view.hover(at: CGPoint(x: view.x(of: 1) + 60, y: y))
    #expect(view.hint.isHidden)
  }
}
