import DisplayList
import Foundation
import InterludeTestSupport

extension SplitMix64 {
  /// A rounded rectangle around the origin, up to 20 points on a side, with any of its corners round.
  mutating func roundedRect() -> RoundedRect {
    let (width, height) = (number(0.3...20), number(0.3...20))
    var shape = RoundedRect(-width / 2, -height / 2, width, height, radius: number(-3...10))
    shape.corners = CACornerMask(rawValue: UInt.random(in: 0...15, using: &self))
    return shape
  }

  /// A rotation, a scale of its own in each direction, and a slant, around the middle of a picture.
  mutating func affineMap(middle: Double) -> Homography {
    let turn = CGAffineTransform(rotationAngle: number(-4...4))
    let stretch = CGAffineTransform(number(0.3...1.2), number(-0.3...0.3), number(-0.3...0.3), number(-1.2...1.2), 0, 0)
    let place = CGAffineTransform(translationX: middle + number(-2...2), y: middle + number(-2...2))
    return Homography(turn.concatenating(stretch).concatenating(place))
  }

  /// A slant, in perspective or not, made without trigonometry, whose last bits differ between C libraries.
  mutating func plainMap(middle: Double, perspective: Double) -> Homography {
    var map = Homography(
      CGAffineTransform(number(0.5...1.3), number(-0.6...0.6), number(-0.6...0.6), number(0.5...1.3), middle, middle))
    (map.p, map.q) = (number(-0.01...0.01) * perspective, number(-0.01...0.01) * perspective)
    return map
  }

  /// A turn in space seen from near by, in front of the viewer all over.
  mutating func perspectiveMap(middle: Double) -> Homography {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / number(30...200)
    let turn = CATransform3DMakeRotation(number(-1.2...1.2), number(-1...1), number(-1...1), number(-1...1))
    let place = CATransform3DMakeTranslation(middle + number(-2...2), middle + number(-2...2), 0)
    return Homography(CATransform3DConcat(CATransform3DConcat(turn, eye), place))
  }
}
