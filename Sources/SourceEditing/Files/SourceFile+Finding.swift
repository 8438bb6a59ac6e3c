import FileSystem
import Foundation

extension SourceFile {
  /// The file that a path names, as `#filePath` gave it when it was compiled. If it is not there, as in another checkout, it is
  /// the file below a folder whose path ends with the most of the same names.
  ///
  /// Throws a sentence if there is none, or if several are as good. Hidden folders are not searched, nor what links lead to.
  package static func find(
    _ path: String, below folder: String = FileManager.default.currentDirectoryPath
  ) throws(UserFacingError) -> SourceFile {
    if FileManager.default.fileExists(atPath: path) { return try SourceFile(path: path) }
    let parts = path.split(separator: "/")
    let name = parts.last.map(String.init) ?? path
    let files = files(named: name, below: folder).map {
      (path: $0, count: commonCount($0.split(separator: "/"), parts))
    }
    let best = files.filter { $0.count == files.map(\.count).max() }.map(\.path).sorted()
    guard let found = best.first else {
      throw UserFacingError(
        "\(path) is not there, and no \(name) is below \(folder): run this in the folder of the package it was built from."
      )
    }
    guard best.count == 1 else {
      throw UserFacingError(
        "\(path) is not there, and \(best.joined(separator: " and ")) are equally like it: run this in the folder of the "
          + "package it was built from.")
    }
    return try SourceFile(path: found)
  }

  private static func files(named name: String, below folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let url = all?.nextObject() as? URL {
      if url.lastPathComponent == name { paths.append(url.path) }
    }
    return paths
  }

  /// How many names two paths have in common, from the last one.
  private static func commonCount(_ one: [Substring], _ other: [Substring]) -> Int {
    zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
  }
}
