import Foundation

/// The colour sets in the asset catalogues of bundles, by name.
enum ColorCatalog {
  /// What lies in a bundle stays as it is while the program runs: each is looked through once.
  private static var known: [Bundle: [URL]] = [:]

  /// The colour of a name, or of a folder and a name; nil for none, and for one whose file says nothing that is known here.
  static func color(named name: String, in bundle: Bundle) -> ColorContent? {
    let wanted = name.split(separator: "/").map(String.init)
    guard let last = wanted.last else { return nil }
    let found = folders(in: bundle).first { folder in
      folder.deletingPathExtension().lastPathComponent == last
        && folder.deletingLastPathComponent().pathComponents.suffix(wanted.count - 1) == wanted.dropLast()
    }
    let file = found.flatMap { try? Data(contentsOf: $0.appendingPathComponent("Contents.json")) }
    return file.flatMap { try? JSONDecoder().decode(ColorSet.self, from: $0) }?.content
  }

  /// The folders of colour sets, to any depth, in the order of their paths.
  private static func folders(in bundle: Bundle) -> [URL] {
    if let known = known[bundle] { return known }
    func folders(at url: URL) -> [URL] {
      guard url.hasDirectoryPath else { return [] }
      return url.pathExtension == "colorset" ? [url] : BundleFolders.contents(of: url).flatMap(folders)
    }
    let found = BundleFolders.places(of: bundle).flatMap(folders)
    known[bundle] = found
    return found
  }
}

extension UIColor {
  /// The colour of a name in the asset catalogues among the main bundle's resources, those of its packages included; nil when there
  /// is none. It follows the appearance if the catalogue has it for the dark one, too.
  @preconcurrency @MainActor
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The colour of a name in the asset catalogues among a bundle's resources, as they are where Xcode has not compiled them; nil for
  /// the main bundle. A folder may stand before the name. With traits, the colour is the one under these, and does not change.
  @preconcurrency @MainActor
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let content = ColorCatalog.color(named: name, in: bundle ?? .main) else { return nil }
    self.init(traitCollection.map { .fixed(content.color(under: $0)) } ?? content)
  }
}
