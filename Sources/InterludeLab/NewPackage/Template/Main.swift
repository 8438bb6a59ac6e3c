import InterludeLab
import MotionQA

@main enum Main {
  static func main() { Interlude.run(scenes: [.pop]) }
}

extension Scene {
  static let pop = Scene(
    name: "pop", title: "Pop", summary: "A screen pops up, and shrinks away",
    script: InputScript(duration: 2, [.tap("present", at: 0), .tap("dismiss", at: 1)])
  ) { FirstViewController() }
}
