import Foundation

/// Where bundles keep what they bring.
nonisolated enum BundleFolders {
  /// The places of a bundle's own files. A command-line program's bundle is the folder it was built in: only files that lie there
  /// openly and the resource bundles beside it are its own, not whatever a build left in other folders.
  static func places(of bundle: Bundle) -> [URL] {
    let root = bundle.resourceURL ?? bundle.bundleURL
    guard bundle == .main else { return [root] }
    let contents = contents(of: root)
    return contents.filter { !$0.hasDirectoryPath }
      + contents.filter { ["resources", "bundle"].contains($0.pathExtension) }
  }

  /// What lies in a folder, in the order of the paths; nothing of a folder that cannot be read.
  static func contents(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (contents ?? []).sorted { $0.path < $1.path }
  }
}
