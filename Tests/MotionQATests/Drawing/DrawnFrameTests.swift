import DisplayList
import Foundation
import InterludeUI
import PictureFiles
import Rasterizer
import Testing
import TextRendering

/// Frames with things that were drawn in contexts, in pixels.
@Suite final class DrawnFrameTests {
  /// A red disc, a white ring in it, and a number.
  private final class Badge: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let disc = bounds.insetBy(dx: 10, dy: 10)
      context.saveGState()
      context.setShadow(offset: CGSize(width: 0, height: 4), blur: 6, color: CGColor(gray: 0, alpha: 0.5))
      UIColor.red.setFill()
      context.fillEllipse(in: disc)
      context.restoreGState()
      UIColor.white.setStroke()
      let ring = UIBezierPath(ovalIn: disc.insetBy(dx: 8, dy: 8))
      ring.lineWidth = 4
      ring.setLineDash([10, 6], count: 2, phase: 0)
      ring.stroke()
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 36), .foregroundColor: UIColor.white,
      ]
      let size = "12".size(withAttributes: attributes)
      "12".draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), withAttributes: attributes)
    }
  }

  private func frame(of stage: Stage, scale: CGFloat = 1) -> CGImage {
    stage.commit()
    return Rasterizer().render(stage.displayList(), scale: scale, background: .white)
  }

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 { image.pixels[y * image.width + x] }

  @Test func aBadgeItsHierarchyDrawnAndTurnedTextShowWhereTheyAre() throws {
    let fonts = try FontLibrary()
    let badge = Badge(frame: CGRect(x: 20, y: 20, width: 120, height: 120))
    badge.isOpaque = false
    let stage = Stage.showing { [badge] }
    stage.textRenderer = fonts
    stage.commit()

    let copy = stage.asCurrent {
      UIGraphicsImageRenderer(size: CGSize(width: 220, height: 120)).image { context in
        UIColor.yellow.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 220, height: 120))
        _ = badge.drawHierarchy(in: CGRect(x: 0, y: 0, width: 60, height: 60), afterScreenUpdates: false)
        context.cgContext.translateBy(x: 140, y: 60)
        context.cgContext.rotate(by: -.pi / 6)
        "Turned".draw(at: CGPoint(x: -60, y: -20), withAttributes: [.font: UIFont.systemFont(ofSize: 34)])
        context.cgContext.clear(CGRect(x: -60, y: 24, width: 120, height: 6))
      }
    }
    let view = UIImageView(image: copy)
    view.frame.origin = CGPoint(x: 160, y: 20)
    badge.superview?.addSubview(view)
    let image = frame(of: stage)

    #expect(pixel(image, 33, 80) == 0xFFFF_0000)
    // The drawn hierarchy is half as large.
    #expect(pixel(image, 160 + 6, 20 + 30) == 0xFFFF_0000)
    #expect(pixel(image, 160 + 200, 20 + 110) == 0xFFFF_FF00)
    // The stripe that was cleared lets the white behind it through; its middle is turned with the text.
    let (x, y) = (140 + 27 * sin(Double.pi / 6), 60 + 27 * cos(Double.pi / 6))
    #expect(pixel(image, 160 + Int(x), 20 + Int(y)) == 0xFFFF_FFFF)
    // Text is black on yellow somewhere, and white on the badge.
    let shown = Set(image.pixels)
    #expect(shown.contains(0xFF00_0000) && shown.contains(0xFFFF_FFFF))
  }

  @Test func aDrawingThatDoesNotChangeIsNotPaintedAgain() throws {
    let badge = Badge(frame: CGRect(x: 20, y: 20, width: 120, height: 120))
    let other = UIView(frame: CGRect(x: 300, y: 200, width: 20, height: 20))
    other.backgroundColor = .blue
    let stage = Stage.showing { [badge, other] }
    stage.textRenderer = try FontLibrary()
    stage.commit()
    let canvas = Rasterizer().makeCanvas(width: 400, height: 300)
    _ = canvas.draw(stage.displayList(), scale: 1, background: .white)

    badge.setNeedsDisplay()
    other.frame.origin.x = 310
    stage.commit()
    let damage = canvas.draw(stage.displayList(), scale: 1, background: .white)

    #expect(!damage.isEmpty)
    #expect(damage.allSatisfy { !$0.intersects(badge.frame) })
    #expect(Array(canvas.pixels) == Rasterizer().render(stage.displayList(), scale: 1, background: .white).pixels)
  }

  @Test func pixelsOfWhatWasDrawnAreThereWhereTheyAreAskedFor() throws {
    let stage = Stage.showing { [] }
    stage.renderer = Rasterizer()
    stage.imageEncoder = { ImageFile.data(of: $0) }
    let data = try stage.asCurrent {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
      let image = renderer.image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
      return try #require(image.pngData())
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("drawn-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    let read = try ImageFile.read(file.path)
    #expect(read.width == 4 && read.height == 4)
    #expect([pixel(read, 1, 1), pixel(read, 2, 1)] == [0xFF00_FF00, 0])
  }
}
