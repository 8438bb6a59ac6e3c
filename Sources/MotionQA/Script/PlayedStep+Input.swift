import InterludeUI

extension PlayedStep.Event {
  /// How often a drag reports where the pointer is: the rate of a fast touch screen, whatever the frame rate.
  private static let reportsPerSecond = 120.0

  /// The input events that make up a step of a beginning and an end, in seconds; a resize keeps the pixels per point.
  func inputs(at time: Double, until end: Double, scale: CGFloat) -> [InputEvent] {
    switch self {
    case .tap(let point):
      [
        InputEvent(time: time, kind: .pointerMoved(point)),
        InputEvent(time: time, kind: .pointerDown(point, .primary)),
        InputEvent(time: end, kind: .pointerUp(point, .primary)),
      ]
    case .drag(let start, let goal, _):
      [
        InputEvent(time: time, kind: .pointerMoved(start)),
        InputEvent(time: time, kind: .pointerDown(start, .primary)),
      ] + moves(from: start, to: goal, at: time, until: end) + [
        InputEvent(time: end, kind: .pointerUp(goal, .primary))
      ]
    case .fingers(let center, let start, let goal, _):
      [InputEvent(time: time, kind: start.touches(.began, about: center))]
        + shares(of: end - time).map { share in
          InputEvent(
            time: time + (end - time) * share,
            kind: start.mixed(with: goal, share: share).touches(.moved, about: center))
        } + [InputEvent(time: end, kind: goal.touches(.ended, about: center))]
    case .scroll(let point, let distance):
      [InputEvent(time: time, kind: .scroll(point, distance))]
    case .type(let text):
      text.map { InputEvent(time: time, kind: .key(Self.key(of: $0))) }
    case .resize(let size):
      [InputEvent(time: time, kind: .resize(size, scale: scale))]
    }
  }

  /// The key that writes a character.
  private static func key(of character: Character) -> InputEvent.Key {
    switch character {
    case " ": .space
    case "\n", "\r\n": .return
    case "\t": .tab
    case "\u{8}": .delete
    default: .character(character)
    }
  }

  /// Evenly spaced, the last one just where and when the pointer is released.
  private func moves(from start: CGPoint, to goal: CGPoint, at time: Double, until end: Double) -> [InputEvent] {
    let between = shares(of: end - time).dropLast().map { part in
      let point = CGPoint(x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part)
      return InputEvent(time: time + (end - time) * part, kind: .pointerMoved(point))
    }
    return between + [InputEvent(time: end, kind: .pointerMoved(goal))]
  }

  /// How much of a motion of some seconds is done at each report; the last is 1.
  private func shares(of duration: Double) -> [Double] {
    let count = max(1, Int((duration * Self.reportsPerSecond).rounded(.up)))
    return (1...count).map { Double($0) / Double(count) }
  }
}
