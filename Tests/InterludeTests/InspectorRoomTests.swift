import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// The inspector in the smallest window that it is meant for, with the installed fonts.
struct InspectorRoomTests {
  @Test func whatIsSaidOfASpringIsNotCutOff() throws {
    let lab = try GalleryScenes.lab()
    let scene = try lab.scene(named: "herb-pop")
    let phone = WindowSize.standard
    let session = LabSession(
      lab, start: Take.Start(scene: scene, size: phone, scale: 1, settings: DeviceSettings()), host: IdleHost())
    let player = try ScriptPlayer(scene.script, on: MachineSubject(session.machine), leadIn: 0.1)
    for time in FrameTimes.steady(framesPerSecond: 60, duration: scene.script.duration) {
      try player.advance(to: time)
    }
    let layout = LabLayout(size: CGSize(width: 1280, height: 900), phone: phone, isDockShown: true)
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

    let view = try #require(Self.parameters(in: window))
    let said = view.content.landmarks
    #expect(said.text?.contains("overshoots") == true)
    #expect(said.convert(said.bounds, to: view).maxY <= view.footer.frame.minY)
  }

  private static func parameters(in view: UIView) -> ParametersView? {
    (view as? ParametersView) ?? view.subviews.lazy.compactMap { parameters(in: $0) }.first
  }
}
