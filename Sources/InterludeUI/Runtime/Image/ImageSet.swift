import Foundation

/// The files of an asset catalogue's image set, as its own file says: for a phone, and the same in every appearance.
nonisolated struct ImageSet: Decodable {
  private let images: [Entry]

  private struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?

    struct Appearance: Decodable {}
  }

  /// The pictures of the set in a folder; nil if that has no file that says so.
  static func files(in folder: URL) -> [ImageFile]? {
    let contents = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    guard let set = contents.flatMap({ try? JSONDecoder().decode(ImageSet.self, from: $0) }) else { return nil }
    return set.images.compactMap { entry in
      guard let filename = entry.filename, entry.appearances == nil, ["universal", "iphone"].contains(entry.idiom)
      else { return nil }
      let url = folder.appendingPathComponent(filename)
      guard ImageFile.extensions.contains(url.pathExtension) else { return nil }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return ImageFile(url: url, set: folder, scale: scale)
    }
  }
}
