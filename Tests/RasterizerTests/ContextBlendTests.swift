import DisplayList
import Foundation
import Testing

@testable import Rasterizer

/// How what is drawn in a context goes together with what is there.
struct ContextBlendTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let redPixel: UInt32 = 0xFFFF_0000
  private let bluePixel: UInt32 = 0xFF00_00FF

  private func picture(_ body: (CGContext) throws -> Void) rethrows -> CGImage {
    let context = CGContext(size: CGSize(width: 40, height: 40), scale: 1, renderer: Rasterizer())
    try body(context)
    let image = context.makeImage()
    return image.flatMap { CGImage(width: $0.width, height: $0.height, pixels: $0.pixels) } ?? solidImage(1, 1, 0)
  }

  /// For each mode, what is where only the old was, where both were, and where only the new is.
  @Test(
    arguments: [
      (CGBlendMode.normal, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF), (.clear, 0xFFFF_0000, 0, 0),
      (.copy, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF), (.sourceIn, 0xFFFF_0000, 0xFF00_00FF, 0),
      (.sourceOut, 0xFFFF_0000, 0, 0xFF00_00FF), (.destinationOver, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF),
      (.destinationIn, 0xFFFF_0000, 0xFFFF_0000, 0), (.destinationOut, 0xFFFF_0000, 0, 0),
      (.sourceAtop, 0xFFFF_0000, 0xFF00_00FF, 0), (.destinationAtop, 0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF),
      (.xor, 0xFFFF_0000, 0, 0xFF00_00FF), (.multiply, 0xFFFF_0000, 0xFF00_0000, 0xFF00_00FF),
      (.plusLighter, 0xFFFF_0000, 0xFFFF_00FF, 0xFF00_00FF), (.exclusion, 0xFFFF_0000, 0xFFFF_00FF, 0xFF00_00FF),
    ] as [(CGBlendMode, UInt32, UInt32, UInt32)])
  func modesKeepAndTakeAway(mode: CGBlendMode, old: UInt32, both: UInt32, new: UInt32) {
    for isClipped in [false, true] {
      let image = picture {
        $0.setFillColor(red)
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
        if isClipped { $0.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        $0.setBlendMode(mode)
        $0.setFillColor(blue)
        $0.fill(CGRect(x: 10, y: 0, width: 20, height: 40))
      }
      #expect([image[5, 5], image[15, 5], image[25, 5], image[35, 5]] == [old, both, new, 0])
      if isClipped { #expect([image[5, 30], image[15, 30], image[25, 30]] == [redPixel, redPixel, 0]) }
    }
  }

  /// Porter and Duff's factors: of the new, the old's alpha or what it is missing, and of the old, the new's.
  @Test(
    arguments: [
      (.sourceAtop, 0.75, 0.5), (.destinationAtop, 0.25, 0.5), (.xor, 0.25, 0.5),
    ] as [(CGBlendMode, Double, Double)])
  func translucentColoursGoTogetherByBothAlphas(mode: CGBlendMode, new: Double, old: Double) {
    let image = picture {
      $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.75))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      $0.setBlendMode(mode)
      $0.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    let (blue, red) = (0.5 * new * 255, 0.75 * old * 255)
    #expect(distance(channels(image[10, 10]), SIMD4(blue, 0, red, blue + red)) <= 1.5)
  }

  /// What is drawn covers the whole picture; what is there stays.
  @Test(arguments: [CGBlendMode.destinationIn, .destinationAtop])
  func whatIsDrawnOverEverythingKeepsEverything(mode: CGBlendMode) {
    let image = picture {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      $0.setBlendMode(mode)
      $0.setFillColor(blue)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(image[10, 10] == redPixel && image[30, 10] == (mode == .destinationIn ? 0 : bluePixel))
  }

  /// Each of them by what Core Graphics' documentation calls its number.
  @Test func theModesThatMixAreThoseOfTheDisplayListByTheirNumbers() {
    for blend in BlendMode.allCases {
      let mode = CGBlendMode(rawValue: Int32(blend.rawValue))
      #expect(mode.map { "\($0)" } == "\(blend)")
    }
  }

  @Test func whatADrawingMixesIsMixedInItAlone() {
    func draw(_ context: CGContext) {
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      context.setBlendMode(.multiply)
      context.setFillColor(CGColor(red: 0, green: 1, blue: 1, alpha: 1))
      context.fill(CGRect(x: 10, y: 0, width: 20, height: 40))
    }
    let shown = picture {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      let context = CGContext(size: CGSize(width: 40, height: 40), scale: 1)
      draw(context)
      guard let drawing = context.makeImage() else { return }
      $0.draw(drawing, in: CGRect(x: 0, y: 0, width: 40, height: 40), isUpright: true)
    }

    #expect([shown[5, 5], shown[15, 5], shown[25, 5], shown[35, 5]] == [redPixel, 0xFF00_0000, 0xFF00_FFFF, redPixel])
  }

  @Test func aTransparencyLayerIsMixedAsAWhole() {
    let image = picture {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.setBlendMode(.screen)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.setFillColor(blue)
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      $0.endTransparencyLayer()
    }
    #expect(image[10, 10] == 0xFFFF_00FF && image[30, 10] == redPixel)
  }

  @Test func halfTransparentErasersLeaveHalf() {
    let image = picture {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.setFillColor(gray: 0, alpha: 0.25)
      $0.setBlendMode(.destinationOut)
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      $0.setBlendMode(.destinationIn)
      $0.fill(CGRect(x: 20, y: 0, width: 20, height: 40))
    }
    #expect(abs(image.alpha(10, 10) - 191) <= 1)
    #expect(abs(image.alpha(30, 10) - 64) <= 1)
  }
}
