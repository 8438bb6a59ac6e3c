/// Where an animator stands.
public nonisolated enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished: new animations can be given.
  case inactive
  /// Running or paused.
  case active
  /// Stopped where it was, waiting to be finished.
  case stopped
}

/// Where an animator's views ended up.
public nonisolated enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
