import ArgumentParser
import FileSystem
import InterludeUI
import MotionQA

/// Where a command writes what it makes: a file, or standard output for `-`.
nonisolated struct OutputPath: Sendable {
  enum Kind: String {
    case png, svg, html, xml

    fileprivate var endings: [String] { self == .html ? ["html", "htm"] : [rawValue] }
  }

  let path: String
  let kind: Kind

  /// Throws for a file name that says that something else is in it.
  init(_ path: String, _ kind: Kind) throws {
    (self.path, self.kind) = (path, kind)
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard path == "-" || ending.isEmpty || kind.endings.contains(ending) else {
      throw ValidationError(
        "\(kind.rawValue.uppercased()) is written, and .\(ending) says otherwise: give a name that ends in "
          + ".\(kind.rawValue), or - for standard output.")
    }
    guard !path.isEmpty else { throw ValidationError("give the name of a file, or - for standard output.") }
  }

  /// The path of a folder; an empty one would lead to the root.
  @Sendable static func folder(_ path: String) throws -> String {
    guard !path.isEmpty else { throw ValidationError("give the name of a folder.") }
    return path
  }

  /// What the help of an option says that names folders to be written to.
  static let foldersHelp = "Folders that are missing are made."
  /// What the help of an option says that names a file to be written.
  static let help = "\(foldersHelp) - is standard output."

  /// The path that a command cannot do without. It is asked for last: a scene's or an option's name that is misspelled is told first.
  static func required(_ path: OutputPath?) throws(ValidationError) -> OutputPath {
    guard let path else {
      throw ValidationError("There is no file to write to: name it with -o, or write to standard output with -o -.")
    }
    return path
  }

  var isStandardOutput: Bool { path == "-" }

  /// Throws what would keep it from being written, before the work begins.
  func check() throws {
    if !isStandardOutput { try OutputFile.check(path) }
  }

  @MainActor func write(_ data: Data, in lab: Lab) throws {
    if isStandardOutput { try lab.output(data) } else { try OutputFile.write(data, to: path) }
  }
  /// Answers with the file that was written, where what was written is not the answer itself.
  @MainActor func tell(in lab: Lab) throws {
    if !isStandardOutput { try lab.answer(path) }
  }
}
