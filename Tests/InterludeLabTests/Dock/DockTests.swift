import FileSystem
import InterludeTestSupport
import InterludeUI
import MotionQA
import SDLStage
import Testing

@testable import InterludeLab

struct DockTests {
  private let test: TestLab
  private let host = TestHost()
  private static let phone = CGSize(width: 390, height: 844)
  private static let window = CGSize(width: 1280, height: 900)
  private let slideButton = CGPoint(x: 150, y: 430)

  init() throws { test = try TestLab() }

  private func makeWindow(isDockShown: Bool = true, host: TestHost? = nil) throws -> LabWindow {
    try test.slideWindow(host ?? self.host, isDockShown: isDockShown)
  }

  private func place(_ point: CGPoint, in window: LabWindow) -> CGPoint { point.applying(window.layout.map()) }

  /// The frames of the scene while its bar slides.
  private func frames(_ window: LabWindow, _ host: TestHost, doing busy: (Int) -> Void = { _ in }) -> [DisplayList] {
    host.run(window, for: 0.25)
    host.click(place(slideButton, in: window), in: window)
    return (0..<20).map { step in
      busy(step)
      host.run(window, for: 1.0 / 32)
      _ = window.displayList()
      return window.shell.displayList()
    }
  }

  // MARK: Beside the scene

  @Test func aSceneCannotTellWhetherTheDockIsThere() throws {
    let (bare, busyHost) = (TestHost(), TestHost())
    let hidden = frames(try makeWindow(isDockShown: false, host: bare), bare)
    let shown = frames(try makeWindow(), host)
    let window = try makeWindow(host: busyHost)
    let busy = frames(window, busyHost) { step in
      if step < 7 { busyHost.press(.character(Character("\(step + 1)")), in: window) }
      window.send(
        InputEvent(time: busyHost.playback.time, kind: .pointerMoved(CGPoint(x: 500 + 10 * step, y: 760))))
      if step == 9 { window.session.selection = Set(window.session.machine.log.motions.map(\.id)) }
    }
    #expect(shown == hidden)
    #expect(busy == hidden)
    #expect(Set(hidden).count > 10, "it moves")
  }

  @Test func whatIsDrawnIsTheSameSceneInAnotherPlace() throws {
    let window = try makeWindow()
    let inside = window.shell.displayList().embedded(
      by: window.layout.map(), cornerRadius: 24 * window.layout.phoneScale)
    let drawn = window.displayList().commands
    let start = try #require(drawn.firstIndex(of: inside[0]))
    #expect(Array(drawn[start..<start + inside.count]) == inside)
  }

  @Test func aDragThatLeavesThePhoneStaysThePhonesUntilItIsLiftedAndOneOnTheDockTheDocks() throws {
    let window = try makeWindow()
    func send(_ kind: InputEvent.Kind) { window.send(InputEvent(time: host.playback.time, kind: kind)) }
    send(.pointerDown(place(CGPoint(x: 20, y: 700), in: window), .primary))
    send(.pointerMoved(CGPoint(x: 1000, y: 800)))
    send(.pointerUp(CGPoint(x: 1000, y: 800), .primary))
    #expect(window.session.machine.take.events.count == 3)

    send(.pointerDown(CGPoint(x: 1000, y: 800), .primary))
    send(.pointerMoved(place(slideButton, in: window)))
    send(.pointerUp(place(slideButton, in: window), .primary))
    #expect(window.session.machine.take.events.count == 3, "the scene hears nothing of it")
  }

  @Test(arguments: [(1280.0, 900.0), (1920, 1200), (1024, 700), (800, 1200), (600, 900), (390, 844), (240, 320)])
  func itsViewsHaveSoundPlacesAtAnySize(width: Double, height: Double) throws {
    let window = try makeWindow()
    window.send(InputEvent(time: 0, kind: .resize(CGSize(width: width, height: height), scale: 1)))
    host.run(window, for: 0.5)
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    #expect(window.dock.mistakes == [])
    #expect(window.displayList().size == CGSize(width: width, height: height))
  }

  // MARK: Keys

