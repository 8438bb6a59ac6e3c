import InterludeUI
import Rasterizer

extension PlotPicture {
  /// The plot's pixels.
  ///
  /// - Parameters:
  ///   - theme: Its colours.
  ///   - textRenderer: What the labels are drawn with.
  ///   - scale: Pixels per point.
  public func image(theme: PlotTheme = .light, textRenderer: any TextRenderer, scale: CGFloat = 2) -> CGImage {
    Rasterizer().render(displayList(theme: theme, textRenderer: textRenderer, scale: scale), scale: scale)
  }

  /// The plot as draw commands, for a picture of `scale` pixels per point.
  func displayList(theme: PlotTheme, textRenderer: any TextRenderer, scale: CGFloat) -> DisplayList {
    let typesetter = Typesetter(renderer: textRenderer, scale: scale)
    var list = DisplayList(size: size)
    for mark in marks {
      switch mark {
      case .fill(let rect, let radius, let ink):
        list.commands.append(.fill(.roundedRect(RoundedRect(rect, radius: radius)), theme.color(of: ink), .identity))
      case .line(let points, let width, let ink, let clip):
        list.commands += [
          .pushClip(.roundedRect(RoundedRect(clip, radius: 8)), .identity),
          .fill(.path(Path(stroking: points, width: width)), theme.color(of: ink), .identity), .popClip,
        ]
      case .text(let string, let place, let size, let weight, let ink, let anchor):
        let font = FontDescriptor(weight: weight, pointSize: size)
        let width = textRenderer.width(of: string, font: font)
        let left = place.x - width * anchor.share
        // On whole pixels, which keeps glyphs sharp.
        let origin = CGPoint(
          x: (left * scale).rounded() / scale, y: ((place.y - size) * scale).rounded() / scale)
        let box = CGRect(origin: origin, size: CGSize(width: width.rounded(.up) + 2, height: 2 * size))
        list.commands += typesetter.line(string, in: box, font: font, color: theme.color(of: ink), alignment: .left)
      }
    }
    return list
  }
}

nonisolated extension PlotPicture.Anchor {
  /// How much of a text is left of its anchor.
  fileprivate var share: CGFloat {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}
