/// What a text's picture is made of, in a box whose top left corner is the origin.
struct TextPicture: Equatable {
  /// A rectangle at whole pixels.
  struct Fill: Equatable {
    var rect: CGRect
    var color: CGColor

    var command: DrawCommand { .fill(.roundedRect(RoundedRect(rect)), color, .identity) }
  }

  /// Lines, or parts of them, of one look.
  struct Writing: Equatable {
    var font: FontDescriptor
    var color: CGColor
    var lines: [TextLine]
  }

  /// The text in one colour, at an offset and behind itself.
  struct Shadow: Equatable {
    var color: CGColor
    var offset: CGSize
  }

  /// A shadow of some of the text.
  struct SoftShadow: Equatable {
    var look: TextShadow
    var writings: [Writing] = []
  }

  /// A picture in the text.
  struct Attachment: Equatable {
    var image: CGImage
    var rect: CGRect
  }

  /// In points.
  let size: CGSize
  /// Pixels a point.
  let scale: CGFloat
  private(set) var grounds: [Fill] = []
  private(set) var underlines: [Fill] = []
  private(set) var writings: [Writing] = []
  private(set) var strikethroughs: [Fill] = []
  private(set) var softShadows: [SoftShadow] = []
  private(set) var attachments: [Attachment] = []
  var shadow: Shadow?

  init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  // MARK: Making

  /// Adds a stretch of a line whose top, height and baseline are given, in points.
  mutating func add(
    _ stretch: TextStretch, x: CGFloat, width: CGFloat, line: (top: CGFloat, height: CGFloat, baseline: CGFloat),
    by renderer: any TextRenderer
  ) {
    let (style, color) = (stretch.style, stretch.style.color.cgColor)
    let baseline = line.baseline - style.baselineOffset
    if let ground = style.background, width > 0 {
      let (left, top) = (whole(x), whole(line.top))
      let rect = CGRect(
        x: left, y: top, width: whole(x + width) - left, height: whole(line.top + line.height) - top)
      grounds.append(Fill(rect: rect, color: ground.cgColor))
    }
    let y = whole(baseline)
    if let attachment = style.attachment { add(attachment, x: x, baseline: y, color: style.color) }
    let lines = stretch.pieces(by: renderer).map {
      TextLine(string: $0.string, origin: CGPoint(x: x + $0.x, y: y))
    }
    Self.write(lines, font: style.font.descriptor, color: color, to: &writings)
    if let shadow = style.shadow { cast(shadow, of: lines, style.font.descriptor) }
    guard style.underline != nil || style.strikethrough != nil, width > 0 else { return }
    let rules = renderer.rules(of: style.font.descriptor)
    func fills(_ rule: TextStyle.Rule?, _ place: FontRule, first: CGFloat) -> [Fill] {
      guard let rule else { return [] }
      let thickness = max(1, (place.thickness * rule.style.weight * scale).rounded()) / scale
      let left = whole(x)
      return rule.style.places(first: first).map { place in
        CGRect(x: left, y: place * thickness, width: whole(x + width) - left, height: thickness)
      }.map { Fill(rect: $0.offsetBy(dx: 0, dy: whole(baseline - place.top)), color: rule.color?.cgColor ?? color) }
    }
    underlines += fills(style.underline, rules.underline, first: 0)
    strikethroughs += fills(style.strikethrough, rules.strikethrough, first: -1)
  }

  private func whole(_ position: CGFloat) -> CGFloat { (position * scale).rounded() / scale }

  private mutating func add(_ attachment: TextAttachment, x: CGFloat, baseline: CGFloat, color: UIColor) {
    let (image, box) = (attachment.image, attachment.box)
    let rect = CGRect(
      x: whole(x + box.minX), y: whole(baseline - box.maxY), width: box.width, height: box.height)
    guard let shown = (image.isStencil ? image.withTintColor(color) : image).shown else { return }
    attachments.append(Attachment(image: shown, rect: rect))
  }

  private mutating func cast(_ shadow: TextShadow, of lines: [TextLine], _ font: FontDescriptor) {
    guard !lines.isEmpty else { return }
    let place = softShadows.firstIndex { $0.look == shadow } ?? softShadows.count
    if place == softShadows.count { softShadows.append(SoftShadow(look: shadow)) }
    Self.write(lines, font: font, color: shadow.color.cgColor, to: &softShadows[place].writings)
  }

  private static func write(_ lines: [TextLine], font: FontDescriptor, color: CGColor, to writings: inout [Writing]) {
    guard !lines.isEmpty else { return }
    if let same = writings.firstIndex(where: { $0.font == font && $0.color == color }) {
      writings[same].lines += lines
    } else {
      writings.append(Writing(font: font, color: color, lines: lines))
    }
  }

  // MARK: Drawing

  /// What draws it. One look is a picture of its letters from edge to edge; several are laid one over the other.
  ///
  /// - Parameter text: Draws letters.
  func commands(by text: any TextRenderer) -> [DrawCommand] {
    let hasFills = !(grounds.isEmpty && underlines.isEmpty && strikethroughs.isEmpty)
    if !hasFills, shadow == nil, softShadows.isEmpty, attachments.isEmpty, writings.count <= 1 {
      return writings.compactMap { letters($0, by: text) }.map { show($0, in: size) }
    }
    let shadows = (shadow.map { cast($0).parts(by: text) } ?? []) + softShadows.flatMap { drawn($0, by: text) }
    return grounds.map(\.command) + shadows + parts(by: text) + attachments.flatMap(\.commands)
  }

  private func letters(_ writing: Writing, by text: any TextRenderer) -> CGImage? {
    text.image(of: writing.lines, font: writing.font, color: writing.color, size: size, scale: scale)
  }

  private func show(_ image: CGImage, in size: CGSize) -> DrawCommand {
    .image(
      image, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: CGRect(origin: .zero, size: size), .identity)
  }

  /// Letters, and the lines under and through them.
  private func parts(by text: any TextRenderer) -> [DrawCommand] {
    let letters = writings.compactMap { self.letters($0, by: text) }.map { image in
      show(image, in: CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
    }
    return underlines.map(\.command) + letters + strikethroughs.map(\.command)
  }

  /// What a shadow shows.
  private func cast(_ shadow: Shadow) -> TextPicture {
    let (dx, dy) = (whole(shadow.offset.width), whole(shadow.offset.height))
    func moved(_ fill: Fill) -> Fill { Fill(rect: fill.rect.offsetBy(dx: dx, dy: dy), color: shadow.color) }
    var picture = TextPicture(size: size, scale: scale)
    (picture.underlines, picture.strikethroughs) = (underlines.map(moved), strikethroughs.map(moved))
    for writing in writings {
      let lines = writing.lines.map {
        TextLine(string: $0.string, origin: CGPoint(x: $0.origin.x + dx, y: $0.origin.y + dy))
      }
      Self.write(lines, font: writing.font, color: shadow.color, to: &picture.writings)
    }
    return picture
  }
}

nonisolated extension NSUnderlineStyle {
  /// How many times as thick as the font's line.
  fileprivate var weight: CGFloat { contains(.double) ? 1 : contains(.thick) ? 2 : contains(.single) ? 1 : 0 }

  /// Where the lines are that it has, in thicknesses of one: two of them have a gap as high as they are.
  ///
  /// - Parameter first: Where the upper one of two is.
  fileprivate func places(first: CGFloat) -> [CGFloat] {
    contains(.double) ? [first, first + 2] : weight > 0 ? [0] : []
  }
}
