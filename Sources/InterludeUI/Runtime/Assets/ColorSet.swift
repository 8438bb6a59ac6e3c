import Foundation

/// A colour as the file of an asset catalogue's colour set has it.
nonisolated struct ColorSet: Decodable {
  private let colors: [Entry]

  private struct Entry: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let color: Color?

    /// Whether it is for a phone without increased contrast, and there for an appearance: nil for any.
    func isFor(_ luminosity: String?) -> Bool {
      let isPhone = ["universal", "iphone", nil].contains(idiom)
      return isPhone
        && (appearances ?? []) == (luminosity.map { [Appearance(appearance: "luminosity", value: $0)] } ?? [])
    }
  }

  private struct Appearance: Decodable, Equatable {
    let appearance: String
    let value: String
  }

  private struct Color: Decodable {
    let colorSpace: String?
    let components: [String: String]?
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, reference
    }

    /// The colour for the appearances that it is not the same in; nil for a space that is not known here.
    @MainActor var content: ColorContent? {
      if let reference { return SystemColorName.colors[reference]?.content }
      guard let components else { return nil }
      func value(_ name: String) -> CGFloat? { components[name].flatMap(Self.component) }
      guard let alpha = value("alpha") else { return nil }
      if let white = value("white") { return UIColor(white: white, alpha: alpha).content }
      guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
      return switch colorSpace {
      case nil, "srgb", "extended-srgb": UIColor(red: red, green: green, blue: blue, alpha: alpha).content
      case "display-p3": UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha).content
      default: nil
      }
    }

    /// Xcode writes a component as a fraction, in 255ths, or in these as a hexadecimal number.
    private static func component(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if text.contains(".") { return Double(text).map { CGFloat($0) } }
      return Int(text).map { CGFloat($0) / 255 }
    }
  }

  /// What the set says; nil if it has nothing for any appearance that could be read.
  @MainActor var content: ColorContent? {
    func content(_ luminosity: String?) -> ColorContent? { colors.first { $0.isFor(luminosity) }?.color?.content }
    guard let any = content("light") ?? content(nil) else { return nil }
    guard let dark = content("dark") else { return any }
    func color(_ traits: UITraitCollection...) -> CGColor {
      dark.color(under: UITraitCollection(traitsFrom: traits))
    }
    let style = UITraitCollection(userInterfaceStyle: .dark)
    return .system(
      light: any.color(under: UITraitCollection(userInterfaceStyle: .light)), dark: color(style),
      elevated: color(style, UITraitCollection(userInterfaceLevel: .elevated)))
  }
}
