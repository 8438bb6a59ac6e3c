/// The sizes that one text was measured to have in the boxes that it was last measured in.
struct TextSizes {
  private struct Entry {
    let box: CGSize
    let numberOfLines: Int
    /// Kept: another one may not come to its address.
    let renderer: (any TextRenderer)?
    let size: CGSize
  }

  private var entries: [Entry] = []
  /// Superviews that measure try few widths.
  private static let most = 4

  /// The size in a box and at most a number of lines; measured if it is not known.
  mutating func size(
    in box: CGSize, numberOfLines: Int, by renderer: (any TextRenderer)?, measure: () -> CGSize
  ) -> CGSize {
    let known = entries.first { $0.box == box && $0.numberOfLines == numberOfLines && $0.renderer === renderer }
    if let known { return known.size }
    let size = measure()
    if entries.count == Self.most { entries.removeFirst() }
    entries.append(Entry(box: box, numberOfLines: numberOfLines, renderer: renderer, size: size))
    return size
  }
}
