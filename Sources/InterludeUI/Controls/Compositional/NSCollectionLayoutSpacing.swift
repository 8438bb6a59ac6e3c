/// Room between or around the items of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// In points; the least if it is flexible.
  public let spacing: CGFloat
  /// Whether it also takes of the room that is left over.
  public let isFlexible: Bool
  /// Whether it stays as it is.
  open var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing.isFinite ? spacing : 0, isFlexible)
    super.init()
  }

  /// At least so many points, and an equal part of what room is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// Room on the four sides of an item or a group, outside of its size.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// On the left; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// On the right; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Room on four sides, nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
