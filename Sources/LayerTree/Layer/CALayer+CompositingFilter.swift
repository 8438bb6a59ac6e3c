import DisplayList

extension CALayer {
  /// How the layer and all it holds are mixed with what is behind them; nil, the default, lays them over it.
  ///
  /// As on an iPhone it is the name of a blend mode: `"multiplyBlendMode"`, `"screenBlendMode"`, `"overlayBlendMode"`,
  /// `"darkenBlendMode"`, `"lightenBlendMode"`, `"colorDodgeBlendMode"`, `"colorBurnBlendMode"`, `"softLightBlendMode"`,
  /// `"hardLightBlendMode"`, `"differenceBlendMode"`, `"exclusionBlendMode"`. Anything else is kept and changes nothing.
  ///
  /// What is behind counts up to the nearest layer around that is drawn as a picture of its own: one that is translucent, has a mask
  /// or a filter, or is rasterized.
  public var compositingFilter: Any? {
    get { tags[Self.compositingFilterKey] }
    set {
      tags[Self.compositingFilterKey] = newValue
      set(\.blend, Self.compositingFilterKey, BlendMode(compositingFilter: newValue))
    }
  }

  /// What it is called among values by key.
  static let compositingFilterKey = "compositingFilter"
}

nonisolated extension BlendMode {
  /// The mode that a filter is the name of; `normal` for anything else.
  fileprivate init(compositingFilter: Any?) {
    switch compositingFilter as? String {
    case "multiplyBlendMode": self = .multiply
    case "screenBlendMode": self = .screen
    case "overlayBlendMode": self = .overlay
    case "darkenBlendMode": self = .darken
    case "lightenBlendMode": self = .lighten
    case "colorDodgeBlendMode": self = .colorDodge
    case "colorBurnBlendMode": self = .colorBurn
    case "softLightBlendMode": self = .softLight
    case "hardLightBlendMode": self = .hardLight
    case "differenceBlendMode": self = .difference
    case "exclusionBlendMode": self = .exclusion
    default: self = .normal
    }
  }
}
