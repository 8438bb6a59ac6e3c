import InterludeUI

/// Finds the pixels with which a rasterizer smooths edges, after V. Vyšniauskas, "Anti-aliased pixel and intensity slope
/// detector" (2009): such a pixel lies on a slope between something darker and something brighter, and at least one of
/// these is an even surface, in both of two pictures.
nonisolated struct EdgeDetector {
  private let width, height: Int
  private let pixels: [UInt32]

  init(_ image: CGImage) { (width, height, pixels) = (image.width, image.height, image.pixels) }

  func isSmoothedEdge(_ x: Int, _ y: Int, in other: EdgeDetector) -> Bool {
    let own = PerceivedColor(pixels[y * width + x])
    var equals = isAtRim(x, y) ? 1 : 0
    var darkest = (slope: 0.0, x: x, y: y)
    var brightest = darkest
    for (nx, ny) in neighbours(x, y) {
      let slope = PerceivedColor(pixels[ny * width + nx]).y - own.y
      if slope == 0 { equals += 1 }
      if slope < darkest.slope { darkest = (slope, nx, ny) }
      if slope > brightest.slope { brightest = (slope, nx, ny) }
    }
    // More than two of its own kind make it a surface or a line.
    guard equals <= 2, darkest.slope < 0, brightest.slope > 0 else { return false }
    return [darkest, brightest].contains { isSurface($0.x, $0.y) && other.isSurface($0.x, $0.y) }
  }

  /// Whether all pixels around one are like it, as on a surface or a gentle gradient.
  func isEven(_ x: Int, _ y: Int) -> Bool {
    let own = PerceivedColor(pixels[y * width + x])
    return neighbours(x, y).allSatisfy { PerceivedColor(pixels[$1 * width + $0]).isSame(as: own) }
  }

  /// Whether more than two of the pixels around one are the same as it.
  private func isSurface(_ x: Int, _ y: Int) -> Bool {
    let own = pixels[y * width + x]
    let equals = neighbours(x, y).count { pixels[$1 * width + $0] == own }
    return equals + (isAtRim(x, y) ? 1 : 0) > 2
  }

  private func isAtRim(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  private func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
    (max(y - 1, 0)...min(y + 1, height - 1)).flatMap { ny in
      (max(x - 1, 0)...min(x + 1, width - 1)).compactMap { nx in nx == x && ny == y ? nil : (nx, ny) }
    }
  }
}
