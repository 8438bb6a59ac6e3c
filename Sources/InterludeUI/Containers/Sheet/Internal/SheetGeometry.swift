/// Where a sheet can be in its container. Its place is told by its top edge, in the container's coordinates.
struct SheetGeometry {
  /// Where it rests.
  struct Stop {
    let identifier: UISheetPresentationController.Detent.Identifier
    /// The detent's value, in points.
    let value: CGFloat
    /// As it shows.
    let frame: CGRect
  }

  /// The container's bounds.
  let room: CGRect
  /// The sheet at its full height.
  let full: CGRect
  /// Whether what shows narrower, at a lower stop, is scaled down to its width, rather than laid out anew.
  let scales: Bool
  /// From the lowest to the highest; at least one.
  let stops: [Stop]
  /// Up to which stop the presenter is not dimmed.
  let undimmed: UISheetPresentationController.Detent.Identifier?
  /// The corners that are round.
  let corners: CACornerMask
  /// Whether the presenter steps back behind a sheet of full height.
  let presenterStepsBack: Bool

  /// The stop of an identifier; the lowest one when there is none.
  func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
    stops.first { $0.identifier == identifier } ?? stops[0]
  }

  var lowestTop: CGFloat { stops[0].frame.minY }
  var highestTop: CGFloat { stops[stops.count - 1].frame.minY }
  /// Where a sheet is that has left.
  var outside: CGFloat { room.maxY }

  /// The stop that is nearest to a place.
  func stop(nearestTo top: CGFloat) -> Stop {
    stops.dropFirst().reduce(stops[0]) { nearest, stop in
      abs(stop.frame.minY - top) < abs(nearest.frame.minY - top) ? stop : nearest
    }
  }

  /// Where a place of another geometry is in this one: as far among the stops, or below them, as it is there. What a finger holds
  /// among the stops must not be below them of a sudden, where a finger would have begun a dismissal.
  func place(of top: CGFloat, in other: SheetGeometry) -> CGFloat {
    guard top > other.highestTop else { return highestTop + (top - other.highestTop) }
    if top <= other.lowestTop {
      return highestTop + (lowestTop - highestTop) * (top - other.highestTop) / (other.lowestTop - other.highestTop)
    }
    return lowestTop + (outside - lowestTop) * (top - other.lowestTop) / max(1, other.outside - other.lowestTop)
  }

  /// The sheet with its top edge at a place: between two stops it is as far between their frames, below the lowest it is moved.
  /// A spring may carry it beyond the highest: it is moved there, too, but grows at the container's edge, so that no gap opens.
  func frame(atTop top: CGFloat) -> CGRect {
    if top >= lowestTop { return stops[0].frame.withTop(top) }
    if top < highestTop {
      let highest = stops[stops.count - 1].frame
      return highest.maxY < room.maxY
        ? highest.withTop(top)
        : CGRect(x: highest.minX, y: top, width: highest.width, height: highest.maxY - top)
    }
    let index = stops.firstIndex { $0.frame.minY <= top } ?? 0
    let (below, above) = (stops[max(0, index - 1)].frame, stops[index].frame)
    return below.mixed(with: above, part: progress(of: top, from: below.minY, to: above.minY))
  }

  /// How much smaller a sheet shows than it is laid out.
  func scale(of frame: CGRect) -> CGFloat { scales && full.width > 0 ? frame.width / full.width : 1 }

  // MARK: Rubber band

  /// What shows when the finger asks for a place: above the highest stop the sheet does not go, but for the excess that it was
  /// caught with, and below the lowest it gives way as a scroll view's content does if it may not leave.
  func shown(forAsked top: CGFloat, mayLeave: Bool, excess: CGFloat = 0) -> CGFloat {
    if top > lowestTop, !mayLeave { return lowestTop + CGFloat(band.displayedOffset(forPull: top - lowestTop)) }
    return max(top, highestTop - excess)
  }

  /// What the finger asks for when a place shows.
  func asked(forShown top: CGFloat, mayLeave: Bool) -> CGFloat {
    if top > lowestTop, !mayLeave { return lowestTop + CGFloat(band.pull(forDisplayedOffset: top - lowestTop)) }
    return top
  }

  /// How far a place is above the highest stop, in points.
  func excess(ofTop top: CGFloat) -> CGFloat { max(0, highestTop - top) }

  /// How far the sheet goes for each point that the finger does, at a place that it asks for: c(1 − shown/length)² below its
  /// range.
  func yield(atAsked top: CGFloat, mayLeave: Bool, excess: CGFloat = 0) -> CGFloat {
    if top < highestTop - excess { return 0 }
    guard top > lowestTop, !mayLeave else { return 1 }
    let past = shown(forAsked: top, mayLeave: mayLeave) - lowestTop
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
    return progress(of: top, from: stops[index].frame.minY, to: stops[index + 1].frame.minY)
  }

  private func stepBack(atTop top: CGFloat) -> CGFloat {
    guard presenterStepsBack, highestTop <= full.minY, stops[stops.count - 1].identifier != undimmed else { return 0 }
    let start = stops.count > 1 ? stops[stops.count - 2].frame.minY : outside
    return progress(of: top, from: start, to: highestTop)
  }

  private func progress(of top: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard start > end else { return top <= end ? 1 : 0 }
    return min(max((start - top) / (start - end), 0), 1)
  }
}

extension CGRect {
  fileprivate func withTop(_ top: CGFloat) -> CGRect { CGRect(x: minX, y: top, width: width, height: height) }

  /// A rectangle between this one and another: 0 is this one.
  fileprivate func mixed(with other: CGRect, part: CGFloat) -> CGRect {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return CGRect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
