/// A PostScript name, taken apart as such names are put together: a family, a hyphen and a style.
nonisolated struct FaceName {
  let family: Substring
  let style: Substring

  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    (family, style) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  /// What the style says.
  var traits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.contains("Bold") || style.contains("Black") || style.contains("Heavy") { traits.insert(.traitBold) }
    if style.contains("Italic") || style.contains("Oblique") { traits.insert(.traitItalic) }
    return traits
  }

  /// What the family's face may be called that is so, the usual name first.
  func names(with traits: UIFontDescriptor.SymbolicTraits) -> [String] {
    let styles =
      switch (traits.contains(.traitBold), traits.contains(.traitItalic)) {
      case (true, true): ["BoldItalic", "BoldOblique"]
      case (true, false): ["Bold"]
      case (false, true): ["Italic", "Oblique", "RegularItalic"]
      case (false, false): ["Regular", "Roman", ""]
      }
    return styles.map { $0.isEmpty ? String(family) : "\(family)-\($0)" }
  }
}
