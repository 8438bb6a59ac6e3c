import DisplayList

/// From which pixels of its contents a pixel of a layer is made, where they are shown larger or smaller than they are.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// From those around it, and where they shrink from all that fall on it; the default, and what an unknown filter counts as.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// From the one that lies there: contents that grow show as squares.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// From those around it in the two next smaller sizes of the contents, each half of the one before. The same as linear where
  /// contents grow.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  init(_ filter: Sampling.Filter) {
    switch filter {
    case .linear: self = .linear
    case .nearest: self = .nearest
    case .trilinear: self = .trilinear
    }
  }

  var filter: Sampling.Filter {
    switch self {
    case .nearest: .nearest
    case .trilinear: .trilinear
    default: .linear
    }
  }
}
