import Foundation
import SDLStage

/// What a touch that is down on the timeline does.
nonisolated enum TimelineDrag: Hashable, Sendable {
  /// Moves the playhead.
  case seek
  /// Moves the beginning of the loop.
  case loopIn
  /// Moves the end of the loop.
  case loopOut
  /// Nothing yet, since it came down at that point: a click, or the beginning of a drag.
  case press(CGPoint)

  /// How far a touch moves before it is no click, in points.
  static let slop: CGFloat = 3

  /// The loop with one end at another time: inside the take, and never nearer to the other end than a frame.
  func moved(_ loop: ClosedRange<Double>, to time: Double, within extent: ClosedRange<Double>) -> ClosedRange<Double> {
    switch self {
    case .loopIn:
      let latest = loop.upperBound - Playback.frameDuration
      return min(max(time, extent.lowerBound), latest)...loop.upperBound
    case .loopOut:
      let earliest = loop.lowerBound + Playback.frameDuration
      return loop.lowerBound...max(min(time, extent.upperBound), earliest)
    case .seek, .press:
      return loop
    }
  }
}
