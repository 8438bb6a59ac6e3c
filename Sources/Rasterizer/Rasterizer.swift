import DisplayList
import Foundation

/// Turns a display list into pixels on the CPU: the same list gives the same bytes, on any machine and however many
/// threads share the work.
public struct Rasterizer: Renderer {
  let mipmaps = MipmapCache()
  let inks = InkCache()
  let shadows = ShadowCache()
  let bitmaps = BitmapCache()
  private let bandCount: Int?

  /// A rasterizer that draws large pictures in several bands at a time.
  public init() { bandCount = nil }

  /// - Parameter bandCount: Into how many bands of rows the work is divided; nil to suit the machine.
  init(bandCount: Int?) { self.bandCount = bandCount }

  public func render(_ list: DisplayList, scale: CGFloat, background: CGColor) -> CGImage {
    let size = Rasterizer.pixelSize(of: list, scale: scale) ?? (width: 1, height: 1)
    let pixels = [UInt32](unsafeUninitializedCapacity: size.width * size.height) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      let frame = PixelRect(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
      let plan = Planner.plan(list, scale: scale, size: frame, for: self)
      var backdrops: [Int: ImagePaint] = [:]
      draw(plan, background, on: Surface(base, bounds: frame, stride: size.width), backdrops: &backdrops)
      count = size.width * size.height
    }
    guard let image = CGImage(width: size.width, height: size.height, pixels: pixels) else {
      preconditionFailure("a picture of \(size.width) × \(size.height) pixels has that many")
    }
    return image
  }

  public func makeCanvas(width: Int, height: Int) -> any Canvas {
    let sides = 1...Rasterizer.maximumSide
    precondition(sides ~= width && sides ~= height, "a canvas of \(width) × \(height) pixels cannot be made")
    return RasterCanvas(width: width, height: height, rasterizer: self)
  }

  /// The signed plan of a frame that follows another.
  ///
  /// - Parameter standing: The pictures of that frame.
  func plan(_ list: DisplayList, scale: CGFloat, size: PixelRect, _ standing: inout StandingPictures) -> Plan {
    var plan = Planner.plan(list, scale: scale, size: size, for: self, standing: &standing)
    plan.sign()
    return plan
  }

  /// - Parameters:
  ///   - watch: What the tiles show so far; nil to draw all of them.
  ///   - backdrops: Those of the frame before; after that those of this one.
  func draw(
    _ plan: Plan, _ background: CGColor, on surface: Surface, _ watch: TileWatch? = nil,
    backdrops: inout [Int: ImagePaint]
  ) {
    var compositor = Compositor(
      plan, shadows: shadows, background: background.premultipliedPixel(), bandCount: bandCount)
    compositor.draw(on: surface, watch, backdrops: &backdrops)
  }

  /// The most pixels on a side of a picture.
  package static let maximumSide = 16384

  /// The size of a frame in pixels; nil when it has none or is absurdly large.
  private static func pixelSize(of list: DisplayList, scale: CGFloat) -> (width: Int, height: Int)? {
    let size = SIMD2<Double>(list.size.width, list.size.height) * Double(scale)
    let whole = (size - EdgeList.alignment).rounded(.up)
    guard whole.x >= 1, whole.y >= 1, whole.max() <= Double(maximumSide) else { return nil }
    return (Int(whole.x), Int(whole.y))
  }
}
