import DisplayList
import Foundation

extension Path {
  /// A number that is the same for the same path.
  var signature: Int {
    var mixer = Mixer()
    func mix(_ kind: UInt64, _ points: CGPoint...) {
      mixer.combine(kind)
      for point in points {
        mixer.combine(point.x)
        mixer.combine(point.y)
      }
    }
    for element in elements {
      switch element {
      case .move(let point): mix(1, point)
      case .line(let point): mix(2, point)
      case .quadCurve(let end, let control): mix(3, control, end)
      case .curve(let end, let control1, let control2): mix(4, control1, control2, end)
      case .close: mix(5)
      }
    }
    return mixer.signature
  }
}
