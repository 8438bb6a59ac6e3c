import InterludeUI

/// What a window shows, and who answers its input. A `Stage` is one; the lab's is a stage with instruments around it.
public protocol WindowContent: AnyObject {
  /// Answers an input event.
  func send(_ event: InputEvent)
  /// Moves on to a time on the playback's clock, in seconds.
  func advance(to time: Double)
  /// The frame of now.
  func displayList() -> DisplayList
}

extension Stage: WindowContent {}
