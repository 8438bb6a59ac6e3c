import FileSystem
import Foundation
import SourceEditing

/// Where an app's own code declares or makes the calls of a transition: looked up in the sources below some folders.
struct CallPlaces {
  private let files: [SourceFile]
  private var known: [String: String?] = [:]

  /// - Parameter paths: Files of the app, such as those whose calls have animated something: all Swift files of their targets are
  ///   read.
  init(around paths: Set<String>) {
    files = Set(paths.map(Self.sources)).sorted().flatMap(Self.files)
  }

  /// The file and line of a call, such as `PopAnimator.swift:24`; nil where the app's sources do not have it.
  ///
  /// - Parameters:
  ///   - subject: The object that is called, as a lifecycle trace names it: `HerbDetailViewController #2`.
  ///   - callback: As Swift names it.
  mutating func place(of callback: String, subject: String) -> String? {
    let type = String(subject.prefix { $0 != " " && $0 != "." && $0 != "<" })
    let key = "\(type).\(callback)"
    if let place = known[key] { return place }
    let place = find(callback, inType: type)
    known[key] = place
    return place
  }

  private func find(_ callback: String, inType type: String) -> String? {
    for file in files {
      if let line = file.source.line(ofMethod: callback, inType: type) { return "\(file.source.name):\(line)" }
    }
    // What the app calls rather than declares.
    let name = String(callback.prefix { $0 != "(" })
    for file in files where Self.madeByTheApp.contains(callback) {
      let lines = file.source.lines(calling: name, inType: type)
      if let line = lines.last { return "\(file.source.name):\(line)" }
    }
    return nil
  }

  private static let madeByTheApp: Set<String> = ["completeTransition(_:)"]

  /// The folder of the target that a file is of, below its package's `Sources`; the file's own folder where there is none.
  private static func sources(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard let index = parts.lastIndex(of: "Sources"), index + 2 < parts.count else {
      return URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    return "/" + parts[...(index + 1)].joined(separator: "/")
  }

  private static func files(below folder: String) -> [SourceFile] {
    let all = FileManager.default.enumerator(atPath: folder)
    var paths: [String] = []
    while let path = all?.nextObject() as? String {
      if path.hasSuffix(".swift") { paths.append("\(folder)/\(path)") }
    }
    return paths.sorted().compactMap { try? SourceFile(path: $0) }
  }
}
