/// How a text is to be measured or drawn as a whole.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In lines from the top of the rectangle, wrapped to its width, rather than in one line on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the fonts' leading between the lines, which counts here in any case.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// With an ellipsis where the text goes on below the last line that fits; only with `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How far a text may be set smaller, and what came of it.
@preconcurrency @MainActor open class NSStringDrawingContext: NSObject {
  /// How small the fonts may get where one line, without `usesLineFragmentOrigin`, is too wide: a share of their sizes, 0…1; 0,
  /// unless set, for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// How small the fonts have become; 1 where the text fitted.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that the text took, in points.
  open internal(set) var totalBounds: CGRect = .zero
}
