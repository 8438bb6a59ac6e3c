/// What decides how the items of a section lie, in terms of the axis that lines follow each other along: lengths lie on it, breadths
/// across.
nonisolated struct FlowMetrics {
  struct Size: Equatable {
    var length: CGFloat
    var breadth: CGFloat
  }

  struct Inset {
    var before: CGFloat
    var after: CGFloat
    var low: CGFloat
    var high: CGFloat
  }

  let count: Int
  /// None where nobody has any for single items.
  let sizes: [Size]
  /// Of items without one of their own.
  let size: Size
  let inset: Inset
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let header: CGFloat
  let footer: CGFloat
}
