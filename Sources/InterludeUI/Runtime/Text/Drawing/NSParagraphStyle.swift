/// How the lines of a text lie.
open nonisolated class NSParagraphStyle: NSObject {
  private let header = FoundationHeader()
  /// All that it says.
  fileprivate(set) var look = ParagraphLook()

  public override init() {}

  /// Natural alignment, broken between words.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where the lines stand between the left and the right edge.
  open var alignment: NSTextAlignment { look.alignment }

  /// Where a line ends that is too wide.
  open var lineBreakMode: NSLineBreakMode { look.lineBreakMode }

  /// Between a line and the next, in points.
  open var lineSpacing: CGFloat { look.lineSpacing }

  /// Below the paragraph, in points; none is below the last one.
  open var paragraphSpacing: CGFloat { look.paragraphSpacing }

  /// Above the paragraph, in points; none is above the first one.
  open var paragraphSpacingBefore: CGFloat { look.paragraphSpacingBefore }

  /// From the left edge to the first line, in points.
  open var firstLineHeadIndent: CGFloat { look.firstLineHeadIndent }

  /// From the left edge to the other lines, in points.
  open var headIndent: CGFloat { look.headIndent }

  /// Where lines end, in points: above 0, from the left edge; else from the right edge, inwards.
  open var tailIndent: CGFloat { look.tailIndent }

  /// What a line is higher than its fonts make it, as a factor; 0 for none. What it adds is above the letters.
  open var lineHeightMultiple: CGFloat { look.lineHeightMultiple }

  /// How high a line is at least, in points.
  open var minimumLineHeight: CGFloat { look.minimumLineHeight }

  /// How high a line is at most, in points; 0 for no bound. Letters that are higher reach into the lines above.
  open var maximumLineHeight: CGFloat { look.maximumLineHeight }

  /// Whether another style says the same.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.look == look }

  open override var hash: Int { look.hashValue }

  /// The style as it is now.
  open override func copy() -> Any { NSParagraphStyle(look) }

  /// A style that says the same and can be changed.
  open override func mutableCopy() -> Any {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(self)
    return style
  }

  private init(_ look: ParagraphLook) { self.look = look }
}

/// How the lines of a text are to lie.
open nonisolated class NSMutableParagraphStyle: NSParagraphStyle {
  /// Natural unless set.
  open override var alignment: NSTextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }

  /// Between words unless set.
  open override var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set { look.lineBreakMode = newValue }
  }

  /// 0 unless set.
  open override var lineSpacing: CGFloat {
    get { look.lineSpacing }
    set { look.lineSpacing = newValue }
  }

  /// 0 unless set.
  open override var paragraphSpacing: CGFloat {
    get { look.paragraphSpacing }
    set { look.paragraphSpacing = newValue }
  }

  /// 0 unless set.
  open override var paragraphSpacingBefore: CGFloat {
    get { look.paragraphSpacingBefore }
    set { look.paragraphSpacingBefore = newValue }
  }

  /// 0 unless set.
  open override var firstLineHeadIndent: CGFloat {
    get { look.firstLineHeadIndent }
    set { look.firstLineHeadIndent = newValue }
  }

  /// 0 unless set.
  open override var headIndent: CGFloat {
    get { look.headIndent }
    set { look.headIndent = newValue }
  }

  /// 0 unless set.
  open override var tailIndent: CGFloat {
    get { look.tailIndent }
    set { look.tailIndent = newValue }
  }

  /// 0 unless set.
  open override var lineHeightMultiple: CGFloat {
    get { look.lineHeightMultiple }
    set { look.lineHeightMultiple = newValue }
  }

  /// 0 unless set.
  open override var minimumLineHeight: CGFloat {
    get { look.minimumLineHeight }
    set { look.minimumLineHeight = newValue }
  }

  /// 0 unless set.
  open override var maximumLineHeight: CGFloat {
    get { look.maximumLineHeight }
    set { look.maximumLineHeight = newValue }
  }

  /// Takes over all of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { look = obj.look }
}
