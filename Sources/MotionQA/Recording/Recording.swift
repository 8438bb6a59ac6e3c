import InterludeUI

/// A script played without a window: its frames at whatever times are asked for. Frames only look; what happens, and
/// when, does not depend on them.
public struct Recording {
  /// How much stage time passes before the script's zero, in seconds: frames may be asked for from minus this.
  public nonisolated static let leadIn: Double = 1

  private let player: ScriptPlayer

  /// - Parameters:
  ///   - script: What is done to it.
  ///   - subject: Fresh: nothing else may move its clock.
  public init(of script: InputScript, on subject: any Recordable) throws(ScriptError) {
    player = try ScriptPlayer(script, on: subject, leadIn: Self.leadIn)
  }

  /// What is recorded, and where it stands now.
  public var subject: any Recordable { player.subject }

  /// The steps carried out so far.
  public var played: [PlayedStep] { player.played }

  /// The frame at a time in seconds from the script's zero, not before `-leadIn` nor before the frame asked for last.
  public func frame(at time: Double) throws(ScriptError) -> Frame {
    try player.advance(to: time)
    return Frame(time: time, displayList: player.subject.displayList())
  }

  /// Plays the whole script, and gives the frames at some times on the way.
  ///
  /// - Parameter times: Ascending, in seconds from the script's zero; those beyond the script's duration are fine.
  public func frames(at times: [Double]) throws(ScriptError) -> [Frame] {
    var frames: [Frame] = []
    for time in times { frames.append(try frame(at: time)) }
    try player.advance(to: max(player.script.duration, times.last ?? 0))
    return frames
  }
}
