/// Where lines of text stand between the left and right edge.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// As the script goes: left, since text is laid out from left to right only.
  case natural = 4
}

/// What happens to text that is wider than its box.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
