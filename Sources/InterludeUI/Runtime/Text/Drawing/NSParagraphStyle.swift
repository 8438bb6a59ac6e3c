/// How the lines of a text lie.
@preconcurrency @MainActor
open class NSParagraphStyle: NSObject {
  fileprivate var lines = (alignment: NSTextAlignment.natural, breakMode: NSLineBreakMode.byWordWrapping)

  public override init() {}

  /// Natural alignment, broken between words.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where the lines stand between the left and the right edge.
  open var alignment: NSTextAlignment { lines.alignment }

  /// Where a line ends that is too wide.
  open var lineBreakMode: NSLineBreakMode { lines.breakMode }
}

/// How the lines of a text are to lie.
@preconcurrency @MainActor
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Natural unless set.
  open override var alignment: NSTextAlignment {
    get { lines.alignment }
    set { lines.alignment = newValue }
  }

  /// Between words unless set.
  open override var lineBreakMode: NSLineBreakMode {
    get { lines.breakMode }
    set { lines.breakMode = newValue }
  }

  /// Takes over all of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { lines = obj.lines }
}
