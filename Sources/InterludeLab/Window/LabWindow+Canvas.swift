import InterludeUI

/// The canvas around the phone: a drag of it moves a zoomed phone, the wheel zooms.
extension LabWindow {
  func sendToCanvas(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointerDown(let place, _): grip = place
    case .pointerMoved(let place):
      guard let grip else { return }
      layout.pan = CGPoint(x: layout.pan.x + place.x - grip.x, y: layout.pan.y + place.y - grip.y)
      self.grip = place
    case .pointerUp, .pointerCancelled: grip = nil
    case .scroll(_, let distance): zoom(by: distance.dy > 0 ? 1.1 : 1 / 1.1)
    default: break
    }
  }

  func zoom(by factor: CGFloat) { layout.zoom = min(max(layout.zoom * factor, 0.25), 32) }

  func zoomToFit() { (layout.zoom, layout.pan) = (1, .zero) }
}
