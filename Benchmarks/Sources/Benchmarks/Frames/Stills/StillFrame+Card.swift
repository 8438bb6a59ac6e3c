import DisplayList
import Foundation

extension StillFrame {
  /// A large screen on which the presenter has shrunk and rounded its corners, and a card with twenty rows covers most of
  /// it.
  static var card: StillFrame {
    let screen = CGRect(x: 0, y: 0, width: 3840, height: 2160)
    let shrunk = Homography(
      CGAffineTransform(translationX: -screen.midX, y: -screen.midY)
        .concatenating(CGAffineTransform(scaleX: 0.91, y: 0.91))
        .concatenating(CGAffineTransform(translationX: screen.midX, y: screen.midY)))
    let presenter = [
      .pushClip(.roundedRect(RoundedRect(screen, radius: 80)), shrunk),
      DrawCommand.fill(.roundedRect(RoundedRect(screen)), .white, shrunk),
      image(Picture.desktop, screen, shrunk),
      .popClip,
    ]
    let sheet = fill(CGRect(x: 480, y: 260.5, width: 2880, height: 1980), radius: 60, .white)
    return StillFrame(
      "card over a shrunken screen", screen.size,
      [fill(screen, .black)] + presenter + [fill(screen, CGColor(gray: 0, alpha: 0.4)), sheet]
        + (0..<20).flatMap { row(y: 340.5 + Double($0) * 88) })
  }

  /// A symbol, two bars that stand for text, and a line below.
  private static func row(y: Double) -> [DrawCommand] {
    [
      fill(CGRect(x: 540, y: y, width: 64, height: 64), radius: 14, CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1)),
      fill(CGRect(x: 650, y: y + 6, width: 900, height: 22), CGColor(gray: 0.2, alpha: 1)),
      fill(CGRect(x: 650, y: y + 38, width: 1500, height: 16), CGColor(gray: 0.6, alpha: 1)),
      fill(CGRect(x: 650, y: y + 76, width: 2650, height: 1), CGColor(gray: 0.8, alpha: 1)),
    ]
  }
}
