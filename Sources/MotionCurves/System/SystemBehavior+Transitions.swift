extension SystemBehavior {
  /// How a navigation controller pushes and pops.
  public struct Navigation: Sendable {
    /// How the slide goes.
    public var slide: Motion
    /// How far the lower screen moves, as a part of the width.
    public var parallax: Double
    /// How dark the lower screen becomes, 0…1.
    public var dim: Double
    /// The shadow beside the upper screen's edge.
    public var edgeShadow: EdgeShadow
    /// What the coordinator tells an app as the duration of a push or pop, in seconds, whatever the slide takes.
    public var announcedDuration: Double
    /// How far a finger goes before it swipes back, in points.
    public var swipeDeadZone: Double
    /// What becomes of a slide that a finger lets go of.
    public var release: Release
    /// Whether a swipe back may begin anywhere in the content.
    public var swipesInContent: Bool
  }

  /// A shadow that falls off evenly.
  public struct EdgeShadow: Sendable {
    /// How dark it is at the edge, 0…1.
    public var darkness: Double
    /// How far it reaches, in points.
    public var width: Double
    /// By when it is there in full, as a part of the way.
    public var fullAt: Double
  }

  /// How a modal presentation without a sheet comes and goes.
  public struct Presentation: Sendable {
    /// `coverVertical`.
    public var cover: Motion
    /// `crossDissolve`.
    public var dissolve: Motion
    /// `flipHorizontal`.
    public var flip: Motion
    /// An alert, either way.
    public var alert: Motion
    /// The scale from which an alert comes.
    public var alertScale: Double
    /// How dark it becomes behind an alert and an action sheet, 0…1.
    public var alertDim: Double
    /// A popover, either way.
    public var popover: Motion
    /// What becomes of one that a finger lets go of.
    public var release: Release
  }
}
