import SDLStage

/// Whether a window would be seen.
enum Display {
  /// Why there is no display, as a sentence; nil when there is one.
  static func absence(in environment: [String: String]) -> String? {
    guard isNamed(in: environment) else { return "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set." }
    return StageWindow.isDisplayAvailable ? nil : "There is no display: the one that is set cannot be opened."
  }

  static func isNamed(in environment: [String: String]) -> Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }
}
