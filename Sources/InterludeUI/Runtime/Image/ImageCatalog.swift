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
    let found = BundleFolders.places(of: bundle).flatMap(Self.imageFiles)
    Self.files[root] = found
    return found
  }

  /// The image files at a place, to any depth, in the order of their paths; of an image set those that it names.
  private static func imageFiles(at url: URL) -> [ImageFile] {
    if !url.hasDirectoryPath { return ImageFile.extensions.contains(url.pathExtension) ? [ImageFile(url: url)] : [] }
    if url.pathExtension == "imageset", let files = ImageSet.files(in: url) { return files }
    return BundleFolders.contents(of: url).flatMap(imageFiles)
  }
}

/// An image's file, its name taken apart: `Icons/star@2x.png` is `star` in `Icons` at 2 pixels a point.
nonisolated struct ImageFile: Hashable, Sendable {
  static let extensions: Set<String> = ["png", "jpg", "jpeg"]

  let url: URL
  let name: String
  let scale: CGFloat
  /// From the root to the file, or to the image set that it is in.
  let folders: [String]

  init(url: URL) {
    self.url = url
    folders = Self.folders(of: url)
    let base = Self.extensions.contains(url.pathExtension) ? url.deletingPathExtension() : url
    let last = base.lastPathComponent
    let suffixes: [(String, CGFloat)] = [("@2x", 2), ("@3x", 3)]
    let suffix = suffixes.first { last.hasSuffix($0.0) && last.count > $0.0.count }
    name = suffix.map { String(last.dropLast($0.0.count)) } ?? last
    scale = suffix?.1 ?? 1
  }

  var pathExtension: String { Self.extensions.contains(url.pathExtension) ? url.pathExtension : "" }

  /// A file of an image set, which goes by the set's name.
  init(url: URL, set: URL, scale: CGFloat) {
    (self.url, self.scale) = (url, scale)
    name = set.deletingPathExtension().lastPathComponent
    folders = Self.folders(of: set)
  }

  private static func folders(of url: URL) -> [String] {
    url.deletingLastPathComponent().pathComponents.filter { $0 != "/" }
  }
}
