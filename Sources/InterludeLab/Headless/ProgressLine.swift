import Foundation

/// How far long work is, on the last line of a terminal; nothing where the output goes to a file or another program.
struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) != 0

  /// - Parameter part: 0…1.
  func show(_ work: String, _ part: Double) { write("\r\(work) \(Int((part * 100).rounded(.down))) %\u{1B}[K") }

  /// Takes the line away.
  func clear() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    if isShown { StandardError.write(text) }
  }
}
