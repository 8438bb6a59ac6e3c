import InterludeUI

/// Where fingers and the mouse are down, and for a moment where they were.
final class TouchDots: SceneOverlay {
  let name = "Touches"
  let purpose = "Where fingers and the mouse are down"

  /// How long a lifted finger's place is shown, in seconds.
  private static let fade = 0.4
  private static let radius: CGFloat = 17

  func show(_ frame: DisplayList, of session: LabSession) -> DisplayList {
    let take = session.machine.take
    let now = session.machine.time
    var frame = frame
    for finger in Self.fingers(in: take.events.prefix(session.machine.answered), at: now) {
      let strength = finger.liftTime.map { max(0, 1 - (now - $0) / Self.fade) } ?? 1
      guard strength > 0 else { continue }
      frame.dot(finger.place, radius: Self.radius + 1.5, CGColor(gray: 0, alpha: 0.35 * strength))
      frame.dot(finger.place, radius: Self.radius, .mark(DockStyle.accent, alpha: 0.75 * strength))
    }
    return frame
  }

  private struct Finger {
    var place: CGPoint
    /// When it was lifted, in seconds; nil while it is down.
    var liftTime: Double?
  }

  /// The fingers that are down or were not long ago, in the order of their coming.
  private static func fingers(in events: ArraySlice<InputEvent>, at now: Double) -> [Finger] {
    var fingers: [Finger] = []
    var open: [Int?: Int] = [:]
    func note(_ id: Int?, at place: CGPoint, isNew: Bool, isOver: Bool, _ time: Double) {
      if isNew {
        open[id] = fingers.count
        fingers.append(Finger(place: place))
      }
      guard let index = open[id] else { return }
      fingers[index].place = place
      if isOver { (fingers[index].liftTime, open[id]) = (time, .none) }
    }
    for event in events {
      switch event.kind {
      case .pointerDown(let place, .primary): note(nil, at: place, isNew: true, isOver: false, event.time)
      case .pointerMoved(let place): note(nil, at: place, isNew: false, isOver: false, event.time)
      case .pointerUp(let place, .primary): note(nil, at: place, isNew: false, isOver: true, event.time)
      case .touches(let touches):
        for touch in touches {
          note(
            touch.identifier, at: touch.location, isNew: touch.phase == .began,
            isOver: touch.phase == .ended || touch.phase == .cancelled, event.time)
        }
      default: break
      }
    }
    return fingers.filter { $0.liftTime.map { now - $0 < fade } ?? true }
  }
}
