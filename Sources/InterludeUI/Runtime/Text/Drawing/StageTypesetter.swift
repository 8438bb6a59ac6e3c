import Foundation

/// Sets the text of text layers in the fonts of a stage.
final class StageTypesetter: LayerTypesetter {
  private unowned let stage: Stage

  init(stage: Stage) { self.stage = stage }

  func commands(for text: TextState, in size: CGSize, scale: CGFloat) -> [DrawCommand] {
    guard let renderer = stage.textRenderer, let styled = styled(text) else { return [] }
    let fits = text.isWrapped || text.truncation.lineBreakMode != nil
    let layout = TextLayout(
      styled, width: fits ? size.width : .infinity, numberOfLines: text.isWrapped || !fits ? 0 : 1,
      height: text.isWrapped && text.truncation.lineBreakMode != nil ? size.height : .infinity, renderer: renderer)
    return layout?.placed(in: size, top: 0, scale: scale).commands(by: renderer) ?? []
  }

  func size(of text: TextState, width: CGFloat) -> CGSize {
    guard let renderer = stage.textRenderer, let styled = styled(text),
      let layout = TextLayout(styled, width: width, numberOfLines: 0, renderer: renderer)
    else { return .zero }
    return CGSize(
      width: layout.size.width.roundedUp(toScale: stage.scale),
      height: layout.size.height.roundedUp(toScale: stage.scale))
  }

  /// The text as it is written; nil for none.
  private func styled(_ text: TextState) -> StyledText? {
    var paragraph = ParagraphLook()
    paragraph.alignment = text.alignment.textAlignment
    paragraph.lineBreakMode = text.truncation.lineBreakMode ?? .byWordWrapping
    switch text.content?.string {
    case let string as String:
      guard let color = text.color else { return nil }
      let style = TextStyle(font: font(of: text), color: UIColor(cgColor: color), paragraph: paragraph)
      return StyledText(string, style)
    case let string as NSAttributedString:
      let base = TextStyle(
        font: .systemFont(ofSize: UIFont.smallSystemFontSize), color: .black, paragraph: paragraph)
      return StyledText(string, base: base)
    default: return nil
    }
  }

  private func font(of text: TextState) -> UIFont {
    let named: UIFont? =
      switch text.content?.font {
      case let font as UIFont: font.withSize(text.fontSize)
      case let name as String: UIFont(name: name, size: text.fontSize)
      default: nil
      }
    return named ?? .systemFont(ofSize: text.fontSize)
  }
}

nonisolated extension CATextLayerAlignmentMode {
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

nonisolated extension CATextLayerTruncationMode {
  /// Nil where nothing is left out.
  fileprivate var lineBreakMode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }
}
