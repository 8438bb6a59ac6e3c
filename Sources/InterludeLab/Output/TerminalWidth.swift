import Foundation

/// How wide the terminal is for which the parser writes its help.
nonisolated enum TerminalWidth {
  /// Has help written for this many columns at least: beside the names of options a terminal of fewer would leave the parser no room for
  /// what it says of them.
  static func widen() {
    guard let columns = columns(), columns < least else { return }
    setenv("COLUMNS", "\(least)", 1)
  }

  private static let least = 48

  /// As the parser finds them out; nil where the width is not known.
  private static func columns() -> Int? {
    if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }) { return columns }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
