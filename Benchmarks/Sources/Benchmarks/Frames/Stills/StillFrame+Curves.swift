import DisplayList
import Foundation

extension StillFrame {
  /// 2,000 closed paths of a few cubics each, which cross themselves as they like, filled and stroked in turn.
  static var curves: StillFrame {
    var dice = Dice(seed: 2_000)
    let area = CGRect(origin: .zero, size: window)
    let shapes = (0..<2_000).map { index in
      var path = closedPath(&dice, around: area)
      if index % 2 == 1 {
        var style = StrokeStyle()
        style.width = dice.number(0.5...5)
        path = path.stroked(style)
      }
      return DrawCommand.fill(.path(path), dice.color(alpha: 0.8), .identity)
    }
    return StillFrame("2,000 paths of curves", window, [fill(area, .white)] + shapes)
  }

  /// 3 to 8 cubics whose points lie anywhere in a square of 10 to 80 points.
  private static func closedPath(_ dice: inout Dice, around area: CGRect) -> Path {
    let (center, side) = (dice.point(in: area), dice.number(10...80))
    let square = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    let start = dice.point(in: square)
    let count = Int.random(in: 3...8, using: &dice)
    let curves = (1...count).map { number in
      Path.Element.curve(
        to: number == count ? start : dice.point(in: square), control1: dice.point(in: square),
        control2: dice.point(in: square))
    }
    return Path([.move(start)] + curves + [.close])
  }
}
