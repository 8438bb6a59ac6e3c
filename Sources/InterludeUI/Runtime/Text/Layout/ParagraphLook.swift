/// How the lines of a paragraph lie, as a value. Lengths are in points.
nonisolated struct ParagraphLook: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0

  /// The height of a line whose fonts make it so high.
  func height(of natural: CGFloat) -> CGFloat {
    let height = max(lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Where lines end in a width: so far from the left edge or, with 0 and below, from the right one.
  func end(in width: CGFloat) -> CGFloat {
    guard width.isFinite else { return width }
    return max(0, tailIndent > 0 ? min(tailIndent, width) : width + tailIndent)
  }

  func indent(isFirst: Bool) -> CGFloat { max(0, isFirst ? firstLineHeadIndent : headIndent) }
}
