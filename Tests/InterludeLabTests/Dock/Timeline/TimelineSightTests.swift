import InterludeUI
import Testing

@testable import InterludeLab

/// What of a long take is in sight without anyone's zooming.
struct TimelineSightTests {
  /// The names take 236 of 1000 points; the lanes 764, of which 28 are at the ends.
  private func bench(_ model: TimelineModel = .large) -> TimelineBench {
    let bench = TimelineBench(model)
    bench.view.preferredSpan = 4
    bench.view.setNeedsLayout()
    bench.bench.stage.commit()
    return bench
  }

  @Test func aLongTakeIsShownAtTheUsualScaleAndAShortOneAsAWhole() {
    #expect(abs(bench().view.axis.pointsPerSecond - 736 / 4) < 1e-9)
    #expect(abs(bench(.sample).view.axis.pointsPerSecond - 736 / 2) < 1e-9)
  }

  @Test func whatBeginsComesIntoSightWithItsLinesAndRoomForWhatFollows() throws {
    let bench = bench()
    bench.view.reveal(49, from: 58.8)
    bench.bench.stage.commit()
    let x = bench.view.x(of: 58.8)
    #expect(x > 236 && x < 400)
    #expect(bench.view.x(of: 58.8 + 3) < 1000, "though the take ends before")
    let lines = bench.view.lines.lines.indices.filter { bench.view.lines.lines[$0].group == 49 }
    let tops = lines.map { bench.view.lines.top(of: $0) - bench.view.offset.y }
    #expect(tops.allSatisfy { $0 >= 0 && $0 + TimelineLines.height <= bench.view.lanes.frame.height })

    #expect(abs(x - (236 + 764 / 8)) <= 1)
    let y = bench.view.offset.y
    bench.view.reveal(49, from: 59)
    #expect(abs(bench.view.x(of: 59) - (236 + 764 / 8)) <= 1 && bench.view.offset.y == y, "always at an eighth")
  }

  @Test func touchesAndCallbacksStayAtTheTopAndCoverWhatIsScrolledBelowThem() throws {
    var model = TimelineModel.large
    model.ticks.append(TimelineModel.Tick(time: 59, name: "A.viewDidLoad()", kind: .callback))
    let bench = bench(model)
    bench.view.reveal(49, from: 58.8)
    bench.bench.stage.commit()
    #expect(bench.view.offset.y > 1000 && bench.view.lines.marks == 2)
    let names = bench.view.names.nameViews.filter { ["Touches", "Callbacks"].contains($0.content?.title) }
    let places = names.map { $0.convert($0.bounds, to: bench.view).minY }.sorted()
    #expect(places == [28, 48])
    let heading = try #require(bench.view.names.nameViews.first { $0.content?.title.hasSuffix("Screen49") == true })
    #expect(heading.convert(heading.bounds, to: bench.view).minY >= 68)
    bench.view.hover(at: CGPoint(x: bench.view.x(of: 59), y: 58))
    #expect(bench.view.hint.text?.contains("A.viewDidLoad()") == true && !bench.view.hint.isHidden)
  }

  /// As where the dock opens in a window that then grows for it.
  @Test(arguments: [390.0, 500, 1400]) func whatIsInSightStaysThereInAnotherWidth(first: CGFloat) {
    let bench = bench()
    bench.view.frame.size.width = first
    bench.bench.stage.commit()
    bench.view.reveal(25, from: 30)
    let share = (bench.view.x(of: 30) - bench.view.namesWidth) / bench.view.lanes.frame.width

    bench.view.frame.size.width = 1000
    bench.bench.stage.commit()

    #expect(bench.view.x(of: 30) > 236 && bench.view.x(of: 30) < 400, "\(bench.view.x(of: 30))")
    #expect(abs((bench.view.x(of: 30) - 236) / 764 - share) < 0.03)
  }

  /// As in slow motion: the scale of a short take falls with every moment.
  @Test func whatHasBegunStaysInSightWhileAShortTakeGrows() {
    var model = TimelineModel.sample
    model.extent = 0...1.1
    let bench = bench(model)
    bench.view.reveal(1, from: 1)
    for end in [1.3, 2, 3.5, 3.9, 6] {
      bench.view.model.extent = 0...end
      bench.bench.stage.commit()
      #expect(bench.view.x(of: 1) > 236 && bench.view.x(of: 1) < 400, "\(bench.view.x(of: 1)) at \(end) s")
    }
  }

