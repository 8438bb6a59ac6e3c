import Foundation
import InterludeUI
import Testing

@testable import SDLStage

struct WindowGeometryTests {
  @Test func onAPlainDisplayUnitsPixelsAndPointsAreOne() {
    let geometry = WindowGeometry(pixelWidth: 390, pixelHeight: 844, pixelsPerUnit: 1, scale: 1)

    #expect(geometry.size == CGSize(width: 390, height: 844))
    #expect(geometry.point(x: 12, y: 34) == CGPoint(x: 12, y: 34))
  }

  @Test func onAFineDisplayThatCountsInPointsOnlyPixelsDouble() {
    let geometry = WindowGeometry(pixelWidth: 780, pixelHeight: 1688, pixelsPerUnit: 2, scale: 2)

    #expect(geometry.size == CGSize(width: 390, height: 844))
    #expect(geometry.unitsPerPoint == 1)
    #expect(geometry.point(x: 12, y: 34) == CGPoint(x: 12, y: 34))
  }

  @Test func aWishedScaleOnAPlainDisplayShrinksMousePositions() {
    let geometry = WindowGeometry(pixelWidth: 780, pixelHeight: 1688, pixelsPerUnit: 1, scale: 2)

    #expect(geometry.size == CGSize(width: 390, height: 844))
    #expect(geometry.unitsPerPoint == 2)
    #expect(geometry.point(x: 12, y: 34) == CGPoint(x: 6, y: 17))
  }
}
