extension NSLayoutConstraint {
  /// Along which edge or line all views of a visual format are aligned, besides.
  public nonisolated struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All views have the same left edge.
    public static let alignAllLeft = FormatOptions(.left)
    /// All views have the same right edge.
    public static let alignAllRight = FormatOptions(.right)
    /// All views have the same top edge.
    public static let alignAllTop = FormatOptions(.top)
    /// All views have the same bottom edge.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// All views have the same leading edge: the left one here.
    public static let alignAllLeading = FormatOptions(.leading)
    /// All views have the same trailing edge: the right one here.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// All views have the same vertical centre line.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// All views have the same horizontal centre line.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// All views have the baselines of their last lines at the same height.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// All views have the baselines of their first lines at the same height.
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
  /// that names what is not in the dictionaries, is reported (L6) and gives no constraints; so is an alignment along it.
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
