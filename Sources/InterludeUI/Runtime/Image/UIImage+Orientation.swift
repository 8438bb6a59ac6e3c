extension UIImage {
  /// How the stored pixels have to be turned to be seen upright.
  public nonisolated enum Orientation: Int, Sendable {
    /// As they are.
    case up
    /// By a half.
    case down
    /// By a quarter counterclockwise.
    case left
    /// By a quarter clockwise.
    case right
    /// Mirrored from left to right.
    case upMirrored
    /// By a half, and mirrored: top and bottom exchanged.
    case downMirrored
    /// Mirrored in the diagonal from the bottom left to the top right.
    case leftMirrored
    /// Mirrored in the diagonal from the top left to the bottom right.
    case rightMirrored

    /// The image upright: `right`, say, turns the stored pixels a quarter clockwise.
    func applied(to image: CGImage) -> CGImage {
      guard self != .up else { return image }
      let (width, height) = swapsSides ? (image.height, image.width) : (image.width, image.height)
      var pixels = [UInt32]()
      pixels.reserveCapacity(width * height)
      for y in 0..<height {
        for x in 0..<width {
          let source = self.source(ofX: x, y: y, width: image.width, height: image.height)
          pixels.append(image.pixels[source.y * image.width + source.x])
        }
      }
      return CGImage(width: width, height: height, pixels: pixels) ?? image
    }

    private var swapsSides: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }

    /// Where a pixel of the upright image is in the stored one, whose size is given.
    private func source(ofX x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
      switch self {
      case .up: (x, y)
      case .down: (width - 1 - x, height - 1 - y)
      case .left: (width - 1 - y, x)
      case .right: (y, height - 1 - x)
      case .upMirrored: (width - 1 - x, y)
      case .downMirrored: (x, height - 1 - y)
      case .leftMirrored: (width - 1 - y, height - 1 - x)
      case .rightMirrored: (y, x)
      }
    }
  }
}
