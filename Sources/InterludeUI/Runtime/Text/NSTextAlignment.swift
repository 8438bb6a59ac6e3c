/// Where lines of text stand between the left and right edge.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, with wider spaces; the last line of a paragraph as `natural`.
  case justified = 3
  /// As the script goes: left, since text is laid out from left to right only.
  case natural = 4
}

/// What happens to text that is wider than its box.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, after a word; what is too much is cut off.
  case byWordWrapping
  /// It goes on in the next line, after any character; what is too much is cut off.
  case byCharWrapping
  /// It is cut off at the edge.
  case byClipping
  /// The last line shows its end, after an ellipsis.
  case byTruncatingHead
  /// The last line shows its beginning, before an ellipsis.
  case byTruncatingTail
  /// The last line shows its beginning and its end, about an ellipsis.
  case byTruncatingMiddle
}
