/// How a picture is read where its texels do not fall on pixels one to one.
public struct Sampling: Hashable, Sendable {
  /// From which texels a pixel is made.
  public enum Filter: UInt8, Hashable, Sendable {
    /// From those around its centre; of a picture that shrinks, from all that fall on it.
    case linear
    /// From the one that its centre is in.
    case nearest
    /// From those around its centre, in the two smaller sizes of the picture next to the one wanted. A picture that grows has none.
    case trilinear
  }

  /// Where the picture grows.
  public var growing: Filter
  /// Where it shrinks.
  public var shrinking: Filter
  /// Added to the number of times that the picture is halved, where it shrinks by `trilinear`.
  public var bias: Float

  /// A way of reading pictures; smooth unless said otherwise.
  public init(growing: Filter = .linear, shrinking: Filter = .linear, bias: Float = 0) {
    (self.growing, self.shrinking, self.bias) = (growing, shrinking, bias)
  }

  /// As pictures are read unless somebody says otherwise.
  public static let smooth = Sampling()
}
