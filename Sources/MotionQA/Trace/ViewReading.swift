import Foundation
import InterludeUI

/// A view's properties at one moment, in the order of `TraceProperty.allCases`.
nonisolated struct ViewReading: Hashable, Sendable {
  var values: [Double]
  /// Per second; empty while no animation moves the view.
  var velocities: [Double] = []

  subscript(property: TraceProperty) -> Double { values[property.index] }
}

extension ViewReading {
  /// What a view shows now, and how fast its animations change that.
  init(of view: UIView) {
    let layer = view.layer
    let mask = layer.mask
    guard !layer.runningAnimations.isEmpty || mask?.runningAnimations.isEmpty == false,
      let shown = layer.presentation()
    else {
      self.init(values: layer.numbers(mask: mask))
      return
    }
    func values(in seconds: Double) -> [Double] {
      layer.presentation(coasting: seconds).numbers(mask: mask?.presentation(coasting: seconds))
    }
    let (ahead, behind) = (values(in: Self.moment), values(in: -Self.moment))
    let velocities = TraceProperty.allCases.indices.map { index in
      let change = ahead[index] - behind[index]
      let isAngle = TraceProperty.allCases[index].kind == .degrees
      return (isAngle ? change.nearestTurn(to: 0) : change) / (2 * Self.moment)
    }
    self.init(values: shown.numbers(mask: mask?.presentation()), velocities: velocities)
  }

  /// Half the time that velocities are taken over, in seconds: a power of two, so that dividing by it rounds nothing, and
  /// short enough for the angle of a blended rotation to be straight.
  private static let moment = 1.0 / 16384
}

nonisolated extension Double {
  /// The same direction, in degrees, as the angle nearest to another.
  func nearestTurn(to other: Double) -> Double { self - ((self - other) / 360).rounded() * 360 }
}
