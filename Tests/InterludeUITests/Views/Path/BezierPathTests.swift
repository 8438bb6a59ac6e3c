import Testing

@testable import InterludeUI

@Suite struct BezierPathTests {
  @Test func clockwiseIsAsItLooksWhereYPointsDown() {
    let lower = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    let upper = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)

    #expect(abs(lower.bounds.maxY - 10) < 1e-9 && abs(lower.bounds.minY) < 1e-9)
    #expect(abs(upper.bounds.minY + 10) < 1e-9 && abs(upper.bounds.maxY) < 1e-9)
  }

  @Test func aCopyIsAPathOfItsOwn() throws {
    let start = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50))
    (start.lineWidth, start.lineCapStyle, start.lineJoinStyle, start.miterLimit) = (3, .round, .bevel, 4)
    start.usesEvenOddFillRule = true
    start.setLineDash([4, 2], count: 2, phase: 1)
    let end = try #require(start.copy() as? UIBezierPath)
    #expect((end.lineWidth, end.miterLimit) == (3, 4) && end.lineCapStyle == .round && end.lineJoinStyle == .bevel)
    #expect(
      end.usesEvenOddFillRule && end.bounds == start.bounds && end.dashes.lengths == [4, 2] && end.dashes.phase == 1)
    end.apply(CGAffineTransform(scaleX: 2, y: 2))
    end.lineWidth = 1
    #expect(start.bounds.width == 100 && end.bounds.width == 200 && start.lineWidth == 3)
  }

  @Test func onlyTheNamedCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))

    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 98)))
  }

  /// As apps find it: what they round by a width and a height of 0 is round.
  @Test func theHeightOfARadiusDoesNotCount() {
    func path(_ radii: CGSize) -> UIBezierPath {
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: radii)
    }
    let circular = path(CGSize(width: 20, height: 20))

    for height in [0, 5, 60] as [CGFloat] {
      #expect(path(CGSize(width: 20, height: height)).cgPath == circular.cgPath)
    }
  }

  @Test func theBoundsAreThoseOfTheOutlineAndNotOfItsControls() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 3, y: 0), controlPoint1: CGPoint(x: 0, y: 4), controlPoint2: CGPoint(x: 3, y: 4))

    #expect(path.bounds == CGRect(x: 0, y: 0, width: 3, height: 3))
  }

  @Test func aPathHandedOutDoesNotFollow() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let taken = path.cgPath
    path.apply(CGAffineTransform(translationX: 5, y: 0))

    #expect(taken.boundingBox.minX == 0)
    #expect(path.bounds.minX == 5)
  }

  @Test func aPathKnowsItsPointAndCanBeEmptiedAgain() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds == .null)
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.isEmpty, "there is nowhere to draw it from")
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: .zero)
    #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero)
  }

  @Test func cornersAreBits() {
    let corners: [(UIRectCorner, UInt)] = [
      (.topLeft, 1), (.topRight, 2), (.bottomLeft, 4), (.bottomRight, 8), (.allCorners, .max),
    ]
    for (corner, bits) in corners { #expect(corner.rawValue == bits) }
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    func path(_ corners: UIRectCorner) -> UIBezierPath {
      UIBezierPath(roundedRect: box, byRoundingCorners: corners, cornerRadii: CGSize(width: 10, height: 10))
    }
    #expect(!path(.bottomLeft).contains(CGPoint(x: 1, y: 39)) && path(.bottomLeft).contains(CGPoint(x: 39, y: 39)))
    #expect(path(.allCorners).cgPath == UIBezierPath(roundedRect: box, cornerRadius: 10).cgPath)
  }
}
