extension SystemBehavior {
  /// How a scroll view's content moves by itself.
  public struct Scrolling: Sendable {
    /// What brings content back that is past its edge.
    public var edgeSpring: Spring
    /// The part of its velocity that content keeps which glides into its edge.
    public var edgeEntry: Double
    /// How fast content that is let go past its edge starts back, in points per second for each point that it is past it.
    public var edgeReturn: Double
    /// How far beyond the place where a flick stops `targetContentOffset` is, in points.
    public var targetLead: Double
  }
}
