/// A part of a symbol's drawing: what it is, and its path.
///
/// It is written as its role and then a path in SVG's absolute commands `M`, `L`, `C`, `Q` and `Z`, each with its numbers, and four
/// more for what symbols are made of: `O x y r` is a circle, `E x y rx ry` an ellipse, `R x y w h r` a rectangle with round corners,
/// and `A x y r from by` an arc in degrees, clockwise, from where the path is.
nonisolated struct SymbolPart: Hashable, Sendable {
  enum Role: String {
    /// Drawn with the pen; filled as well in the filled variant.
    case outline
    /// Drawn with the pen.
    case line
    /// Drawn with the pen; left out of what is filled in the filled variant.
    case detail
    /// Filled.
    case solid
    /// Filled; left out of what is filled in the filled variant.
    case mark
  }

  let role: Role
  let path: Path

  /// Nil for what is not in the notation.
  init?(_ text: String) {
    guard let space = text.firstIndex(of: " "), let role = Role(rawValue: String(text[..<space])) else { return nil }
    var reader = PathReader(text[text.index(after: space)...])
    guard let path = reader.read(), !path.elements.isEmpty else { return nil }
    (self.role, self.path) = (role, path)
  }
}

/// Reads the notation of paths.
private nonisolated struct PathReader {
  private var words: ArraySlice<Substring>

  /// How many numbers a command has.
  private static let counts: [Character: Int] = [
    "M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5,
  ]

  init(_ text: Substring) { words = text.split(separator: " ")[...] }

  mutating func read() -> Path? {
    let path = CGMutablePath()
    while let word = words.popFirst() {
      guard let command = word.first, let count = Self.counts[command] else { return nil }
      // The first number stands at its command.
      let texts = count > 0 ? [word.dropFirst()] + words.prefix(count - 1) : []
      words = words.dropFirst(max(0, count - 1))
      let numbers = texts.compactMap { Double($0).map { CGFloat($0) } }
      guard numbers.count == count else { return nil }
      path.add(command, numbers)
    }
    return path.path
  }
}

nonisolated extension CGMutablePath {
  fileprivate func add(_ command: Character, _ numbers: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    func ellipse(_ rx: CGFloat, _ ry: CGFloat) {
      addEllipse(in: CGRect(x: numbers[0] - rx, y: numbers[1] - ry, width: 2 * rx, height: 2 * ry))
    }
    switch command {
    case "M": move(to: point(0))
    case "L": addLine(to: point(0))
    case "Q": addQuadCurve(to: point(2), control: point(0))
    case "C": addCurve(to: point(4), control1: point(0), control2: point(2))
    case "O": ellipse(numbers[2], numbers[2])
    case "E": ellipse(numbers[2], numbers[3])
    case "R":
      addRoundedRect(
        in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), cornerWidth: numbers[4],
        cornerHeight: numbers[4])
    case "A":
      addRelativeArc(
        center: point(0), radius: numbers[2], startAngle: numbers[3] * .pi / 180, delta: numbers[4] * .pi / 180)
    default: closeSubpath()
    }
  }
}
