import DisplayList
import Foundation

extension CALayer {
  /// Whether the model hides everything behind its bounds, the rounding of corners apart: a full colour does, or a full
  /// picture, here or in a sublayer that reaches as far. Not part of QuartzCore.
  public var coversBounds: Bool {
    guard maskLayer == nil, !state.isHidden, state.opacity >= 1, state.blend == .normal, !state.isCurled, state.hasArea,
      !state.isSpace
    else { return false }
    if let color = state.backgroundColor, color.alpha >= 1 { return true }
    if state.contentsFillBounds, let image = state.contents.single, image.isOpaque {
      return true
    }
    guard state.scene == nil else { return false }
    return children.contains {
      $0.state.transform == CATransform3DIdentity && $0.state.frame.contains(state.bounds) && $0.coversBounds
    }
  }
}

nonisolated extension LayerState {
  fileprivate var contentsFillBounds: Bool {
    self.contentsGravity == .resize || self.contentsGravity == .resizeAspectFill
  }
}
