import DisplayList
import Foundation

extension StillFrame {
  /// Twelve rounded rectangles, each with a blurred shadow.
  static var shadows: StillFrame {
    let shapes = (0..<12).flatMap { index in
      let (column, row) = (Double(index % 4), Double(index / 4))
      let rect = CGRect(x: 50.4 + column * 305, y: 40.3 + row * 255, width: 260, height: 200)
      let radius = 8 + Double(index) * 2
      return [
        .shadow(
          .roundedRect(RoundedRect(rect.offsetBy(dx: 0, dy: 6), radius: radius)), blur: 4 + Double(index),
          CGColor(gray: 0, alpha: 0.35), .identity),
        fill(rect, radius: radius, .white),
      ]
    }
    let page = fill(CGRect(origin: .zero, size: window), CGColor(gray: 0.93, alpha: 1))
    return StillFrame("12 shadows", window, [page] + shapes)
  }
}
