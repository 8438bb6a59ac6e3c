import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// What scroll views and the status bar do by themselves.
struct FurnitureMotionTests {
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

  @Test func theStatusBarsChangeOfColourIsNoMotionOfTheApps() throws {
    let scene = Scene(name: "dark", title: "Dark", summary: "", script: InputScript(duration: 1, [])) {
      DarkeningViewController()
    }
    let session = session(of: scene, in: try TestLab(with: [scene]).lab)
    let before = session.shell.topView?.window?.windowScene?.statusBarManager?.statusBarStyle
    for kind in [
      InputEvent.Kind.pointerDown(CGPoint(x: 150, y: 150), .primary), .pointerUp(CGPoint(x: 150, y: 150), .primary),
    ] {
      session.send(InputEvent(time: 0, kind: kind))
    }
    session.advance(to: 1)
    let after = session.shell.topView?.window?.windowScene?.statusBarManager?.statusBarStyle
    #expect(before != .lightContent && after == .lightContent)
    let motions = session.machine.log.motions
    #expect(
      !motions.isEmpty
        && motions.allSatisfy { !"\($0.source.map(String.init(describing:)) ?? "")".contains("StatusBar") })
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

/// A tap brings a screen on which the status bar is written in white.
private final class DarkeningViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIControl(frame: view.bounds)
    button.addAction(
      UIAction { [weak self] _ in
        let dark = DarkViewController()
        dark.modalPresentationStyle = .fullScreen
        self?.present(dark, animated: true)
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

private final class DarkViewController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
