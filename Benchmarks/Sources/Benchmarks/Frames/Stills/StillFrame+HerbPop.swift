import DisplayList
import Foundation

extension StillFrame {
  /// A phone in the middle of a transition: over a dimmed screen a picture grows in a clip with rounded corners, with
  /// lines of text and buttons before it.
  static var herbPop: StillFrame {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let clip = RoundedRect(CGRect(x: 14.2, y: 131.7, width: 361.6, height: 411), radius: 22.6)
    // 600 pixels, which are 300 points, 1.37 times as large; the clip cuts the sides.
    let side = 300 * 1.37
    let photo = CGRect(x: screen.midX - side / 2, y: clip.rect.minY, width: side, height: side)
    let lines = (0..<6).map { line in
      image(Picture.text, CGRect(x: 95, y: 570 + Double(line) * 28, width: 200, height: 22))
    }
    let buttons = (0..<3).flatMap { index in
      let outline = RoundedRect(CGRect(x: 20 + Double(index) * 120, y: 764.4, width: 110, height: 44), radius: 22)
      return [
        fill(outline.rect, radius: outline.radius, CGColor(red: 0, green: 0.48, blue: 1, alpha: 0.9)),
        .border(outline, width: 1, CGColor(gray: 1, alpha: 0.8), .identity),
      ]
    }
    let commands = [
      image(Picture.screen, screen), fill(screen, CGColor(gray: 0, alpha: 0.3)),
      .pushClip(.roundedRect(clip), .identity), image(Picture.photo, photo), .popClip,
    ]
    return StillFrame("herb pop", CGSize(width: 780, height: 1688), scale: 2, commands + lines + buttons)
  }
}
