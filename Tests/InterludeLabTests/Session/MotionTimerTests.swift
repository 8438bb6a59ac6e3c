import InterludeUI
import MotionQA
import Testing

@testable import InterludeLab

/// Who times a motion: numbers are offered only where they change it.
struct MotionTimerTests {
  private let host = TestHost()

  private func window(continuing rest: ParkViewController.Rest) throws -> LabWindow {
    let scene = Scene(
      name: "park", title: "Park", summary: "A view is held", script: InputScript(duration: 1, [])
    ) { ParkViewController(rest) }
    let window = LabWindow(
      try TestLab(with: [scene]).lab, scene: scene, size: CGSize(width: 1280, height: 900), scale: 1,
      phone: WindowSize.standard, freezeDelay: nil, host: host)
    window.advance(to: 0)
    for _ in 0..<3 {
      host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
      host.run(window, for: 0.25)
    }
    host.run(window, for: 2)
    return window
  }

  /// What a motion's numbers would change, as a word.
  private func timer(of motion: LoggedMotion, in window: LabWindow) -> String {
    switch window.session.timer(of: motion) {
    case .call: "call"
    case .finger: "finger"
    case .release: "release"
    case .system: "system"
    }
  }

  private func words(in window: LabWindow) throws -> String {
    host.run(window, for: 0.3)
    let panel = try #require(window.dock.window.descendants(CurvePanel.self).first)
    return panel.descendants(UILabel.self).filter(\.isOnShow).compactMap(\.text).joined(separator: "\n")
  }

  @Test func whatIsLetGoAlongAnotherCurveHasNoNumbersOfItsCall() throws {
    let window = try window(continuing: .spring)
    let motions = window.session.machine.log.motions.filter { $0.property.hasPrefix("position") && $0.end != $0.start }
    try #require(motions.map { timer(of: $0, in: window) } == ["call", "finger", "release"], "\(motions)")
    window.session.selection = [motions[1].id]
    #expect(try words(in: window).contains("A finger holds this motion"))
    #expect(window.session.selectedCall == nil && window.dock.inspector.knobs == nil)
    window.session.selection = [motions[2].id]
    #expect(try words(in: window).contains("what lets it go times the rest"))
    window.session.selection = [motions[0].id]
    #expect(try words(in: window).contains("Duration"))
  }

  /// What the system makes, and a finger holds, the finger times.
  @Test func aSystemSheetUnderAFingerIsTheFingers() throws {
    let test = try TestLab(with: [ShelfViewController.scene])
    let window = LabWindow(
      test.lab, scene: try test.lab.scene(named: "shelf"), size: CGSize(width: 1280, height: 900), scale: 1,
      phone: CGSize(width: 390, height: 844), freezeDelay: nil, host: host)
    window.advance(to: 0)
    host.run(window, for: 0.25)
    host.click(ShelfViewController.openButton.applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    func send(_ kind: (CGPoint) -> InputEvent.Kind, _ y: CGFloat) {
      let point = CGPoint(x: 195, y: y).applying(window.layout.map())
      window.send(InputEvent(time: host.playback.time, kind: kind(point)))
    }
    send({ .pointerDown($0, .primary) }, 411)
    for frame in 1...16 {
      host.run(window, for: 1.0 / 64)
      send(InputEvent.Kind.pointerMoved, 411 - CGFloat(frame) * 12)
    }
    send({ .pointerUp($0, .primary) }, 219)
    host.run(window, for: 1)
    let held = try #require(window.session.machine.log.motions.first { $0.isHeld })
    window.session.selection = [held.id]
    #expect(try words(in: window).contains("A finger holds this motion"))
  }
}

/// At the first tap moves a view within a second, at the next holds it, and at the third lets it go.
private final class ParkViewController: UIViewController {
  enum Rest { case spring, own }

  private let rest: Rest
  private let box = UIView(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
  private var animator: UIViewPropertyAnimator?
  private var taps = 0

  init(_ rest: Rest) {
    self.rest = rest
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
    button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)
    for subview in [box, button] { view.addSubview(subview) }
  }

  private func tap() {
    taps += 1
    switch taps {
    case 1:
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [box] in box.center.y += 300 }
      animator.startAnimation()
      self.animator = animator
    case 2:
      animator?.pauseAnimation()
      animator?.fractionComplete = 0.5
    default:
      let timing = rest == .spring ? UISpringTimingParameters(dampingRatio: 0.5) : nil
      animator?.continueAnimation(withTimingParameters: timing, durationFactor: 0)
    }
  }
}
