/// Where everything in a table is, from top to bottom: pieces that lie one below the other.
nonisolated struct TableGeometry {
  enum Piece {
    case tableHeader, header(Int), row(IndexPath), footer(Int), tableFooter
  }

  /// A section before it has its place.
  struct Section {
    /// Above the header, in points.
    var padding: CGFloat
    /// With its padding; nil as long as it is not known.
    var header: CGFloat?
    var rows: [CGFloat]
    /// Whether the heights of rows are guesses, by rows.
    var guesses: [Bool]
    var footer: CGFloat?
  }

  private(set) var sums: RunningSums
  private(set) var isGuess: [Bool]
  /// The pieces of the headers, by sections.
  private let starts: [Int]
  let rowCounts: [Int]
  private(set) var paddings: [CGFloat]
  /// The width for which it was made, in points.
  let width: CGFloat

  init(header: CGFloat, sections: [Section], footer: CGFloat, width: CGFloat) {
    var (lengths, isGuess, starts) = ([header], [false], [Int]())
    for section in sections {
      starts.append(lengths.count)
      lengths.append(section.header ?? 0)
      isGuess.append(section.header == nil)
      lengths += section.rows
      isGuess += section.guesses
      lengths.append(section.footer ?? 0)
      isGuess.append(section.footer == nil)
    }
    lengths.append(footer)
    isGuess.append(false)
    sums = RunningSums(lengths)
    self.isGuess = isGuess
    self.starts = starts
    self.width = width
    rowCounts = sections.map(\.rows.count)
    paddings = sections.map(\.padding)
  }

  var count: Int { sums.count }
  var height: CGFloat { sums.total }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section) && path.row >= 0 && path.row < rowCounts[path.section]
  }

  func piece(_ path: IndexPath) -> Int { starts[path.section] + 1 + path.row }
  func header(_ section: Int) -> Int { starts[section] }
  func footer(_ section: Int) -> Int { starts[section] + 1 + rowCounts[section] }

  func kind(_ piece: Int) -> Piece {
    guard piece > 0 else { return .tableHeader }
    guard piece < count - 1 else { return .tableFooter }
    let section = starts.firstIndexAscending { $0 > piece } - 1
    let row = piece - starts[section] - 1
    guard row >= 0 else { return .header(section) }
    return row < rowCounts[section] ? .row(IndexPath(row: row, section: section)) : .footer(section)
  }

  func top(_ piece: Int) -> CGFloat { sums.sum(before: piece) }
  func length(_ piece: Int) -> CGFloat { sums.lengths[piece] }

  /// The first piece that shows below a place; those of no height there count too, for they may be guesses.
  func firstPiece(at y: CGFloat) -> Int {
    var piece = sums.index(at: y)
    while piece > 0, length(piece - 1) == 0, isGuess[piece - 1] { piece -= 1 }
    return piece
  }

  /// Gives a piece its true height.
  mutating func measured(_ height: CGFloat, _ piece: Int) {
    isGuess[piece] = false
    if height != length(piece) { sums.set(height, at: piece) }
  }

  /// Gives what is above and below all sections other heights.
  mutating func setEnds(header: CGFloat, footer: CGFloat) {
    sums.set(header, at: 0)
    sums.set(footer, at: count - 1)
  }

  /// Takes a height for a guess again.
  mutating func doubt(_ piece: Int) { isGuess[piece] = true }

  /// A section that has no header has no room above it either.
  mutating func clearPadding(_ section: Int) { paddings[section] = 0 }
}
