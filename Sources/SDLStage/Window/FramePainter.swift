import DisplayList
import Rasterizer

extension WindowSurface {
  /// Draws a frame on black: the same pixels that a recording of it has. False when there is nothing to draw in.
  func draw(_ list: DisplayList, with rasterizer: Rasterizer) -> Bool {
    let geometry = geometry
    return draw { pixels, stride in
      rasterizer.render(
        list, scale: geometry.scale, background: .black, into: pixels,
        width: geometry.pixelWidth, height: geometry.pixelHeight, stride: stride)
    }
  }
}
