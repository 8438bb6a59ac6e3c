import InterludeUI

/// Lines between the pixels of a phone that is zoomed so far that each can be seen.
enum PixelGrid {
  /// Below this many points a pixel there is none.
  private static let leastSize: CGFloat = 6

  /// - Parameter scale: The phone's pixels per point.
  static func commands(in layout: LabLayout, scale: CGFloat) -> [DrawCommand] {
    let step = layout.phoneScale / scale
    guard step >= leastSize else { return [] }
    let (frame, shown) = (layout.phoneFrame(), layout.phoneFrame().intersection(layout.canvas))
    func places(from start: CGFloat, _ low: CGFloat, _ high: CGFloat) -> [CGFloat] {
      stride(from: start + ((low - start) / step).rounded(.up) * step, through: high, by: step).map(\.self)
    }
    let columns = places(from: frame.minX, shown.minX, shown.maxX).map {
      CGRect(x: $0 - 0.25, y: shown.minY, width: 0.5, height: shown.height)
    }
    let rows = places(from: frame.minY, shown.minY, shown.maxY).map {
      CGRect(x: shown.minX, y: $0 - 0.25, width: shown.width, height: 0.5)
    }
    return (columns + rows).map {
      .fill(.roundedRect(RoundedRect($0)), CGColor(gray: 0.5, alpha: 0.5), .identity)
    }
  }
}
