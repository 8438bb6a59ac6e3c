import DisplayList
import Foundation

/// Frames as transitions make them. Progress runs from 0 to 1.
enum Scene {
  static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// A list of cards, over which a picture of a screen grows, clipped to rounded corners.
  static func growingScreen(_ progress: Double) -> DisplayList {
    let scale = 0.7 + 0.25 * progress
    let map = Homography(
      CGAffineTransform(translationX: -screen.midX, y: -screen.midY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: screen.midX, y: screen.midY)))
    return frame(
      cards(progress) + [
        .pushClip(.roundedRect(RoundedRect(screen, radius: 40)), map),
        .image(Picture.screen, source: Picture.whole, destination: screen, map),
        .popClip,
      ])
  }

  /// A translucent sheet of text rises over dimmed cards.
  static func sheet(_ progress: Double) -> DisplayList {
    let map = Homography(CGAffineTransform(translationX: 0, y: 800 * (1 - progress) + 0.3))
    let sheet = Shape.roundedRect(RoundedRect(screen.offsetBy(dx: 0, dy: 54), radius: 12))
    let lines = (0..<12).map { line in
      DrawCommand.image(
        Picture.text, source: Picture.whole,
        destination: CGRect(x: 20, y: 80 + Double(line) * 40, width: 200, height: 22), map)
    }
    return frame(
      cards(progress) + [
        .fill(.roundedRect(RoundedRect(screen, radius: 0)), CGColor(gray: 0, alpha: 0.4 * progress), .identity),
        .shadow(sheet, blur: 20, CGColor(gray: 0, alpha: 0.4), map),
        .pushGroup(opacity: 0.9),
        .pushClip(sheet, map),
        .fill(sheet, .white, map),
      ] + lines + [.popClip, .popGroup])
  }

  /// A picture of a screen turns about its upright axis, seen in perspective, with a shadow and a border.
  static func flip(_ progress: Double) -> DisplayList {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 600
    let turn = CATransform3DConcat(CATransform3DMakeRotation(0.2 + progress * 1.2, 0, 1, 0), perspective)
    let centred = CATransform3DConcat(CATransform3DMakeTranslation(-screen.midX, -screen.midY, 0), turn)
    let map = Homography(CATransform3DConcat(centred, CATransform3DMakeTranslation(screen.midX, screen.midY, 0)))
    let page = RoundedRect(CGRect(x: 20, y: 40, width: 350, height: 764), radius: 30)
    return frame([
      .fill(.roundedRect(RoundedRect(screen, radius: 0)), CGColor(gray: 0.2, alpha: 1), .identity),
      .shadow(.roundedRect(page), blur: 15, .black, map),
      .pushClip(.roundedRect(page), map),
      .image(Picture.screen, source: Picture.whole, destination: page.rect, map),
      .popClip,
      .border(page, width: 3, .white, map),
    ])
  }

  private static func frame(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(size: screen.size, commands: commands)
  }
}
