import DisplayList
import Rasterizer

/// Pixels that a frame is drawn on again and again.
final class Canvas {
  private(set) var pixels: [UInt32]
  private let width: Int
  private let height: Int

  init(_ frame: StillFrame) {
    (width, height) = (Int(frame.list.size.width * frame.scale), Int(frame.list.size.height * frame.scale))
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  func draw(_ frame: StillFrame, with rasterizer: Rasterizer) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      rasterizer.render(
        frame.list, scale: frame.scale, background: .black, into: pixels, width: width, height: height, stride: width)
    }
  }

  func draw(_ frame: StillFrame, with cairo: CairoRenderer) {
    pixels.withUnsafeMutableBufferPointer { pixels in
      cairo.render(frame.list, scale: frame.scale, into: pixels, width: width, height: height)
    }
  }
}
