import Foundation

/// What was drawn in a graphics context, as draw commands.
package struct Drawing: Sendable {
  /// In points, from the origin.
  package var size: CGSize
  /// Pixels a point, where pixels are wanted.
  package var scale: CGFloat
  /// Back to front; clips and groups nest properly. They may reach beyond the size, and are not seen there.
  package var commands: [DrawCommand]
  /// Whether nothing shows through.
  package var isOpaque: Bool
  /// What makes pixels of it; nil for nothing.
  package var renderer: (any Renderer)?

  package init(
    size: CGSize, scale: CGFloat, commands: [DrawCommand], isOpaque: Bool = false, renderer: (any Renderer)? = nil
  ) {
    (self.size, self.scale, self.commands) = (size, scale, commands)
    (self.isOpaque, self.renderer) = (isOpaque, renderer)
  }

  /// The width and the height in pixels, rounded up; nil where there are none, or more than 16384.
  package var pixelSize: (Int, Int)? {
    let (width, height) = ((size.width * scale - 0.001).rounded(.up), (size.height * scale - 0.001).rounded(.up))
    guard width >= 1, height >= 1, width <= 16384, height <= 16384 else { return nil }
    return (Int(width), Int(height))
  }

  /// The pixels, rows from the top; nil where nothing makes them.
  func render() -> [UInt32]? {
    guard let renderer, let (width, height) = pixelSize else { return nil }
    // In pixels, so that rounding has happened once.
    let map = CGAffineTransform(
      scaleX: CGFloat(width) / size.width, y: CGFloat(height) / size.height)
    let list = DisplayList(size: CGSize(width: width, height: height), commands: placed(by: map))
    let image = renderer.render(list, scale: 1, background: .clear)
    return image.width == width && image.height == height ? image.pixels : nil
  }

  /// The picture that it shows pixel for pixel from edge to edge, and nothing else; nil where it is more than that.
  var onlyPicture: CGImage? {
    guard commands.count == 1, case .image(let image, let source, let destination, .identity, .smooth) = commands[0],
      source == CGRect(x: 0, y: 0, width: 1, height: 1), destination == CGRect(origin: .zero, size: size),
      image.drawing == nil, let pixelSize, pixelSize == (image.width, image.height)
    else { return nil }
    return image
  }

  /// The commands, taken to another place as a whole.
  package func placed(by map: CGAffineTransform) -> [DrawCommand] {
    map.isIdentity ? commands : commands.map { $0.mapped(by: Homography(map)) }
  }

  /// What shows it: itself, or where it is read otherwise than smoothly, its pixels.
  func commands(_ sampling: Sampling) -> [DrawCommand] {
    guard sampling != .smooth else { return commands }
    let bounds = CGRect(origin: .zero, size: size)
    return [.bitmap(Bitmap(bounds: bounds, scale: scale, commands: commands, sampling: sampling), .identity)]
  }

  /// The part in a rectangle of whole pixels.
  func cropped(to part: CGRect) -> Drawing {
    var cropped = self
    cropped.size = CGSize(width: part.width / scale, height: part.height / scale)
    cropped.commands = placed(by: CGAffineTransform(translationX: -part.minX / scale, y: -part.minY / scale))
    return cropped
  }
}

extension Drawing: Hashable {
  /// What makes pixels of it is no part of it.
  package static func == (a: Drawing, b: Drawing) -> Bool {
    a.size == b.size && a.scale == b.scale && a.isOpaque == b.isOpaque && a.commands == b.commands
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(commands)
  }
}
