import Foundation
import InterludeUI
import MotionQA

/// Plays a script on a small app: a button that presents a sheet, in a navigation controller.
func playScript(_ bytes: InputBytes) {
  var bytes = bytes
  var steps: [InputScript.Step] = []
  let duration = min(abs(bytes.number()), 2)
  while !bytes.isEmpty, steps.count < 8 { steps.append(bytes.step(within: duration)) }
  let stage = Stage(size: CGSize(width: 390, height: 844))
  stage.onDiagnostic = { _ in }
  stage.asCurrent {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let first = UIViewController()
    let root = UINavigationController(rootViewController: first)
    window.rootViewController = root
    let button = UIButton(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    button.accessibilityIdentifier = "go"
    button.addAction(
      UIAction { [weak first] _ in
        let sheet = UIViewController()
        sheet.view.backgroundColor = .white
        first?.present(sheet, animated: true)
      }, for: .touchUpInside)
    first.view.addSubview(button)
    window.makeKeyAndVisible()
  }
  _ = try? RecordedBundle.record(
    InputScript(duration: duration, steps), on: stage, scene: "fuzz", framesPerSecond: 10, keepsFrames: true)
}

extension InputBytes {
  fileprivate mutating func step(within duration: Double) -> InputScript.Step {
    let time = Double(byte()) / 256 * duration
    let length = Double(byte()) / 256 * (duration - time)
    switch choice(of: 6) {
    case 0: return InputScript.Step(time: time, action: .tap(target()))
    case 1: return InputScript.Step(time: time, action: .drag(from: target(), to: .target(target()), duration: length))
    case 2:
      let offset = CGVector(dx: number(), dy: number())
      return InputScript.Step(time: time, action: .drag(from: target(), to: .offset(offset), duration: length))
    case 3:
      return InputScript.Step(
        time: time, action: .pinch(at: target(), from: number(), to: number(), duration: length))
    case 4: return InputScript.Step(time: time, action: .scroll(at: target(), by: CGVector(dx: number(), dy: number())))
    default:
      // A window that is larger than any display takes time and says nothing.
      return InputScript.Step(
        time: time, action: .resize(CGSize(width: min(number(), 4000), height: min(number(), 4000))))
    }
  }

  private mutating func target() -> InputScript.Target {
    switch choice(of: 3) {
    case 0: .identifier("go")
    case 1: .identifier("go", anchor: CGPoint(x: number(), y: number()))
    default: .point(CGPoint(x: number(), y: number()))
    }
  }
}
