import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// A context's path, what it can be asked of it, and what rectangles do to it, by Core Graphics' documentation.
struct ContextPathTests {
  private let redPixel: UInt32 = 0xFFFF_0000
  private let bluePixel: UInt32 = 0xFF00_00FF

  private func context() -> CGContext {
    CGContext(size: CGSize(width: 40, height: 40), scale: 1, renderer: Rasterizer())
  }

  private func picture(_ body: (CGContext) -> Void) -> CGImage {
    let context = context()
    body(context)
    let image = context.makeImage()
    return image.flatMap { CGImage(width: $0.width, height: $0.height, pixels: $0.pixels) } ?? solidImage(1, 1, 0)
  }

  private func square(_ start: CGFloat, _ side: CGFloat) -> CGRect {
    CGRect(x: start, y: start, width: side, height: side)
  }

  @Test func pointAndBoxAreInTheCoordinatesOfNowAndCountControlPoints() {
    let context = context()
    #expect(context.currentPointOfPath == .zero && context.boundingBoxOfPath == .null)
    context.translateBy(x: 10, y: 0)
    context.scaleBy(x: 2, y: 2)
    context.move(to: CGPoint(x: 1, y: 2))
    context.addCurve(to: CGPoint(x: 4, y: 2), control1: CGPoint(x: 1, y: 6), control2: CGPoint(x: 4, y: 6))
    #expect(context.currentPointOfPath == CGPoint(x: 4, y: 2))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
    context.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 2, y: 0))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 0, width: 3, height: 6))
    context.scaleBy(x: 0.5, y: 0.5)
    #expect(context.currentPointOfPath == CGPoint(x: 2, y: 4))
  }

  /// A square of 20 with one of 10 in its middle, both the same way round, and a line of 4 along them.
  @Test(
    arguments: [
      (CGPathDrawingMode.fill, [true, true, false]), (.eoFill, [false, true, false]), (.stroke, [false, false, true]),
      (.fillStroke, [true, true, true]), (.eoFillStroke, [false, true, true]),
    ])
  func aPointIsInAPathWhereThatWouldBeDrawn(mode: CGPathDrawingMode, isInside: [Bool]) {
    let context = context()
    context.translateBy(x: 10, y: 10)
    context.addRects([square(0, 20), square(5, 10)])
    context.setLineWidth(4)
    let points = [CGPoint(x: 10, y: 10), CGPoint(x: 2.5, y: 10), CGPoint(x: -1, y: 10)]
    #expect(points.map { context.pathContains($0, mode: mode) } == isInside)
  }

  @Test func aStrokedPathAndAnOvalAreAreas() {
    let line = picture {
      $0.setLineWidth(4)
      $0.move(to: CGPoint(x: 4, y: 10))
      $0.addLine(to: CGPoint(x: 36, y: 10))
      $0.replacePathWithStrokedPath()
      $0.fillPath()
    }
    #expect(abs(line.coveredArea - 32 * 4) < 0.5)
    let oval = picture {
      $0.addEllipse(in: CGRect(x: 5, y: 10, width: 30, height: 20))
      $0.fillPath()
    }
    #expect(abs(oval.coveredArea - .pi * 150) < 1)
  }

  @Test func rectanglesTogetherAreFilledAndClippedToAsOne() {
    // Two of 100, which share 25.
    let rects = [square(0, 10), square(5, 10)]
    #expect(picture { $0.fill(rects) }.coveredArea == 175)
    let clipped = picture {
      $0.translateBy(x: 5, y: 5)
      $0.clip(to: rects)
      $0.fill(square(-5, 40))
      $0.clip(to: square(30, 5))
      $0.fill(square(-5, 40))
      $0.resetClip()
      $0.fill(square(25, 10))
    }
    #expect(clipped.coveredArea == 175 + 100)
    #expect(clipped.alpha(4, 4) == 0 && clipped.alpha(5, 5) == 255 && clipped.alpha(39, 39) == 255)
    let all = picture {
      $0.clip(to: [])
      $0.fill(square(0, 40))
    }
    #expect(all.coveredArea == 0)
  }

  @Test func aRectanglesOwnLineWidthIsForItAlone() {
    let image = picture {
      $0.setLineWidth(4)
      $0.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      $0.stroke(CGRect(x: 10, y: 12, width: 20, height: 20), width: 2)
      $0.setStrokeColor(gray: 1, alpha: 1)
      $0.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 40, y: 5)])
    }
    #expect(image.coveredArea == 22 * 22 - 18 * 18 + 160)
    #expect(image[10, 20] == bluePixel && image[20, 3] == 0xFFFF_FFFF && image[20, 6] == 0xFFFF_FFFF)
  }

  /// “The current path is cleared as a side effect of calling this function.”
  @Test func whatTakesARectangleBeginsANewPath() {
    let calls: [(String, (CGContext) -> Void)] = [
      ("fill", { $0.fill(square(0, 5)) }), ("fill several", { $0.fill([]) }), ("stroke", { $0.stroke(square(0, 5)) }),
      ("stroke by width", { $0.stroke(square(0, 5), width: 2) }), ("oval", { $0.fillEllipse(in: square(0, 5)) }),
      ("oval's line", { $0.strokeEllipse(in: square(0, 5)) }), ("segments", { $0.strokeLineSegments(between: []) }),
      ("clip", { $0.clip(to: square(0, 5)) }), ("clip to several", { $0.clip(to: [square(0, 5)]) }),
      ("draw", { $0.drawPath(using: .stroke) }), ("clip to path", { $0.clip() }),
    ]
    for (name, call) in calls {
      let context = context()
      context.addRect(square(0, 20))
      call(context)
      #expect(context.isPathEmpty, "\(name)")
    }
    let kept = context()
    kept.addRect(square(0, 20))
    kept.clear(square(0, 5))
    kept.beginTransparencyLayer(in: square(0, 5), auxiliaryInfo: nil)
    #expect(!kept.isPathEmpty)
  }

  /// A shadow without a colour of its own is black at a third; its offset is not the transform's.
  @Test func aShadowIsAThirdOfBlackWhereTheOffsetTakesIt() {
    let image = picture {
      $0.setShadow(offset: CGSize(width: 20, height: 10), blur: 0)
      $0.scaleBy(x: 2, y: 2)
      $0.setFillColor(gray: 1, alpha: 1)
      $0.fill(square(0, 5))
    }
    #expect(image[5, 5] == 0xFFFF_FFFF && image[15, 5] == 0 && image[25, 5] == 0)
    #expect(image[25, 15] == 0x5500_0000)
  }

  @Test func aTransparencyLayerIsDrawnAtOnceAndInsideItsRectangle() {
    let image = picture {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(in: square(0, 20), auxiliaryInfo: nil)
      $0.fill([square(0, 15), square(10, 30)])
      $0.endTransparencyLayer()
      $0.fill(square(30, 5))
    }
    for (x, y, alpha) in [(5, 5, 128), (12, 12, 128), (18, 18, 128), (22, 22, 0), (32, 32, 128)] {
      #expect(abs(Int(image.alpha(x, y)) - alpha) <= 1, "\(x)")
    }
  }

  @Test func aGradientIsMadeOfComponentsAsWell() {
    let space = CGColorSpaceCreateDeviceRGB()
    let numbers: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let gradient = CGGradient(colorSpace: space, colorComponents: numbers, locations: [0.25, 0.75], count: 2)
    let image = picture {
      guard let gradient else { return }
      $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
    }
    #expect(image[5, 20] == redPixel && image[35, 20] == bluePixel)
    #expect(CGGradient(colorSpace: space, colorComponents: numbers, locations: nil, count: 0) == nil)
    #expect(numbers.count / 2 == space.numberOfComponents + 1)
  }
}
