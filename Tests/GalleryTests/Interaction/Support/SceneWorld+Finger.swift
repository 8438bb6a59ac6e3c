import InterludeUI

/// The mouse with its primary button, as a finger.
extension SceneWorld {
  func down(_ point: CGPoint, at time: Double) {
    stage.send(InputEvent(time: time, kind: .pointerDown(point, .primary)))
  }

  func move(_ point: CGPoint, at time: Double) { stage.send(InputEvent(time: time, kind: .pointerMoved(point))) }

  func up(_ point: CGPoint, at time: Double) {
    stage.send(InputEvent(time: time, kind: .pointerUp(point, .primary)))
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
