import InterludeUI

/// What a trace's numbers are of a layer, and a layer of a trace's numbers.
extension CALayer {
  /// A trace's numbers of the layer as it is, a model layer or a presentation, in the order of `TraceProperty.allCases`.
  ///
  /// - Parameter mask: its mask, as it is at the same moment.
  func numbers(mask: CALayer?) -> [Double] {
    let (bounds, position, anchor) = (bounds, position, anchorPoint)
    let turn = Turn(self)
    let (background, border) = (backgroundColor ?? .nothing, borderColor ?? .nothing)
    let window = mask?.shownBox ?? .zero
    let (shadow, offset, contents) = (shadowColor ?? .nothing, shadowOffset, contentsRect)
    return [
      position.x, position.y, bounds.width, bounds.height, bounds.origin.x, bounds.origin.y, anchor.x, anchor.y,
      zPosition, turn.scale.x, turn.scale.y, turn.scale.z, turn.degrees.z, turn.degrees.x, turn.degrees.y,
      turn.translation.x, turn.translation.y, turn.translation.z, transform.m34, sublayerTransform.m34,
      opacityValue, isHidden ? 1 : 0, cornerRadius, background.red, background.green,
      background.blue, background.alpha, borderWidth, border.red, border.green, border.blue, border.alpha,
      shadowOpacityValue, shadowRadius, offset.width, offset.height, shadow.red, shadow.green, shadow.blue,
      shadow.alpha, contents.origin.x, contents.origin.y, contents.width, contents.height,
      window.minX, window.minY, window.width, window.height,
    ]
  }

  /// Gives a layer that is no view's some of a trace's numbers.
  ///
  /// - Parameters:
  ///   - properties: Which; what belongs together, such as a colour's components, is set as a whole.
  ///   - number: A property's number.
  ///   - old: What the layer has so far.
  func show(
    _ properties: Set<TraceProperty>, of number: (TraceProperty) -> Double, insteadOf old: (TraceProperty) -> Double
  ) {
    func changes(_ some: TraceProperty...) -> Bool { !properties.isDisjoint(with: some) }
    if changes(.centerX, .centerY) { position = CGPoint(x: number(.centerX), y: number(.centerY)) }
    if changes(.width, .height, .originX, .originY) {
      bounds = CGRect(x: number(.originX), y: number(.originY), width: number(.width), height: number(.height))
    }
    if changes(.anchorX, .anchorY) { anchorPoint = CGPoint(x: number(.anchorX), y: number(.anchorY)) }
    if changes(.zPosition) { zPosition = number(.zPosition) }
    if changes(
      .scaleX, .scaleY, .scaleZ, .rotation, .rotationX, .rotationY, .translationX, .translationY, .translationZ,
      .perspective)
    {
      transform = CATransform3D(parts: number)
    }
    if changes(.sublayerPerspective) { sublayerTransform = CATransform3D(perspective: number(.sublayerPerspective)) }
    if changes(.alpha) { opacityValue = number(.alpha) }
    if changes(.hidden) { isHidden = number(.hidden) != 0 }
    if changes(.maskX, .maskY, .maskWidth, .maskHeight) { mask?.fill(CGRect(mask: number), from: CGRect(mask: old)) }
    showDecoration(changes, number)
  }

  /// Corners, colours, border, shadow and contents.
  private func showDecoration(_ changes: (TraceProperty...) -> Bool, _ number: (TraceProperty) -> Double) {
    func color(_ red: TraceProperty, _ green: TraceProperty, _ blue: TraceProperty, _ alpha: TraceProperty) -> CGColor {
      CGColor(red: number(red), green: number(green), blue: number(blue), alpha: number(alpha))
    }
    if changes(.cornerRadius) { cornerRadius = number(.cornerRadius) }
    if changes(.backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha) {
      backgroundColor = color(.backgroundRed, .backgroundGreen, .backgroundBlue, .backgroundAlpha)
    }
    if changes(.borderWidth) { borderWidth = number(.borderWidth) }
    if changes(.borderRed, .borderGreen, .borderBlue, .borderAlpha) {
      borderColor = color(.borderRed, .borderGreen, .borderBlue, .borderAlpha)
    }
    if changes(.shadowOpacity) { shadowOpacity = Float(number(.shadowOpacity)) }
    if changes(.shadowRadius) { shadowRadius = number(.shadowRadius) }
    if changes(.shadowOffsetX, .shadowOffsetY) {
      shadowOffset = CGSize(width: number(.shadowOffsetX), height: number(.shadowOffsetY))
    }
    if changes(.shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha) {
      shadowColor = color(.shadowRed, .shadowGreen, .shadowBlue, .shadowAlpha)
    }
    if changes(.contentsX, .contentsY, .contentsWidth, .contentsHeight) {
      contentsRect = CGRect(
        x: number(.contentsX), y: number(.contentsY), width: number(.contentsWidth), height: number(.contentsHeight))
    }
  }

  /// Stretches what fills one box of the superlayer's coordinates, so that it fills another; a layer without a transform alone.
  private func fill(_ box: CGRect, from old: CGRect) {
    guard CATransform3DIsIdentity(transform), old.width > 0, old.height > 0 else { return }
    let scale = CGSize(width: box.width / old.width, height: box.height / old.height)
    transform = CATransform3DMakeScale(scale.width, scale.height, 1)
    position = CGPoint(
      x: box.minX + (position.x - old.minX) * scale.width, y: box.minY + (position.y - old.minY) * scale.height)
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

extension CGRect {
  /// The box around what a mask lets through.
  fileprivate init(mask number: (TraceProperty) -> Double) {
    self.init(x: number(.maskX), y: number(.maskY), width: number(.maskWidth), height: number(.maskHeight))
  }
}