  @Test func theKeyDShowsTheDockAroundAPhoneThatKeepsItsSizeAndHidesItAgain() throws {
    let window = try makeWindow(isDockShown: false)
    let shell = window.shell
    host.press(.character("d"), in: window)
    #expect(window.isDockShown && host.wishedSizes == [LabLayout.wishedSize(for: Self.phone)])
    window.send(InputEvent(time: host.playback.time, kind: .resize(Self.window, scale: 1)))
    #expect(shell === window.shell && shell.stage.size == Self.phone)

    host.press(.character("d"), in: window)
    #expect(!window.isDockShown && host.wishedSizes.last == Self.phone)
    window.send(InputEvent(time: host.playback.time, kind: .resize(Self.phone, scale: 1)))
    #expect(window.displayList() == window.shell.displayList())
  }

  @Test func thePhoneHasItsOwnSizeInTheDockHoweverWideTheWindowWasWithoutIt() throws {
    let window = try makeWindow(isDockShown: false)
    window.send(InputEvent(time: host.playback.time, kind: .resize(CGSize(width: 1366, height: 768), scale: 1)))
    #expect(window.shell.stage.size == CGSize(width: 1366, height: 768))

    host.press(.character("d"), in: window)
    host.run(window, for: 0.25)

    #expect(window.shell.stage.size == Self.phone && window.layout.phone == Self.phone)
    #expect(host.wishedSizes.last == LabLayout.wishedSize(for: Self.phone))
    #expect(window.settings.phone == Self.phone)
    host.press(.character("d"), in: window)
    #expect(host.wishedSizes.last == Self.phone)
  }

  /// Of a window that was made large and then got the dock, the frames before lie in the take at their own size.
  @Test func aFrameOfAnotherSizeIsShownWhole() throws {
    let window = try makeWindow(isDockShown: false)
    let wide = CGSize(width: 1366, height: 768)
    window.send(InputEvent(time: host.playback.time, kind: .resize(wide, scale: 1)))
    host.run(window, for: 0.5)
    _ = window.displayList()
    host.press(.character("d"), in: window)
    window.send(InputEvent(time: host.playback.time, kind: .resize(Self.window, scale: 1)))
    host.run(window, for: 0.5)
    #expect(window.layout.phone == Self.phone)
    host.press(.space, in: window)

    window.session.seek(to: 0.25)
    host.run(window, for: 0.1)
    #expect(window.layout.phone == wide && window.layout.canvas.contains(window.layout.phoneFrame()))
    host.press(.character("r"), in: window)
    host.run(window, for: 0.1)
    #expect(window.layout.phone == Self.phone && window.shell.stage.size == Self.phone)
  }

  @Test func aWindowThatDoesNotShrinkIsFilledByThePhoneInTheEnd() throws {
    let window = try makeWindow()
    host.press(.character("d"), in: window)
    host.run(window, for: 1)
    #expect(window.shell.stage.size == Self.window)
  }

