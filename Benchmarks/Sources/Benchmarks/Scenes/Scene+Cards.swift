import DisplayList
import Foundation

extension Scene {
  /// Ten cards with shadow, border, cropped photo and two lines of text, scrolled a little, under a navigation bar.
  static func cards(_ progress: Double) -> [DrawCommand] {
    let page = DrawCommand.fill(.roundedRect(RoundedRect(screen, radius: 0)), CGColor(gray: 0.95, alpha: 1), .identity)
    let cards = (0..<10).flatMap { index in
      card(x: index % 2 == 0 ? 16 : 203, y: 110 + Double(index / 2) * 140 + progress * 7.3)
    }
    return [page] + cards + bar
  }

  private static func card(x: Double, y: Double) -> [DrawCommand] {
    let outline = RoundedRect(CGRect(x: x, y: y, width: 171, height: 124), radius: 16)
    let below = RoundedRect(outline.rect.offsetBy(dx: 0, dy: 4), radius: 16)
    let window = RoundedRect(CGRect(x: x + 8, y: y + 8, width: 155, height: 70), radius: 10)
    return [
      .shadow(.roundedRect(below), blur: 8, CGColor(gray: 0, alpha: 0.25), .identity),
      .fill(.roundedRect(outline), .white, .identity),
      .border(outline, width: 0.5, CGColor(gray: 0.8, alpha: 1), .identity),
      .pushClip(.roundedRect(window), .identity),
      .image(
        Picture.photo, source: Picture.whole, destination: CGRect(x: x + 8, y: y - 32, width: 155, height: 155),
        .identity),
      .popClip,
      .image(
        Picture.text, source: Picture.whole,
        destination: CGRect(x: x + 8, y: (y + 84).rounded(), width: 155, height: 17), .identity),
      .image(
        Picture.text, source: CGRect(x: 0, y: 0, width: 0.75, height: 1),
        destination: CGRect(x: x + 8, y: (y + 102).rounded(), width: 150, height: 22), .identity),
    ]
  }

  private static var bar: [DrawCommand] {
    let area = CGRect(x: 0, y: 0, width: 390, height: 91)
    let line = CGRect(x: 0, y: 91, width: 390, height: 0.5)
    return [
      .fill(.roundedRect(RoundedRect(area, radius: 0)), CGColor(gray: 0.98, alpha: 0.94), .identity),
      .fill(.roundedRect(RoundedRect(line, radius: 0)), CGColor(gray: 0.7, alpha: 1), .identity),
      .image(
        Picture.text, source: Picture.whole, destination: CGRect(x: 95, y: 56, width: 200, height: 22), .identity),
    ]
  }
}
