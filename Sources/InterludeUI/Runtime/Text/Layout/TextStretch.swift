/// A part of a line that looks the same.
struct TextStretch {
  var string: String
  var style: TextStyle

  /// In points.
  func width(by renderer: any TextRenderer) -> CGFloat {
    guard let kern = style.kern, !string.isEmpty else { return natural(string, renderer) }
    return kern == 0 ? parts(by: renderer).width : natural(string, renderer) + kern * CGFloat(string.count)
  }

  /// What stands in one piece, and where each piece begins, in points from the stretch's start. Characters that are not as close as
  /// the font has them stand apart.
  func pieces(by renderer: any TextRenderer) -> [(string: String, x: CGFloat)] {
    style.kern == nil ? [(string, 0)] : parts(by: renderer).pieces
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
