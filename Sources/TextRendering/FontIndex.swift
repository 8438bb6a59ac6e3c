import Foundation

/// The font files below a list of folders, found by name. Earlier folders win; inside a folder the order is alphabetical,
/// so that two runs on one machine choose alike.
nonisolated struct FontIndex {
  /// Where Linux distributions and macOS keep fonts, the user's own first.
  static var systemFolders: [String] {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    return [
      "\(home)/.local/share/fonts", "\(home)/.fonts", "\(home)/Library/Fonts",
      "/usr/local/share/fonts", "/usr/share/fonts", "/run/current-system/sw/share/X11/fonts",
      "/Library/Fonts", "/System/Library/Fonts",
    ]
  }

  private var paths: [String: String] = [:]
  /// The names of all files without extension, in the order found.
  private(set) var names: [String] = []

  init(folders: [String]) {
    for folder in folders {
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() { add("\(folder)/\(file)") }
    }
  }

  /// The file with this name, given without folder and extension.
  func path(named name: String) -> String? { paths[name] }

  private mutating func add(_ path: String) {
    let file = (path as NSString).lastPathComponent as NSString
    guard ["otf", "ttf", "ttc"].contains(file.pathExtension.lowercased()) else { return }
    let name = file.deletingPathExtension
    guard paths[name] == nil else { return }
    paths[name] = path
    names.append(name)
  }
}
