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
    /// Mirrored in the diagonal from the top left to the bottom right: by a quarter clockwise, then from left to right.
    case leftMirrored
    /// Mirrored in the diagonal from the bottom left to the top right: by a quarter counterclockwise, then from left to right.
    case rightMirrored

    /// The image upright: `right`, say, turns the stored pixels a quarter clockwise.
    func applied(to image: CGImage) -> CGImage {
      guard self != .up else { return image }
      if let drawing = image.drawing { return CGImage(turned(drawing)) ?? image }
      let stored = image.pixels
      let (width, height) = swapsSides ? (image.height, image.width) : (image.width, image.height)
      var pixels = [UInt32]()
      pixels.reserveCapacity(width * height)
      for y in 0..<height {
        for x in 0..<width {
          let source = self.source(ofX: x, y: y, width: image.width, height: image.height)
          pixels.append(stored[source.y * image.width + source.x])
        }
      }
      return CGImage(width: width, height: height, pixels: pixels) ?? image
    }

    /// The drawing upright.
    private func turned(_ drawing: Drawing) -> Drawing {
      let (width, height) = (drawing.size.width, drawing.size.height)
      let map: CGAffineTransform =
        switch self {
        case .up: .identity
        case .down: CGAffineTransform(-1, 0, 0, -1, width, height)
        case .left: CGAffineTransform(0, -1, 1, 0, 0, width)
        case .right: CGAffineTransform(0, 1, -1, 0, height, 0)
        case .upMirrored: CGAffineTransform(-1, 0, 0, 1, width, 0)
        case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, height)
        case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
        case .rightMirrored: CGAffineTransform(0, -1, -1, 0, height, width)
        }
      var turned = drawing
      if swapsSides { turned.size = CGSize(width: height, height: width) }
      turned.commands = drawing.placed(by: map)
      return turned
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
      case .leftMirrored: (y, x)
      case .rightMirrored: (width - 1 - y, height - 1 - x)
      }
    }
  }
}
