import DisplayList
import Foundation

extension StillFrame {
  /// Rounded rectangles of all sizes, opaque and translucent in turn, and an enlarged picture over a third of the frame.
  static var roundedRectangles: StillFrame {
    var dice = Dice(seed: 52)
    let area = CGRect(origin: .zero, size: window)
    let shapes = (0..<52).map { index in
      let radius = dice.number(0...40)
      let color = dice.color(alpha: index % 2 == 0 ? 1 : 0.6)
      return fill(dice.rect(around: area, side: 20...360), radius: radius, color)
    }
    let picture = image(Picture.landscape, CGRect(x: 282.5, y: 161.3, width: 715, height: 477))
    let commands = [fill(area, .white)] + shapes.prefix(26) + [picture] + shapes.suffix(26)
    return StillFrame("52 rounded rectangles and a picture", window, commands)
  }

  /// 10,000 small upright rounded rectangles at fractions of pixels, half of them translucent.
  static var manyRectangles: StillFrame {
    var dice = Dice(seed: 10_000)
    let area = CGRect(origin: .zero, size: window)
    let shapes = (0..<10_000).map { index in
      let radius = dice.number(0...8)
      let color = dice.color(alpha: index % 2 == 0 ? 1 : 0.5)
      return fill(dice.rect(around: area, side: 4...40), radius: radius, color)
    }
    return StillFrame("10,000 rounded rectangles", window, [fill(area, .white)] + shapes)
  }
}
