/// The lines of one text in the widths that it was last broken in.
struct KnownLines {
  private struct Entry {
    let room: CGFloat
    /// Kept: another one may not come to its address.
    let renderer: (any TextRenderer)?
    let lines: TextViewLines
  }

  private var entries: [Entry] = []
  /// Superviews that measure try few widths.
  private static let most = 3

  /// The lines in a width; broken if they are not known.
  mutating func lines(
    within room: CGFloat, by renderer: (any TextRenderer)?, make: () -> TextViewLines
  ) -> TextViewLines {
    if let known = entries.first(where: { $0.room == room && $0.renderer === renderer }) { return known.lines }
    let lines = make()
    if entries.count == Self.most { entries.removeFirst() }
    entries.append(Entry(room: room, renderer: renderer, lines: lines))
    return lines
  }
}
