extension SystemBehavior {
  /// How a sheet lies, comes, goes and answers a finger.
  public struct Sheet: Sendable {
    /// How it comes and goes, and what it settles on.
    public var spring: Spring
    /// `medium()` as a part of `maximumDetentValue`.
    public var mediumShare: Double
    /// The least distance between the container's top edge and a sheet attached to its bottom edge, in points; the safe area
    /// counts where it is larger.
    public var topMargin: Double
    /// How dark it becomes behind a sheet, 0…1.
    public var dim: Double
    /// The radius of its corners, in points.
    public var cornerRadius: Double
    /// The scale of the presenter behind a sheet of full height in a phone upright.
    public var presenterScale: Double
    /// The speed at which a finger dismisses a sheet wherever it lets go of it, in points per second.
    public var dismissalSpeed: Double
    /// The part of the lowest detent's value by which a finger has to bring a sheet down that it then dismisses at rest.
    public var dismissalShare: Double
    /// How it lies beside the edges at detents below the largest; nil where it stays attached to the bottom edge.
    public var floating: Floating?
    /// Where there is ample room.
    public var card: Card
  }

  /// A sheet of a phone that touches no edge: as wide as the container, scaled down until its margins are free.
  public struct Floating: Sendable {
    /// On the left, on the right and below, in points.
    public var margin: Double
    /// Below this detent value, in points, the margins grow.
    public var growsBelow: Double
    /// By how many points they grow for each point of the value.
    public var growth: Double
  }

  /// A sheet in a container of regular width and height.
  public struct Card: Sendable {
    /// A form's size when the presented controller prefers none, in points.
    public var formWidth, formHeight: Double
    /// How far above the middle a form lies, in points.
    public var formRise: Double
    /// A page's width in points, where `pageTop` is nil.
    public var pageWidth: Double
    /// How far a page that reaches all other edges is from the container's top edge, in points; nil for a page within the
    /// margins.
    public var pageTop: Double?
    /// The least distance from every edge, in points, where no safe area is larger.
    public var margin: Double
    /// Whether it is the bottom edge that stays at lower detents, rather than the middle.
    public var keepsBottom: Bool
  }
}
