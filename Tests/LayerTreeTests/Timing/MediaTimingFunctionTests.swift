import MotionCurves
import Testing

@testable import LayerTree

@Suite struct MediaTimingFunctionTests {
  /// A name stands for its control points, which are given in single precision.
  @Test(
    arguments: [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func aNamedFunctionEqualsItsOwnControlPoints(name: CAMediaTimingFunctionName, points: [Float]) {
    let named = CAMediaTimingFunction(name: name)
    let pointed = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    #expect(named == pointed && named.hash == pointed.hash)
    #expect(named.curve == pointed.curve && pointed.curve.name == name.rawValue)
    #expect(named != CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], 0.9))
    #expect(!named.isEqual("no function"))

    var read: [Float] = []
    for index in 1...2 {
      var pair: [Float] = [-1, -1]
      pointed.getControlPoint(at: index, values: &pair)
      read += pair
    }
    #expect(read == points)
  }
}
