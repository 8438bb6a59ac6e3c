/// What the stage's observers are told of the sheet's motion.
extension UISheetPresentationController {
  /// Tells the observers how the sheet and its surroundings move from now on.
  ///
  /// - Parameter motion: along which the sheet's own transition is about to set off; nil where it is under way, or held.
  func tellCourse(settingOffAlong motion: SystemBehavior.Motion? = nil) {
    guard !stage.observers.isEmpty else { return }
    let course = course(settingOffAlong: motion)
    for part in parts { stage.tell(.following(part.view, course.course(of: part))) }
  }

  private func course(settingOffAlong motion: SystemBehavior.Motion?) -> SheetCourse {
    // An animator that is not the sheet's own tells of its animations itself.
    guard containerView != nil, state.placesItself else { return .rests }
    switch state.mover {
    case .finger: return .isHeld(looks: looksInAHand)
    case .spring(let settling, _): return .goes(flight(along: settling.trajectory))
    case .nothing: break
    }
    if let transition = state.transition {
      let trajectory =
        motion.map { transition.trajectory(from: 0, to: 1, along: $0, startingAt: stage.time) }
        ?? transition.trajectory
      return trajectory.map { .goes(flight(along: $0)) } ?? .rests
    }
    guard let offset = state.offset else { return .rests }
    let top = self.top
    return .goes(flight(along: SheetTrajectory(start: offset.start, length: 0, curve: nil, end: top) { _ in top }))
  }

  /// The motion of everything while the top edge moves. The rest of an animated change follows the system's spring, as the edge does if
  /// it starts together with it.
  private func flight(along trajectory: SheetTrajectory) -> SheetFlight {
    let left = state.offset.map { $0.end - trajectory.start }
    let length = max(trajectory.length, left ?? 0)
    return SheetFlight(
      start: trajectory.start, length: length, curve: trajectory.curve ?? (left == nil ? nil : behavior.spring),
      isOfOnePlace: left == nil,
      looks: SheetFlight.moments.map {
        snapshot(atTop: trajectory.top($0 * length), at: trajectory.start + $0 * length)
      },
      end: snapshot(atTop: trajectory.end, at: .infinity))
  }

  /// The looks at the places that a finger can bring the sheet to.
  private var looksInAHand: [SheetSnapshot] {
    let highest = min(geometry.highestTop, top)
    return SheetFlight.moments.map {
      snapshot(atTop: highest + (geometry.outside - highest) * CGFloat($0), at: stage.time)
    }
  }

  private var parts: [SheetPart] {
    var card = [
      SheetPart.Property("position") { [$0.frame.midX, $0.frame.midY] },
      SheetPart.Property("bounds") { [$0.frame.width, $0.frame.height] },
    ]
    if !geometry.corners.isEmpty { card.append(SheetPart.Property("shadowOpacity") { [$0.appearance.dimming] }) }
    let dimming = SheetPart.Property("opacity") { [$0.appearance.dimming] }
    let stepBack = ["transform", "cornerRadius"].map { SheetPart.Property($0) { [$0.appearance.stepBack] } }
    return [
      SheetPart(view: sheetView, properties: card),
      SheetPart(view: surroundings.dimmingView, properties: [dimming]),
    ] + [surroundings.presenterView].compactMap(\.self).map { SheetPart(view: $0, properties: stepBack) }
  }
}
