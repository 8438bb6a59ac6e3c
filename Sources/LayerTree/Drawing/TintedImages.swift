import DisplayList
import Foundation

/// Pictures multiplied by colours, kept from one frame to the next.
final class TintedImages {
  private struct Key: Hashable {
    let image: ObjectIdentifier
    let color: CGColor
  }

  /// The pictures themselves are held, so that no other can take their identity.
  private var images: [Key: (original: CGImage, tinted: CGImage)] = [:]
  private static let most = 64

  func image(_ image: CGImage, by color: CGColor) -> CGImage {
    let key = Key(image: ObjectIdentifier(image), color: color)
    if let known = images[key] { return known.tinted }
    let tinted = image.multiplied(by: color)
    if images.count >= Self.most { images = [:] }
    images[key] = (image, tinted)
    return tinted
  }
}

extension DrawCommand {
  /// The command with its colours multiplied by another one's, whose alpha does not count. What is blurred of what is behind keeps its.
  func tinted(by color: CGColor, _ images: TintedImages) -> DrawCommand {
    func all(_ commands: [DrawCommand]) -> [DrawCommand] { commands.map { $0.tinted(by: color, images) } }
    func bitmap(_ bitmap: Bitmap) -> Bitmap {
      Bitmap(
        bounds: bitmap.bounds, scale: bitmap.scale, commands: all(bitmap.commands), sampling: bitmap.sampling)
    }
    switch self {
    case .fill(let shape, let own, let map): return .fill(shape, own.multiplied(by: color), map)
    case .border(let rect, let width, let own, let map):
      return .border(rect, width: width, own.multiplied(by: color), map)
    case .shadow(let shape, let blur, let own, let map):
      return .shadow(shape, blur: blur, own.multiplied(by: color), map)
    case .gradient(var gradient, let shape, let map):
      gradient.stops = gradient.stops.map { .init(location: $0.location, color: $0.color.multiplied(by: color)) }
      return .gradient(gradient, shape, map)
    case .image(let image, let source, let destination, let map, let sampling):
      return .image(
        images.image(image, by: color), source: source, destination: destination, map, sampling)
    case .bitmap(let own, let map): return .bitmap(bitmap(own), map)
    case .curl(let own, let curl, let map): return .curl(bitmap(own), curl, map)
    case .backdrop, .pushClip, .popClip, .pushGroup, .pushMix, .popGroup, .beginMask, .pushMask, .pushInverseMask,
      .popMask:
      return self
    }
  }
}

nonisolated extension CGColor {
  /// The colour times another one's red, green and blue.
  fileprivate func multiplied(by other: CGColor) -> CGColor {
    CGColor(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
  }
}
