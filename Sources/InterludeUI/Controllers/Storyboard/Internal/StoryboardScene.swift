import Foundation

/// Where a controller comes from that a storyboard has made.
struct StoryboardScene {
  let storyboard: UIStoryboard
  let identifier: String
  /// Fills the controller's root view.
  let loadView: (UIViewController) -> Void

  /// The segue of a name that begins here.
  func segue(_ identifier: String) -> UIStoryboard.Definition.Segue? {
    storyboard.definition.segues.first { $0.identifier == identifier && $0.source == self.identifier }
  }
}

/// What storyboards hold, by their names: written in code once, as their files are in an app's bundle.
enum StoryboardLibrary {
  static var definitions: [String: UIStoryboard.Definition] = [:]
}

/// An archive in which nothing is found, for `init(coder:)`.
enum EmptyArchive {
  static func coder() -> NSCoder {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData) else {
      preconditionFailure("Foundation does not read the archive that it has written.")
    }
    coder.requiresSecureCoding = false
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder
  }
}
