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
  /// For each step a number that stands for the pixels that it makes.
  func signatures() -> [Int] {
    var before = 0
    return steps.map { step in
      var hasher = Hasher()
      hasher.combine(step.source)
      hasher.combine(step.bounds)
      hasher.combine(step.hidden)
      hasher.combine(step.kind)
      // What is behind a backdrop is part of it.
      if case .draw(.backdrop) = step.kind { hasher.combine(before) }
      let signature = hasher.finalize()
      before = before &* 31 &+ signature
      return signature
    }
  }
}

extension Hasher {
  /// What kind of step it is, and how much of it shows. The numbers that it names things by may change from frame to frame.
  fileprivate mutating func combine(_ kind: Step.Kind) {
    switch kind {
    case .draw(.solid(let color)): combine([0, color])
    case .draw(.image(_, let opacity)): combine([1, UInt32(opacity)])
    case .draw(.gradient(_, let opacity)): combine([2, UInt32(opacity)])
    case .draw(.shadow(_, let opacity)): combine([3, UInt32(opacity)])
    case .draw(.backdrop(_, let opacity)): combine([4, UInt32(opacity)])
    case .pushClip: combine(5)
    case .popClip: combine(6)
    case .pushGroup: combine(7)
    case .popGroup(let opacity, let isAdded): combine([8, UInt32(opacity), isAdded ? 1 : 0])
    case .beginMask: combine(9)
    case .pushMask: combine(10)
    case .popMask(let isInverse): combine([11, isInverse ? 1 : 0])
    }
  }
}
