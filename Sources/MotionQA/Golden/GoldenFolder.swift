import Foundation
import SDLStage

/// The recordings that others are compared with: a folder with one folder for each scene.
public struct GoldenFolder {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// The golden of a scene. The error says whether it is missing or damaged, and what to do.
  public func golden(of scene: String) throws(StageError) -> RecordedBundle {
    guard FileManager.default.fileExists(atPath: tracePath(scene)) else {
      throw StageError(
        "There is no golden of \(scene) at \(tracePath(scene)): look at the recording, then keep it with "
          + "`interlude verify \(scene) --update --goldens \(path)`.")
    }
    let trace = try Trace.read(tracePath(scene))
    guard trace.scene == scene else {
      throw StageError(
        "\(tracePath(scene)) is a recording of \(trace.scene), not of \(scene): put it back where it belongs.")
    }
    return RecordedBundle(trace: trace, lifecycle: try LifecycleTrace.read(lifecyclePath(scene)))
  }

  /// The scenes that there are goldens of, in alphabetical order.
  public var scenes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { FileManager.default.fileExists(atPath: tracePath($0)) }.sorted()
  }

  /// Makes a recording the golden of its scene. Refused where the variable `CI` is set: a machine that checks goldens must
  /// not make them.
  public func write(_ bundle: RecordedBundle, environment: [String: String]) throws(StageError) {
    guard environment["CI", default: ""].isEmpty else {
      throw StageError(
        "Goldens are not written where the variable CI is set: update them on your own machine, look at what changed and "
          + "commit it.")
    }
    // The trace last: without one there is no golden.
    try OutputFile.write(bundle.lifecycle.text, to: lifecyclePath(bundle.trace.scene))
    try OutputFile.write(bundle.trace.text, to: tracePath(bundle.trace.scene))
  }

  private func lifecyclePath(_ scene: String) -> String { "\(path)/\(scene)/\(BundleFolder.lifecycleFile)" }

  private func tracePath(_ scene: String) -> String { "\(path)/\(scene)/\(BundleFolder.traceFile)" }
}
