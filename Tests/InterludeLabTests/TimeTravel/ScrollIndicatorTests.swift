import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// What a scroll view does by itself to show where it is.
struct ScrollIndicatorTests {
  private func session(of scene: Scene?, in lab: Lab) -> LabSession {
    LabSession(
      lab,
      start: Take.Start(scene: scene, size: CGSize(width: 320, height: 240), scale: 1, settings: DeviceSettings()),
      host: TestHost())
  }

  @Test func itsBarsAreNoMotionsToBeTimed() throws {
    let session = session(of: nil, in: try TestLab().lab)
    session.advance(to: 0.5)
    session.send(InputEvent(time: 0.5, kind: .key(.pageDown)))
    session.advance(to: 2)
    let home = try #require(session.shell.topView)
    let scroll = try #require(
      ([home] + home.descendants(UIScrollView.self)).lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(scroll.contentOffset.y > 20, "it has scrolled")
    #expect(!session.machine.log.motions.contains { $0.property == "opacity" }, "\(session.machine.log.motions)")
  }

  @Test func whatAnAppFadesInAScrollViewIs() throws {
    let place = CGPoint(x: 150, y: 150)
    let scene = Scene(name: "fading", title: "Fading", summary: "", script: InputScript(duration: 1, [])) {
      FadingViewController()
    }
    let session = session(of: scene, in: try TestLab(with: [scene]).lab)
    for kind in [InputEvent.Kind.pointerDown(place, .primary), .pointerUp(place, .primary)] {
      session.send(InputEvent(time: 0, kind: kind))
    }
    session.advance(to: 1)
    #expect(session.machine.log.motions.map(\.property) == ["opacity"])
  }
}

/// A tap fades a line in a scroll view.
private final class FadingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (scroll, line) = (UIScrollView(frame: view.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 50)))
    line.isUserInteractionEnabled = false
    line.backgroundColor = .red
    scroll.addSubview(line)
    let button = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    button.addAction(UIAction { _ in UIView.animate(withDuration: 0.25) { line.alpha = 0 } }, for: .touchUpInside)
    view.addSubview(scroll)
    view.addSubview(button)
  }
}
