import FileSystem
import Foundation
import PictureFiles

/// The recordings that others are compared with: a folder with one folder for each scene.
public struct GoldenFolder {
  /// Where a package keeps its goldens: `Tests/Goldens`.
  public nonisolated static let usual = "Tests/Goldens"

  /// The folder's path.
  public let path: String

  /// The folder at a path; it need not be there.
  public init(_ path: String) { self.path = path }

  /// Whether it is there.
  package var exists: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The golden of a scene. The error says whether it is missing or damaged, and what to do.
  public func golden(of scene: String) throws(UserFacingError) -> RecordedBundle {
    guard FileManager.default.fileExists(atPath: tracePath(scene)) else {
      throw UserFacingError(
        "There is no golden of \(scene) at \(tracePath(scene)): look at the recording, then keep it with "
          + "`\(update(scene))`.")
    }
    let trace = try Trace.read(tracePath(scene))
    guard trace.scene == scene else {
      throw UserFacingError(
        "\(tracePath(scene)) is a recording of \(trace.scene), not of \(scene): put it back where it belongs.")
    }
    return RecordedBundle(
      trace: trace, lifecycle: try LifecycleTrace.read(lifecyclePath(scene)),
      environment: try RecordingEnvironment.read(environmentPath(scene)))
  }

  /// Those of some scenes that have no golden, with one sentence about them all; none for fewer than two, of which the error of each tells.
  package func absence(among scenes: [String]) -> (scenes: Set<String>, sentence: String?) {
    let absent = scenes.filter { !FileManager.default.fileExists(atPath: tracePath($0)) }
    guard absent.count > 1 else { return ([], nil) }
    let others = absent.count - Self.mostNamed
    let names = absent.prefix(Self.mostNamed).joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
    return (
      Set(absent),
      "There are no goldens of \(absent.count) scenes in \(path): \(names). Look at the recordings, then keep them with "
        + "`\(update(others > 0 ? ["SCENE…"] : absent))`."
    )
  }

  /// How many scenes without a golden are told of by their names.
  private static let mostNamed = 6

  /// What is typed to make the golden of a scene.
  private func update(_ scene: String, _ options: [String] = []) -> String { update([scene], options) }

  private func update(_ scenes: [String], _ options: [String] = []) -> String {
    let program = Program.running
    return program.command(
      ["verify"] + scenes + ["--update"] + options + ["--goldens", program.typed(path)], inPackageOf: path)
  }

  /// The pictures that the golden of a scene keeps, in the order of their frames. The error says that there are none, or
  /// which is damaged.
  public func pictures(of scene: String) throws(UserFacingError) -> [KeptPicture] {
    let numbers = pictureNumbers(of: scene)
    guard !numbers.isEmpty else {
      throw UserFacingError(
        "The golden of \(scene) keeps no pictures in \(picturesPath(scene)): make some with "
          + "`\(update(scene, ["--pixels", "exact"]))`, or verify without --pixels.")
    }
    var pictures: [KeptPicture] = []
    for number in numbers {
      pictures.append(
        KeptPicture(frame: number, image: try ImageFile.read("\(picturesPath(scene))/\(BundleFolder.picture(number))")))
    }
    return pictures
  }

  /// Whether the golden of a scene keeps pictures.
  public func hasPictures(of scene: String) -> Bool { !pictureNumbers(of: scene).isEmpty }

  private func pictureNumbers(of scene: String) -> [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: picturesPath(scene))) ?? []
    return names.filter { $0.hasSuffix(".png") }.compactMap { Int($0.dropLast(4)) }.filter { $0 >= 0 }.sorted()
  }

  /// The scenes that there are goldens of, in alphabetical order.
  public var scenes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.map { SceneName(file: $0).text }.filter { FileManager.default.fileExists(atPath: tracePath($0)) }
      .sorted()
  }

  /// Makes a recording the golden of its scene, with pictures if there are any; files that say the same already are left as they are.
  /// Refused where the variable `CI` is set: a machine that checks goldens must not make them.
  ///
  /// - Returns: Whether any file is another one now.
  @discardableResult public func write(
    _ bundle: RecordedBundle, pictures: [KeptPicture] = [], environment: [String: String]
  ) throws(UserFacingError) -> Bool {
    guard environment["CI", default: ""].isEmpty else {
      throw UserFacingError(
        "Goldens are not written where the variable CI is set: update them on your own machine, look at what changed and "
          + "commit it.")
    }
    let scene = bundle.trace.scene
    var isWritten = try write(pictures, of: scene)
    // The trace last: without one there is no golden.
    let texts = [
      (bundle.environment?.text, environmentPath(scene)), (bundle.lifecycle.text, lifecyclePath(scene)),
      (bundle.trace.text, tracePath(scene)),
    ]
    for case (let text?, let path) in texts where FileManager.default.contents(atPath: path) != Data(text.utf8) {
      try OutputFile.write(text, to: path)
      isWritten = true
    }
    return isWritten
  }

  /// All of them, in the place of those before, unless they show the same.
  private func write(_ pictures: [KeptPicture], of scene: String) throws(UserFacingError) -> Bool {
    guard !pictures.isEmpty else {
      let hadSome = hasPictures(of: scene)
      try? FileManager.default.removeItem(atPath: picturesPath(scene))
      return hadSome
    }
    if let kept = try? self.pictures(of: scene), kept == pictures { return false }
    let folder = try OutputFolder(picturesPath(scene))
    do {
      for picture in pictures {
        try folder.write(ImageFile.data(of: picture.image), to: BundleFolder.picture(picture.frame))
      }
    } catch {
      folder.discard()
      throw error
    }
    try folder.finish()
    return true
  }

  private func folder(_ scene: String) -> String { "\(path)/\(SceneName(scene).file)" }

  private func picturesPath(_ scene: String) -> String { "\(folder(scene))/\(BundleFolder.picturesFolder)" }

  private func lifecyclePath(_ scene: String) -> String { "\(folder(scene))/\(BundleFolder.lifecycleFile)" }

  private func environmentPath(_ scene: String) -> String { "\(folder(scene))/\(BundleFolder.environmentFile)" }

  private func tracePath(_ scene: String) -> String { "\(folder(scene))/\(BundleFolder.traceFile)" }
}
