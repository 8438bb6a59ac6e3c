/// A symbol of the system by its name, drawn here.
///
/// The tables give each symbol's parts on a grid of 24 units, on which a circled symbol is 20 units wide, with the variants that
/// there are of it: ``SymbolPart`` has the notation. A name ends in `.circle` or `.square` for a symbol in a frame, and in
/// `.fill` for one, or a frame, that is filled.
nonisolated struct SystemSymbol: Hashable, Sendable {
  /// What is around a symbol.
  enum Frame: String {
    case circle, square
  }

  let parts: [SymbolPart]
  let isFilled: Bool
  let frame: Frame?
  /// Whether there is a filled variant, which is what stands in a frame.
  let canBeFilled: Bool

  /// Nil for a name that the tables do not have.
  init?(_ name: String) {
    guard let found = Self.entry(name) ?? Self.variant(name) else { return nil }
    self = found
  }

  private init(_ entry: Entry, isFilled: Bool = false, frame: Frame? = nil) {
    (parts, canBeFilled) = (entry.parts, entry.variants.contains("fill"))
    (self.isFilled, self.frame) = (isFilled, frame)
  }

  private static func entry(_ name: String) -> SystemSymbol? { Entry(name).map { SystemSymbol($0) } }

  private static func variant(_ name: String) -> SystemSymbol? {
    let isFilled = name.hasSuffix(".fill")
    let base = isFilled ? String(name.dropLast(".fill".count)) : name
    if isFilled, let entry = Entry(base) {
      return entry.variants.contains("fill") ? SystemSymbol(entry, isFilled: true) : nil
    }
    guard let dot = base.lastIndex(of: "."), let frame = Frame(rawValue: String(base[base.index(after: dot)...])),
      let entry = Entry(String(base[..<dot])), entry.variants.contains(Substring(frame.rawValue))
    else { return nil }
    return SystemSymbol(entry, isFilled: isFilled, frame: frame)
  }

  /// A line of a table.
  private struct Entry {
    let variants: [Substring]
    let parts: [SymbolPart]

    init?(_ name: String) {
      guard let text = signs[name] ?? arrows[name] ?? things[name] else { return nil }
      let halves = text.components(separatedBy: ": ")
      variants = halves.count > 1 ? halves[0].split(separator: " ") : []
      parts = halves[halves.count - 1].components(separatedBy: "; ").compactMap(SymbolPart.init)
    }
  }
}
