/// A size in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width, in points or as a share of the container's.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height, in points or as a share of the container's.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of a width and a height.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  /// In points, as far as it is known without asking a view.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// In points, with what a view wants to be where that is asked for.
  func size(in container: CGSize, wanted: CGSize?) -> CGSize {
    var size = size(in: container)
    if let wanted, widthDimension.isMeasured { size.width = wanted.width }
    if let wanted, heightDimension.isMeasured { size.height = wanted.height }
    return size
  }

  /// The sides that the view puts right.
  var measuredSides: MeasuredSides {
    MeasuredSides(width: widthDimension.isMeasured, height: heightDimension.isMeasured)
  }
}

/// Which sides of an item are as long as its view wants them.
nonisolated struct MeasuredSides: Equatable {
  var width = false
  var height = false

  var isEmpty: Bool { !width && !height }
}
