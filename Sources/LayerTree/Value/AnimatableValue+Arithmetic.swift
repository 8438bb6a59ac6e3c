import DisplayList

/// All of it expects values of one kind; with different kinds the receiver is returned unchanged.
nonisolated extension AnimatableValue {
  /// The value on the way from this one (progress 0) to another (progress 1); a curve that overshoots goes beyond.
  ///
  /// Numbers and the points of paths go in a straight line; transforms in the plane as `PlanarBlend` has it, others by their
  /// parts, see ``TransformParts``.
  public func interpolated(to other: AnimatableValue, progress: Double) -> AnimatableValue {
    if progress == 0 || kind != other.kind { return self }
    if progress == 1 { return other }
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      if a == b { return self }
      let planar = PlanarBlend(from: a, to: b)?.value(at: progress)
      return .transform(planar ?? TransformParts.interpolate(a, b, progress: progress))
    case (.path(let a), .path(let b)):
      guard let a, let b, let blend = a.interpolated(to: b, progress: progress) else {
        return progress < 0.5 ? self : other
      }
      return .path(blend)
    case (.color(nil), .color(nil)):
      return self
    case (.contents(let a), .contents(let b)):
      return .contents(a.faded(to: b, progress: progress))
    case (.colors, _), (.numbers, _):
      return combinedList(with: other) { $0 + ($1 - $0) * progress } ?? (progress < 0.5 ? self : other)
    default:
      let (a, b) = (lanes(fading: other), other.lanes(fading: self))
      return AnimatableValue(kind, lanes: a + (b - a) * progress)
    }
  }

  /// This value with another on top: components add up; of transforms, the other comes first, then this one.
  public func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.color(nil), .color), (.path(nil), .path): other
    case (_, .color(nil)), (_, .path(nil)): self
    case (.path(let a?), .path(let b?)): .path(a.adding(b) ?? a)
    case (.colors([]), .colors), (.numbers([]), .numbers): other
    case (.colors, _), (.numbers, _): combinedList(with: other, +) ?? self
    case (.contents(let a), .contents): a.parts.isEmpty ? other : self
    case _ where kind == other.kind: AnimatableValue(kind, lanes: lanes + other.lanes)
    default: self
    }
  }

  /// The value that gives this one when `other` is added; itself when a transform `other` has no inverse.
  func removing(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): .transform(b.inverse.map { CATransform3DConcat($0, a) } ?? a)
    case (_, .color(nil)), (.color(nil), _), (_, .path(nil)), (.path(nil), _): self
    case (.path(let a?), .path(let b?)): .path(a.adding(b, times: -1) ?? a)
    case (.colors, _), (.numbers, _): combinedList(with: other, -) ?? self
    case (.contents, _): self
    case _ where kind == other.kind: AnimatableValue(kind, lanes: lanes - other.lanes)
    default: self
    }
  }

  /// What has to be added to `new` to get `old`: the start of an additive animation whose end is zero.
  ///
  /// Nil when there is no such value: for a transform `new` without an inverse, for no colour as `new`, for paths,
  /// lists and pictures, for different kinds.
  public static func difference(from old: AnimatableValue, to new: AnimatableValue) -> AnimatableValue? {
    switch (old, new) {
    case (.transform(let old), .transform(let new)): new.inverse.map { .transform(CATransform3DConcat(old, $0)) }
    case (.color(nil), .color(nil)): zero(.color)
    case (.color(nil), .color(let new?)): .color(CGColor(red: 0, green: 0, blue: 0, alpha: -new.alpha))
    case (.color, .color(nil)), (.path, .path), (.colors, _), (.numbers, _), (.contents, _): nil
    case _ where old.kind == new.kind: AnimatableValue(old.kind, lanes: old.lanes - new.lanes)
    default: nil
    }
  }

  /// The value added to zero a number of times.
  func repeated(_ count: Int) -> AnimatableValue {
    if case .path(let path) = self { return .path(path?.scaled(by: Double(count))) }
    if case .contents = self { return self }
    if let list { return mapList(list.map { $0 * Double(count) }) }
    guard case .transform(let t) = self else { return AnimatableValue(kind, lanes: lanes * Double(count)) }
    var (result, power, rest) = (CATransform3DIdentity, t, count)
    while rest > 0 {
      if rest & 1 == 1 { result = CATransform3DConcat(power, result) }
      power = CATransform3DConcat(power, power)
      rest >>= 1
    }
    return .transform(result)
  }

  /// How far apart two values are, for an even pace: the length of the difference of their components.
  func distance(to other: AnimatableValue) -> Double {
    if case (.path(let a?), .path(let b?)) = (self, other) { return a.distance(to: b) }
    if let differences = combinedList(with: other, -)?.list {
      return differences.reduce(0) { $0 + $1.dot($1) }.squareRoot()
    }
    var difference = lanes - other.lanes
    if case (.transform(let a), .transform(let b)) = (self, other) {
      difference = [a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43, 0]
    }
    return (difference * difference).sum().squareRoot()
  }

  /// The components, where no colour stands for the other colour with alpha 0.
  private func lanes(fading other: AnimatableValue) -> SIMD4<Double> {
    guard case .color(nil) = self else { return lanes }
    var lanes = other.lanes
    lanes.w = 0
    return lanes
  }
}
