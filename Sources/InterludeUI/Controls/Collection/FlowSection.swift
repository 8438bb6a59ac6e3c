/// A section's lines. Lengths and breadths are those of `FlowMetrics`.
nonisolated struct FlowSection {
  struct Line {
    let items: Range<Int>
    let position: CGFloat
    let length: CGFloat
    /// Where the first item begins, and the room between two.
    let first: CGFloat
    let spacing: CGFloat
  }

  let start: CGFloat
  private(set) var end: CGFloat
  let header: CGFloat
  let footer: CGFloat
  private let sizes: [FlowMetrics.Size]
  private let size: FlowMetrics.Size
  private var lines: [Line] = []

  init(start: CGFloat, breadth: CGFloat, _ metrics: FlowMetrics) {
    let (count, sizes, inset) = (metrics.count, metrics.sizes, metrics.inset)
    let itemSpacing = metrics.itemSpacing.isNaN ? 0 : min(metrics.itemSpacing, .greatestFiniteMagnitude)
    let size = sizes.first ?? metrics.size
    (self.start, header, footer, self.size) = (start, metrics.header, metrics.footer, size)
    let isUniform = sizes.allSatisfy { $0 == size }
    self.sizes = isUniform ? [] : sizes
    let room = max(0, breadth - inset.low - inset.high)
    // As many as fit, with a little patience for rounding.
    let pitch = size.breadth + itemSpacing
    let fitting = pitch > 0 ? Int(min((room + itemSpacing + 0.001) / pitch, CGFloat(count + 1))) : count
    let capacity = isUniform ? max(1, min(fitting, max(count, 1))) : nil
    end = start + header + inset.before
    var item = 0
    while item < count {
      let items = item..<(capacity.map { min(item + $0, count) } ?? lineEnd(from: item, count, room, itemSpacing))
      let thickness = isUniform ? size.length : items.map { sizes[$0].length }.max() ?? 0
      let used = isUniform ? CGFloat(items.count) * size.breadth : items.reduce(0) { $0 + sizes[$1].breadth }
      let whole = capacity.map { min($0, fitting) } ?? items.count
      var (first, spacing) = (inset.low, itemSpacing)
      if whole == 1, items.count == 1, isUniform || items.upperBound < count {
        first += max(0, (room - used) / 2)
      } else if isUniform, whole > 1, fitting <= count {
        spacing = (room - CGFloat(whole) * size.breadth) / CGFloat(whole - 1)
      } else if !isUniform, items.upperBound < count {
        spacing = (room - used) / CGFloat(items.count - 1)
      }
      lines.append(Line(items: items, position: end, length: thickness, first: first, spacing: spacing))
      item = items.upperBound
      end += thickness + (item < count ? metrics.lineSpacing : 0)
    }
    end += inset.after + footer
  }

  private func lineEnd(from item: Int, _ count: Int, _ room: CGFloat, _ spacing: CGFloat) -> Int {
    var (end, used) = (item + 1, sizes[item].breadth)
    while end < count, used + spacing + sizes[end].breadth <= room + 0.001 {
      used += spacing + sizes[end].breadth
      end += 1
    }
    return end
  }

  /// The items of the lines that touch a stretch.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = lines.firstIndexAscending { $0.position + $0.length > low }
    let last = lines.firstIndexAscending { $0.position >= high }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }

  /// Where an item is: in the middle of its line's length.
  func place(of item: Int) -> (position: CGFloat, across: CGFloat, size: FlowMetrics.Size)? {
    let index = lines.firstIndexAscending { $0.items.upperBound > item }
    guard item >= 0, index < lines.count else { return nil }
    let (line, size) = (lines[index], sizes.isEmpty ? size : sizes[item])
    let before = line.items.lowerBound..<item
    let used = sizes.isEmpty ? CGFloat(before.count) * size.breadth : before.reduce(0) { $0 + sizes[$1].breadth }
    return (
      line.position + (line.length - size.length) / 2, line.first + used + CGFloat(before.count) * line.spacing, size
    )
  }
}
