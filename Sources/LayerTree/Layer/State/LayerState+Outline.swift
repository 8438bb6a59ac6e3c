import DisplayList
import Foundation

nonisolated extension LayerState {
  var isVisible: Bool { !isHidden && opacity > 0 }

  /// The bounds with their rounded corners.
  var outline: RoundedRect { RoundedRect(bounds, radius: cornerRadius, corners: self.maskedCorners) }

  /// Whether the corners are other than circular.
  var isContinuous: Bool { cornerRadius > 0 && self.cornerCurve == .continuous }

  /// The outline, its corners as the curve has them.
  var outlineShape: Shape { isContinuous ? .path(Path(continuous: outline)) : .roundedRect(outline) }

  /// What casts the shadow, and how dense it is: the shadow path, or else the background, or
  /// else a shape's fill.
  var silhouette: (shape: Shape, density: CGFloat)? {
    if let shadowPath = self.shadowPath { return (.path(shadowPath), 1) }
    if let backgroundColor, hasArea { return (.roundedRect(outline), backgroundColor.alpha) }
    guard let outline = self.shape?.filled, let color = self.shape?.fillColor else { return nil }
    return (outline, color.alpha)
  }
}
