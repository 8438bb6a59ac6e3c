/// The room that a part of a compositional layout is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size with the insets, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// How far the content keeps from the edges, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// How far the content keeps from the edges, in points: the same.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section or a group is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection's traits.
  var traitCollection: UITraitCollection { get }
}
