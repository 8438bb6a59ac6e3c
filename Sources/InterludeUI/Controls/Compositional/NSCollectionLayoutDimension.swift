/// A width or a height in a compositional layout: a share of the container, a number of points, or an estimate that the view
/// itself puts right.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  private enum Measure {
    case width, height, points, estimate, largestEstimate
  }

  private let measure: Measure

  /// The share, or the number of points.
  public let dimension: CGFloat

  private init(_ dimension: CGFloat, of measure: Measure) {
    (self.dimension, self.measure) = (dimension, measure)
    super.init()
  }

  /// A share of the container's width, as a rule 0…1.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth, of: .width)
  }

  /// A share of the container's height, as a rule 0…1.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight, of: .height)
  }

  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension, of: .points)
  }

  /// A number of points that holds until the view has been asked how large it is to be; a group is then as large as its items.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension, of: .estimate)
  }

  /// An estimate after which items of a group that have one are all as large as the largest of them.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimate, of: .largestEstimate)
  }

  /// Whether it is a share of the container's width.
  open var isFractionalWidth: Bool { measure == .width }
  /// Whether it is a share of the container's height.
  open var isFractionalHeight: Bool { measure == .height }
  /// Whether it is a number of points for good.
  open var isAbsolute: Bool { measure == .points }
  /// Whether it is an estimate of its own.
  open var isEstimated: Bool { measure == .estimate }
  /// Whether it is an estimate that goes by the largest of a group.
  open var isUniformAcrossSiblings: Bool { measure == .largestEstimate }

  /// Whether the view puts it right.
  var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

  /// In points, at least 0; what is no number is 0.
  func length(in container: CGSize) -> CGFloat {
    let length: CGFloat =
      switch measure {
      case .width: dimension * container.width
      case .height: dimension * container.height
      case .points, .estimate, .largestEstimate: dimension
      }
    return length.isFinite ? max(0, length) : 0
  }
}
