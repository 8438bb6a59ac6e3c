/// How a sheet and its surroundings move from now on, as reported to the stage's observers.
enum SheetCourse {
  /// They rest, or something else moves them.
  case rests
  /// A finger holds the sheet. `looks` are those at the places that it can bring the sheet to.
  case isHeld(looks: [SheetSnapshot])
  /// They move without a finger.
  case goes(SheetFlight)

  /// How a view goes on that changes with the sheet's place.
  func course(of part: SheetPart) -> FollowedCourse {
    switch self {
    case .rests: .rests
    case .isHeld(let looks):
      .isHeld(part.properties.filter { $0.hasChanges(in: looks) }.map(\.keyPath))
    case .goes(let flight): .goes(part.properties.compactMap(flight.way))
    }
  }
}
