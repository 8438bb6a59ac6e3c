import ArgumentParser
import InterludeUI
import MotionQA

/// `interlude metrics SCENE`
struct MetricsCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "Print how each property of a scene moves, in numbers.",
    discussion: """
      One line a motion: from where to where, when and for how long; when 10, 50 and 90 % of the way lie behind it, and when \
      it has come within 1 % for good, in seconds from its start; overshoot; peak velocity, and when; peak jerk; the step at \
      the end; frames in which nothing changes.
      """)

  @Argument(help: "The scene's name; 'list' prints them all.")
  var scene: String

  @Option(help: ArgumentHelp("Only this view.", valueName: "name"))
  var view: String?

  @OptionGroup var recording: RecordingOptions

  @MainActor func run(in lab: Lab) throws {
    let bundle = try lab.record(try lab.scene(named: scene), recording.format)
    bundle.remarks.forEach(lab.remark)
    let trace = bundle.trace
    if let view, trace[view] == nil {
      let names = trace.views.filter { !$0.moving.isEmpty }.map(\.name)
      throw ValidationError(
        "There is no view \"\(view)\" in \(scene).\(Suggestion.question(for: view, among: names)) What moves there: "
          + "\(names.joined(separator: ", ")).")
    }
    for view in trace.views where self.view == nil || view.name == self.view {
      for track in view.moving {
        for metrics in track.metrics { try lab.answer("\(view.name) \(track.property.rawValue)  \(metrics)") }
      }
    }
  }
}
