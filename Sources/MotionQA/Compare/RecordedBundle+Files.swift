import FileSystem
import Foundation

nonisolated extension RecordedBundle {
  /// Reads a recording from the folder that `interlude record` or a probe wrote, or from its trace alone. The error names the
  /// file and what to do.
  public static func read(_ path: String) throws(UserFacingError) -> RecordedBundle {
    let place = try RecordingPath(path)
    let trace = try Trace.read(place.trace)
    let calls = "\(place.folder)/\(BundleFolder.lifecycleFile)"
    guard FileManager.default.fileExists(atPath: calls) else { return RecordedBundle(trace: trace) }
    return RecordedBundle(trace: trace, lifecycle: try LifecycleTrace.read(calls))
  }
}
