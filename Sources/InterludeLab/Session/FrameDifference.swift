import InterludeUI

/// How two pictures differ, as a picture: black where they are the same.
nonisolated enum FrameDifference {
  /// - Parameters:
  ///   - renderer: What draws both.
  ///   - scale: Pixels a point.
  static func image(of a: DisplayList, _ b: DisplayList, renderer: any Renderer, scale: CGFloat) -> CGImage {
    let (first, second) = (renderer.render(a, scale: scale), renderer.render(b, scale: scale))
    guard first.width == second.width, first.height == second.height else { return first }
    let pixels = zip(first.pixels, second.pixels).map { 0xFF00_0000 | distance($0, $1) }
    return CGImage(width: first.width, height: first.height, pixels: pixels) ?? first
  }

  /// The distances of the three colour channels, each in its own place.
  private static func distance(_ a: UInt32, _ b: UInt32) -> UInt32 {
    [16, 8, 0].reduce(0) { sum, shift in
      let (x, y) = (a >> shift & 0xFF, b >> shift & 0xFF)
      return sum | (x > y ? x - y : y - x) << shift
    }
  }
}
