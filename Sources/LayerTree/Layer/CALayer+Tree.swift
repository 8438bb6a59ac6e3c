import Foundation

extension CALayer {
  /// The sublayers, back to front; nil when there are none.
  public var sublayers: [CALayer]? {
    get {
      if let source { return source.sublayers?.compactMap { $0.presentation() } }
      return children.isEmpty ? nil : children
    }
    set {
      for child in children { child.removeFromSuperlayer() }
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Puts a layer before the sublayer with an index, as counted once the layer has left its old place; at the end for
  /// an index beyond it.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer right behind another; behind all when that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, at: children.filter { $0 !== layer }.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer right in front of another; in front of all when that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    let place = children.filter { $0 !== layer }.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + 1 } ?? children.count)
  }

  /// Puts a layer in another's place; nothing when that is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.parent === self { oldLayer.removeFromSuperlayer() }
  }

  /// Puts a layer at an index among the other sublayers. One that is there already stays as it is, so that code may put it
  /// there again in every layout.
  func insert(_ layer: CALayer, at index: Int) {
    guard !isInside(layer) else {
      clock.report(
        .init(.layerCycle, "\(layer.title) was to become a sublayer of \(title), which is inside it; nothing is done."))
      return
    }
    if layer.parent === self, layer !== maskLayer, children[min(index, children.count - 1)] === layer { return }
    layer.leaveParent()
    willChange()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    if layer.state.zPosition != 0 || layer.isDepthAnimated { hasDepth = true }
    if layer.isLayoutNeeded || layer.isLayoutNeededBelow { markLayoutNeededAbove(layer) }
    layer.markDisplayNeededAboveIfNeeded()
    setNeedsLayout()
    layer.rescheduleSubtree()
    perform("sublayers")
    if isOnStage { layer.perform(kCAOnOrderIn) }
  }

  func setMask(_ mask: CALayer?) {
    guard mask !== maskLayer else { return }
    if let mask, isInside(mask) {
      clock.report(
        .init(.layerCycle, "\(mask.title) was to become the mask of \(title), which is inside it; nothing is done."))
      return
    }
    willChange()
    maskLayer?.leaveParent()
    guard let mask else { return }
    mask.leaveParent()
    maskLayer = mask
    mask.parent = self
    if mask.isLayoutNeeded || mask.isLayoutNeededBelow { markLayoutNeededAbove(mask) }
    mask.markDisplayNeededAboveIfNeeded()
    mask.rescheduleSubtree()
  }

  /// All layers that have this one for a parent.
  var descendants: [CALayer] { maskLayer.map { children + [$0] } ?? children }

  func leaveParent() {
    guard let parent else { return }
    // Out of the tree it has no clock but the one that was current when it was made.
    clock.noteStray(self)
    parent.willChange()
    let isMask = parent.maskLayer === self
    if isMask { parent.maskLayer = nil }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    rescheduleSubtree()
    // A mask is none of the sublayers: a new one in every layout asks for no other.
    guard !isMask else { return }
    parent.setNeedsLayout()
    parent.perform("sublayers")
    if parent.isOnStage { perform(kCAOnOrderOut) }
  }

  /// Whether this layer is a layer or somewhere below it.
  private func isInside(_ layer: CALayer) -> Bool {
    var ancestor: CALayer? = self
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.parent
    }
    return false
  }

  /// The topmost layer above this one, or itself.
  var root: CALayer {
    var layer = model()
    while let parent = layer.parent { layer = parent }
    return layer
  }
}
