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
      let place = try point(of: start, for: step)
      return .drag(from: place, to: try point(of: end, from: place, for: step), duration: duration)
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
    case .type(let text):
      return .type(text)
    case .resize(let size):
      return .resize(size)
    }
  }

  /// A turn of the wheel that brings where the step begins nearer to sight; nil when it is in sight, or nothing scrolls. Where there is
  /// no such view, a list may make it further on.
  func turn(before step: InputScript.Step) -> PlayedStep.Event? {
    guard case .identifier(let name, let anchor)? = step.action.start else { return nil }
    let finder = ViewFinder(stage: stage)
    return stage.asCurrent {
      guard let view = finder.view(name) else { return finder.lists().lazy.compactMap(\.turnOn).first }
      return ScrollIntoView(of: view, anchor: anchor, on: stage.size).turn
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

  private func point(
    of end: InputScript.DragEnd, from start: CGPoint, for step: InputScript.Step
  ) throws(ScriptError) -> CGPoint {
    switch end {
    case .target(let target): return try point(of: target, for: step)
    case .offset(let offset):
      func onScreen(_ place: CGFloat, _ length: CGFloat) -> CGFloat { min(max(place, 0), length - 1) }
      return CGPoint(
        x: onScreen(start.x + offset.dx, stage.size.width), y: onScreen(start.y + offset.dy, stage.size.height))
    }
  }

  private func unboundedPoint(
    of target: InputScript.Target, for step: InputScript.Step
  ) throws(ScriptError) -> CGPoint {
    switch target {
    case .point(let point):
      return point
    case .identifier(let name, let anchor):
      let finder = ViewFinder(stage: stage)
      if let view = finder.view(name) { return view.place(of: anchor) }
      let names = finder.names()
      let present = names.isEmpty ? "no view with an identifier" : names.joined(separator: ", ")
      throw ScriptError(
        step,
        "no such view is visible then.\(Suggestion.question(for: name, among: names)) On screen: \(present).")
    }
  }
}

nonisolated extension InputScript.Action {
  /// Where it begins; nil for what begins nowhere.
  fileprivate var start: InputScript.Target? {
    switch self {
    case .tap(let target), .drag(let target, _, _), .pinch(let target, _, _, _), .rotate(let target, _, _, _),
      .scroll(let target, _):
      target
    case .type, .resize: nil
    }
  }
}
