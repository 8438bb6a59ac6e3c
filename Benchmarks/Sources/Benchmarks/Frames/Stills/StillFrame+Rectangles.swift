import DisplayList
import Foundation

extension StillFrame {
  /// Rounded rectangles of all sizes, opaque and translucent in turn, and an enlarged picture over a third of the frame.
  static var roundedRectangles: StillFrame {
    let shapes = rectangles(52, seed: 52, side: 20...360, radius: 0...40, alpha: 0.6)
    let picture = image(Picture.landscape, CGRect(x: 282.5, y: 161.3, width: 715, height: 477))
    let commands = [page] + shapes.prefix(26) + [picture] + shapes.suffix(26)
    return StillFrame("52 rounded rectangles and a picture", window, commands)
  }

  /// 10,000 small upright rounded rectangles at fractions of pixels, half of them translucent.
  static var manyRectangles: StillFrame {
    let shapes = rectangles(10_000, seed: 10_000, side: 4...40, radius: 0...8, alpha: 0.5)
    return StillFrame("10,000 rounded rectangles", window, [page] + shapes)
  }

  private static var page: DrawCommand { fill(CGRect(origin: .zero, size: window), .white) }

  /// Rectangles anywhere, opaque and of an opacity in turn.
  private static func rectangles(
    _ count: Int, seed: UInt64, side: ClosedRange<CGFloat>, radius: ClosedRange<CGFloat>, alpha: CGFloat
  ) -> [DrawCommand] {
    var dice = Dice(seed: seed)
    let area = CGRect(origin: .zero, size: window)
    return (0..<count).map { index in
      let radius = dice.number(radius)
      let color = dice.color(alpha: index % 2 == 0 ? 1 : alpha)
      return fill(dice.rect(around: area, side: side), radius: radius, color)
    }
  }
}
