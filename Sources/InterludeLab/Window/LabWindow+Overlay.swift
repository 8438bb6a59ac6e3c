import InterludeUI

/// An overlay that drags on the phone turn. A click goes to the app, as without the overlay.
extension LabWindow {
  /// A press on the overlay.
  struct OverlayPress {
    let start: CGPoint
    var place: CGPoint
    var isDrag = false
  }

  func sendToOverlay(_ event: InputEvent) {
    switch event.kind {
    case .pointerDown(let place, .primary): overlayPress = OverlayPress(start: place, place: place)
    case .pointerMoved(let place):
      guard var press = overlayPress else { return passPointer(event) }
      press.isDrag = press.isDrag || hypot(place.x - press.start.x, place.y - press.start.y) > TimelineDrag.slop
      if press.isDrag { overlays.turned?.drag(by: CGVector(dx: place.x - press.place.x, dy: place.y - press.place.y)) }
      press.place = place
      overlayPress = press
    case .pointerUp(let place, .primary):
      guard let press = overlayPress else { return }
      overlayPress = nil
      guard !press.isDrag else { return }
      passPointer(InputEvent(time: event.time, kind: .pointerDown(press.start, .primary)))
      passPointer(InputEvent(time: event.time, timestamp: event.timestamp, kind: .pointerUp(place, .primary)))
    case .pointerCancelled: overlayPress = nil
    default: passPointer(event)
    }
  }
}
