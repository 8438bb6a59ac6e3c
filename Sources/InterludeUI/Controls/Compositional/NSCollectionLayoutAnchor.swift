/// A place on the rectangle of an item: an edge, a corner or the middle, and how far from it.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that it is at; of an axis without one it is in the middle.
  public let edges: NSDirectionalRectEdge
  /// How far from there, in points or in sizes of the supplementary item.
  public let offset: CGPoint
  /// Whether the offset is in sizes of the supplementary item.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// A place at edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// A place at edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
    super.init()
  }

  /// A place at edges, moved by shares of the supplementary item's width and height.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
    super.init()
  }

  /// Where on a rectangle of a size.
  func place(in size: CGSize) -> CGPoint {
    func share(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(low) ? 0 : edges.contains(high) ? 1 : 0.5
    }
    return CGPoint(x: size.width * share(.leading, .trailing), y: size.height * share(.top, .bottom))
  }

  /// How far a supplementary item of a size is moved, in points.
  func shift(of size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
