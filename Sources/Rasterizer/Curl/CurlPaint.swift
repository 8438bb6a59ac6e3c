import DisplayList
import Foundation

/// A picture that is rolled up, made ready for pixels.
struct CurlPaint: Sendable {
  let picture: CGImage
  /// From pixels to texels of the picture.
  let map: Homography
  /// In texels, from the picture's corner.
  let curl: Curl

  /// Nil for numbers that make none.
  ///
  /// - Parameters:
  ///   - bounds: Those of the picture, in the curl's points.
  ///   - map: From these points to pixels.
  init?(_ picture: CGImage, bounds: CGRect, _ curl: Curl, map: Homography) {
    let (scale, origin, direction) = (CGFloat(picture.width) / bounds.width, bounds.origin, curl.direction)
    let position = (curl.position - origin.x * direction.dx - origin.y * direction.dy) * scale
    let radius = curl.radius * scale
    guard radius > 0.5, radius < 1e6, abs(position) < 1e6, abs(direction.dx) <= 1, abs(direction.dy) <= 1,
      let map = Homography(from: map, of: bounds, to: picture, CGRect(x: 0, y: 0, width: 1, height: 1))
    else { return nil }
    (self.picture, self.map) = (picture, map)
    self.curl = Curl(direction: direction, position: position, radius: radius)
  }
}
