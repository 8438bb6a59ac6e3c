/// Where rectangles touch each other, and boundaries.
extension DynamicContact {
  /// The contacts with what lies on one side of a line; the normal points to the free side.
  static func contacts(of body: DynamicBody, withLineThrough place: Vector, normal: Vector) -> [DynamicContact] {
    body.corners.compactMap { corner in
      let depth = (place - corner).dot(normal)
      return depth > 0 ? DynamicContact(body, nil, point: corner, normal: normal, depth: depth) : nil
    }
  }

  /// The contacts with a straight piece of a boundary, on the side where the body's middle is.
  static func contacts(of body: DynamicBody, with segment: DynamicSegment) -> [DynamicContact] {
    let way = segment.end - segment.start
    guard way.length > 0 else { return [] }
    let side = way.direction.perpendicular
    let normal = (body.position - segment.start).dot(side) < 0 ? -side : side
    let onLine = contacts(of: body, withLineThrough: segment.start, normal: normal).filter {
      (0...way.length).contains(($0.point - segment.start).dot(way.direction))
    }
    let ends = [segment.start, segment.end].compactMap { end -> DynamicContact? in
      guard let (normal, depth) = body.nearestFace(to: end) else { return nil }
      // A corner's own face would push the end away from the body.
      return DynamicContact(body, nil, point: end, normal: -normal, depth: depth)
    }
    return onLine.isEmpty ? ends : onLine
  }

  /// The contacts of two bodies: none, where a line lies between them along one of their sides; else along the axis in which they
  /// lie least in each other.
  static func contacts(of body: DynamicBody, with other: DynamicBody) -> [DynamicContact] {
    var best: (normal: Vector, depth: Double)?
    for angle in [body.angle, other.angle] {
      for axis in [Vector(1, 0).rotated(by: angle), Vector(0, 1).rotated(by: angle)] {
        let (mine, others) = (body.corners.map { $0.dot(axis) }, other.corners.map { $0.dot(axis) })
        guard let left = mine.min(), let right = mine.max(), let otherLeft = others.min(), let otherRight = others.max()
        else { return [] }
        let (forth, back) = (otherRight - left, right - otherLeft)
        let depth = min(forth, back)
        guard depth > 0 else { return [] }
        if depth < (best?.depth ?? .infinity) - 1e-9 { best = (forth < back ? axis : -axis, depth) }
      }
    }
    guard let (normal, depth) = best else { return [] }
    let points = body.corners.filter(other.contains) + other.corners.filter(body.contains)
    guard !points.isEmpty else {
      return [DynamicContact(body, other, point: (body.position + other.position) / 2, normal: normal, depth: depth)]
    }
    return points.map { DynamicContact(body, other, point: $0, normal: normal, depth: depth) }
  }
}

/// A straight piece of a boundary.
struct DynamicSegment {
  let start: Vector
  let end: Vector
}

extension DynamicBody {
  func contains(_ point: Vector) -> Bool {
    let local = local(point)
    return abs(local.x) <= size.x / 2 && abs(local.y) <= size.y / 2
  }

  /// The side of the rectangle that a place inside is nearest to: which way it looks, and how far it is; nil outside.
  func nearestFace(to point: Vector) -> (normal: Vector, depth: Double)? {
    let local = local(point)
    let room = size / 2 - Vector(abs(local.x), abs(local.y))
    guard room.x > 0, room.y > 0 else { return nil }
    return room.x < room.y
      ? (Vector(local.x < 0 ? -1 : 1, 0).rotated(by: angle), room.x)
      : (Vector(0, local.y < 0 ? -1 : 1).rotated(by: angle), room.y)
  }
}
