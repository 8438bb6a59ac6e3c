extension TextPicture {
  /// The letters that cast a shadow, in its colour, at its offset and blurred.
  func drawn(_ shadow: SoftShadow, by text: any TextRenderer) -> [DrawCommand] {
    let deviation = shadow.look.deviation * scale
    // Whole pixels around the box, as far as the blur reaches.
    let margin = (3 * deviation).rounded(.up) / scale
    let box = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    guard box.width.isFinite, box.height.isFinite else { return [] }
    let move = CGVector(dx: margin + shadow.look.offset.width, dy: margin + shadow.look.offset.height)
    return shadow.writings.compactMap { writing in
      let lines = writing.lines.map {
        TextLine(string: $0.string, origin: CGPoint(x: $0.origin.x + move.dx, y: $0.origin.y + move.dy))
      }
      guard let letters = text.image(of: lines, font: writing.font, color: .black, size: box, scale: scale),
        let coverage = letters.coverage?.blurred(deviation: deviation)
      else { return nil }
      let place = CGRect(
        x: -margin, y: -margin, width: CGFloat(letters.width) / scale, height: CGFloat(letters.height) / scale)
      return .image(
        CGImage(Stencil(coverage, color: writing.color)), source: CGRect(x: 0, y: 0, width: 1, height: 1),
        destination: place, .identity)
    }
  }
}

extension TextPicture.Attachment {
  /// What draws it.
  var commands: [DrawCommand] { image.commands(in: rect, through: .identity) }
}

nonisolated extension CGImage {
  /// How much of each pixel it covers.
  fileprivate var coverage: Coverage? {
    stencil?.coverage ?? Coverage(width: width, height: height, bytes: pixels.map { UInt8($0 >> 24) })
  }
}
