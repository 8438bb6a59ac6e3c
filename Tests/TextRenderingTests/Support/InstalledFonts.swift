import DisplayList
import Foundation
import InterludeTestSupport

@testable import TextRendering

/// The fonts that tests compare with; tests that need one which is missing are skipped.
enum InstalledFonts {
  private nonisolated static let index = FontIndex(folders: FontIndex.systemFolders)

  nonisolated static var hasInter: Bool { file("Inter-Regular") != nil && file("Inter-SemiBold") != nil }
  nonisolated static var hasDejaVu: Bool { file("DejaVuSans") != nil }
  /// Whether Inter is the 4.0 that Debian 12 packages, which the table of kerned widths was made from.
  nonisolated static var hasTabulatedInter: Bool { file("Inter-Regular")?.unitsPerEm == 2816 }

  nonisolated static func path(of name: String) -> String? { index.path(named: name) }

  nonisolated static func file(_ name: String) -> FontFile? { path(of: name).flatMap(FontFile.init) }
}

extension TemporaryFolder {
  /// Puts an installed font into the folder, by its file's name.
  func link(_ font: String) throws {
    guard let source = InstalledFonts.path(of: font) else { return }
    let file = (source as NSString).lastPathComponent
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(file)", withDestinationPath: source)
  }
}
