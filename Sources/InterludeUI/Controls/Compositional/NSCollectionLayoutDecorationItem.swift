/// A view without data that a section has: its ground.
///
/// The class of the view is registered with the layout, by `register(_:forDecorationViewOfKind:)`.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that a class is registered for.
  public let elementKind: String
  /// What has more is in front; 0 unless set, which is behind the items.
  open var zIndex = 0

  private init(ofKind kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A ground behind a whole section with its headers and footers, as broad as the layout, less its content insets.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(ofKind: elementKind)
  }
}
