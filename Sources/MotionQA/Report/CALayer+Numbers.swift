import InterludeUI

extension CALayer {
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

extension CGRect {
  /// The box around what a mask lets through.
  fileprivate init(mask number: (TraceProperty) -> Double) {
    self.init(x: number(.maskX), y: number(.maskY), width: number(.maskWidth), height: number(.maskHeight))
  }
}
