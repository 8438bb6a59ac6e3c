import DisplayList
import Foundation

/// A canvas that knows what each of its tiles shows.
final class RasterCanvas: Canvas {
  let width: Int
  let height: Int
  private let memory: UnsafeMutableBufferPointer<UInt32>
  private let rasterizer: Rasterizer
  private var shown: ShownTiles
  /// The frame that is there. It holds its pictures, so that no other can take their identity.
  private var plan = Plan()
  private var standing = StandingPictures()

  init(width: Int, height: Int, rasterizer: Rasterizer) {
    (self.width, self.height, self.rasterizer) = (width, height, rasterizer)
    memory = .allocate(capacity: width * height)
    memory.initialize(repeating: 0)
    shown = ShownTiles(width: width, height: height)
  }

  deinit { memory.deallocate() }

  var pixels: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(memory) }

  func draw(_ list: DisplayList, scale: CGFloat, background: CGColor) -> [CGRect] {
    guard let base = memory.baseAddress else { return [] }
    let surface = Surface(
      base, bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), stride: width)
    plan = rasterizer.draw(list, scale: scale, background: background, on: surface, over: &shown, &standing)
    return shown.changes
  }

  func invalidate() { shown.forget() }
}
