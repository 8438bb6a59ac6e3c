import FileSystem
import InterludeUI
import MotionQA

/// A package for a transition of one's own: a scene with an animator, a golden and its test.
struct NewPackage {
  let name: ModuleName
  /// Where it will be: a path from the root.
  let folder: String
  let interlude: PackageLocation

  /// Its files by their paths in the folder.
  ///
  /// The template calls the package MyPop, so that its files are the Swift that they look like.
  var files: [(path: String, text: String)] {
    let template: [(String, [UInt8])] = [
      ("Package.swift", PackageResources.Package_swift),
      ("README.md", PackageResources.README_md),
      (".gitignore", PackageResources.gitignore),
      ("Sources/MyPop/Main.swift", PackageResources.Main_swift),
      ("Sources/MyPop/PopAnimator.swift", PackageResources.PopAnimator_swift),
      ("Sources/MyPop/FirstViewController.swift", PackageResources.FirstViewController_swift),
      ("Sources/MyPop/SecondViewController.swift", PackageResources.SecondViewController_swift),
      ("Tests/MyPopTests/MyPopTests.swift", PackageResources.MyPopTests_swift),
      ("Tests/Goldens/pop/lifecycle.txt", PackageResources.lifecycle_txt),
      ("Tests/Goldens/pop/trace.json", PackageResources.trace_json),
    ]
    return template.map { path, bytes in (named(path), named(String(decoding: bytes, as: UTF8.self))) }
  }

  private func named(_ text: String) -> String {
    text.replacingOccurrences(of: "MyPop", with: name.text)
      .replacingOccurrences(of: "package: \"Interlude\"", with: "package: \(interlude.identity.debugDescription)")
      .replacingOccurrences(of: Self.templateDependency, with: interlude.dependency(of: folder))
  }

  private static let templateDependency = PackageLocation.folder("/interlude").dependency(of: "/MyPop")

  /// Writes it, all of it or nothing. Only an empty folder gives way to it.
  func write() throws(UserFacingError) {
    try checkAbsence()
    let output = try OutputFolder(folder)
    do {
      for file in files { try output.write(file.text, to: file.path) }
    } catch {
      output.discard()
      throw error
    }
    try output.finish(overwrites: false)
  }

  private func checkAbsence() throws(UserFacingError) {
    guard FileManager.default.fileExists(atPath: folder) else { return }
    guard (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true else {
      throw UserFacingError(
        "\(folder) is there already, and nothing in it is overwritten: choose another name, or go to another folder.")
    }
  }
}
