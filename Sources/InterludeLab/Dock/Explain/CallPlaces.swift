import FileSystem
import Foundation
import SourceEditing

/// Where an app's own code declares or makes the calls of a transition: looked up in the sources below some folders, which are read a few
/// files at a time.
struct CallPlaces {
  private var folders: Set<String> = []
  private var files: [SourceFile] = []
  /// The files that are still to be read, the next one last.
  private var waiting: [String] = []
  private var known: [String: String?] = [:]
  /// The types whose calls have been asked for. The files that are named after them are read first.
  private var wanted: Set<String> = []

  /// A folder with more entries than these is no target of an app: of them the first are searched.
  private static let mostEntries = 5000

  /// Whether all files have been read.
  var isComplete: Bool { waiting.isEmpty }

  /// Whether the files have been read that are named after the types whose calls have been asked for: what is left is found in few others.
  var isNearlyComplete: Bool { !waiting.contains(where: isWanted) }

  /// Includes the targets of further files, such as those whose calls have animated something: all Swift files of these targets are to be
  /// read, these files first.
  mutating func search(around paths: [String]) {
    let new = Set(paths.map(Self.sources)).subtracting(folders)
    guard !new.isEmpty else { return }
    folders.formUnion(new)
    let found = new.sorted().flatMap(Self.files)
    let own = Set(paths)
    waiting = (found.filter(own.contains) + found.filter { !own.contains($0) }).reversed() + waiting
    known = known.filter { $0.value != nil }
  }

  /// Reads the next files, at most so many.
  mutating func read(files count: Int) {
    for _ in 0..<min(count, waiting.count) {
      let path = waiting.remove(at: waiting.lastIndex(where: isWanted) ?? waiting.count - 1)
      if let file = try? SourceFile(path: path) { files.append(file) }
    }
  }

  /// Whether a file is named after a type that has been asked for: `Pop.swift`, `Pop+Gestures.swift`.
  private func isWanted(_ path: String) -> Bool {
    wanted.contains(String(OutputFile.name(of: path).prefix { $0 != "." && $0 != "+" }))
  }

  /// The file and line of a call, such as `PopAnimator.swift:24`; nil where the app's sources do not have it, or until that has been
  /// read.
  ///
  /// - Parameters:
  ///   - subject: The object that is called, as a lifecycle trace names it: `HerbDetailViewController #2`.
  ///   - callback: As Swift names it.
  mutating func place(of callback: String, subject: String) -> String? {
    let type = String(subject.prefix { $0 != " " && $0 != "." && $0 != "<" })
    let key = "\(type).\(callback)"
    if let place = known[key] { return place }
    wanted.insert(type)
    let place = declaration(of: callback, inType: type) ?? (isNearlyComplete ? call(of: callback, inType: type) : nil)
    if place != nil || isComplete { known[key] = place }
    return place
  }

  private func declaration(of callback: String, inType type: String) -> String? {
    for file in files {
      if let line = file.source.line(ofMethod: callback, inType: type) { return "\(file.source.name):\(line)" }
    }
    return nil
  }

  /// Where the app calls what it does not declare.
  private func call(of callback: String, inType type: String) -> String? {
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

  /// The Swift files below a folder, without those in hidden folders, such as a build's.
  private static func files(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder, isDirectory: true), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    var paths: [String] = []
    var count = 0
    while count < mostEntries, let url = all?.nextObject() as? URL {
      if url.pathExtension == "swift" { paths.append(url.path) }
      count += 1
    }
    return paths.sorted()
  }
}
