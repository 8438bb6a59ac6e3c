import ArgumentParser
import InterludeUI

/// Where a package finds Interlude.
nonisolated enum PackageLocation: Hashable, Sendable {
  /// A folder's path from the root.
  case folder(String)
  /// The address of a git repository, whose branch `main` is used.
  case repository(String)

  /// As the command line spells it: an address with a scheme, or as scp has it, or else a folder.
  init(_ text: String) throws(ValidationError) {
    guard !text.isEmpty else {
      throw ValidationError("give the folder of a clone of Interlude, or a URL, such as \(Self.example).")
    }
    guard text.wholeMatch(of: /[A-Za-z+]+:\/\/.+|[^\/]+@[^\/]+:.+/) == nil else {
      self = .repository(text)
      return
    }
    let path = URL(fileURLWithPath: text).resolvingSymlinksInPath().path
    guard Self.isPackage(path) else {
      throw ValidationError(
        "There is no Package.swift in \(path): name the folder of a clone of Interlude, or a URL, such as \(Self.example)."
      )
    }
    self = .folder(path)
  }

  /// The package that this program has been built from.
  ///
  /// - Parameter source: Where this file was.
  static func own(source: String = #filePath) throws(ValidationError) -> PackageLocation {
    let file = URL(fileURLWithPath: source).resolvingSymlinksInPath()
    let root = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    // SwiftPM makes a package's checkouts and takes them away again.
    guard isPackage(root.path), root.deletingLastPathComponent().lastPathComponent != "checkouts" else {
      throw ValidationError(
        "The package needs to know where Interlude is: give the folder of a clone with --package, or a URL, such as "
          + "\(example).")
    }
    return .folder(root.path)
  }

  private static let example = "https://github.com/OWNER/interlude"

  private static func isPackage(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
  }

  /// What the manifest calls the package where it names its products.
  var identity: String {
    switch self {
    case .folder: "Interlude"
    case .repository(let address):
      String((address.split { "/:".contains($0) }.last ?? "").replacing(/\.git$/, with: ""))
    }
  }

  /// The dependency as the manifest of a package in a folder spells it, and in a remark how it would be otherwise.
  func dependency(of folder: String) -> String {
    switch self {
    case .folder(let path):
      """
      .package(name: "Interlude", path: \(Self.way(from: folder, to: path).debugDescription))
          // or: .package(url: "\(Self.example)", branch: "main")
      """
    case .repository(let address):
      """
      .package(url: \(address.debugDescription), branch: "main")
          // or: .package(name: "Interlude", path: "../interlude")
      """
    }
  }

  /// A relative path between two folders whose paths begin at the root.
  private static func way(from start: String, to end: String) -> String {
    let (here, there) = (start.split(separator: "/"), end.split(separator: "/"))
    let shared = zip(here, there).prefix { $0 == $1 }.count
    return (here.dropFirst(shared).map { _ in ".." } + there.dropFirst(shared)).joined(separator: "/")
  }
}
