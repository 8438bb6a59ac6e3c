extension UIScrollView {
  /// How fast a scroll view comes to rest: the factor of its velocity per millisecond.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: Decay.normalRate)
    public static let fast = DecelerationRate(rawValue: Decay.fastRate)
  }

  /// When the safe area becomes part of the content's insets.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At top and bottom always, at the sides where the content scrolls sideways.
    case automatic
    /// Along the axes on which the content scrolls.
    case scrollableAxes
    case never
    case always
  }

  public nonisolated enum IndicatorStyle: Int, Sendable {
    /// Dark.
    case `default`
    case black, white
  }
}
