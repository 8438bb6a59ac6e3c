import InterludeUI

/// Several fingers on a touch screen, at exact times.
public final class Fingers {
  private let stage: Stage

  public init(_ stage: Stage) { self.stage = stage }

  /// Sends what fingers do at one moment.
  public func send(_ touches: [InputEvent.Touch], at time: Double) {
    stage.send(InputEvent(time: time, kind: .touches(touches)))
  }

  public func down(_ finger: Int, _ x: CGFloat, _ y: CGFloat, at time: Double) { one(finger, .began, x, y, at: time) }
  public func move(_ finger: Int, _ x: CGFloat, _ y: CGFloat, at time: Double) { one(finger, .moved, x, y, at: time) }
  public func up(_ finger: Int, _ x: CGFloat, _ y: CGFloat, at time: Double) { one(finger, .ended, x, y, at: time) }

  private func one(
    _ finger: Int, _ phase: InputEvent.Touch.Phase, _ x: CGFloat, _ y: CGFloat, at time: Double
  ) {
    send([InputEvent.Touch(finger, phase, at: CGPoint(x: x, y: y))], at: time)
  }

  /// Fingers 1 and 2, opposite each other about a centre.
  public func pair(
    _ phase: InputEvent.Touch.Phase, about center: CGPoint = CGPoint(x: 195, y: 400), distance: CGFloat,
    angle: CGFloat = 0, at time: Double
  ) {
    let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
    send(
      [
        InputEvent.Touch(1, phase, at: CGPoint(x: center.x - x, y: center.y - y)),
        InputEvent.Touch(2, phase, at: CGPoint(x: center.x + x, y: center.y + y)),
      ], at: time)
  }
}

extension World {
  public var fingers: Fingers { Fingers(stage) }
}
