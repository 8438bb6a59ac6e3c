import DisplayList
import Foundation

/// Where a layer's contents lie in its bounds.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// At their own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the edge of least y, as are the other tops.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At their own size, at the middle of the bottom edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At their own size, at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At their own size, at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At their own size, in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At their own size, in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At their own size, in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At their own size, in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched over the bounds; the default, and what an unknown gravity counts as.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, centred.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers, centred.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where contents of a size land in a layer's bounds.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .null }
    let (fitX, fitY) = (bounds.width / size.width, bounds.height / size.height)
    let (scale, x, y): (CGFloat, CGFloat, CGFloat)
    switch self {
    case .center: (scale, x, y) = (1, 0.5, 0.5)
    case .top: (scale, x, y) = (1, 0.5, 0)
    case .bottom: (scale, x, y) = (1, 0.5, 1)
    case .left: (scale, x, y) = (1, 0, 0.5)
    case .right: (scale, x, y) = (1, 1, 0.5)
    case .topLeft: (scale, x, y) = (1, 0, 0)
    case .topRight: (scale, x, y) = (1, 1, 0)
    case .bottomLeft: (scale, x, y) = (1, 0, 1)
    case .bottomRight: (scale, x, y) = (1, 1, 1)
    case .resizeAspect: (scale, x, y) = (min(fitX, fitY), 0.5, 0.5)
    case .resizeAspectFill: (scale, x, y) = (max(fitX, fitY), 0.5, 0.5)
    default: return bounds
    }
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
