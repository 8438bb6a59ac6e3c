import DisplayList
import Foundation

extension PixelRect {
  /// The pixels of a picture that is neither turned nor seen in perspective outside of which it is clear, and a few more; nil where
  /// that is not known.
  ///
  /// - Parameters:
  ///   - source: The part that is drawn, in the unit square.
  ///   - map: From the destination's points to pixels.
  init?(inkOf image: CGImage, _ source: CGRect, in destination: CGRect, through map: Homography) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard map.isAffine, map.b == 0, map.c == 0, unit.contains(source), !image.isOpaque else { return nil }
    let ink = image.inkBounds
    if ink.rows.isEmpty {
      self = .empty
      return
    }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let texels = CGAffineTransform(
      source.width * width / destination.width, 0, 0, source.height * height / destination.height,
      source.minX * width - destination.minX * source.width * width / destination.width,
      source.minY * height - destination.minY * source.height * height / destination.height)
    // A pixel takes in what is up to two texels away, of that size of the picture that is drawn from. They are not larger than this.
    let largest = max(1, abs(texels.a * texels.d / (map.a * map.d)).squareRoot())
    let area = CGRect(
      x: CGFloat(ink.columns.lowerBound), y: CGFloat(ink.rows.lowerBound),
      width: CGFloat(ink.columns.count), height: CGFloat(ink.rows.count)
    ).insetBy(dx: -3 * largest, dy: -3 * largest).applying(texels.inverted()).applying(map.affine)
    guard area.minX.isFinite, area.minY.isFinite, area.maxX.isFinite, area.maxY.isFinite else { return nil }
    self.init(covering: SIMD2(area.minX, area.minY) - 2, SIMD2(area.maxX, area.maxY) + 2)
  }
}
