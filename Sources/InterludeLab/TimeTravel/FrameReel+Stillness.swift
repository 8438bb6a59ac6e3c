import InterludeUI

extension FrameReel {
  /// The time of the frame that shows a moment of a take: the moment's own frame, or the one before it where nothing happened in
  /// between. Nil where neither was filmed.
  func time(showing time: Double, of history: TakeHistory) -> Double? {
    if size(at: time) != nil { return time }
    guard let stillness = stillness(around: time),
      !history.take.events.contains(where: { stillness.contains($0.time) }),
      !history.log.motions.contains(where: {
        $0.start <= stillness.upperBound && $0.end ?? .infinity >= stillness.lowerBound
      })
    else { return nil }
    return stillness.lowerBound
  }
}
