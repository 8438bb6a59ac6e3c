import DisplayList
import Foundation

extension Rasterizer {
  /// A bitmap's pixels, drawn on nothing; nil where it has none.
  func image(of bitmap: Bitmap) -> CGImage? {
    guard let (width, height) = bitmap.pixelSize else { return nil }
    return bitmaps.image(of: bitmap) {
      let bounds = bitmap.bounds
      let (x, y) = (CGFloat(width) / bounds.width, CGFloat(height) / bounds.height)
      let map = Homography(CGAffineTransform(x, 0, 0, y, -bounds.minX * x, -bounds.minY * y))
      let list = DisplayList(
        size: CGSize(width: width, height: height), commands: bitmap.commands.map { $0.mapped(by: map) })
      return render(list, scale: 1, background: .clear)
    }
  }
}
