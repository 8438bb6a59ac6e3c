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
      self.init(values: Self.values(of: layer, mask: mask))
      return
    }
    func values(in seconds: Double) -> [Double] {
      Self.values(of: layer.presentation(coasting: seconds), mask: mask?.presentation(coasting: seconds))
    }
    let (ahead, behind) = (values(in: Self.moment), values(in: -Self.moment))
    let velocities = TraceProperty.allCases.indices.map { index in
      let change = ahead[index] - behind[index]
      let isAngle = TraceProperty.allCases[index].kind == .degrees
      return (isAngle ? change.nearestTurn(to: 0) : change) / (2 * Self.moment)
    }
    self.init(values: Self.values(of: shown, mask: mask?.presentation()), velocities: velocities)
  }

  /// Half the time that velocities are taken over, in seconds: a power of two, so that dividing by it rounds nothing, and
  /// short enough for the angle of a blended rotation to be straight.
  private static let moment = 1.0 / 16384

  /// Of a layer and its mask as they are: model layers, or presentations.
  static func values(of layer: CALayer, mask: CALayer?) -> [Double] {
    let (bounds, position, anchor) = (layer.bounds, layer.position, layer.anchorPoint)
    let turn = Turn(layer)
    let (background, border) = (layer.backgroundColor ?? .nothing, layer.borderColor ?? .nothing)
    let window = mask?.shownBox ?? .zero
    let (shadow, offset, contents) = (layer.shadowColor ?? .nothing, layer.shadowOffset, layer.contentsRect)
    return [
      position.x, position.y, bounds.width, bounds.height, bounds.origin.x, bounds.origin.y, anchor.x, anchor.y,
      layer.zPosition, turn.scale.x, turn.scale.y, turn.scale.z, turn.degrees.z, turn.degrees.x, turn.degrees.y,
      turn.translation.x, turn.translation.y, turn.translation.z, layer.transform.m34, layer.sublayerTransform.m34,
      layer.opacityValue, layer.isHidden ? 1 : 0, layer.cornerRadius, background.red, background.green,
      background.blue, background.alpha, layer.borderWidth, border.red, border.green, border.blue, border.alpha,
      layer.shadowOpacityValue, layer.shadowRadius, offset.width, offset.height, shadow.red, shadow.green, shadow.blue,
      shadow.alpha, contents.origin.x, contents.origin.y, contents.width, contents.height,
      window.minX, window.minY, window.width, window.height,
    ]
  }
}

extension CALayer {
  /// Around what is drawn, in the superlayer's coordinates; a transform is left out.
  fileprivate var shownBox: CGRect {
    guard let path = (self as? CAShapeLayer)?.path else { return frame }
    return path.boundingBoxOfPath.offsetBy(
      dx: position.x - anchorPoint.x * bounds.width - bounds.minX,
      dy: position.y - anchorPoint.y * bounds.height - bounds.minY)
  }

  /// The opacity without the rounding to the type of `shadowOpacity`.
  fileprivate var shadowOpacityValue: Double {
    guard shadowOpacity != 0, case .scalar(let value) = animatableValue(forKeyPath: "shadowOpacity") else { return 0 }
    return value
  }
}

extension CGColor {
  nonisolated fileprivate static let nothing = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A layer's transform, taken apart.
private struct Turn {
  var scale: SIMD3<Double> = [1, 1, 1]
  var degrees: SIMD3<Double> = .zero
  var translation: SIMD3<Double> = .zero

  init(_ layer: CALayer) {
    let matrix = layer.transform
    guard matrix != CATransform3DIdentity else { return }
    translation = [matrix.m41, matrix.m42, matrix.m43]
    // As the key paths of Core Animation do, what cannot be taken apart answers with the identity's parts.
    guard let parts = TransformParts(matrix) else { return }
    (scale, degrees) = (parts.scale, parts.angles * (180 / .pi))
  }
}

nonisolated extension Double {
  /// The same direction, in degrees, as the angle nearest to another.
  func nearestTurn(to other: Double) -> Double { self - ((self - other) / 360).rounded() * 360 }
}
