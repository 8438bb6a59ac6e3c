import DisplayList
import Foundation

/// A canvas that knows what each of its tiles shows.
final class RasterCanvas: Canvas {
  let width: Int
  let height: Int
  private let memory: UnsafeMutableBufferPointer<UInt32>
  private let rasterizer: Rasterizer
  private var shown: ShownTiles
  private var underlay: Underlay
  /// The frame that is there. It holds its pictures, so that no other can take their identity.
  private var plan = Plan()
  private var standing = StandingPictures()
  private var backdrops: [Int: ImagePaint] = [:]
  /// What the frame depends on but for its plan.
  private var settings = 0

  init(width: Int, height: Int, rasterizer: Rasterizer) {
    (self.width, self.height, self.rasterizer) = (width, height, rasterizer)
    memory = .allocate(capacity: width * height)
    memory.initialize(repeating: 0)
    shown = ShownTiles(width: width, height: height)
    underlay = Underlay(width: width, height: height, tileCount: shown.count)
  }

  deinit { memory.deallocate() }

  var pixels: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(memory) }

  func draw(_ list: DisplayList, scale: CGFloat, background: CGColor) -> [CGRect] {
    guard let base = memory.baseAddress else { return [] }
    let surface = Surface(
      base, bounds: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height), stride: width)
    let plan = rasterizer.plan(list, scale: scale, size: surface.bounds, &standing)
    underlay.follow(plan, after: self.plan)
    let settings = [scale.hashValue, background.hashValue].hashValue
    // They are made of what is behind them, the background as well.
    if settings != self.settings { backdrops = [:] }
    self.settings = settings
    shown.update { notes in
      underlay.update { underlay in
        rasterizer.draw(
          plan, background, on: surface, TileWatch(settings, notes, underlay), backdrops: &backdrops)
      }
    }
    self.plan = plan
    return shown.changes
  }

  func invalidate() {
    shown.forget()
    underlay.forget()
  }
}
