/// Lets the colours behind a blur through what lies on it: labels, symbols, lines.
///
/// A visual effect view with it belongs into the content view of one with the blur. Of all that its own `contentView` holds the alpha
/// alone counts: whatever the colours, it makes what is behind it darker on a light blur and lighter on a dark one.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  private let blurStyle: UIBlurEffect.Style
  private let style: UIVibrancyEffectStyle

  /// An effect of the style `label`, for what lies on a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// An effect of a style, for what lies on a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blurStyle, self.style) = (blurEffect.style, style)
    super.init()
  }

  override func look(for style: UIUserInterfaceStyle) -> VisualEffectAppearance? {
    VisualEffectAppearance(vibrancy: self.style.vibrancy(isDark: blurStyle.isDark(for: style)))
  }
}

/// What lies on a blur, and how far it stands out from it.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of the first rank.
  case label = 0
  /// Text of the second rank.
  case secondaryLabel = 1
  /// Text of the third rank.
  case tertiaryLabel = 2
  /// Text of the fourth rank.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Areas of the second rank.
  case secondaryFill = 5
  /// Areas of the third rank.
  case tertiaryFill = 6
  /// Thin lines.
  case separator = 7
}

extension UIVibrancyEffectStyle {
  /// Where something opaque lies, so much is taken away from each channel, or on a dark blur added to it.
  func vibrancy(isDark: Bool) -> Vibrancy {
    let grey = isDark ? strength(isDark: true) : 1 - strength(isDark: false)
    return Vibrancy(color: CGColor(gray: grey, alpha: 1), blend: isDark ? .plusLighter : .plusDarker)
  }

  /// By eye: in the order of the alphas of the system's colours of the same names.
  private func strength(isDark: Bool) -> CGFloat {
    switch self {
    case .label: 0.8
    case .secondaryLabel: 0.5
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: isDark ? 0.3 : 0.2
    case .secondaryFill: isDark ? 0.24 : 0.16
    case .tertiaryFill: isDark ? 0.18 : 0.12
    case .separator: isDark ? 0.3 : 0.25
    }
  }
}
