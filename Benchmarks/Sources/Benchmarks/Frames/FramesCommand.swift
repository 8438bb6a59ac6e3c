import ArgumentParser
import CCores

/// Draws still frames with Interlude and with Cairo in turn, and prints what each takes and where they differ.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Measures Interlude's rasterizer against Cairo's.")

  @Option(help: "How often each frame is drawn by each.")
  var frames = 200

  @Option(help: "On how many cores; Cairo uses one whatever is said here.")
  var cores = 1

  @Option(help: ArgumentHelp("Only the frames of these letters.", valueName: "abcdefg"))
  var only = "abcdefg"

  func validate() throws {
    guard frames > 0 else { throw ValidationError("--frames wants 1 or more.") }
    let available = Int(CCores_available())
    guard cores > 0, cores <= available else {
      throw ValidationError("--cores wants a number up to \(available), the cores that this process may use.")
    }
  }

  func run() throws {
    // Before all work: threads that are there already would keep their cores.
    guard CCores_restrict(Int32(cores)) != 0 else { throw ValidationError("The system refuses to set the cores.") }
    MainActor.assumeIsolated { measureFrames(only, count: frames, cores: cores) }
  }
}
