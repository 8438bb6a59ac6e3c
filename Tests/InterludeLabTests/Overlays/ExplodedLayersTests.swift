import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// The views as sheets.
struct ExplodedLayersTests {
  private let test: TestLab

  init() throws { test = try TestLab() }

  private func makeSession() throws -> LabSession {
    LabSession(
      test.lab,
      start: Take.Start(
        scene: try test.lab.scene(named: "slide"), size: WindowSize.standard, scale: 1, settings: DeviceSettings()),
      host: TestHost())
  }

  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)], [0, 1, 7])
  func theWholeStackIsInsideTheScreen(size: CGSize, deepest: Int) {
    let stack = LayerStack(screen: size, deepest: deepest)
    let screen = CGRect(origin: .zero, size: size)
    for depth in 0...deepest {
      let places = screen.corners.map { stack.place($0, depth: depth) }
      #expect(places.allSatisfy { screen.insetBy(dx: size.width * 0.01, dy: size.height * 0.05).contains($0) })
    }
  }

  @Test func aSheetThatIsNestedDeeperLiesHigher() {
    let stack = LayerStack(screen: CGSize(width: 390, height: 844), deepest: 3)
    let places = (0...3).map { stack.place(CGPoint(x: 100, y: 200), depth: $0) }
    #expect(places.map(\.y) == places.map(\.y).sorted(by: >) && Set(places.map(\.y)).count == 4)
  }

  /// However it is turned, by a hand that drags it as far as it goes.
  @Test(arguments: [CGVector(dx: 900, dy: 0), CGVector(dx: -900, dy: 900), CGVector(dx: 70, dy: -900)])
  func aTurnedStackStaysInsideTheScreen(distance: CGVector) {
    let screen = CGRect(origin: .zero, size: WindowSize.standard)
    let turn = LayerStack.Turn().dragged(by: distance)
    #expect(turn != LayerStack.Turn())
    let stack = LayerStack(screen: screen.size, deepest: 5, turn: turn)
    for depth in 0...5 {
      let places = screen.corners.map { stack.place($0, depth: depth) }
      #expect(places.allSatisfy(screen.contains))
    }
    let front = LayerStack(
      screen: screen.size, deepest: 5, turn: turn.dragged(by: CGVector(dx: -turn.yaw / 0.4, dy: -turn.pitch / 0.4)))
    let places = (0...5).map { front.place(CGPoint(x: 100, y: 200), depth: $0) }
    #expect(places.allSatisfy { abs($0.x - places[0].x) < 1e-9 && abs($0.y - places[0].y) < 1e-9 }, "from the front")
  }

  @Test func aSheetShowsWhatTheViewShowsWithoutItsSubviewsAndItsName() throws {
    let session = try makeSession()
    let screen = try #require(session.shell.navigationController.topViewController?.view)
    let outer = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
    (outer.backgroundColor, inner.backgroundColor) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue)
    outer.accessibilityIdentifier = "outer"
    let own = CALayer()
    (own.frame, own.backgroundColor) = (
      CGRect(x: 0, y: 0, width: 5, height: 5), CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    )
    session.shell.stage.asCurrent {
      screen.addSubview(outer)
      outer.addSubview(inner)
      outer.layer.addSublayer(own)
    }
    session.shell.stage.commit()

    let list = ExplodedLayers().show(session.machine.displayList(), of: session)

    func places(_ color: CGColor) -> [CGPoint] {
      list.commands.compactMap { command in
        guard case .fill(let shape, color, let map) = command, case .roundedRect(let rect) = shape else { return nil }
        return map.apply(to: rect.rect.origin)
      }
    }
    func at(_ color: CGColor) throws -> CGPoint {
      let found = places(color)
      #expect(found.count == 1)
      return try #require(found.first)
    }
    let (red, green) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    let (sheet, mark) = (try at(red), try at(green))
    #expect(abs(sheet.x - mark.x) < 1e-6 && abs(sheet.y - mark.y) < 1e-6, "the layer of its own is on its sheet")
    #expect(places(UIColor.blue.cgColor).count >= 1, "its subview has a sheet of its own")
  }

  /// Views closer to each other than a name is high.
  @Test func namesDoNotLieOnEachOther() throws {
    let session = try makeSession()
    let screen = try #require(session.shell.navigationController.topViewController?.view)
    session.shell.stage.asCurrent {
      for index in 0..<30 {
        screen.addSubview(UIView(frame: CGRect(x: 20, y: 100 + 6 * CGFloat(index), width: 300, height: 200)))
      }
    }
    session.shell.stage.commit()

    let list = ExplodedLayers().show(session.machine.displayList(), of: session)

    let grounds = list.commands.compactMap { command -> CGRect? in
      guard case .fill(let shape, CGColor(gray: 0, alpha: 0.6), let map) = command, case .roundedRect(let box) = shape
      else { return nil }
      return CGRect(enclosing: box.rect.corners.map(map.apply(to:)))
    }
    #expect(grounds.count > 5)
    for (index, ground) in grounds.enumerated() {
      #expect(!grounds[..<index].contains(where: ground.intersects), "\(ground)")
    }
  }

  /// A click with the overlay on still reaches the app.
  @Test func aDragOnThePhoneTurnsItAndAClickGoesToTheApp() throws {
    let host = TestHost()
    let window = try test.slideWindow(host)
    func send(_ kind: InputEvent.Kind) { window.send(InputEvent(time: host.playback.time, kind: kind)) }
    window.toggleOverlay(3)
    host.run(window, for: 0.1)
    let button = CGPoint(x: 150, y: 430).applying(window.layout.map())
    let (before, events) = (window.displayList(), window.session.machine.take.events.count)

    send(.pointerDown(button, .primary))
    send(.pointerMoved(CGPoint(x: button.x + 60, y: button.y + 20)))
    send(.pointerUp(CGPoint(x: button.x + 60, y: button.y + 20), .primary))
    #expect(window.displayList() != before && window.session.machine.take.events.count == events)

    host.click(button, in: window)
    #expect(window.session.isSomethingMoving)
  }

  @Test func aViewThatReachesBeyondTheScreenIsCutOffAtItsEdges() throws {
    let session = try makeSession()
    let screen = try #require(session.shell.navigationController.topViewController?.view)
    let long = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 5000))
    long.backgroundColor = .red
    session.shell.stage.asCurrent { screen.addSubview(long) }
    session.shell.stage.commit()
    let frame = session.machine.displayList()

    let commands = ExplodedLayers().show(frame, of: session).commands

    var clips: [CGRect] = []
    var isCut = false
    for command in commands {
      switch command {
      case .pushClip(.path(let path), _): clips.append(path.bounds)
      case .popClip: clips.removeLast()
      case .fill(_, let color, _) where color.red == 1 && color.green < 0.3:
        isCut = try #require(clips.last).height < 844
      default: break
      }
    }
    #expect(isCut && clips.isEmpty)
  }
}
