import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

struct CurveGraphViewTests {
  private func show(_ graph: CurveGraph) -> InstrumentStage<CurveGraphView> {
    InstrumentStage(CGSize(width: 460, height: 260)) {
      let view = CurveGraphView()
      view.graph = graph
      return view
    }
  }

  /// The plot is from the gutter to 8 points before the edge.
  private func x(_ share: CGFloat) -> CGFloat { 42 + (460 - 42 - 8) * share }

  private func expectClose(_ a: Double?, _ b: Double, within tolerance: Double = 1e-9) {
    #expect(abs((a ?? .infinity) - b) < tolerance, "\(a.map { "\($0)" } ?? "nil") is not \(b)")
  }

  @Test func aDragMovesTheCursor() {
    let shown = show(.spring())
    var times: [Double] = []
    shown.instrument.onScrub = { times.append($0) }

    shown.drag(CGPoint(x: x(0.25), y: 100), CGPoint(x: x(0.75), y: 120))

    expectClose(times.first, 0.25)
    expectClose(times.last, 0.75)
    #expect(times.count == 11)
    expectClose(shown.instrument.cursorTime, 0.75)
  }

  @Test func theCursorStaysInsideTheTime() {
    let shown = show(.spring())
    var times: [Double] = []
    shown.instrument.onScrub = { times.append($0) }

    shown.drag(CGPoint(x: x(0.5), y: 100), CGPoint(x: 1, y: 100), CGPoint(x: 459, y: 100))

    #expect(times.contains(0))
    #expect(times.last == 1)
  }

  @Test func aCursorThatMovesRedrawsNoLine() {
    let shown = show(.withGhost)
    let (drawings, still) = (shown.instrument.drawingCount, shown.stage.displayList())

    for frame in 0...60 {
      shown.instrument.cursorTime = Double(frame) / 60
      shown.wait(1.0 / 60)
    }

    #expect(drawings == 1)
    #expect(shown.instrument.drawingCount == drawings)
    #expect(shown.stage.displayList() != still, "the cursor shows")
    shown.instrument.graph.timeRange = 0...2
    shown.stage.commit()
    #expect(shown.instrument.drawingCount == drawings + 1, "what is drawn has changed")
  }

  @Test func theCursorReadsTheNumbersOff() {
    let shown = show(.spring())
    shown.instrument.cursorTime = 0.25
    shown.stage.commit()

    let spring = Spring(dampingRatio: 0.55, duration: 0.8)
    let texts = shown.instrument.descendants(UILabel.self).filter(\.isOnShow).compactMap(\.text)
    #expect(texts.contains(String(format: "%.1f pt", 100 + 400 * spring.value(at: 0.25))))
    #expect(texts.contains(String(format: "%.2f pt/s", 400 * spring.velocity(at: 0.25))))
    #expect(texts.contains("0.250 s"))
  }

  @Test func ofSeveralPropertiesTheCursorReadsWhatTheAxisSays() {
    let shown = show(.several)
    shown.instrument.cursorTime = 0.25
    shown.stage.commit()
    let graph = CurveGraph.several
    let texts = shown.instrument.descendants(UILabel.self).filter(\.isOnShow).compactMap(\.text)
    for line in graph.lines.prefix(2) {
      let share = (line.number(at: 0.25) ?? 0) - (line.quantity == .value ? 100 : 0)
      let text = GraphText.number(share / 400, unit: line.quantity == .value ? "" : "/s")
      #expect(texts.contains(text), "\(text) in \(texts)")
    }
    #expect(texts.contains("progress per second") && !texts.contains { $0.hasSuffix("pt/s") })
  }

