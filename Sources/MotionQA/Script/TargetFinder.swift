import InterludeUI

/// Turns the targets of a step into places, on the stage as it is now.
struct TargetFinder {
  let stage: Stage

  /// What the step does, in window points.
  func event(of step: InputScript.Step) throws(ScriptError) -> PlayedStep.Event {
    switch step.action {
    case .tap(let target):
      return .tap(try point(of: target, for: step))
    case .drag(let start, let end, let duration):
      return .drag(from: try point(of: start, for: step), to: try point(of: end, for: step), duration: duration)
    case .pinch(let target, let start, let end, let duration):
      let center = try point(of: target, for: step)
      return .fingers(
        about: center, from: FingerSpread(distance: start), to: FingerSpread(distance: end), duration: duration)
    case .rotate(let target, let angle, let distance, let duration):
      let center = try point(of: target, for: step)
      return .fingers(
        about: center, from: FingerSpread(distance: distance), to: FingerSpread(distance: distance, angle: angle),
        duration: duration)
    case .scroll(let target, let distance):
      return .scroll(at: try point(of: target, for: step), by: distance)
    case .resize(let size):
      return .resize(size)
    }
  }

  /// The target's place, which must lie in the window.
  private func point(of target: InputScript.Target, for step: InputScript.Step) throws(ScriptError) -> CGPoint {
    let place = try unboundedPoint(of: target, for: step)
    guard CGRect(origin: .zero, size: stage.size).contains(place) else {
      let window = "\(stage.size.width) × \(stage.size.height) points"
      throw ScriptError(step, "\(target) is at (\(place.x), \(place.y)), outside the window of \(window).")
    }
    return place
  }

  private func unboundedPoint(
    of target: InputScript.Target, for step: InputScript.Step
  ) throws(ScriptError) -> CGPoint {
    switch target {
    case .point(let point):
      return point
    case .identifier(let identifier):
      let finder = ViewFinder(stage: stage)
      if let view = finder.view(identifier: identifier) { return finder.center(of: view) }
      let names = finder.identifiers()
      let present = names.isEmpty ? "no view with an identifier" : names.joined(separator: ", ")
      throw ScriptError(step, "no such view is visible then. On screen: \(present).")
    }
  }
}
