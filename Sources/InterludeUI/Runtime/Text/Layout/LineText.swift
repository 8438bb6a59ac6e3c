/// What is written in a line: a stretch of a text, or the two ends of one about an ellipsis.
nonisolated struct LineText {
  /// What is before the ellipsis, or all.
  var head: Substring
  var hasEllipsis = false
  /// What is after the ellipsis.
  var tail: Substring = ""
  /// Where the paragraph begins that the line is of.
  var paragraph: String.Index
  /// Whether it is the paragraph's first line.
  var isFirst = true
  /// Whether it is the paragraph's last line.
  var isLast = false

  var string: String { hasEllipsis ? head + "…" + tail : String(head) }
}