  @Test func whoHasZoomedIsLeftAlone() {
    let bench = bench()
    bench.view.zoom(by: 2, around: 300)
    let x = bench.view.offset.x
    bench.view.reveal(49, from: 58.8)
    #expect(bench.view.offset.x == x)
  }

  /// A line at the edge would be at another time.
  @Test func outOfSightThePlayheadIsATimeAtTheEdgeAndNoLine() {
    let bench = bench()
    bench.view.followsPlayhead = false
    bench.view.playhead = 3.9
    bench.view.playhead = 20
    #expect(bench.view.offset.x == 0)
    bench.bench.stage.commit()
    func shown() -> [UIView] { bench.view.playheadView.subviews.filter { !$0.isHidden } }
    #expect(shown().compactMap { ($0 as? UILabel)?.text } == ["20.000 s ›"] && shown().count == 1)
    #expect(bench.view.playheadView.frame.maxX == 762)
    bench.view.playhead = 2
    #expect(shown().count == 2 && !shown().contains { $0 is UILabel })
    #expect(abs(bench.view.playheadView.center.x - (14 + 2 * 736 / 4)) < 1e-9)
  }

  @Test func twoClicksOnTheRulerShowAllAndTwoMoreTheUsualPart() {
    let bench = bench()
    let ruler = CGPoint(x: 700, y: 10)
    for scale: Double in [736 / 60, 736 / 4] {
      for _ in 0..<2 {
        bench.bench.press(ruler)
        bench.bench.release(ruler)
      }
      bench.bench.wait()
      #expect(abs(bench.view.axis.pointsPerSecond - scale) < 1e-9)
    }
  }

  @Test func textsOfBarsWithoutALengthAtOnePlaceDoNotLieOverEachOther() {
    let bars = (1...3).map { id in
      TimelineModel.Bar(
        id: id, start: 1, end: id == 3 ? 1.05 : 1, text: "held by a finger", source: "", role: .motion)
    }
    let row = TimelineModel.Row(id: 1, title: "herb · position", bars: bars)
    let bench = TimelineBench(
      TimelineModel(
        groups: [TimelineModel.Group(id: 1, title: "present", start: 0, end: 2, rows: [row])], extent: 0...2))
    let texts = bench.view.lanes.barViews.compactMap(\.content).filter { $0.kind != .group }.compactMap(\.textFrame)
    #expect(texts.count == 1)
  }

  /// A row without its heading would be read as one of the lines above it.
  @Test func theHeadingOfAGroupThatIsCutStaysInSight() throws {
    let bench = bench()
    let view = bench.view
    view.scroller.contentOffset.y = 4 * TimelineLines.height
    bench.bench.stage.commit()
    func names() -> [(title: String, y: CGFloat)] {
      view.names.nameViews.compactMap { name in
        name.content.map { ($0.title, name.convert(name.bounds, to: view).minY) }
      }.sorted { $0.y < $1.y }
    }
    #expect(names().prefix(4).map(\.title) == ["Touches", "present · Screen0", "view 4", "present · Screen1"])
    #expect(names().prefix(4).map(\.y) == [28, 48, 68, 88])
    let bar = try #require(view.lanes.barViews.first { $0.convert($0.bounds, to: view).minY < 68 })
    #expect(abs(bar.convert(bar.bounds, to: view).midY - 58) < 0.5, "the heading has its bar beside it")

    bench.bench.click(CGPoint(x: 60, y: 58))
    #expect(view.folded == [0], "a click on it folds its group")
  }

  @Test func aPlayheadOutOfSightIsRedOnlyWhileTimeIsLookedAt() {
    let view = PlayheadView()
    func ground() -> UIColor? { view.subviews.compactMap { $0 as? UILabel }.first?.backgroundColor }
    #expect(ground() == DockStyle.playhead)
    view.isQuiet = true
    #expect(ground() == DockStyle.control)
  }

  @Test func ofSeveralPropertiesTheFirstCanBeRead() throws {
    let shown = InstrumentStage(CGSize(width: 160, height: 20)) { NameView() }
    let label = try #require(shown.instrument.descendants(UILabel.self).first)
    shown.instrument.show(NameView.Content(title: "herb-detail · transform, center, cornerRadius", style: .row))
    #expect(label.lineBreakMode == .byTruncatingTail)
    shown.instrument.show(NameView.Content(title: "PresentationContainerView[0] · alpha", style: .row))
    #expect(label.lineBreakMode == .byTruncatingMiddle)
  }
}
