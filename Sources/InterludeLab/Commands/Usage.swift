import MotionQA

/// How a command is typed, for its help: what is required bare, what is not in brackets.
///
/// The parser would spell out every option on one line, and bracket those that a command asks for last, after what is misspelled.
nonisolated enum Usage {
  /// - Parameters:
  ///   - command: Its name; empty for the program itself.
  ///   - ways: What stands behind it, on a line each.
  static func of(_ command: String, _ ways: String...) -> String {
    let start = command.isEmpty ? Program.running.command : "\(Program.running.command) \(command)"
    return ways.map { $0.isEmpty ? start : "\(start) \($0)" }.joined(separator: "\n")
  }
}
