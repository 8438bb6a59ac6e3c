/// What a row, a header or a footer shows: a text, another one, and a picture, with the look that lists give them.
///
/// What is set stays as it is; the rest is as the style has it in the view's state.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let style: ListContentStyle

  init(_ style: ListContentStyle) {
    self.style = style
    textProperties = TextProperties(font: style.font, color: style.color)
    secondaryTextProperties = TextProperties(font: style.secondaryFont, color: .secondaryLabel)
    if style == .subtitleCell { secondaryTextProperties = TextProperties(font: style.secondaryFont, color: .label) }
    textProperties.transform = style == .groupedHeader ? .uppercase : .none
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    directionalLayoutMargins = style.margins
  }

  /// A new `UIListContentView`.
  @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled = state.knownFlags.isDisabled
    var new = self
    new.textProperties.isDisabled = isDisabled
    new.secondaryTextProperties.isDisabled = isDisabled
    new.imageProperties.isDisabled = isDisabled
    return new
  }

  // MARK: Content

  /// Beside the text; nil for none.
  public var image: UIImage?
  /// The first text; nil for none. A text that is set takes the place of `attributedText`.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The first text with styles of its own, which takes the place of `text`; what they leave open is as `textProperties` say.
  public var attributedText: NSAttributedString? {
    didSet {
      attributedText = attributedText?.copy() as? NSAttributedString
      if attributedText != nil { text = nil }
    }
  }
  /// The second text; nil for none. A text that is set takes the place of `secondaryAttributedText`.
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  /// The second text with styles of its own, which takes the place of `secondaryText`; what they leave open is as
  /// `secondaryTextProperties` say.
  public var secondaryAttributedText: NSAttributedString? {
    didSet {
      secondaryAttributedText = secondaryAttributedText?.copy() as? NSAttributedString
      if secondaryAttributedText != nil { secondaryText = nil }
    }
  }

  // MARK: Look

  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// How the first text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  // MARK: Layout

  /// From the edges to the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Along which axes the margins are at least those of the superview, where these reach into the view; from left to right unless set.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// Whether the texts stand side by side as long as there is room for both in one line, rather than one below the other.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Between the image and the texts, in points; 16 unless set.
  public var imageToTextPadding: CGFloat = 16
  /// Between texts side by side, in points; 16 unless set.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  /// Between texts one below the other, in points; 3 unless set.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
}
