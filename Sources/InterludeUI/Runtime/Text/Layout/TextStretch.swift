/// A part of a line that looks the same.
struct TextStretch {
  var string: String
  var style: TextStyle
  /// What each space is wider by, in points.
  var spaceAddition: CGFloat = 0

  /// The stretch in parts of which each is one attachment or, without any, letters.
  var withoutLettersAtAttachments: [TextStretch] {
    guard style.attachment != nil else { return [self] }
    var parts: [TextStretch] = []
    for character in string {
      var part = TextStretch(string: String(character), style: style)
      if character != TextAttachment.character { part.style.attachment = nil }
      if let last = parts.last, last.style.attachment == nil, part.style.attachment == nil {
        parts[parts.count - 1].string.append(character)
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// How many spaces it has.
  var spaces: Int { string.count(where: { $0 == " " }) }

  /// In points.
  func width(by renderer: any TextRenderer) -> CGFloat {
    if let attachment = style.attachment { return attachment.box.width + (style.kern ?? 0) }
    let added = spaceAddition == 0 ? 0 : spaceAddition * CGFloat(spaces)
    guard let kern = style.kern, !string.isEmpty else { return natural(string, renderer) + added }
    return added + (kern == 0 ? parts(by: renderer).width : natural(string, renderer) + kern * CGFloat(string.count))
  }

  /// What stands in one piece, and where each piece begins, in points from the stretch's start. Characters that are not as close as
  /// the font has them stand apart.
  func pieces(by renderer: any TextRenderer) -> [(string: String, x: CGFloat)] {
    guard style.attachment == nil else { return [] }
    let pieces = style.kern == nil ? words(by: renderer) : parts(by: renderer).pieces
    guard spaceAddition != 0 else { return pieces }
    var spaces = 0
    return pieces.map { piece in
      defer { spaces += piece.string.count(where: { $0 == " " }) }
      return (piece.string, piece.x + spaceAddition * CGFloat(spaces))
    }
  }

  /// All in one piece or, where spaces are wider, a piece up to each of them.
  private func words(by renderer: any TextRenderer) -> [(string: String, x: CGFloat)] {
    guard spaceAddition != 0 else { return [(string, 0)] }
    var (pieces, before, word): ([(string: String, x: CGFloat)], String, String) = ([], "", "")
    func end() {
      guard !word.isEmpty else { return }
      pieces.append((word, before.isEmpty ? 0 : natural(before, renderer)))
      before += word
      word = ""
    }
    for character in string {
      word.append(character)
      if character == " " { end() }
    }
    end()
    return pieces
  }

  private func parts(by renderer: any TextRenderer) -> (pieces: [(string: String, x: CGFloat)], width: CGFloat) {
    let kern = style.kern ?? 0
    var (pieces, x, before): ([(string: String, x: CGFloat)], CGFloat, String) = ([], 0, "")
    for character in string {
      let piece = String(character)
      let width = natural(piece, renderer)
      // 0 switches off what the font does to pairs of characters.
      if kern != 0 {
        before += piece
        x = natural(before, renderer) - width + kern * CGFloat(pieces.count)
      }
      pieces.append((piece, x))
      x += width + kern
    }
    return (pieces, x)
  }

  private func natural(_ string: String, _ renderer: any TextRenderer) -> CGFloat {
    renderer.width(of: string, font: style.font.descriptor)
  }
}
