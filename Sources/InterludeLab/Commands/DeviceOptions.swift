import ArgumentParser
import InterludeUI

/// The device that a scene is played on, as the command line says it: how large its screen is, and how it is set.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Window size in points; \(WindowSize.text(WindowSize.standard)) if left out.", valueName: "WxH"),
    transform: WindowSize.parse)
  var size: CGSize = WindowSize.standard

  @OptionGroup var system: SystemOption

  @MainActor var settings: DeviceSettings { system.settings }
}
