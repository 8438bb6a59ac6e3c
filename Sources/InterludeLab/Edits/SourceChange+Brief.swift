import FileSystem
import Foundation
import MotionQA
import SourceEditing

nonisolated extension SourceChange {
  /// The file in its package, such as `Sources/Gallery/HerbPop/PopAnimator.swift`; the whole path where it is in none.
  var shortPath: String {
    let current = FileManager.default.currentDirectoryPath
    guard let package = PackageManifest(above: path, in: current), path.hasPrefix("\(package.folder)/") else {
      return path
    }
    return String(path.dropFirst(package.folder.count + 1))
  }

  /// The change as it is shown in a narrow place: each line before and after, without the blanks in front, under its file and number.
  var brief: String {
    let file = path.split(separator: "/").last ?? ""
    func marked(_ mark: String, _ line: String) -> String { "\(mark) \(line.drop { $0 == " " || $0 == "\t" })" }
    let parts = lines.flatMap { part in
      ["\(file):\(part.first)"] + part.before.map { marked("−", $0) } + part.after.map { marked("+", $0) }
    }
    return (parts + notes.map { "(\($0))" }).joined(separator: "\n")
  }
}
