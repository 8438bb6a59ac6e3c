import Foundation

extension CALayer {
  /// Asks for `layoutSublayers()` before the next frame.
  public func setNeedsLayout() {
    guard !isLayoutNeeded, source == nil else { return }
    isLayoutNeeded = true
    parent?.markLayoutNeededAbove(self)
  }

  /// Whether `layoutSublayers()` is due.
  public func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out now what needs it, from the topmost of the superlayers that need it in a row downwards.
  public func layoutIfNeeded() {
    var top = self
    while let parent = top.parent, parent.isLayoutNeeded { top = parent }
    for _ in 0..<Self.maximumLayouts {
      guard top.isLayoutNeeded || top.isLayoutNeededBelow else { return }
      top.layoutSubtree()
    }
    clock.report(
      .init(
        .endlessLayout,
        "\(top.title) still needs layout after \(Self.maximumLayouts) layouts; the rest waits for the next frame. "
          + "Do not call setNeedsLayout() from within layout."))
  }

  func markLayoutNeededAbove(_ child: CALayer) {
    var ancestor: CALayer? = self
    while let layer = ancestor, !layer.isLayoutNeededBelow {
      layer.isLayoutNeededBelow = true
      ancestor = layer.parent
    }
  }

  private func layoutSubtree() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      isInLayout = true
      layoutSublayers()
      isInLayout = false
    }
    guard isLayoutNeededBelow else { return }
    isLayoutNeededBelow = false
    for child in descendants { child.layoutSubtree() }
  }

  /// How often layout may ask for layout.
  private static let maximumLayouts = 20
}
