import Foundation
import InterludeUI
import Testing

@testable import Gallery

/// The gallery's words can be read on what is behind them: WCAG 2.2, 1.4.3, for text below 24 points, or 18.66 in bold.
struct ContrastTests {
  private static let least: CGFloat = 4.5

  private typealias RGB = (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// What a colour makes of a ground.
  private func mix(_ color: UIColor, over ground: RGB, in style: UIUserInterfaceStyle) -> RGB {
    let traits = UITraitCollection(userInterfaceStyle: style)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func blend(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat { top * alpha + bottom * (1 - alpha) }
    return (blend(red, ground.red), blend(green, ground.green), blend(blue, ground.blue))
  }

  /// WCAG's relative luminance.
  private func luminance(_ color: RGB) -> CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4))
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The contrast of a text on grounds that lie on each other, the lowest first.
  private func contrast(_ text: UIColor, on grounds: [UIColor], in style: UIUserInterfaceStyle) -> CGFloat {
    let ground = grounds.reduce((0, 0, 0)) { mix($1, over: $0, in: style) }
    let (first, second) = (luminance(mix(text, over: ground, in: style)), luminance(ground))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func expectReadable(
    _ text: UIColor, on grounds: UIColor..., as what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let contrast = contrast(text, on: grounds, in: style)
      let name = style == .dark ? "dark" : "light"
      #expect(contrast >= Self.least, "\(what), \(name): \(contrast)", sourceLocation: sourceLocation)
    }
  }

  private let papers: [(String, UIColor)] = [
    ("paper", Palette.paper), ("card", Palette.card), ("page", Palette.page), ("mist", Palette.mist),
    ("dew", Palette.dew), ("blush", Palette.blush), ("lilac", Palette.lilac), ("apricot", Palette.apricot),
    ("well", Palette.well),
  ]

  @Test func blackAndWhiteAndTheGreyBetweenHaveTheContrastsThatWCAGGives() {
    #expect(abs(contrast(.black, on: [.white], in: .light) - 21) < 1e-6)
    // The lightest grey that WCAG allows on white, #767676.
    #expect(abs(contrast(UIColor(white: 118 / 255, alpha: 1), on: [.white], in: .light) - 4.54) < 0.005)
  }

  @Test func wordsOnPapers() {
    for (name, paper) in papers {
      expectReadable(Palette.ink, on: paper, as: "ink on \(name)")
      expectReadable(Palette.softInk, on: paper, as: "soft ink on \(name)")
    }
  }

  /// Filled buttons, and the words on the drop-in's blue screen.
  @Test func wordsOnAccents() {
    for (name, accent) in [
      ("herbPop", Palette.herbPop), ("brightBlue", Palette.brightBlue), ("dropIn", Palette.dropIn),
      ("fadePush", Palette.fadePush), ("bottomSheet", Palette.bottomSheet), ("cardScene", Palette.cardScene),
      ("dimmedMessage", Palette.dimmedMessage), ("sheetDetents", Palette.sheetDetents),
      ("defaults", Palette.defaults), ("whatGoesWrong", Palette.whatGoesWrong),
    ] {
      expectReadable(Palette.onAccent, on: accent, as: "on \(name)")
    }
  }

  /// Tinted buttons and numbers, each on the papers that its scene has.
  @Test func accentsOnAWashOfThemselves() {
    for (name, accent, paper) in [
      ("herbPop on dew", Palette.herbPop, Palette.dew), ("dropIn on page", Palette.dropIn, Palette.page),
      ("fadePush on paper", Palette.fadePush, Palette.paper), ("fadePush on lilac", Palette.fadePush, Palette.lilac),
      ("bottomSheet on paper", Palette.bottomSheet, Palette.paper),
      ("bottomSheet on apricot", Palette.bottomSheet, Palette.apricot),
      ("bottomSheet on card", Palette.bottomSheet, Palette.card),
      ("cardScene on blush", Palette.cardScene, Palette.blush),
      ("sheetDetents on card", Palette.sheetDetents, Palette.card),
      ("defaults on paper", Palette.defaults, Palette.paper), ("defaults on mist", Palette.defaults, Palette.mist),
      ("whatGoesWrong on paper", Palette.whatGoesWrong, Palette.paper),
      ("whatGoesWrong on blush", Palette.whatGoesWrong, Palette.blush),
    ] {
      expectReadable(accent, on: paper, accent.withAlphaComponent(Palette.wash), as: "\(name)")
    }
  }

  @Test func accentsOnPapers() {
    for (name, accent, paper) in [
      ("cardScene on card", Palette.cardScene, Palette.card), ("zoom on paper", Palette.zoom, Palette.paper),
      ("hero on paper", Palette.hero, Palette.paper), ("whatGoesWrong on paper", Palette.whatGoesWrong, Palette.paper),
      ("tabSlide on dew", Palette.tabSlide, Palette.dew), ("tabSlide on lilac", Palette.tabSlide, Palette.lilac),
      ("tabSlide on apricot", Palette.tabSlide, Palette.apricot), ("tabSlide on mist", Palette.tabSlide, Palette.mist),
    ] {
      expectReadable(accent, on: paper, as: "\(name)")
    }
  }

  /// The caption over a picture, which may be white there.
  @Test func whiteWordsOnNight() {
    for alpha in [0.85, 0.92, 1] {
      expectReadable(
        .white.withAlphaComponent(alpha), on: .white, Palette.night.withAlphaComponent(0.7), as: "white of \(alpha)")
    }
  }
}
