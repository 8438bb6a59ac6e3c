import DisplayList
import Foundation

extension DrawCommand {
  /// A number that is the same for the same command. Pictures count by their identity.
  var signature: Int {
    switch self {
    case .fill(.path(let path), let color, let map):
      var hasher = Hasher()
      hasher.combine(path.signature)
      hasher.combine(color)
      hasher.combine(map)
      return hasher.finalize()
    case .fill(.roundedRect(let shape), let color, let map):
      // There may be many thousands of them.
      var mixer = Mixer()
      mixer.combine(shape.rect)
      mixer.combine(shape.radius)
      mixer.combine(UInt64(shape.corners.rawValue))
      mixer.combine(color)
      mixer.combine(map)
      return mixer.signature
    case .image(let image, let source, let destination, let map, let sampling):
      var mixer = Mixer()
      mixer.combine(image.identity.hashValue)
      if let color = image.stencil?.color { mixer.combine(color) }
      mixer.combine(source)
      mixer.combine(destination)
      mixer.combine(map)
      if sampling != .smooth { mixer.combine(UInt64(bitPattern: Int64(sampling.hashValue))) }
      return mixer.signature
    default: return hashValue
    }
  }
}

extension Mixer {
  fileprivate mutating func combine(_ color: CGColor) {
    for number in [color.red, color.green, color.blue, color.alpha] { combine(number) }
  }

  fileprivate mutating func combine(_ rect: CGRect) {
    combine(rect.origin.x)
    combine(rect.origin.y)
    combine(rect.size.width)
    combine(rect.size.height)
  }

  fileprivate mutating func combine(_ map: Homography) {
    for number in [map.a, map.b, map.p, map.c, map.d, map.q, map.tx, map.ty, map.r] { combine(number) }
  }
}

extension Plan {
  /// Gives each step a number that stands for the pixels that it makes, in place of that of its command.
  mutating func sign() {
    var before = 0
    for index in steps.indices {
      var mixer = Mixer()
      mixer.combine(steps[index].signature)
      mixer.combine(steps[index].bounds)
      mixer.combine(steps[index].kind, of: self)
      // What is behind a backdrop is part of it.
      if case .draw(.backdrop) = steps[index].kind { mixer.combine(before) }
      steps[index].signature = mixer.signature
      before = before &* 31 &+ steps[index].signature
    }
  }
}

extension Mixer {
  /// What kind of step it is, and how much of it shows. The numbers that it names things by may change from frame to frame.
  fileprivate mutating func combine(_ kind: Step.Kind, of plan: Plan) {
    switch kind {
    case .draw(.solid(let color, let opacity)):
      combine(0, color)
      combine(13, UInt32(opacity))
    case .draw(.image(_, let opacity)): combine(1, UInt32(opacity))
    case .draw(.gradient(_, let opacity)): combine(2, UInt32(opacity))
    case .draw(.curl(_, let opacity)): combine(14, UInt32(opacity))
    case .draw(.shadow(let index, let opacity)):
      combine(3, UInt32(opacity))
      combine(plan.shadows[index].hidden)
    case .draw(.backdrop(_, let opacity)): combine(4, UInt32(opacity))
    case .pushClip: combine(5, 0)
    case .popClip: combine(6, 0)
    case .pushGroup: combine(7, 0)
    case .popGroup(let opacity, let blend): combine(8, UInt32(opacity) | UInt32(blend.rawValue) << 8)
    case .beginMask: combine(10, 0)
    case .pushMask: combine(11, 0)
    case .popMask(let isInverse): combine(12, isInverse ? 1 : 0)
    }
  }

  private mutating func combine(_ kind: UInt32, _ value: UInt32) { combine(UInt64(kind) << 32 | UInt64(value)) }
}
