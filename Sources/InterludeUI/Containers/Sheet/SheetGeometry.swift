/// Where a sheet can be in its container. Its place is told by its top edge, in the container's coordinates.
struct SheetGeometry {
  /// A height at which it rests, from the bottom of the full frame, in points.
  struct Stop {
    let identifier: UISheetPresentationController.Detent.Identifier
    let height: CGFloat
  }

  /// The container's bounds.
  let room: CGRect
  /// The sheet at its full height.
  let full: CGRect
  /// Whether it is a card whose middle stays where it is, rather than attached to the bottom edge.
  let floats: Bool
  /// By height, the lowest first; at least one.
  let stops: [Stop]
  /// Up to which stop the presenter is not dimmed.
  let undimmed: UISheetPresentationController.Detent.Identifier?
  /// The corners that are round.
  let corners: CACornerMask
  /// Whether the presenter steps back behind a sheet of full height.
  let presenterStepsBack: Bool

  func top(of stop: Stop) -> CGFloat { floats ? full.midY - stop.height / 2 : full.maxY - stop.height }

  /// The stop of an identifier; the lowest one when there is none.
  func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
    stops.first { $0.identifier == identifier } ?? stops[0]
  }

  var lowestTop: CGFloat { top(of: stops[0]) }
  var highestTop: CGFloat { top(of: stops[stops.count - 1]) }
  /// Where a sheet is that has left.
  var outside: CGFloat { room.maxY }

  /// The stop that is nearest to a place.
  func stop(nearestTo top: CGFloat) -> Stop {
    stops.dropFirst().reduce(stops[0]) { nearest, stop in
      abs(self.top(of: stop) - top) < abs(self.top(of: nearest) - top) ? stop : nearest
    }
  }

  /// The sheet with its top edge at a place: between its stops it is as high as it shows, below the lowest it is moved. Above
  /// the highest a card is moved, too, while an attached sheet grows, so that no gap opens at the edge.
  func frame(atTop top: CGFloat) -> CGRect {
    let height =
      floats ? 2 * (full.midY - min(max(top, highestTop), lowestTop)) : full.maxY - min(top, lowestTop)
    return CGRect(x: full.minX, y: top, width: full.width, height: height)
  }

  // MARK: Rubber band

  /// What shows when the finger asks for a place: past the highest stop the sheet gives way as a scroll view's content
  /// does, and below the lowest too if it may not leave.
  func shown(forAsked top: CGFloat, mayLeave: Bool) -> CGFloat {
    if top < highestTop { return highestTop + CGFloat(band.displayedOffset(forPull: top - highestTop)) }
    if top > lowestTop, !mayLeave { return lowestTop + CGFloat(band.displayedOffset(forPull: top - lowestTop)) }
    return top
  }

  /// What the finger asks for when a place shows.
  func asked(forShown top: CGFloat, mayLeave: Bool) -> CGFloat {
    if top < highestTop { return highestTop + CGFloat(band.pull(forDisplayedOffset: top - highestTop)) }
    if top > lowestTop, !mayLeave { return lowestTop + CGFloat(band.pull(forDisplayedOffset: top - lowestTop)) }
    return top
  }

  /// How far the sheet goes for each point that the finger does, at a place that shows: c(1 − shown/length)² past its range.
  func yield(atShown top: CGFloat, mayLeave: Bool) -> CGFloat {
    let past = top < highestTop ? highestTop - top : mayLeave ? 0 : max(0, top - lowestTop)
    guard past > 0 else { return 1 }
    let rest = max(0, 1 - past / CGFloat(band.dimension))
    return CGFloat(band.coefficient) * rest * rest
  }

  private var band: RubberBand { RubberBand(dimension: Double(room.height)) }

  // MARK: Surroundings

  /// How the surroundings look with the sheet's top edge at a place: linear between stops.
  func appearance(atTop top: CGFloat) -> SheetAppearance {
    SheetAppearance(dimming: dimming(atTop: top), stepBack: stepBack(atTop: top))
  }

  private func dimming(atTop top: CGFloat) -> CGFloat {
    guard let index = stops.firstIndex(where: { $0.identifier == undimmed }) else {
      return progress(of: top, from: outside, to: lowestTop)
    }
    guard index + 1 < stops.count else { return 0 }
    return progress(of: top, from: self.top(of: stops[index]), to: self.top(of: stops[index + 1]))
  }

  private func stepBack(atTop top: CGFloat) -> CGFloat {
    guard presenterStepsBack, highestTop <= full.minY, stops[stops.count - 1].identifier != undimmed else { return 0 }
    let start = stops.count > 1 ? self.top(of: stops[stops.count - 2]) : outside
    return progress(of: top, from: start, to: highestTop)
  }

  private func progress(of top: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard start > end else { return top <= end ? 1 : 0 }
    return min(max((start - top) / (start - end), 0), 1)
  }
}

/// How a sheet's surroundings look, each from 0 to 1.
struct SheetAppearance {
  var dimming: CGFloat
  var stepBack: CGFloat

  /// Somewhere between this look and another one: 0 is this one.
  func mixed(with other: SheetAppearance, part: CGFloat) -> SheetAppearance {
    SheetAppearance(
      dimming: dimming + (other.dimming - dimming) * part, stepBack: stepBack + (other.stepBack - stepBack) * part)
  }
}
