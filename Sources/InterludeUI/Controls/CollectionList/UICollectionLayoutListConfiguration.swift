/// What a section of a compositional layout looks like that is a list.
public nonisolated struct UICollectionLayoutListConfiguration {
  /// The look of the rows. The raw values are UIKit's.
  public enum Appearance: Int, Sendable {
    /// From edge to edge, one section directly below the other.
    case plain = 0
    /// From edge to edge, in groups.
    case grouped = 1
    /// In groups with round corners, away from the edges.
    case insetGrouped = 2
  }

  /// What is above a section's rows. The raw values are UIKit's.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item, whose cell looks like a header.
    case firstItemInSection = 2
  }

  /// What is below a section's rows. The raw values are UIKit's.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  let appearance: Appearance
  /// Whether there are lines between the rows; true unless set.
  public var showsSeparators = true
  /// The colour behind the rows of a collection that has no colour of its own; nil, unless set, for that of the appearance.
  public var backgroundColor: UIColor?
  /// What is above the rows; nothing unless set.
  public var headerMode = HeaderMode.none
  /// What is below the rows; nothing unless set.
  public var footerMode = FooterMode.none

  /// A list of an appearance.
  public init(appearance: Appearance) { self.appearance = appearance }
}
