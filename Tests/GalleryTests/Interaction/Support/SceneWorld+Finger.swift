import InterludeUI

/// The mouse with its primary button, as a finger; and fingers.
extension SceneWorld {
  func down(_ point: CGPoint, at time: Double) {
    stage.send(InputEvent(time: time, kind: .pointerDown(point, .primary)))
  }

  func move(_ point: CGPoint, at time: Double) { stage.send(InputEvent(time: time, kind: .pointerMoved(point))) }

  func up(_ point: CGPoint, at time: Double) {
    stage.send(InputEvent(time: time, kind: .pointerUp(point, .primary)))
  }

  /// What the fingers on a touch screen do, all at once.
  func touch(_ points: [CGPoint], _ phase: InputEvent.Touch.Phase, at time: Double) {
    let touches = points.enumerated().map { InputEvent.Touch($0, phase, at: $1) }
    stage.send(InputEvent(time: time, kind: .touches(touches)))
  }

  /// Moves on to a time and lays everything out, without a picture of it.
  func pass(until time: Double) {
    stage.advance(to: time)
    stage.commit()
  }

  /// Moves evenly from one point to another, from one time to another.
  func drag(from start: CGPoint, to end: CGPoint, from begin: Double, until finish: Double, rate: Double = 120) {
    let count = max(1, Int((finish - begin) * rate))
    for step in 1...count {
      let part = Double(step) / Double(count)
      let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      move(point, at: begin + (finish - begin) * part)
    }
  }
}
