/// Items side by side, one below the other or where the app says, which a compositional layout repeats. Groups can be in groups.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How a group is filled with items.
  enum Filling {
    /// Over and over, as long as there is room.
    case room
    /// So many times.
    case count(Int)
    /// So many times, each as long as leaves no room.
    case shares(Int)
    /// As the app says.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// What the group consists of, in order; empty for a group of an item provider.
  public let subitems: [NSCollectionLayoutItem]
  /// The room between items; none unless set.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  let direction: UICollectionView.ScrollDirection
  let filling: Filling

  private init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ direction: UICollectionView.ScrollDirection, _ filling: Filling
  ) {
    (self.subitems, self.direction, self.filling) = (subitems, direction, filling)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  // MARK: Side by side

  /// Items side by side, over and over as long as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .horizontal, .room) }

  /// An item so many times side by side, of its own size; at least once.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal, .count(count)) }

  /// An item so many times side by side; the width is shared out, whatever the item's own. At least once.
  @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .horizontal, .shares(count)) }

  // MARK: One below the other

  /// Items one below the other, over and over as long as there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .vertical, .room) }

  /// An item so many times one below the other, of its own size; at least once.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .vertical, .count(count)) }

  /// An item so many times one below the other; the height is shared out, whatever the item's own. At least once.
  @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .vertical, .shares(count)) }

  // MARK: Anywhere

  /// Items where a closure says that they are. The closure is called whenever the layout prepares.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .vertical, .custom(itemProvider)) }
}

/// Says where the items of a group are; the environment's container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// Where an item of a group is that an item provider fills.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group, in points.
  public let frame: CGRect
  /// What has more is in front; 0 unless given.
  public let zIndex: Int

  /// An item in a rectangle of the group.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// An item in a rectangle of the group, in front of those that have less.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
