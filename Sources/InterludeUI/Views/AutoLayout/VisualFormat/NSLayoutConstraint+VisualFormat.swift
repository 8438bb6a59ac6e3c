extension NSLayoutConstraint {
  /// Along which edge or line all views of a visual format are aligned, besides.
  public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)

    /// The attributes that the options name, in the order of their numbers.
    var attributes: [Attribute] {
      (1...UInt(Attribute.firstBaseline.rawValue)).filter { rawValue & (1 << $0) != 0 }
        .compactMap { Attribute(rawValue: Int($0)) }
    }
  }

  /// The constraints that a line such as `V:|-[title]-8-[body(>=40)]|` draws, not active yet.
  ///
  /// A dash at the superview's edge stands for its layout margin, between views for 8 points. A line that cannot be read, or
  /// that names what is not in the dictionaries, is reported (L6) and gives no constraints.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let line = try VisualFormatParser.parse(format)
      return try VisualFormatBuilder(format: line, metrics: metrics ?? [:], views: views).constraints(aligning: opts)
    } catch {
      Diagnostic.unreadable(format, error).report()
      return []
    }
  }
}

extension Diagnostic {
  fileprivate static func unreadable(_ format: String, _ error: VisualFormatError) -> Diagnostic {
    misuse(
      .L6,
      "The visual format “\(format)” makes no constraints: \(error.expected) expected at character \(error.offset).",
      remedy: "Write it as in “H:|-[name(100)]-8-[other]-|”, with names that are in views and metrics.")
  }
}
