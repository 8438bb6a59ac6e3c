/// Blurs what lies behind a visual effect view, and tints it.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  let style: Style

  /// An effect of a style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  /// How strong the tint is, and whether it is light or dark; the styles without either follow the traits.
  public enum Style: Int, Sendable {
    /// White at 82 %, blurred by 20 points.
    case extraLight = 0
    /// White at 30 %, blurred by 30 points.
    case light = 1
    /// Nearly black at 73 %, blurred by 20 points.
    case dark = 2
    /// Light or dark, as the traits are.
    case regular = 4
    /// Extra light or dark, as the traits are.
    case prominent = 5
    /// A tint of 35 %, as the traits are.
    case systemUltraThinMaterial = 6
    /// A tint of 50 %, as the traits are.
    case systemThinMaterial = 7
    /// A tint of 65 %, as the traits are.
    case systemMaterial = 8
    /// A tint of 80 %, as the traits are.
    case systemThickMaterial = 9
    /// A tint of 75 %, as the traits are: that of bars.
    case systemChromeMaterial = 10
    /// A light tint of 35 %.
    case systemUltraThinMaterialLight = 11
    /// A light tint of 50 %.
    case systemThinMaterialLight = 12
    /// A light tint of 65 %.
    case systemMaterialLight = 13
    /// A light tint of 80 %.
    case systemThickMaterialLight = 14
    /// A light tint of 75 %: that of bars.
    case systemChromeMaterialLight = 15
    /// A dark tint of 35 %.
    case systemUltraThinMaterialDark = 16
    /// A dark tint of 50 %.
    case systemThinMaterialDark = 17
    /// A dark tint of 65 %.
    case systemMaterialDark = 18
    /// A dark tint of 80 %.
    case systemThickMaterialDark = 19
    /// A dark tint of 75 %: that of bars.
    case systemChromeMaterialDark = 20
  }

  override func look(for style: UIUserInterfaceStyle) -> VisualEffectAppearance? { self.style.look(for: style) }
}

extension UIBlurEffect.Style {
  /// Light, extra light and dark are those of Apple's sample code "UIImageEffects" (2013). The materials have no published
  /// figures: theirs are chosen, from a third of the way to the plain colour to nearly all of it.
  func look(for style: UIUserInterfaceStyle) -> VisualEffectAppearance {
    let isDark = style == .dark
    return switch self {
    case .light: VisualEffectAppearance(blur: 30, saturation: 1.8, tint: UIColor(white: 1, alpha: 0.3))
    case .extraLight: VisualEffectAppearance(blur: 20, saturation: 1.8, tint: UIColor(white: 0.97, alpha: 0.82))
    case .dark: VisualEffectAppearance(blur: 20, saturation: 1.8, tint: UIColor(white: 0.11, alpha: 0.73))
    case .regular: isDark ? Self.dark.look(for: style) : Self.light.look(for: style)
    case .prominent: isDark ? Self.dark.look(for: style) : Self.extraLight.look(for: style)
    case .systemUltraThinMaterial: .material(0.35, isDark: isDark)
    case .systemThinMaterial: .material(0.5, isDark: isDark)
    case .systemMaterial: .material(0.65, isDark: isDark)
    case .systemThickMaterial: .material(0.8, isDark: isDark)
    case .systemChromeMaterial: .material(0.75, isDark: isDark)
    case .systemUltraThinMaterialLight: .material(0.35, isDark: false)
    case .systemThinMaterialLight: .material(0.5, isDark: false)
    case .systemMaterialLight: .material(0.65, isDark: false)
    case .systemThickMaterialLight: .material(0.8, isDark: false)
    case .systemChromeMaterialLight: .material(0.75, isDark: false)
    case .systemUltraThinMaterialDark: .material(0.35, isDark: true)
    case .systemThinMaterialDark: .material(0.5, isDark: true)
    case .systemMaterialDark: .material(0.65, isDark: true)
    case .systemThickMaterialDark: .material(0.8, isDark: true)
    case .systemChromeMaterialDark: .material(0.75, isDark: true)
    }
  }
}

extension UIBlurEffect.Style {
  /// Whether the tint is dark, where the traits have a style.
  func isDark(for style: UIUserInterfaceStyle) -> Bool {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      true
    default: style == .dark
    }
  }
}

extension VisualEffectAppearance {
  fileprivate static func material(_ density: CGFloat, isDark: Bool) -> VisualEffectAppearance {
    VisualEffectAppearance(blur: 30, saturation: 1.8, tint: UIColor(white: isDark ? 0.11 : 0.97, alpha: density))
  }
}
