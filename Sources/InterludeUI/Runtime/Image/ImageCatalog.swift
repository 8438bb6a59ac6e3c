/// The image files of bundles, by name, and the images read from them: one catalogue for a stage.
final class ImageCatalog {
  /// By the folder. What lies in a bundle stays as it is while the program runs: it is looked through once for all stages.
  private static var files: [URL: [ImageFile]] = [:]
  private var images: [URL: CGImage] = [:]

  /// The best file for a name at a number of pixels per point: the same scale, else the next larger, else the largest.
  func find(_ name: String, in bundle: Bundle, scale: CGFloat) -> ImageFile? {
    let wanted = ImageFile(url: URL(fileURLWithPath: "/" + name))
    let matching = files(of: bundle).filter { file in
      file.name == wanted.name
        && (wanted.pathExtension.isEmpty || file.pathExtension == wanted.pathExtension)
        && (wanted.folders.isEmpty || file.folders.suffix(wanted.folders.count) == wanted.folders[...])
    }
    let largeEnough = matching.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
    return largeEnough ?? matching.max { $0.scale < $1.scale }
  }

  /// The image in a file, read once.
  func load(_ url: URL, with loader: ((URL) -> CGImage?)?) -> CGImage? {
    if let known = images[url] { return known }
    let image = loader?(url)
    images[url] = image
    return image
  }

  private func files(of bundle: Bundle) -> [ImageFile] {
    let root = bundle.resourceURL ?? bundle.bundleURL
    if let known = Self.files[root] { return known }
    let found = (bundle == .main ? Self.mainFolders(in: root) : [root]).flatMap(Self.imageFiles)
    Self.files[root] = found
    return found
  }

  /// A command-line program's bundle is the folder it was built in: only files that lie there openly and the resource
  /// bundles beside it are its own, not whatever a build left in other folders.
  private static func mainFolders(in root: URL) -> [URL] {
    let contents = contents(of: root)
    let bundles = contents.filter { ["resources", "bundle"].contains($0.pathExtension) }
    return contents.filter { !$0.hasDirectoryPath } + bundles
  }

  /// The image files at a place, to any depth, in the order of their paths.
  private static func imageFiles(at url: URL) -> [ImageFile] {
    if !url.hasDirectoryPath { return ImageFile.extensions.contains(url.pathExtension) ? [ImageFile(url: url)] : [] }
    return contents(of: url).flatMap(imageFiles)
  }

  private static func contents(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (contents ?? []).sorted { $0.path < $1.path }
  }
}

/// An image's file, its name taken apart: `Icons/star@2x.png` is `star` in `Icons` at 2 pixels a point.
nonisolated struct ImageFile: Hashable, Sendable {
  static let extensions: Set<String> = ["png", "jpg", "jpeg"]

  let url: URL
  let name: String
  let scale: CGFloat

  init(url: URL) {
    self.url = url
    let base = Self.extensions.contains(url.pathExtension) ? url.deletingPathExtension() : url
    let last = base.lastPathComponent
    let suffixes: [(String, CGFloat)] = [("@2x", 2), ("@3x", 3)]
    let suffix = suffixes.first { last.hasSuffix($0.0) && last.count > $0.0.count }
    name = suffix.map { String(last.dropLast($0.0.count)) } ?? last
    scale = suffix?.1 ?? 1
  }

  var pathExtension: String { Self.extensions.contains(url.pathExtension) ? url.pathExtension : "" }

  /// From the root to the file.
  var folders: [String] { url.deletingLastPathComponent().pathComponents.filter { $0 != "/" } }
}
