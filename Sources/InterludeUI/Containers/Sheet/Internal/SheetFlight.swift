/// The motion of a sheet and its surroundings without a finger. The looks at many moments tell which properties follow the curve.
struct SheetFlight {
  let start, length: Double
  /// From 0 to 1 by seconds since the start; nil for none.
  let curve: (any MotionCurve)?
  /// Whether everything is worked out from the place of the top edge, which goes along the curve.
  let isOfOnePlace: Bool
  /// At equal distances of time from its start to its end.
  let looks: [SheetSnapshot]
  /// Where all comes to rest.
  let end: SheetSnapshot

  /// The moments of the looks, as fractions of the length.
  static let moments = (0...60).map { Double($0) / 60 }

  /// How far from the curve still counts as on it: a part of the way.
  private static let tolerance: CGFloat = 0.002

  /// How a property goes; nil for one that stays as it is.
  func way(of property: SheetPart.Property) -> FollowedWay? {
    guard property.hasChanges(in: looks + [end]) else { return nil }
    let isWhole = curve.map { follows(property, $0) } ?? false
    return FollowedWay(
      keyPath: property.keyPath, curve: isWhole || isOfOnePlace ? curve : nil, isWhole: isWhole, start: start,
      length: length)
  }

  private func follows(_ property: SheetPart.Property, _ curve: any MotionCurve) -> Bool {
    let (first, last) = (property.values(looks[0]), property.values(end))
    let reach = zip(first, last).map { abs($1 - $0) }.max() ?? 0
    return zip(Self.moments, looks).allSatisfy { moment, look in
      let part = CGFloat(curve.value(at: moment * length))
      return zip(property.values(look), zip(first, last)).allSatisfy { value, ends in
        abs(value - (ends.0 + (ends.1 - ends.0) * part)) <= reach * Self.tolerance
      }
    }
  }
}
