import Foundation

/// Where the parts of the transport bar are, from left to right; those that find no room are absent.
nonisolated struct TransportLayout: Hashable, Sendable {
  enum Item: Hashable, Sendable, CaseIterable {
    case restart, stepBack, play, stepOn, loop, loopRange, slower, rate, faster, time, frame, branch
  }

  /// What is given up first in a narrow bar. Play and time always stay.
  static let dropOrder: [[Item]] = [
    [.frame], [.loopRange], [.branch], [.slower, .faster], [.restart], [.rate], [.loop], [.stepBack, .stepOn],
  ]

  private(set) var frames: [Item: CGRect] = [:]

  private static let height: CGFloat = 28
  private static let margin: CGFloat = 12

  /// - Parameters:
  ///   - size: The bar's, in points.
  ///   - widths: How wide each part is, in points; parts without a width are absent.
  init(size: CGSize, widths: [Item: CGFloat]) {
    var items = Item.allCases.filter { (widths[$0] ?? 0) > 0 }
    var drops = Self.dropOrder[...]
    let room = size.width - 2 * Self.margin
    while Self.width(of: items, widths) > room, let dropped = drops.popFirst() {
      items.removeAll(where: dropped.contains)
    }
    place(items, widths, in: size)
  }

  private mutating func place(_ items: [Item], _ widths: [Item: CGFloat], in size: CGSize) {
    let height = min(Self.height, size.height)
    let y = ((size.height - height) / 2).rounded()
    var x = min(Self.margin, size.width)
    for (index, item) in items.enumerated() {
      if index > 0 { x += Self.gap(between: items[index - 1], and: item) }
      let width = min(widths[item] ?? 0, max(0, size.width - x))
      frames[item] = CGRect(x: x, y: y, width: width, height: height)
      x += width
    }
  }

  private static func width(of items: [Item], _ widths: [Item: CGFloat]) -> CGFloat {
    let gaps = zip(items, items.dropFirst()).reduce(0) { $0 + gap(between: $1.0, and: $1.1) }
    return items.reduce(gaps) { $0 + (widths[$1] ?? 0) }
  }

  /// Things that belong together are closer.
  private static func gap(between left: Item, and right: Item) -> CGFloat {
    switch (left, right) {
    case (.slower, .rate), (.rate, .faster): 1
    case (.restart, _), (.stepBack, .play), (.play, .stepOn): 4
    case (.time, .frame): 8
    default: 12
    }
  }
}
