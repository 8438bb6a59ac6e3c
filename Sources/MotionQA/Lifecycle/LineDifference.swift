/// What has become of a text, line by line, for a person to read.
public nonisolated struct LineDifference: Hashable, Sendable, CustomStringConvertible {
  /// `- ` and the line's number for each line that is gone, `+ ` for each that is new, in the order of the text; empty when
  /// nothing has changed.
  public let description: String

  public init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    var removals: [Int: String] = [:]
    var insertions: [Int: String] = [:]
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, let line, _): removals[offset] = line
      case .insert(let offset, let line, _): insertions[offset] = line
      }
    }
    var report: [String] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if let line = removals[oldIndex] {
        report.append("- \(oldIndex + 1): \(line)")
        oldIndex += 1
      } else if let line = insertions[newIndex] {
        report.append("+ \(newIndex + 1): \(line)")
        newIndex += 1
      } else {
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    description = report.joined(separator: "\n")
  }

  public var isEmpty: Bool { description.isEmpty }

  private static func lines(of text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
