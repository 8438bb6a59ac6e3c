/// Whether this session has a display at all, by the variables that say so.
nonisolated enum Display {
  static func isPresent(in environment: [String: String]) -> Bool {
    ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }
}
