import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// What the overlays draw over the scene in which a bar slides by 100 points in half a second, evenly.
struct SceneOverlayTests {
  private let test: TestLab

  init() throws { test = try TestLab() }

  /// The bar slides from 0 s to 0.5 s.
  private func makeSession() throws -> LabSession {
    let session = LabSession(
      test.lab,
      start: Take.Start(
        scene: try test.lab.scene(named: "slide"), size: WindowSize.standard, scale: 1, settings: DeviceSettings()),
      host: TestHost())
    send(.pointerDown(CGPoint(x: 150, y: 430), .primary), at: 0, to: session)
    send(.pointerUp(CGPoint(x: 150, y: 430), .primary), at: 0, to: session)
    session.advance(to: 1)
    return session
  }

  private func send(_ kind: InputEvent.Kind, at time: Double, to session: LabSession) {
    session.send(InputEvent(time: time, kind: kind))
  }

  private func bar(in session: LabSession) throws -> UIView {
    try #require(session.shell.navigationController.topViewController as? SlideViewController).bar
  }

  /// What an overlay adds to the frame on show.
  private func additions(of overlay: any SceneOverlay, to session: LabSession) -> [DrawCommand] {
    let frame = session.machine.displayList()
    return Array(overlay.show(frame, of: session).commands.dropFirst(frame.commands.count))
  }

  /// The discs among some commands.
  private func dots(_ commands: [DrawCommand]) -> [(center: CGPoint, radius: CGFloat, color: CGColor)] {
    commands.compactMap { command in
      guard case .fill(.roundedRect(let rect), let color, _) = command, rect.radius * 2 == rect.rect.width else {
        return nil
      }
      return (CGPoint(x: rect.rect.midX, y: rect.rect.midY), rect.radius, color)
    }
  }

  @Test func thePathHasADotForEachFrame() throws {
    let session = try makeSession()
    let places = dots(additions(of: MotionPath(), to: session)).map(\.center)
    // Half a second has 30 frames, and a place to begin from.
    #expect(places.count == 31)
    for (index, place) in places.enumerated() {
      #expect(abs(place.x - (45 + 100 * CGFloat(index) / 30)) < 1e-3 && place.y == places[0].y)
    }
  }

  @Test func thePathIsThatOfTheEditThatIsInForce() throws {
    let session = try makeSession()
    let path = MotionPath()
    _ = additions(of: path, to: session)
    let call = try #require(session.selectedCall)
    session.edit(call, to: CurveParameters(spec: .bezier(TimedCurve(.easeIn, duration: 0.5))))

    let places = dots(additions(of: path, to: session)).map(\.center)
    #expect(places.count == 31)
    for (index, place) in places.enumerated() {
      let share = CubicBezier.easeIn.value(at: Double(index) / 30)
      #expect(abs(place.x - (45 + 100 * share)) < 1e-3, "\(index)")
    }
  }

  /// A layer's anchor point is where its position is.
  @Test func theAnchorIsWhereTheLayerIsPlaced() throws {
    let session = try makeSession()
    let bar = try bar(in: session)
    bar.layer.anchorPoint = CGPoint(x: 1, y: 0.25)
    let marks = dots(additions(of: SelectionBox(), to: session))
    let expected = bar.superview?.convert(bar.layer.position, to: nil)
    #expect(marks.count == 2 && marks.allSatisfy { $0.center == expected })
  }

  @Test func aLiftedFingerStaysWhereItWasAndFades() throws {
    let session = try makeSession()
    let place = CGPoint(x: 30, y: 700)
    send(.pointerDown(place, .primary), at: 1, to: session)
    send(.pointerUp(place, .primary), at: 1, to: session)
    send(.pointerMoved(CGPoint(x: 300, y: 100)), at: 1, to: session)

    session.advance(to: 1.1)
    let marks = dots(additions(of: TouchDots(), to: session))
    #expect(!marks.isEmpty && marks.allSatisfy { $0.center == place }, "the mouse alone is no finger")
    // Three quarters of four tenths of a second are left.
    #expect(marks.contains { abs($0.color.alpha - 0.75 * 0.75) < 1e-9 })

    session.advance(to: 1.5)
    #expect(additions(of: TouchDots(), to: session).isEmpty)
  }

  @Test func skinsAreFramesAroundTheOneOnShowAndTheFartherTheFainter() throws {
    let session = try makeSession()
    session.seek(to: 0.25)
    let drawn = additions(of: OnionSkin(), to: session)

    var skins: [(opacity: CGFloat, commands: [DrawCommand])] = []
    var depth = 0
    for command in drawn {
      if case .pushGroup(let opacity, _) = command, depth == 0 {
        skins.append((opacity, []))
      } else if depth > 0 {
        skins[skins.count - 1].commands.append(command)
      }
      if case .pushGroup = command { depth += 1 }
      if case .popGroup = command { depth -= 1 }
    }
    let opacities = skins.map(\.opacity)
    #expect(opacities.count == 6)
    #expect(Array(opacities.prefix(3)) == opacities.prefix(3).sorted() && opacities[0] < opacities[2])
    #expect(opacities == opacities.reversed())
    for (skin, step) in zip(skins, [-3.0, -2, -1, 1, 2, 3]) {
      session.seek(to: 0.25 + step * 4 / 60)
      #expect(Array(skin.commands.dropLast()) == session.machine.displayList().commands, "step \(step)")
    }
  }

  @Test func whatIsClearIsDrawnNowhere() throws {
    let session = try makeSession()
    let square = Shape.roundedRect(RoundedRect(CGRect(x: 0, y: 0, width: 10, height: 10)))
    let frame = DisplayList(
      size: CGSize(width: 20, height: 20),
      commands: [.fill(square, .clear, .identity), .fill(square, .white, .identity)])
    // The ground, and one layer of tint.
    #expect(Overdraw().show(frame, of: session).commands.count == 2)
  }
}
