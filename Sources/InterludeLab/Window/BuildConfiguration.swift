import Foundation

/// How the program was compiled.
nonisolated enum BuildConfiguration {
  /// Whether without the optimisations that drawing sixty frames a second takes.
  static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// What a person at a terminal is told who opens the window of a debug build; nil otherwise.
  static var hint: String? {
    guard isDebug, isatty(STDERR_FILENO) == 1 else { return nil }
    return "This is a debug build, whose frames take ten times as long: with -c release the motion is as on a phone."
  }
}
