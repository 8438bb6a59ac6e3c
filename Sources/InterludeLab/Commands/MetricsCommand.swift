import ArgumentParser
import InterludeUI
import MotionQA

/// `interlude metrics SCENE`
struct MetricsCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "metrics",
    abstract: "Print how each property of a scene moves, in numbers.",
    usage: Usage.of("metrics", "<scene> [<options>]"),
    discussion: """
      The motions of each transition: from where to where, when and for how long; when 10, 50 and 90 % of the way lie behind \
      it and when it has settled, that is, come \(Settling.words), in seconds from its start; overshoot; the velocity of \
      the fastest frame, and when, or of the curve itself where it sets off or ends fastest and one explains the motion; the \
      greatest jerk, or – where the velocity steps or bends, and it would be a number of the frame rate; a step at the end, and frames on the way in which nothing changes. What touches \
      is told apart where animations begin and end. A colour is one motion.
      """)

  @Argument(help: "The scene's name; 'list' prints them all.")
  var scene: String

  @Option(help: ArgumentHelp("Only this view.", valueName: "name"))
  var view: String?

  @Flag(help: "Include the lab's own furniture: the status bar and the home indicator.")
  var furniture = false

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print comma-separated values.")
  var csv = false

  @OptionGroup var recording: RecordingOptions

  func check() throws {
    if json, csv { throw ValidationError("Choose one of --json and --csv.") }
    if furniture, view != nil {
      throw ValidationError("--view finds the lab's own furniture too: leave out --furniture, or --view.")
    }
  }

  @MainActor func run(in lab: Lab) throws {
    let bundle = try lab.record(try lab.scene(named: scene), recording.format)
    bundle.remarks.forEach(lab.remark)
    let trace = bundle.trace
    func isOfInterest(_ view: ViewTrace) -> Bool { furniture || !trace.isFurniture(view) }
    if let view, trace[view] == nil {
      let names = trace.views.filter { !$0.moving.isEmpty && isOfInterest($0) }.map(\.name)
      throw ValidationError(
        "There is no view \"\(view)\" in \(scene).\(Suggestion.question(for: view, among: names)) What moves there: "
          + "\(names.joined(separator: ", ")).")
    }
    let table = MotionTable(of: trace) { view in self.view.map { $0 == view.name } ?? isOfInterest(view) }
    try lab.answer(json ? table.json : csv ? table.csv : table.rows.isEmpty ? "Nothing moves." : table.text)
  }
}

extension Trace {
  /// Whether a view is the lab's own, and none of the scene's.
  fileprivate func isFurniture(_ view: ViewTrace) -> Bool { window(of: view) == "\(StatusBarWindow.self)" }
}
