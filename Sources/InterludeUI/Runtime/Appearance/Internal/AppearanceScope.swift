/// The instances that a proxy stands for.
struct AppearanceScope: Equatable {
  let kind: AppearanceKind
  /// What the instances are in, from the inside out.
  let containers: [AppearanceKind]
  /// What the instances' traits have to be; all of them, where nothing is specified.
  let traits: UITraitCollection

  /// How an object is meant that is of the right class; nil if it is not.
  ///
  /// - Parameters:
  ///   - surroundings: What the object is in, from the window on.
  ///   - traits: The object's.
  func match(in surroundings: [AnyObject], traits: UITraitCollection) -> AppearanceMatch? {
    guard traits.containsTraits(in: self.traits) else { return nil }
    var (places, next) = ([Int](), 0)
    for container in containers.reversed() {
      guard let place = surroundings[next...].firstIndex(where: container.contains) else { return nil }
      places.append(place)
      next = place + 1
    }
    return AppearanceMatch(kind: kind, places: places, traits: self.traits)
  }
}

/// How a proxy means an object.
struct AppearanceMatch {
  let kind: AppearanceKind
  /// Where the containers are, counted from the window, the outermost first.
  let places: [Int]
  let traits: UITraitCollection

  /// Whether this proxy goes before another one of the same object, whichever was told later. By UIKit's documentation the outermost
  /// containers go before others, and of those as far out the longer chain; the rest of the order is ours.
  func goesBefore(_ other: AppearanceMatch) -> Bool {
    if kind != other.kind { return kind.isBelow(other.kind) }
    if let (mine, others) = zip(places, other.places).first(where: { $0 != $1 }) { return mine < others }
    if places.count != other.places.count { return places.count > other.places.count }
    return traits != other.traits && traits.containsTraits(in: other.traits)
  }
}

/// A class and those below it.
struct AppearanceKind: Equatable {
  private let type: ObjectIdentifier
  let contains: (AnyObject) -> Bool
  private let isAbove: (Any.Type) -> Bool
  private let metatype: Any.Type

  static func of<Kind>(_ type: Kind.Type) -> AppearanceKind {
    AppearanceKind(type: ObjectIdentifier(type), contains: { $0 is Kind }, isAbove: { $0 is Kind.Type }, metatype: type)
  }

  func isBelow(_ other: AppearanceKind) -> Bool { self != other && other.isAbove(metatype) }

  static func == (first: AppearanceKind, second: AppearanceKind) -> Bool { first.type == second.type }
}
