import FileSystem
import Foundation
import MotionQA

/// The recordings on disk that a scene can be held against: its golden, those below `interlude-out`, and any that were asked for.
final class RecordingShelf {
  /// A recording on disk.
  struct Entry: Hashable {
    /// What it is, in a few words.
    let title: String
    let path: String
  }

  private let goldens: GoldenFolder
  private let asked: [String]
  private var listed: (scene: String?, time: Double, entries: [Entry])?

  /// Between two looks at the disk, in real seconds.
  private static let interval = 2.0

  /// - Parameters:
  ///   - goldens: The folder of the goldens.
  ///   - asked: Further recordings, such as a phone's.
  init(goldens: String, asked: [String]) { (self.goldens, self.asked) = (GoldenFolder(goldens), asked) }

  /// What there is for a scene.
  ///
  /// - Parameter time: The real time in seconds, by which the disk is looked at anew.
  func entries(for scene: Scene?, at time: Double) -> [Entry] {
    if let listed, listed.scene == scene?.name, time < listed.time + Self.interval { return listed.entries }
    let entries = list(scene)
    listed = (scene?.name, time, entries)
    return entries
  }

  private func list(_ scene: Scene?) -> [Entry] {
    let others = asked.map { Entry(title: "Recording \(OutputFile.name(of: $0))", path: $0) }
    guard let scene else { return others }
    let golden = "\(goldens.path)/\(scene.fileName)"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: Self.output)) ?? []).sorted()
    let own = names.filter { $0.hasPrefix(scene.fileName) }.map { "\(Self.output)/\($0)" }
    return (Self.isRecording(golden) ? [Entry(title: "Golden of \(scene.name)", path: golden)] : [])
      + own.filter(Self.isRecording).map { Entry(title: "Recording \($0)", path: $0) } + others
  }

  /// Reads one, to be held against what a session shows. What was not made here has other surroundings: only views with a name
  /// are compared with it.
  func take(_ entry: Entry, in session: LabSession) throws(UserFacingError) -> RecordedTake {
    let isOwn = FileManager.default.fileExists(atPath: "\(entry.path)/\(BundleFolder.environmentFile)")
    return RecordedTake(try RecordedBundle.read(entry.path), comparesUnnamed: isOwn, in: session)
  }

  private static let output = "interlude-out"

  private static func isRecording(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(BundleFolder.traceFile)")
  }
}