  @Test func loopsGoBackToWhereTheyBegin() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    host.press(.character("l"), in: window)
    let loop = try #require(window.session.loop)
    #expect(loop.upperBound <= 1)
    for _ in 0..<120 {
      host.run(window, for: 1.0 / 64)
      #expect(loop.contains(window.session.machine.time))
    }
    #expect(window.session.machine.take.end <= 1.1, "nothing new happens in a loop")
    host.press(.character("l"), in: window)
    host.run(window, for: 2)
    #expect(window.session.machine.time > 1.5)
  }

  @Test func pausedHomeAndEndGoToBothEndsOfTheTake() throws {
    let window = try makeWindow()
    host.run(window, for: 2)
    host.press(.space, in: window)
    host.press(.home, in: window)
    #expect(window.session.machine.time == 0)
    host.press(.end, in: window)
    #expect(window.session.machine.time == 2)
  }

  @Test func pausedUpAndDownGoToWhereMotionsBeginAndEnd() throws {
    let window = try makeWindow()
    host.run(window, for: 1)
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 2)
    let slide = try #require(window.session.machine.log.motions.last)
    let start = slide.start
    #expect(start >= 1 && slide.end == start + 0.5)
    host.press(.space, in: window)
    var times: [Double] = []
    for key: InputEvent.Key in [.upArrow, .upArrow, .downArrow, .upArrow, .upArrow, .downArrow, .downArrow, .downArrow]
    {
      host.press(key, in: window)
      times.append(window.session.machine.time)
    }
    let end = window.session.machine.take.end
    #expect(times == [start + 0.5, start, start + 0.5, start, 0, start, start + 0.5, end])
  }

  @Test func theRateGoesFromAFiftiethToFour() throws {
    let window = try makeWindow()
    for _ in 0..<20 { host.press(.character("<"), in: window) }
    #expect(host.playback.rate == 1.0 / 50)
    for _ in 0..<20 { host.press(.character(">"), in: window) }
    #expect(host.playback.rate == 4)
  }

  // MARK: Instruments

  @Test func aClickOnTheTimelineGoesThere() throws {
    let window = try makeWindow()
    host.run(window, for: 2)
    let timeline = window.layout.timeline
    host.click(CGPoint(x: timeline.midX + 100, y: timeline.maxY - 90), in: window)
    host.run(window, for: 0.1)
    #expect(window.session.machine.time < 2 && window.session.machine.time > 0)
    #expect(host.playback.isPaused)
  }

  @Test func twoTakesRunInStepAndTheirDifferenceIsTold() throws {
    let window = try makeWindow()
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    window.session.seek(to: 0)
    host.press(.space, in: window)
    host.run(window, for: 0.25)
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 1)
    func candidate(_ title: String) throws -> LabSession.Candidate {
      try #require(window.session.candidates.first { $0.title.hasPrefix(title) })
    }

    window.session.compare(with: try candidate("Before branch"))
    host.run(window, for: 0.1)

    #expect(window.layout.phones == 2)
    #expect(window.session.differences != ["Nothing differs."])
    window.session.compare(with: try candidate("The same on"))
    #expect(window.session.differences == ["Nothing differs."], "a view's own animation is the same on every iOS")
  }

  /// What a click begins is work enough for its frame: the dock tells of it in the next.
  @Test func theDockFollowsAClickAFrameLater() throws {
    let window = try makeWindow()
    host.run(window, for: 1)
    func dock() -> [DrawCommand] { window.dock.displayList().commands }
    host.run(window, for: 1.0 / 64)
    let before = dock()
    let scene = window.shell.displayList()

    host.click(place(slideButton, in: window), in: window)
    #expect(dock() == before)
    host.run(window, for: 1.0 / 64)
    #expect(dock() != before && window.shell.displayList() != scene)
  }

  /// However long the app has stood still before. No frame records more than a few of the graph's.
  @Test func theGraphIsThereSoonAfterAnAnimationHasEnded() throws {
    let window = try makeWindow()
    host.run(window, for: 12)
    host.click(place(slideButton, in: window), in: window)
    host.run(window, for: 0.8)
    let panel = Stage(size: CGSize(width: 400, height: 600)).asCurrent { CurvePanel(window.session) }
    var lines: Int { panel.subviews.compactMap { ($0 as? CurveGraphView)?.graph.lines.count }.reduce(0, +) }

    panel.update(for: window.session)
    #expect(panel.isUnderway && lines == 0)
    for _ in 0..<60 where panel.isUnderway {
      host.run(window, for: 1.0 / 60)
      panel.update(for: window.session)
    }

    #expect(!panel.isUnderway && lines > 0)
  }

  /// Nor does one of a moment that somebody goes to, paused, which is to be on show at once.
  @Test func theGraphOfAMomentOfThePastComesALittleLater() throws {
    let window = try makeWindow()
    for _ in 0..<2 {
      host.click(place(slideButton, in: window), in: window)
      host.run(window, for: 1)
    }
    host.press(.space, in: window)
    let panel = Stage(size: CGSize(width: 400, height: 600)).asCurrent { CurvePanel(window.session) }
    var lines: Int { panel.subviews.compactMap { ($0 as? CurveGraphView)?.graph.lines.count }.reduce(0, +) }
    window.session.seek(to: 0.3)

    for _ in 0..<3 {
      panel.update(for: window.session)
      #expect(panel.isUnderway && lines == 0)
    }
    for _ in 0..<60 where panel.isUnderway { panel.update(for: window.session) }

    #expect(!panel.isUnderway && lines > 0)
  }
}
