import Foundation

/// A family of faces, each known by its file's name.
nonisolated struct FontFamily {
  struct Face {
    /// OpenType weight class.
    var weight: Int
    var isItalic: Bool
    /// Without folder and extension.
    var fileName: String
  }

  var name: String
  var faces: [Face]

  /// The installed file that suits best: upright or slanted as asked if there is such a face, then the nearest weight,
  /// the lighter of two equally near. Nil when no face of the family is installed.
  func file(weight: Int, isItalic: Bool, in index: FontIndex) -> String? {
    let installed = faces.filter { index.path(named: $0.fileName) != nil }
    let slanted = installed.filter { $0.isItalic == isItalic }
    let candidates = slanted.isEmpty ? installed : slanted
    let best = candidates.min { distance(from: $0.weight, to: weight) < distance(from: $1.weight, to: weight) }
    return best.flatMap { index.path(named: $0.fileName) }
  }
}

nonisolated extension FontFamily {
  static let inter = FontFamily(name: "Inter", prefix: "Inter")

  /// Inter cut for large sizes: finer and set closer.
  static let interDisplay = FontFamily(name: "Inter Display", prefix: "InterDisplay")
  /// In points: where the optical size axis of San Francisco, iOS's typeface, reaches its display end.
  static let smallestDisplaySize: CGFloat = 28

  /// In the order in which they stand in for Inter, and for characters that Inter lacks.
  static let substitutes = [
    FontFamily(name: "Noto Sans", prefix: "NotoSans"),
    FontFamily(
      name: "DejaVu Sans",
      regular: "DejaVuSans", bold: "DejaVuSans-Bold",
      italic: "DejaVuSans-Oblique", boldItalic: "DejaVuSans-BoldOblique"),
    FontFamily(name: "Liberation Sans", prefix: "LiberationSans"),
    FontFamily(name: "Roboto", prefix: "Roboto"),
    FontFamily(name: "Open Sans", prefix: "OpenSans"),
    FontFamily(
      name: "FreeSans",
      regular: "FreeSans", bold: "FreeSansBold", italic: "FreeSansOblique", boldItalic: "FreeSansBoldOblique"),
    FontFamily(name: "Nimbus Sans", prefix: "NimbusSans"),
    FontFamily(name: "Adwaita Sans", prefix: "AdwaitaSans"),
    FontFamily(name: "Cantarell", prefix: "Cantarell"),
    FontFamily(
      name: "Ubuntu", regular: "Ubuntu-R", bold: "Ubuntu-B", italic: "Ubuntu-RI", boldItalic: "Ubuntu-BI"),
    FontFamily(
      name: "Arial", regular: "Arial", bold: "Arial Bold", italic: "Arial Italic", boldItalic: "Arial Bold Italic"),
  ]

  /// Families that hold what text faces lack (symbols, Chinese, Japanese, Korean); they never stand in for a whole text.
  static let supplements = [
    FontFamily(name: "Noto Sans CJK", prefix: "NotoSansCJK"),
    FontFamily(name: "Noto Sans Symbols", prefix: "NotoSansSymbols"),
    FontFamily(name: "Noto Sans Symbols 2", prefix: "NotoSansSymbols2"),
    FontFamily(name: "Noto Emoji", prefix: "NotoEmoji"),
    FontFamily(name: "Droid Sans Fallback", regular: "DroidSansFallbackFull"),
    FontFamily(name: "Arial Unicode", regular: "Arial Unicode"),
  ]

  /// The first installed font that calls itself sans and is not monospaced.
  static func anySans(in index: FontIndex) -> [FontFamily] {
    let name = index.names.first { $0.contains("Sans") && !$0.contains("Mono") }
    return name.map { [FontFamily(name: $0, regular: $0)] } ?? []
  }

  /// A family whose files are named by the usual nine weights: Prefix-Thin, Prefix-ThinItalic, … Prefix-BlackItalic.
  private init(name: String, prefix: String) {
    let weights = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    faces = weights.enumerated().flatMap { index, weight in
      let slanted = weight == "Regular" ? "Italic" : "\(weight)Italic"
      return [
        Face(weight: 100 * (index + 1), isItalic: false, fileName: "\(prefix)-\(weight)"),
        Face(weight: 100 * (index + 1), isItalic: true, fileName: "\(prefix)-\(slanted)"),
      ]
    }
    self.name = name
  }

  private init(
    name: String, regular: String, bold: String? = nil, italic: String? = nil, boldItalic: String? = nil
  ) {
    let candidates = [(400, false, regular), (700, false, bold), (400, true, italic), (700, true, boldItalic)]
    faces = candidates.compactMap { weight, isItalic, fileName in
      fileName.map { Face(weight: weight, isItalic: isItalic, fileName: $0) }
    }
    self.name = name
  }
}

/// How far apart two weights are, without overflow whatever they are.
private nonisolated func distance(from a: Int, to b: Int) -> UInt { UInt(bitPattern: max(a, b) &- min(a, b)) }
