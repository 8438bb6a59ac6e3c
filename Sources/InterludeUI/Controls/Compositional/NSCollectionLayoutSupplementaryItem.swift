/// A view that goes with an item: the data source is asked for one of the kind at the item's path.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What the collection's data source is asked for.
  public let elementKind: String
  /// Where on the item it is.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// What of itself is there; nil for the same edges as the item's.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// What has more is in front; 1 unless set, items being at 0.
  open var zIndex = 1

  /// A view inside of an item, at its edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, kind: elementKind, container: containerAnchor, own: nil)
  }

  /// A view of which a place of its own is at a place of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize: layoutSize, kind: elementKind, container: containerAnchor, own: itemAnchor) }

  init(
    layoutSize: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor,
    own: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, own)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where it is, given the frame of the item, without its insets.
  func frame(in container: CGRect, wanted: CGSize?) -> CGRect {
    let size = layoutSize.size(in: container.size, wanted: wanted)
    let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let (there, here) = (containerAnchor.place(in: container.size), own.place(in: size))
    let (moved, movedBack) = (containerAnchor.shift(of: size), own.shift(of: size))
    return CGRect(
      x: container.minX + there.x - here.x + moved.x - movedBack.x,
      y: container.minY + there.y - here.y + moved.y - movedBack.y, width: size.width, height: size.height)
  }
}
