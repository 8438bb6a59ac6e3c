import DisplayList
import Foundation

extension LayerPainter {
  /// Paints a layer that does not fade as one picture: each of its parts, and each sublayer, fades by itself.
  mutating func paintApart(_ layer: CALayer, _ state: LayerState, time: Double, _ map: Homography) {
    let opacity = state.opacity
    fade(opacity) { $0.paintShadow(of: state, map) }
    fade(opacity) { $0.paintBackdrop(of: state, map) }
    fade(opacity) { $0.paintBackground(of: state, map) }
    paintInside(layer, state, time: time, map, partOpacity: opacity)
    fade(opacity) { $0.paintBorder(of: state, map) }
  }

  /// Paints something as one picture of an opacity.
  @inline(__always)
  mutating func fade(_ opacity: Double, _ paint: (inout LayerPainter) -> Void) {
    guard opacity < 1 else { return paint(&self) }
    let start = commands.count
    commands.append(.pushGroup(opacity: opacity))
    paint(&self)
    closeGroup(from: start, first: start + 1, opacity: opacity)
  }
}