  /// 250 points are left of the inspector where the lab is small.
  @Test(arguments: [250.0, 280, 400], [0.05, 0.1, 0.25, 0.6, 0.95]) func numbersLeaveTheTitleFree(
    width: CGFloat, time: Double
  ) {
    let shown = InstrumentStage<CurveGraphView>(CGSize(width: width, height: 300)) {
      let view = CurveGraphView()
      view.graph = .spring()
      return view
    }
    let view = shown.instrument
    view.cursorTime = time
    shown.stage.commit()

    let panels = view.descendants(GraphPanelView.self)
    #expect(!panels.isEmpty)
    for panel in panels {
      let title = panel.descendants(UILabel.self).filter { $0.text?.contains(" in ") == true }
      let width = title.map { $0.sizeThatFits(view.bounds.size).width }.max() ?? 0
      #expect(title.count == 1 && width > 40)
      let end = panel.convert(CGPoint(x: (title.first?.frame.minX ?? 0) + width, y: 0), to: view).x
      let numbers = view.descendants(UILabel.self).filter {
        $0.superview is GraphCursorView && panel.convert(panel.numberStrip, to: view).contains($0.center)
      }
      #expect(numbers.count == 1)
      #expect(numbers.allSatisfy { $0.frame.minX >= end }, "\(numbers.map(\.frame)) against \(end)")
    }
  }

  @Test(arguments: [CGSize(width: 300, height: 150), CGSize(width: 460, height: 260), CGSize(width: 560, height: 400)])
  func theCursorLeavesTheWordsOfMarksFree(size: CGSize) {
    let shown = InstrumentStage<CurveGraphView>(size) {
      let view = CurveGraphView()
      view.graph = .withGhost
      return view
    }
    let view = shown.instrument
    let words = view.descendants(GraphPanelView.self).flatMap { panel in
      panel.wordFrames.map { panel.convert($0, to: view) }
    }
    #expect(!words.isEmpty)
    var passed = 0
    for step in 0...200 {
      view.cursorTime = Double(step) / 200
      shown.stage.commit()
      for cursor in view.descendants(GraphCursorView.self) {
        let numbers = cursor.descendants(UILabel.self).filter(\.isOnShow).map(\.frame)
        for word in words {
          let frames = cursor.lineFrames + numbers
          #expect(!frames.contains { $0.overlaps(word.insetBy(dx: 0.01, dy: 0.01)) }, "\(step): \(word)")
        }
        if cursor.lineFrames.count > 1 { passed += 1 }
      }
    }
    #expect(passed > 0, "it comes by some")
  }

  @Test func theCursorLeavesTheTitleBetweenThePanelsFree() throws {
    let shown = show(.withGhost)
    let view = shown.instrument
    let panel = try #require(view.descendants(GraphPanelView.self).last)
    let title = panel.convert(panel.titleFrame, to: view)
    #expect(title.width > 20 && title.minY > 0)
    var passed = 0
    for step in 0...200 {
      view.cursorTime = Double(step) / 200
      shown.stage.commit()
      let cursor = try #require(view.descendants(GraphCursorView.self).first)
      #expect(!cursor.lineFrames.contains { $0.overlaps(title.insetBy(dx: 0.01, dy: 0.01)) }, "\(step)")
      if let x = cursor.lineFrames.first?.midX, title.minX < x, x < title.maxX { passed += 1 }
    }
    #expect(passed > 0, "it comes by")
  }

