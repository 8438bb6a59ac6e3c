import FileSystem
import InterludeUI
import MotionQA

/// Writes what is on show, or the whole take, below `interlude-out` in the current folder.
struct TakeFiles {
  let session: LabSession

  private static let folder = "interlude-out"
  /// More than so many seconds of a take are not written.
  static let longest = 60.0

  /// Answers where what was written is.
  func write(_ thing: SavedThing) throws -> String {
    switch thing {
    case .still: try writeStill()
    case .recording: try writeTake(isFilmed: false)
    case .film: try writeTake(isFilmed: true)
    }
  }

  /// The frame of now as a picture of two pixels a point. Answers where it is.
  private func writeStill() throws -> String {
    let moment = Seconds.digits(session.machine.time - session.zero)
    let path = "\(Self.folder)/\(Self.freeName("\(name)-\(moment)s", ending: ".png", in: Self.folder))"
    let image = session.lab.renderer.render(session.shell.displayList(), scale: BundleFiles.pictureScale)
    try OutputFile.write(image, to: path)
    return path
  }

  /// The take as `interlude record` writes a recording, with its input as a script. Answers where it is.
  ///
  /// - Parameter isFilmed: Whether an animated picture is drawn as well, which takes a while.
  private func writeTake(isFilmed: Bool) throws -> String {
    let (machine, part) = (session.machine, part)
    let bundle = machine.recording(of: part.range, framesPerSecond: 60, keepsFrames: isFilmed)
    let folder = try BundleFolder(named: Self.freeName("\(name)-take", in: Self.folder), in: Self.folder)
    let files = BundleFiles(
      folder: folder, renderer: session.lab.renderer, scale: nil, keepsFrames: false,
      animations: isFilmed ? [.apng] : [], environment: session.lab.environment, progress: ProgressLine())
    do {
      try files.write(bundle, filmstrip: nil)
      let script = TakeScript(of: machine.take, zero: part.range.lowerBound, end: part.range.upperBound)
      try folder.write(script.text, to: "script.swift")
      try folder.finish()
    } catch {
      folder.discard()
      throw error
    }
    return part.isCut ? "\(folder.path), the first \(Int(Self.longest)) s of the take" : folder.path
  }

  /// The part of the take that is written, in seconds on the stage's clock: from the scene's zero, as a script counts, until the take has
  /// come to rest; and whether more of it was left out.
  var part: (range: ClosedRange<Double>, isCut: Bool) {
    let (zero, end) = (session.zero, min(session.machine.take.end, session.machine.restTime))
    return (zero...min(max(zero, end), zero + Self.longest), end > zero + Self.longest)
  }

  /// A name that nothing in the folder has yet, with a number if it takes one: what was saved before stays.
  static func freeName(_ name: String, ending: String = "", in folder: String) -> String {
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name + ending : "\(name)-\($0)\(ending)" }
    return names.first { !FileManager.default.fileExists(atPath: "\(folder)/\($0)") } ?? name + ending
  }

  private var name: String { session.shell.scene?.fileName ?? "home" }
}
