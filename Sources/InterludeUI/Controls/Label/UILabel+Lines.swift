/// The lines of a label.
extension UILabel {
  /// The text in the colours of now.
  private var shownText: StyledText {
    let text = content.styled(style)
    let shown = isHighlighted ? highlightedTextColor.map(text.colored) ?? text : text
    return isEnabled ? shown : shown.restyled { $0.color = $0.color.halfAsStrong }
  }

  func layout(_ text: StyledText? = nil, in size: CGSize) -> TextLayout? {
    TextLayout(
      text ?? shownText, width: size.width, numberOfLines: numberOfLines, height: size.height,
      renderer: stage.textRenderer)
  }

  /// The lines that show, and where they begin; nil for such as stand in the middle.
  func shownLayout(in size: CGSize) -> (layout: TextLayout, top: CGFloat?)? {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let renderer = stage.textRenderer else {
      return layout(in: size).map { ($0, nil) }
    }
    let text = shownText
    guard let smaller = text.shrunk(toFit: size.width, minimumScale: minimumScaleFactor, by: renderer) else {
      return layout(text, in: size).map { ($0, nil) }
    }
    guard let layout = layout(smaller, in: size), let line = layout.lines.first else { return nil }
    let open = CGSize(width: CGFloat.infinity, height: size.height)
    guard let whole = self.layout(text, in: open)?.lines.first else { return (layout, nil) }
    let top = (size.height - whole.height) / 2
    switch baselineAdjustment {
    case .alignBaselines: return (layout, top + whole.baseline - line.baseline)
    case .alignCenters: return (layout, nil)
    case .none: return (layout, top)
    }
  }
}

extension UIColor {
  /// Half as strong, in every appearance.
  fileprivate var halfAsStrong: UIColor {
    UIColor { [self] traits in
      let color = resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha / 2)
    }
  }
}
