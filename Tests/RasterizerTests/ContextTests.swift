import DisplayList
import Foundation
import InterludeTestSupport
import Testing

@testable import Rasterizer

/// What is drawn in a context, in pixels: areas and colours against arithmetic.
struct ContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let redPixel: UInt32 = 0xFFFF_0000
  private let bluePixel: UInt32 = 0xFF00_00FF

  private func picture(
    _ side: CGFloat = 40, scale: CGFloat = 1, isOpaque: Bool = false, _ body: (CGContext) throws -> Void
  ) rethrows -> CGImage {
    let context = CGContext(
      size: CGSize(width: side, height: side), scale: scale, isOpaque: isOpaque, renderer: Rasterizer())
    try body(context)
    let image = context.makeImage()
    return image.flatMap { CGImage(width: $0.width, height: $0.height, pixels: $0.pixels) } ?? solidImage(1, 1, 0)
  }

  // MARK: Paths

  @Test func aFilledDiscHasTheAreaOfItsCircleAndTheFillColour() {
    let image = picture {
      $0.setFillColor(red)
      $0.fillEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
    }
    #expect(abs(image.coveredArea - .pi * 225) < 1)
    #expect(image[20, 20] == redPixel)
    #expect(image[6, 6] == 0)
  }

  @Test func aStrokedRectangleHasTheAreaOfItsFrame() {
    let image = picture {
      $0.setStrokeColor(blue)
      $0.setLineWidth(4)
      $0.stroke(CGRect(x: 10, y: 10, width: 20, height: 16))
    }
    #expect(abs(image.coveredArea - (24 * 20 - 16 * 12)) < 0.5)
    #expect(image[20, 18] == 0)
    #expect(image[20, 9] == bluePixel)
  }

  @Test func aTransformTurnsPointsWhenTheyAreAddedAndPensWhenTheyDraw() {
    let image = picture {
      $0.move(to: CGPoint(x: 4, y: 10))
      $0.scaleBy(x: 1, y: 5)
      $0.addLine(to: CGPoint(x: 36, y: 2))
      $0.setLineWidth(2)
      $0.strokePath()
    }
    // From (4, 10) to (36, 10), with a pen five times as high as wide.
    #expect(abs(image.coveredArea - 32 * 10) < 0.5)
    #expect(image.alpha(20, 6) == 255 && image.alpha(20, 14) == 255)
    #expect(image.alpha(20, 4) == 0)
  }

  @Test func dashesCapsAndWidthsGrowWithAnEvenScale() {
    let image = picture {
      $0.scaleBy(x: 2, y: 2)
      $0.setLineDash(phase: 0, lengths: [3, 2])
      $0.setLineWidth(2)
      $0.strokeLineSegments(between: [CGPoint(x: 2, y: 10), CGPoint(x: 17, y: 10)])
    }
    // Three dashes of 3 by 2 points, at four pixels a square point.
    #expect(abs(image.coveredArea - 3 * 6 * 4) < 0.5)
  }

  @Test func byTheEvenOddRuleTheInnerRectangleIsAHole() {
    let image = picture {
      $0.addRects([CGRect(x: 5, y: 5, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10)])
      $0.fillPath(using: .evenOdd)
      #expect($0.isPathEmpty)
    }
    #expect(image.coveredArea == 800)
    #expect(image.alpha(15, 15) == 0)
  }

  @Test func fillAndStrokeDrawTheLineOverTheFill() {
    let image = picture {
      $0.setFillColor(red)
      $0.setStrokeColor(blue)
      $0.setLineWidth(6)
      $0.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      $0.drawPath(using: .fillStroke)
    }
    #expect(image[20, 20] == redPixel)
    #expect(image[12, 20] == bluePixel && image[8, 20] == bluePixel)
    #expect(image.coveredArea == 26 * 26)
  }

  @Test func anArcByCoreGraphicssSenseRunsTheOtherWayAsYPointsDown() {
    let image = picture {
      $0.move(to: CGPoint(x: 20, y: 20))
      $0.addArc(center: CGPoint(x: 20, y: 20), radius: 16, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      $0.closePath()
      $0.fillPath()
    }
    #expect(abs(image.coveredArea - .pi * 64) < 1)
    #expect(image.alpha(25, 25) == 255)
    #expect(image.alpha(25, 15) == 0)
  }

  // MARK: State

  @Test func savedStatesComeBackInTurnAndTheTransformWithThem() {
    let image = picture {
      $0.setFillColor(red)
      $0.saveGState()
      $0.setFillColor(blue)
      $0.translateBy(x: 20, y: 0)
      $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.restoreGState()
      $0.fill(CGRect(x: 0, y: 20, width: 10, height: 10))
      $0.restoreGState()
      #expect($0.ctm == .identity)
    }
    #expect(image[25, 5] == bluePixel && image[35, 5] == 0 && image[25, 15] == 0)
    #expect(image[5, 25] == redPixel)
    #expect(image.coveredArea == 200)
  }

  @Test func alphaFadesEverythingAndColoursKeepTheirOwn() {
    let image = picture {
      $0.setAlpha(0.5)
      $0.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(abs(image.alpha(5, 5) - 64) <= 1)
  }

  @Test func rotationTurnsClockwiseAsYPointsDown() {
    let image = picture {
      $0.translateBy(x: 20, y: 20)
      $0.rotate(by: .pi / 2)
      $0.fill(CGRect(x: 0, y: 0, width: 15, height: 5))
    }
    #expect(image.alpha(17, 30) == 255)
    #expect(image.alpha(30, 22) == 0)
    #expect(abs(image.coveredArea - 75) < 0.1)
  }

  // MARK: Clips

  @Test func clipsNarrowEachOtherAndTheirBoundsCanBeAsked() {
    let image = picture {
      $0.clip(to: CGRect(x: 5, y: 5, width: 20, height: 20))
      $0.addRects([CGRect(x: 15, y: 0, width: 25, height: 40), CGRect(x: 18, y: 8, width: 4, height: 4)])
      $0.clip(using: .evenOdd)
      #expect($0.boundingBoxOfClipPath == CGRect(x: 15, y: 5, width: 10, height: 20))
      $0.scaleBy(x: 2, y: 2)
      #expect($0.boundingBoxOfClipPath == CGRect(x: 7.5, y: 2.5, width: 5, height: 10))
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(image.coveredArea == 10 * 20 - 16)
  }

  @Test func anEmptyPathClipsEverythingAway() {
    let image = picture {
      $0.clip()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(image.coveredArea == 0)
  }

  @Test func aMaskLetsThroughAsMuchAsItsAlphaAndLiesAsAPictureDoes() throws {
    let mask = try #require(CGImage(width: 1, height: 2, pixels: [0x8000_0000, 0]))
    let image = picture {
      $0.clip(to: CGRect(x: 0, y: 0, width: 40, height: 40), mask: mask)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    // Upside down: the mask's top is at the bottom.
    #expect(abs(image.alpha(20, 39) - 128) <= 1)
    #expect(image.alpha(20, 0) == 0)
  }

  // MARK: Erasing

  @Test func clearingLeavesNothingInARectangleAndAllOfTheRest() {
    let image = picture {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.clear(CGRect(x: 10, y: 10, width: 10, height: 10))
      $0.setFillColor(blue)
      $0.fill(CGRect(x: 12, y: 12, width: 2, height: 2))
    }
    #expect(image[15, 15] == 0 && image[12, 12] == bluePixel && image[25, 25] == redPixel)
    #expect(image.coveredArea == 1504)
  }

  @Test func aStrokeThatClearsIsAnEraser() {
    let image = picture {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      $0.setBlendMode(.clear)
      $0.setLineWidth(10)
      $0.addLines(between: [CGPoint(x: 5, y: 20), CGPoint(x: 35, y: 20)])
      $0.addLines(between: [CGPoint(x: 20, y: 5), CGPoint(x: 20, y: 35)])
      $0.strokePath()
    }
    // Where the two lines cross is erased as well.
    #expect(abs(image.coveredArea - (1600 - 500)) < 0.1)
    #expect(image.alpha(20, 20) == 0)
  }

  // MARK: Gradients, shadows, layers

  @Test(arguments: [
    ([] as CGGradientDrawingOptions, false, false), (.drawsBeforeStartLocation, true, false),
    (.drawsAfterEndLocation, false, true),
  ])
  func aGradientGoesBeyondItsEndsWhereTheOptionsSay(
    options: CGGradientDrawingOptions, before: Bool, after: Bool
  ) throws {
    let gradient = try #require(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [red, blue] as CFArray, locations: [0, 1]))
    let image = picture {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 5), end: CGPoint(x: 30, y: 5), options: options)
    }
    #expect(image[5, 20] == (before ? redPixel : 0))
    #expect(image[35, 20] == (after ? bluePixel : 0))
    // Half way the components are half way.
    let middle = channels(image[20, 20])
    #expect(abs(middle.z - 255 * (1 - 10.5 / 20)) < 2 && abs(middle.x - 255 * 10.5 / 20) < 2 && middle.w == 255)
  }

  /// Discs of areas that are known, with and without what is inside the inner one and outside the outer one.
  @Test(arguments: [false, true], [false, true])
  func circlesAboutOnePointFillTheRingBetweenThem(goesBefore: Bool, goesAfter: Bool) throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: [0, 1]))
    var options: CGGradientDrawingOptions = []
    if goesBefore { options.insert(.drawsBeforeStartLocation) }
    if goesAfter { options.insert(.drawsAfterEndLocation) }
    let middle = CGPoint(x: 20, y: 20)
    let image = picture {
      $0.drawRadialGradient(
        gradient, startCenter: middle, startRadius: 6, endCenter: middle, endRadius: 16, options: options)
    }
    #expect(image[20, 20] == (goesBefore ? redPixel : 0) && image[1, 1] == (goesAfter ? bluePixel : 0))
    let disc = Double.pi * 256
    let area = (goesAfter ? 1600 : disc) - (goesBefore ? 0 : Double.pi * 36)
    #expect(abs(image.coveredArea - area) < 1)
    // At 10.5 points from the middle: 0.45 of the way.
    let ring = channels(image[30, 20])
    let way = (hypot(10.5, 0.5) - 6) / 10
    #expect(abs(ring.z - 255 * (1 - way)) < 2 && abs(ring.x - 255 * way) < 2 && ring.w == 255)
  }

  /// Two equal circles beside each other sweep a stadium; what both enclose is left out, and filled where they go on.
  @Test func circlesBesideEachOtherFillWhatTheyPassOver() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
    func swept(_ options: CGGradientDrawingOptions, to x: CGFloat) -> CGImage {
      picture {
        $0.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 12, y: 20), startRadius: 8, endCenter: CGPoint(x: x, y: 20), endRadius: 8,
          options: options)
      }
    }
    func stadium(_ length: Double) -> Double { Double.pi * 64 + 16 * length }
    #expect(abs(swept([], to: 28).coveredArea - stadium(16)) < 1)
    // Two discs of radius r at a distance d have 2r²·acos(d/2r) − d/2·√(4r² − d²) in common.
    let common: Double = 128 * acos(0.5) - 4 * (192.0).squareRoot()
    let expected: Double = stadium(8) - common
    #expect(abs(swept([], to: 20).coveredArea - expected) < 1)
    let onwards = swept(.drawsAfterEndLocation, to: 20)
    // Half of the first disc, then a strip to the edge.
    #expect(abs(onwards.coveredArea - (Double.pi * 32 + 448)) < 1)
    #expect(onwards[38, 20] == bluePixel && onwards[1, 20] == 0)
    // The right edge of the last circle through (26.5, 20.5), √(64 − ¼) from its middle, is in front.
    let way: Double = (26.5 - 63.75.squareRoot() - 12) / 8
    #expect(abs(channels(swept([], to: 20)[26, 20]).x - 255 * way) < 1.5)
  }

  @Test func circlesThatShrinkToAPointEndThere() throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil))
    let image = picture {
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 10, y: 20), startRadius: 8, endCenter: CGPoint(x: 22, y: 20), endRadius: 4,
        options: [.drawsAfterEndLocation])
    }
    // The circles come to a point at (34, 20); from there on nothing is drawn.
    #expect(image.alpha(32, 20) > 0 && image.alpha(36, 20) == 0)
  }

  @Test func aShadowFallsTheSameWayWhateverTheTransform() {
    let plain = picture {
      $0.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: blue)
      $0.fill(CGRect(x: 10, y: 10, width: 10, height: 4))
    }
    let turned = picture {
      $0.translateBy(x: 20, y: 14)
      $0.rotate(by: .pi)
      $0.scaleBy(x: 2, y: 2)
      $0.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: blue)
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
    }
    #expect(plain[15, 12] == 0xFF00_0000 && plain[15, 20] == bluePixel && plain[15, 16] == 0)
    #expect(difference(plain, turned) <= 1)
  }

  @Test func theBlurIsTwiceTheDeviation() {
    let image = picture(80) {
      $0.setShadow(offset: CGSize(width: 0, height: 0), blur: 10, color: .black)
      $0.setFillColor(red)
      $0.fill(CGRect(x: -100, y: -100, width: 140, height: 280))
    }
    // A long edge blurred by a Gaussian: the normal distribution of one deviation, 5 points.
    #expect(abs(Double(image.alpha(44, 40)) / 255 - 0.5 * erfc(4.5 / 5 / 2.0.squareRoot())) < 0.02)
  }

  @Test func aTransparencyLayerFadesAsOnePicture() {
    let image = picture {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      $0.setFillColor(blue)
      $0.fill(CGRect(x: 10, y: 0, width: 20, height: 20))
      $0.endTransparencyLayer()
    }
    #expect(abs(image.alpha(15, 5) - 128) <= 1 && image[15, 5] & 0xFF_0000 == 0)
    #expect(abs(image.alpha(5, 5) - 128) <= 1)
  }

  // MARK: Pictures

  @Test func aPictureStandsOnItsHeadUnlessTheAxisIsTurned() throws {
    let two = try #require(CGImage(width: 1, height: 2, pixels: [redPixel, bluePixel]))
    let image = picture { $0.draw(two, in: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    let upright = picture {
      $0.translateBy(x: 0, y: 40)
      $0.scaleBy(x: 1, y: -1)
      $0.draw(two, in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(image[20, 0] == bluePixel && image[20, 39] == redPixel)
    #expect(upright[20, 0] == redPixel && upright[20, 39] == bluePixel)
  }

  @Test func aDrawnPictureIsCutOffAtItsEdgesAndCanBeDrawnCroppedAndMadePixelsOf() throws {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 2, renderer: Rasterizer())
    context.setFillColor(red)
    context.fill(CGRect(x: -5, y: -5, width: 10, height: 10))
    context.setFillColor(blue)
    context.fill(CGRect(x: 5, y: 5, width: 30, height: 30))
    let drawn = try #require(context.makeImage())
    #expect(drawn.width == 20 && drawn.height == 20 && !drawn.isOpaque)
    #expect(drawn.pixels.count == 400 && drawn[5, 5] == redPixel && drawn[15, 15] == bluePixel && drawn[15, 5] == 0)

    let image = picture { $0.draw(drawn, in: CGRect(x: 10, y: 10, width: 20, height: 20), isUpright: true) }
    #expect(image.coveredArea == 200)
    #expect(image[12, 12] == redPixel && image[28, 28] == bluePixel && image[35, 35] == 0 && image[5, 5] == 0)

    let part = try #require(drawn.cropping(to: CGRect(x: 10, y: 10, width: 4, height: 6)))
    #expect(part.width == 4 && part.height == 6 && Set(part.pixels) == [bluePixel])
  }

  @Test func anOpaqueContextBeginsBlack() throws {
    let context = CGContext(size: CGSize(width: 3, height: 3), scale: 1, isOpaque: true, renderer: Rasterizer())
    let image = try #require(context.makeImage())
    #expect(image.isOpaque && Set(image.pixels) == [0xFF00_0000])
  }

  @Test func equalDrawingsAreEqualPicturesAndOthersAreNot() throws {
    func draw(_ side: CGFloat) throws -> CGImage {
      let context = CGContext(size: CGSize(width: 8, height: 8), scale: 1)
      context.fill(CGRect(x: 0, y: 0, width: side, height: 1))
      return try #require(context.makeImage())
    }
    #expect(try draw(3) == draw(3))
    #expect(try draw(3).hashValue == draw(3).hashValue)
    #expect(try draw(3) != draw(4))
  }

  @Test func whatIsNotFiniteDrawsNothingAndBreaksNothing() {
    let image = picture {
      $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
      $0.fill(CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 5))
      $0.move(to: CGPoint(x: CGFloat.infinity, y: 0))
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.strokePath()
      $0.saveGState()
      $0.scaleBy(x: 0, y: 1)
      $0.strokeEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9))
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      $0.restoreGState()
      $0.setFillColor(red)
      $0.fill(CGRect(x: 39, y: 39, width: 1, height: 1))
    }
    #expect(image.coveredArea == 1)
  }
}
