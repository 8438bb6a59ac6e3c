import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// The inspector of a spring in a usual window and in the lowest that it is meant for, with the installed fonts.
struct InspectorRoomTests {
  @Test func whatIsSaidOfASpringIsNotCutOff() throws {
    let view = try parameters(in: CGSize(width: 1280, height: 900))

    let said = view.content.landmarks
    #expect(said.text?.contains("overshoots") == true)
    #expect(said.convert(said.bounds, to: view).maxY <= view.footer.frame.minY)
  }

  /// A screen of 1280 × 900 pixels at two pixels a point, less its window's title; and a narrow one on its side.
  // Duration and delay lead, whatever the kind.
  @Test(arguments: [CGSize(width: 639, height: 430), CGSize(width: 600, height: 900)])
  func inASmallWindowBothWishesAndTheFirstNumbersShow(size: CGSize) throws {
    let view = try parameters(in: size)

    let shown = view.content.rows.filter { $0.row.convert($0.row.bounds, to: view).maxY <= view.footer.frame.minY }
    #expect(shown.map(\.key).starts(with: [.field(.duration), .field(.delay), .settle, .overshoot]))
  }

  /// After the herb has popped.
  private func parameters(in size: CGSize) throws -> ParametersView {
    let lab = try GalleryScenes.lab()
    let scene = try lab.scene(named: "herb-pop")
    let phone = WindowSize.standard
    let session = LabSession(
      lab, start: Take.Start(scene: scene, size: phone, scale: 1, settings: DeviceSettings()), host: IdleHost())
    let player = try ScriptPlayer(scene.script, on: MachineSubject(session.machine), leadIn: 0.1)
    for time in FrameTimes.steady(framesPerSecond: 60, duration: scene.script.duration) {
      try player.advance(to: time)
    }
    let layout = LabLayout(size: size, phone: phone, isDockShown: true)
    let stage = Stage(size: layout.inspector.size, textRenderer: lab.textRenderer)
    let (window, inspector) = stage.asCurrent {
      let (window, inspector) = (UIWindow(frame: UIScreen.main.bounds), Inspector([CurvePanel(session)]))
      inspector.frame = window.bounds
      window.addSubview(inspector)
      window.makeKeyAndVisible()
      return (window, inspector)
    }

    inspector.update(for: session)
    stage.commit()

    return try #require(Self.parameters(in: window))
  }

  private static func parameters(in view: UIView) -> ParametersView? {
    (view as? ParametersView) ?? view.subviews.lazy.compactMap { parameters(in: $0) }.first
  }
}
