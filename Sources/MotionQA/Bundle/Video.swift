import FileSystem
import Foundation

/// Films made of a recording's pictures by ffmpeg, where that is installed.
public struct Video {
  /// The kinds of film, by the ending of their files.
  public nonisolated enum Format: String, CaseIterable, Sendable {
    /// H.264 in MP4, which plays everywhere.
    case mp4
    /// VP9 in WebM, which is free of patents.
    case webm

    fileprivate var codec: [String] {
      switch self {
      case .mp4: ["-c:v", "libx264", "-crf", "16", "-pix_fmt", "yuv420p"]
      case .webm: ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-pix_fmt", "yuv420p"]
      }
    }
  }

  private let program: URL

  /// - Parameter environment: Whose `PATH` is searched. The error says that ffmpeg is missing and what else there is.
  public init(environment: [String: String]) throws(UserFacingError) {
    let folders = environment["PATH", default: ""].split(separator: ":").map(String.init)
    let found = folders.map { "\($0)/ffmpeg" }.first(where: FileManager.default.isExecutableFile(atPath:))
    guard let found else {
      throw UserFacingError(
        "MP4 and WebM need ffmpeg, which is not installed: install the package ffmpeg, or choose --animated apng.")
    }
    program = URL(fileURLWithPath: found)
  }

  /// Makes a film of `0000.png`, `0001.png` and so on in a folder.
  public func make(_ format: Format, of folder: String, framesPerSecond: Int, to path: String) throws(UserFacingError) {
    let process = Process()
    process.executableURL = program
    // Sides must be even for these codecs.
    process.arguments =
      ["-v", "error", "-y", "-framerate", "\(framesPerSecond)", "-i", "\(folder)/%04d.png"]
      + ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
      + format.codec + [path]
    let complaints = Pipe()
    process.standardError = complaints
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw UserFacingError("\(program.path) cannot be run (\(error.localizedDescription)): reinstall ffmpeg.")
    }
    let words = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = words.split(separator: "\n").last.map(String.init) ?? "status \(process.terminationStatus)"
      throw UserFacingError(
        "ffmpeg could not make \(OutputFile.name(of: path)) (\(reason)): check that it has the codec, or choose --animated apng."
      )
    }
  }
}
