/// What a colour is made of.
nonisolated enum ColorContent: Hashable, Sendable {
  /// The same everywhere.
  case fixed(CGColor)
  /// One of the system's: for the light appearance, for the dark one, and there for what lies over something else.
  case system(light: CGColor, dark: CGColor, elevated: CGColor)
  /// What an app's closure says.
  case provided(ColorProvider, alpha: CGFloat?)

  func color(under traits: UITraitCollection) -> CGColor {
    switch self {
    case .fixed(let color): color
    case .system(let light, let dark, let elevated):
      traits.userInterfaceStyle != .dark ? light : traits.userInterfaceLevel == .elevated ? elevated : dark
    case .provided(let provider, let alpha):
      provider.color(under: traits).withAlpha(alpha)
    }
  }

  func withAlpha(_ alpha: CGFloat) -> ColorContent {
    switch self {
    case .fixed(let color): .fixed(color.withAlpha(alpha))
    case .system(let light, let dark, let elevated):
      .system(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha), elevated: elevated.withAlpha(alpha))
    case .provided(let provider, _): .provided(provider, alpha: alpha)
    }
  }
}

nonisolated extension ColorContent: CustomStringConvertible {
  var description: String {
    switch self {
    case .fixed(let color): "\(components: color)"
    case .system(let light, let dark, _): "light: (\(components: light)), dark: (\(components: dark))"
    case .provided: "dynamic"
    }
  }
}

/// An app's closure, which is equal to itself alone.
nonisolated final class ColorProvider: Hashable, Sendable {
  // UIKit calls it wherever a colour is resolved, and leaves it to the app that it can be.
  private nonisolated(unsafe) let provide: (UITraitCollection) -> UIColor

  init(_ provide: @escaping (UITraitCollection) -> UIColor) { self.provide = provide }

  func color(under traits: UITraitCollection) -> CGColor { provide(traits).content.color(under: traits) }

  static func == (one: ColorProvider, other: ColorProvider) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

nonisolated extension CGColor {
  /// The same with another alpha, if there is one.
  fileprivate func withAlpha(_ alpha: CGFloat?) -> CGColor {
    alpha.map { CGColor(red: red, green: green, blue: blue, alpha: $0) } ?? self
  }
}

nonisolated extension DefaultStringInterpolation {
  fileprivate mutating func appendInterpolation(components color: CGColor) {
    appendLiteral("red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha)")
  }
}
