import ArgumentParser
import MotionQA

/// `interlude lifecycle SCENE`
struct LifecycleCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "lifecycle",
    abstract: "Print every callback of a scene's script.",
    usage: Usage.of("lifecycle", "<scene> [<options>]"),
    discussion: """
      One line a callback or change of a container's views: seconds from the script's zero, who, what, and details. \
      It is what 'record' writes as lifecycle.txt and 'verify' compares.
      """)

  @Argument(help: "The scene's name; 'list' prints them all.")
  var scene: String

  @OptionGroup var recording: RecordingOptions

  @MainActor func run(in lab: Lab) throws {
    let recording = try lab.record(try lab.scene(named: scene), recording.format)
    recording.remarks.forEach(lab.remark)
    try lab.answer(String(recording.lifecycle.text.dropLast()))
  }
}
