extension UIView {
  /// The point of the bounds that `center` is the place of, and about which the transform turns, in units of the bounds' size; their
  /// middle, (0.5, 0.5), unless set. Setting it leaves `center`, and so moves the frame.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  func layOutSubtree() {
    // Layout may move what constraints of others count on, and safe areas; a few rounds settle it.
    for _ in 0..<4 {
      solveConstraintsIfNeeded()
      layer.layoutIfNeeded()
      // The window's own is the stage's, which asks for all of it.
      let isMoved = superview != nil && window != nil && deliverSafeAreaChanges()
      guard isMoved || rootOfHierarchy.layoutTraits?.engine?.needsSolving == true else { break }
    }
    // A window's are told of by the stage, once safe areas have settled too.
    if superview == nil, !(self is UIWindow) { layoutTraits?.engine?.reportContradictions() }
  }

  /// Runs a change of the view's size, then lets the subviews follow by their autoresizing masks.
  func resizingSubviews(_ change: () -> Void) {
    let oldSize = bounds.size
    changingGeometry(change)
    let newSize = bounds.size
    guard newSize != oldSize else { return }
    setNeedsLayout()
    if let superview, !superview.layer.isInLayout { superview.setNeedsLayout() }
    guard autoresizesSubviews else { return }
    for subview in subviews { subview.autoresize(from: oldSize, to: newSize) }
  }

  /// Distributes a change of the superview's size over what the mask calls flexible, in proportion to its old extent.
  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let box = layoutFrame
    let (x, width) = stretch(
      box.minX, box.width, in: old.width, to: new.width,
      low: .flexibleLeftMargin, middle: .flexibleWidth, high: .flexibleRightMargin)
    let (y, height) = stretch(
      box.minY, box.height, in: old.height, to: new.height,
      low: .flexibleTopMargin, middle: .flexibleHeight, high: .flexibleBottomMargin)
    layoutFrame = CGRect(x: x, y: y, width: width, height: height)
  }

  private func stretch(
    _ origin: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat,
    low: AutoresizingMask, middle: AutoresizingMask, high: AutoresizingMask
  ) -> (CGFloat, CGFloat) {
    let flexible = [
      autoresizingMask.contains(low) ? max(origin, 0) : 0,
      autoresizingMask.contains(middle) ? max(length, 0) : 0,
      autoresizingMask.contains(high) ? max(old - origin - length, 0) : 0,
    ]
    let total = flexible.reduce(0, +)
    let change = new - old
    guard total > 0 else {
      // Nothing has an extent yet: the change goes in equal parts to whatever may take it.
      let takers = [low, middle, high].map { autoresizingMask.contains($0) ? CGFloat(1) : 0 }
      let count = takers.reduce(0, +)
      guard count > 0 else { return (origin, length) }
      return (origin + change * takers[0] / count, max(0, length + change * takers[1] / count))
    }
    // What would lose more than it has keeps nothing: a negative size would turn the bounds over.
    return (origin + change * flexible[0] / total, max(0, length + change * flexible[1] / total))
  }

  func takeFittingSize() {
    let (origin, size) = (frame.origin, sizeThatFits(bounds.size))
    guard transform != .identity else { return frame.size = size }
    bounds.size = size
    frame.origin = origin
  }

  func takeFrame(_ frame: CGRect) {
    layer.frame = frame
    guard let fixedSize, layer.bounds.size != fixedSize else { return }
    layer.bounds.size = fixedSize
    layer.frame = CGRect(origin: frame.origin, size: layer.frame.size)
  }

  /// The frame that the view would have without its transform: always defined, whatever an animation does.
  var layoutFrame: CGRect {
    get {
      let (size, center, anchor) = (bounds.size, center, layer.anchorPoint)
      return CGRect(
        x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
        width: size.width, height: size.height)
    }
    set {
      let (anchor, frame) = (layer.anchorPoint, newValue.sized(fixedSize))
      bounds = CGRect(origin: bounds.origin, size: frame.size)
      center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    }
  }
}

extension CGRect {
  /// The rectangle at the same origin of another size, if there is one.
  func sized(_ size: CGSize?) -> CGRect { size.map { CGRect(origin: origin, size: $0) } ?? self }
}
