import Foundation

/// A folder of its own for a test, removed with it.
final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "SDLStageTests-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Puts an installed font into the folder, by its file's name.
  func link(_ font: String) throws {
    guard let source = InstalledFonts.path(of: font) else { return }
    let file = (source as NSString).lastPathComponent
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(file)", withDestinationPath: source)
  }

  func addEmptyFile(_ name: String) throws {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
  }
}
