/// Whether a section scrolls across the way in which the collection does, and where it comes to rest.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll by itself: its groups follow each other as the sections do.
  case none
  /// Anywhere.
  case continuous
  /// Where a group begins.
  case continuousGroupLeadingBoundary
  /// At whole multiples of the collection's size.
  case paging
  /// Where a group begins, one further at a time.
  case groupPaging
  /// With a group in the middle, one further at a time.
  case groupPagingCentered
}
