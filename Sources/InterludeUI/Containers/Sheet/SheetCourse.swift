/// What goes on of a sheet and its surroundings, as those are told who look on.
enum SheetCourse {
  /// Nothing; or others move them.
  case rests
  /// A finger moves the sheet: how everything looks where it can bring it.
  case isHeld(looks: [SheetSnapshot])
  /// Everything goes by itself.
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

/// A view that changes with a sheet's place.
struct SheetPart {
  struct Property {
    let keyPath: String
    let values: (SheetSnapshot) -> [CGFloat]

    init(_ keyPath: String, _ values: @escaping (SheetSnapshot) -> [CGFloat]) {
      (self.keyPath, self.values) = (keyPath, values)
    }

    /// Whether it is not always as at first.
    func hasChanges(in looks: [SheetSnapshot]) -> Bool {
      looks.contains { look in zip(values(look), values(looks[0])).contains { abs($0 - $1) > 1e-6 } }
    }
  }

  let view: UIView
  let properties: [Property]
}
