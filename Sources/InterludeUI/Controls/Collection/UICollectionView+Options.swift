extension UICollectionView {
  /// What a view of a collection is.
  public nonisolated enum ElementCategory: UInt, Sendable {
    /// An item's.
    case cell
    /// One of a kind that goes with an item or a section: a header.
    case supplementaryView
    /// One that has no data: a ground.
    case decorationView
  }

  /// What an item has seen in an update.
  public nonisolated enum UpdateAction: Int, Sendable {
    /// It has come.
    case insert
    /// It has gone.
    case delete
    /// It was asked for again.
    case reload
    /// It is elsewhere.
    case move
    /// Nothing.
    case none
  }

  /// Along which axis a layout grows.
  public nonisolated enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Sideways.
    case horizontal
  }

  /// Where an item is to be in the collection after scrolling: one of each axis at most.
  public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a section's header in a flow layout.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer in a flow layout.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
