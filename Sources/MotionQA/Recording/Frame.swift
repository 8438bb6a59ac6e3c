import InterludeUI

/// One frame of a recording.
public nonisolated struct Frame: Hashable, Sendable {
  /// In seconds from the script's zero.
  public var time: Double
  /// Everything that is drawn.
  public var displayList: DisplayList

  /// A frame at a time, in seconds from the script's zero.
  public init(time: Double, displayList: DisplayList) {
    self.time = time
    self.displayList = displayList
  }
}
