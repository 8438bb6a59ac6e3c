/// What those are told who look on at a sheet.
extension UISheetPresentationController {
  /// Tells the observers how the sheet and its surroundings go on from now.
  ///
  /// - Parameter motion: along which the sheet's own transition is about to set off; nil where it is under way, or held.
  func tellCourse(settingOffAlong motion: SystemBehavior.Motion? = nil) {
    guard !stage.observers.isEmpty else { return }
    let course = course(settingOffAlong: motion)
    for part in parts { stage.tell(.following(part.view, course.course(of: part))) }
  }

  private func course(settingOffAlong motion: SystemBehavior.Motion?) -> SheetCourse {
    // An animator that is not the sheet's own tells of its animations itself.
    guard containerView != nil, transit?.isOwn ?? true else { return .rests }
    if dragSession != nil { return .isHeld(looks: looksInAHand) }
    if let leg = settling?.motion.leg { return .goes(flight(along: leg)) }
    if let transit {
      let leg = motion.map { transit.leg(from: 0, to: 1, along: $0, startingAt: stage.time) } ?? transit.leg
      return leg.map { .goes(flight(along: $0)) } ?? .rests
    }
    guard let settlingOffset else { return .rests }
    let top = self.top
    return .goes(
      flight(along: SheetLeg(start: settlingOffset.motion.start, length: 0, curve: nil, end: top) { _ in top }))
  }

  /// The flight of everything while the top edge goes its way. What is left of an animated change comes along the system's
  /// spring, which is the edge's, too, where that sets off with it.
  private func flight(along leg: SheetLeg) -> SheetFlight {
    let left = settlingOffset.map { $0.motion.start + SheetSettlingOffset.length - leg.start }
    let length = max(leg.length, left ?? 0)
    return SheetFlight(
      start: leg.start, length: length, curve: leg.curve ?? (left == nil ? nil : behavior.spring),
      isOfOnePlace: left == nil,
      looks: SheetFlight.moments.map { snapshot(atTop: leg.top($0 * length), at: leg.start + $0 * length) },
      end: snapshot(atTop: leg.end, at: .infinity))
  }

  /// How everything looks wherever a finger can bring the sheet.
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
