import SDLStage

extension LabSession {
  /// Loops the selection, else the transition on show, with a rest behind it; without either, the whole take. It plays at once. A
  /// second time plays on.
  func toggleLoop() {
    guard loop == nil else { return loop = nil }
    let end = machine.take.end
    let range = motionsToShow.timeRange(until: end) ?? 0...end
    beginLoop(from: range.lowerBound, to: min(range.upperBound + Self.rest, max(end, range.upperBound)))
    if loop != nil { host.playback.resume() }
  }

  /// How long what has moved is seen at rest before it begins again, in seconds: a jump from the end to the beginning would be
  /// taken for part of the motion.
  private static let rest = 0.4

  /// Begins the loop at a time in seconds on the stage's clock; it ends where it did, or with the take.
  func setLoop(start: Double) {
    let end = loop.map(\.upperBound).flatMap { $0 > start ? $0 : nil } ?? machine.take.end
    beginLoop(from: start, to: end)
  }

  /// Ends the loop at a time in seconds on the stage's clock; it begins where it did, or with the take.
  func setLoop(end: Double) {
    let start = loop.map(\.lowerBound).flatMap { $0 < end ? $0 : nil } ?? 0
    beginLoop(from: start, to: end)
  }

  /// What is no longer than a frame is no loop.
  private func beginLoop(from start: Double, to end: Double) {
    loop = end - start > Playback.frameDuration ? start...end : nil
  }
}
