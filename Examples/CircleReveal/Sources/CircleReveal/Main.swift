import InterludeLab
import MotionQA

@main enum Main {
  static func main() { Interlude.run(scenes: [.circleReveal]) }
}

extension Scene {
  static let circleReveal = Scene(
    name: "circle-reveal", title: "Circle reveal", summary: "Night falls out of a button",
    script: InputScript(duration: 2, [.tap("night", at: 0.1), .tap("moon", at: 0.8)])
  ) { DayViewController() }
}
