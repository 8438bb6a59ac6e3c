import FileSystem
import Foundation

/// The Swift package that a file belongs to.
package nonisolated struct PackageManifest {
  /// Where its `Package.swift` is.
  package let folder: String
  private let text: String

  /// The nearest one above a path; nil when there is none.
  ///
  /// - Parameter current: What a path that does not begin with a slash begins at.
  package init?(above path: String, in current: String) {
    var folder = path.hasPrefix("/") ? path : "\(current)/\(path)"
    while folder != "/" {
      if let text = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8) {
        (self.folder, self.text) = (folder, text)
        return
      }
      folder = OutputFile.folder(of: folder)
    }
    return nil
  }

  /// Its only executable, or the one of several that is named as the package; nil when there is none such.
  var program: String? {
    let name = text.firstMatch(of: /Package\s*\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
    let executables = executables
    return executables.count == 1 ? executables[0] : executables.first { $0.lowercased() == name?.lowercased() }
  }

  /// The names of its executable products, or of its executable targets where there are no such products, as far as the
  /// manifest spells them out.
  private var executables: [String] {
    let products = text.matches(of: /\.executable\s*\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
    let targets = text.matches(of: /\.executableTarget\s*\(\s*name:\s*"([^"\\]+)"/).map { String($0.1) }
    return products.isEmpty ? targets : products
  }
}
