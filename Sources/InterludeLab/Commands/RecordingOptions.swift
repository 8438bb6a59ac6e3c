import ArgumentParser
import InterludeUI

/// How fine a recording is, and of what window, as the command line says it.
struct RecordingOptions: ParsableArguments {
  @Option(
    name: .customLong("fps"), parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second, \(NumberParsing.framesPerSecond); \(RecordingFormat.standard.fps) if left out.",
      valueName: "number"),
    transform: NumberParsing.framesPerSecond.parse)
  var wishedRate: Int?

  @Option(
    name: .customLong("size"),
    help: ArgumentHelp("Window size in points; \(WindowSize.text(WindowSize.standard)) if left out.", valueName: "WxH"),
    transform: WindowSize.parse)
  var wishedSize: CGSize?

  @OptionGroup var system: SystemOption

  var fps: Int { wishedRate ?? RecordingFormat.standard.fps }
  var size: CGSize { wishedSize ?? RecordingFormat.standard.size }
  @MainActor var format: RecordingFormat { RecordingFormat(fps: fps, size: size, settings: system.settings) }
  /// Whether another rate or size than a golden's has been asked for.
  var isWished: Bool { wishedRate != nil || wishedSize != nil }
}
