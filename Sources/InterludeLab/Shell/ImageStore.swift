import InterludeUI
import PictureFiles

/// Reads picture files, each once.
final class ImageStore {
  private var images: [URL: CGImage?] = [:]
  private let remark: (String) -> Void

  /// - Parameter remark: Hears, as a sentence, about each file that cannot be read.
  init(remark: @escaping (String) -> Void) { self.remark = remark }

  /// The picture of a file; nil when it cannot be read.
  func image(at url: URL) -> CGImage? {
    if let known = images[url] { return known }
    let image = read(url)
    images[url] = .some(image)
    return image
  }

  private func read(_ url: URL) -> CGImage? {
    do {
      return try ImageFile.readAside(url.path)
    } catch {
      remark(error.description)
      return nil
    }
  }
}
