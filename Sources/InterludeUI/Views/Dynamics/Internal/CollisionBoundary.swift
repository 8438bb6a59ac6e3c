/// A boundary that an app has added.
struct CollisionBoundary {
  let identifier: any NSCopying
  let key: AnyHashable
  let path: UIBezierPath
  let segments: [DynamicSegment]

  init(_ identifier: any NSCopying, _ path: UIBezierPath) {
    (self.identifier, key, self.path) = (identifier, Self.key(identifier), path)
    segments = Self.segments(of: path.cgPath.path)
  }

  /// What two equal identifiers have in common.
  static func key(_ identifier: any NSCopying) -> AnyHashable {
    if let string = identifier as? NSString { return AnyHashable(string as String) }
    return (identifier as? any Hashable).map { AnyHashable($0) } ?? AnyHashable("\(identifier)")
  }

  /// Into how many straight pieces a line or curve is taken.
  private static let pieces = 16

  private static func segments(of path: Path) -> [DynamicSegment] {
    path.segments().flatMap { segment in
      let ends = (0...pieces).map { Vector(segment.point(at: Double($0) / Double(pieces))) }
      return zip(ends, ends.dropFirst()).map { DynamicSegment(start: $0, end: $1) }
    }
  }
}

/// Boundaries may be named by strings, as in an app.
extension String: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
