import InterludeUI
import MotionQA

/// Records a screen that answers a touch in a task of the main actor, and writes down when the task ran, which frame shows it first,
/// and when the task was awake again that slept then. Its own program, because tests leave the main thread to Dispatch. The argument is the frames per second.
@main enum Main {
  static func main() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let pad = stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let pad = Pad(frame: window.bounds)
      pad.accessibilityIdentifier = "pad"
      window.addSubview(pad)
      window.makeKeyAndVisible()
      return pad
    }
    let bundle = try RecordedBundle.record(
      InputScript(duration: 0.5, [.tap("pad", at: 0.105)]), on: stage, scene: "task",
      framesPerSecond: Int(CommandLine.arguments.last ?? "") ?? 60, keepsFrames: true)
    let frame = bundle.frames.firstIndex { $0.displayList != bundle.frames[0].displayList }
    let time = pad.answerTime.map { String(format: "%.3f", $0 - Recording.leadIn) }
    let awake = pad.awakeTime.map { String(format: "%.3f", $0 - Recording.leadIn) }
    print(
      "answered at \(time ?? "no time"), shown in frame \(frame.map(String.init) ?? "none"), awake at \(awake ?? "no time")"
    )
  }
}

/// Turns white some time after a touch begins: as soon as the main actor is free. Then it sleeps a little.
private final class Pad: UIView {
  private(set) var answerTime, awakeTime: Double?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    Task {
      answerTime = CACurrentMediaTime()
      backgroundColor = .white
      try await Task.sleep(for: .milliseconds(107))
      awakeTime = CACurrentMediaTime()
    }
  }
}