  @Test func noLineStrikesTheWordsOfMarksThrough() {
    let words = show(.withGhost).instrument.descendants(UILabel.self).filter { label in
      ["overshoots", "settles", "fastest"].contains { label.text?.hasPrefix($0) == true }
    }
    #expect(!words.isEmpty)
    for label in words { #expect(label.backgroundColor == DockStyle.background) }
  }

  /// Beside the graph are the sliders.
  @Test(arguments: [0.02, 0.5, 0.98]) func manyNumbersStayInsideTheGraph(time: Double) {
    var graph = CurveGraph.several
    for index in 3...5 {
      var line = graph.lines[0]
      (line.name, line.color, line.ideal) = ("card · position.\(index)", .series(index % 4), nil)
      graph.lines.append(line)
    }
    let shown = InstrumentStage<CurveGraphView>(CGSize(width: 230, height: 300)) {
      let view = CurveGraphView()
      view.graph = graph
      return view
    }
    shown.instrument.cursorTime = time
    shown.stage.commit()
    let numbers = shown.instrument.descendants(GraphCursorView.self).flatMap { $0.descendants(UILabel.self) }
      .map(\.frame)
    #expect(numbers.count >= 7)
    for (index, frame) in numbers.enumerated() {
      #expect(shown.instrument.bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame), "\(frame)")
      for other in numbers[(index + 1)...] { #expect(!frame.insetBy(dx: 0.1, dy: 0.1).intersects(other)) }
    }
  }

  @Test func zoomKeepsWhatIsUnderThePointer() {
    let shown = show(.spring())

    shown.instrument.zoom(by: 4, around: CGPoint(x: x(0.6), y: 80))

    expectClose(shown.instrument.viewport.shown.lowerBound, 0.45)
    expectClose(shown.instrument.viewport.shown.upperBound, 0.7)
    var time = 0.0
    shown.instrument.onScrub = { time = $0 }
    shown.click(CGPoint(x: x(0.6), y: 80))
    expectClose(time, 0.6)
  }

  @Test func aDoubleClickShowsEverything() {
    let shown = show(.spring())
    shown.instrument.zoom(by: 4, around: CGPoint(x: x(0.6), y: 80))

    shown.click(CGPoint(x: 200, y: 80))
    #expect(shown.instrument.viewport.isZoomed)
    shown.click(CGPoint(x: 200, y: 80), after: 0.1)

    #expect(!shown.instrument.viewport.isZoomed)
  }

  @Test func aDragWithShiftMovesTheTime() {
    let shown = show(.spring())
    shown.instrument.zoom(by: 2, around: CGPoint(x: x(0.5), y: 80))
    shown.instrument.dragPans = { true }

    shown.drag(CGPoint(x: 200, y: 80), CGPoint(x: 200 - 41, y: 80))

    expectClose(shown.instrument.viewport.shown.lowerBound, 0.25 + 0.05)
    #expect(shown.instrument.cursorTime == nil)
    shown.drag(CGPoint(x: 50, y: 80), CGPoint(x: 450, y: 80))
    #expect(shown.instrument.viewport.shown.lowerBound == 0, "there is nothing before the start")
  }

  @Test func twoFingersComeCloser() {
    let shown = show(.spring())
    func touch(_ phase: InputEvent.Touch.Phase, _ left: CGFloat, _ right: CGFloat) {
      let fingers = [
        InputEvent.Touch(1, phase, at: CGPoint(x: left, y: 80)),
        InputEvent.Touch(2, phase, at: CGPoint(x: right, y: 80)),
      ]
      shown.stage.send(InputEvent(time: shown.stage.time + 0.02, kind: .touches(fingers)))
    }
    touch(.began, 200, 300)
    for step in 1...20 { touch(.moved, 200 - CGFloat(step) * 5, 300 + CGFloat(step) * 5) }
    touch(.ended, 100, 400)

    // From 100 points and the slop of 10 to 300.
    expectClose(shown.instrument.viewport.length, 110.0 / 300, within: 0.01)
  }

  @Test(arguments: [CGSize(width: 300, height: 180), CGSize(width: 460, height: 260), CGSize(width: 560, height: 400)])
  func wordsOfMarksDoNotLieOverEachOther(size: CGSize) {
    let shown = InstrumentStage(size) {
      let view = CurveGraphView()
      view.graph = .withGhost
      return view
    }
    let words = ["overshoots", "settles", "fastest", "before:"]
    let labels = shown.instrument.descendants(UILabel.self).filter { label in
      words.contains { label.text?.hasPrefix($0) ?? false }
    }
    let frames = labels.map { $0.convert($0.bounds, to: shown.instrument) }
    #expect(frames.count == 4)
    for (index, frame) in frames.enumerated() {
      #expect(shown.instrument.bounds.contains(frame))
      for other in frames[(index + 1)...] { #expect(!frame.intersects(other), "\(frame) and \(other)") }
    }
  }
}
