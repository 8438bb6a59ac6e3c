import InterludeUI

extension Take {
  /// When fingers were on the screen for some time, in seconds since a time of the stage's clock.
  func touches(since zero: Double) -> [ClosedRange<Double>] {
    var (touches, fingers): ([ClosedRange<Double>], Set<Int>) = ([], [])
    var (down, isPressed): (Double?, Bool) = (nil, false)
    for event in events {
      switch event.kind {
      case .pointerDown(_, .primary): isPressed = true
      case .pointerUp, .pointerCancelled: isPressed = false
      case .touches(let changed):
        for touch in changed {
          if touch.phase == .began { fingers.insert(touch.identifier) }
          if touch.phase == .ended || touch.phase == .cancelled { fingers.remove(touch.identifier) }
        }
      default: break
      }
      let isDown = isPressed || !fingers.isEmpty
      if isDown, down == nil { down = event.time }
      guard !isDown, let start = down else { continue }
      down = nil
      if event.time > start { touches.append(start - zero...event.time - zero) }
    }
    return touches + (down.map { [$0 - zero...max($0, end) - zero] } ?? [])
  }
}
