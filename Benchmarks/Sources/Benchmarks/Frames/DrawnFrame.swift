import DisplayList
import Rasterizer

/// A frame that Interlude draws again and again, all of it each time.
final class RasterizedFrame {
  private let frame: StillFrame
  private let canvas: any Canvas

  init(_ frame: StillFrame, with rasterizer: Rasterizer) {
    self.frame = frame
    canvas = rasterizer.makeCanvas(width: frame.width, height: frame.height)
  }

  var pixels: [UInt32] { Array(canvas.pixels) }

  func draw() {
    canvas.invalidate()
    _ = canvas.draw(frame.list, scale: frame.scale, background: .black)
  }
}

/// The same by Cairo.
final class CairoFrame {
  private let frame: StillFrame
  private let renderer = CairoRenderer()
  private(set) var pixels: [UInt32]

  init(_ frame: StillFrame) {
    self.frame = frame
    pixels = [UInt32](repeating: 0, count: frame.width * frame.height)
  }

  func draw() {
    pixels.withUnsafeMutableBufferPointer { pixels in
      renderer.render(frame.list, scale: frame.scale, into: pixels, width: frame.width, height: frame.height)
    }
  }
}

extension StillFrame {
  /// In pixels.
  fileprivate var width: Int { Int(list.size.width * scale) }
  /// In pixels.
  fileprivate var height: Int { Int(list.size.height * scale) }
}
