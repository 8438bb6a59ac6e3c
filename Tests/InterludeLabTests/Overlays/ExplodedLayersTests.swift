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
      case .fill(.path, let color, _) where color.red == 1 && color.green < 0.3:
        isCut = try #require(clips.last).height < 844
      default: break
      }
    }
    #expect(isCut && clips.isEmpty)
  }
}
