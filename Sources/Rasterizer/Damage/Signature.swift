import DisplayList

extension DrawCommand {
  /// A number that is the same for the same command. Pictures count by their identity.
  var signature: Int {
    var hasher = Hasher()
    if case .fill(.path(let path), let color, let map) = self {
      hasher.combine(path.signature)
      hasher.combine(color)
      hasher.combine(map)
      return hasher.finalize()
    }
    guard case .image(let image, let source, let destination, let map) = self else { return hashValue }
    hasher.combine(ObjectIdentifier(image))
    hasher.combine(source.origin.x)
    hasher.combine(source.origin.y)
    hasher.combine(source.width)
    hasher.combine(source.height)
    hasher.combine(destination.origin.x)
    hasher.combine(destination.origin.y)
    hasher.combine(destination.width)
    hasher.combine(destination.height)
    hasher.combine(map)
    return hasher.finalize()
  }
}

extension Plan {
  /// Gives each step a number that stands for the pixels that it makes, in place of that of its command.
  mutating func sign() {
    var before = 0
    for index in steps.indices {
      var hasher = Hasher()
      hasher.combine(steps[index].signature)
      hasher.combine(steps[index].bounds)
      hasher.combine(steps[index].kind, of: self)
      // What is behind a backdrop is part of it.
      if case .draw(.backdrop) = steps[index].kind { hasher.combine(before) }
      steps[index].signature = hasher.finalize()
      before = before &* 31 &+ steps[index].signature
    }
  }
}

extension Hasher {
  /// What kind of step it is, and how much of it shows. The numbers that it names things by may change from frame to frame.
  fileprivate mutating func combine(_ kind: Step.Kind, of plan: Plan) {
    switch kind {
    case .draw(.solid(let color)): combine(0, color)
    case .draw(.image(_, let opacity)): combine(1, UInt32(opacity))
    case .draw(.gradient(_, let opacity)): combine(2, UInt32(opacity))
    case .draw(.shadow(let index, let opacity)):
      combine(3, UInt32(opacity))
      combine(plan.shadows[index].hidden)
    case .draw(.backdrop(_, let opacity)): combine(4, UInt32(opacity))
    case .pushClip: combine(5)
    case .popClip: combine(6)
    case .pushGroup: combine(7)
    case .popGroup(let opacity, let isAdded): combine(isAdded ? 8 : 9, UInt32(opacity))
    case .beginMask: combine(10)
    case .pushMask: combine(11)
    case .popMask(let isInverse): combine(12, isInverse ? 1 : 0)
    }
  }

  private mutating func combine(_ kind: UInt32, _ value: UInt32) { combine(UInt64(kind) << 32 | UInt64(value)) }
}
