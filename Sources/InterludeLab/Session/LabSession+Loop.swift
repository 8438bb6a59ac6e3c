import SDLStage

extension LabSession {
  /// Loops the selection, else the transition on show; without either, the whole take. A second time plays on.
  func toggleLoop() {
    guard loop == nil else { return loop = nil }
    let range = motionsToShow.timeRange(until: machine.take.end) ?? 0...machine.take.end
    beginLoop(from: range.lowerBound, to: range.upperBound)
  }

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
