extension DrawCommand {
  /// The same, drawn elsewhere: what it makes is taken through a map.
  package func mapped(by map: Homography) -> DrawCommand {
    switch self {
    case .fill(let shape, let color, let own): .fill(shape, color, own.concatenating(map))
    case .border(let rect, let width, let color, let own): .border(rect, width: width, color, own.concatenating(map))
    case .shadow(let shape, let blur, let color, let own): .shadow(shape, blur: blur, color, own.concatenating(map))
    case .image(let image, let source, let destination, let own, let sampling):
      .image(image, source: source, destination: destination, own.concatenating(map), sampling)
    case .bitmap(let bitmap, let own): .bitmap(bitmap, own.concatenating(map))
    case .curl(let bitmap, let curl, let own): .curl(bitmap, curl, own.concatenating(map))
    case .gradient(let gradient, let shape, let own): .gradient(gradient, shape, own.concatenating(map))
    case .backdrop(let shape, let blur, let saturation, let own):
      .backdrop(shape, blur: blur, saturation: saturation, own.concatenating(map))
    case .pushClip(let shape, let own): .pushClip(shape, own.concatenating(map))
    case .popClip, .pushGroup, .pushMix, .popGroup, .beginMask, .pushMask, .pushInverseMask, .popMask: self
    }
  }
}
