/// How a stack shares out its room: natural sizes in, places out. It knows nothing of views.
struct StackLayout {
  /// One view, in the stack's own directions: `length` along the axis, `breadth` across.
  struct Item {
    var length: CGFloat
    var breadth: CGFloat
    /// Whether the view has a size of its own along the axis; one that has none stretches first.
    var isRigid: Bool
    /// How much the view would like to be no longer, and no shorter, than it is.
    var (hugging, resistance) = (UILayoutPriority.defaultLow, UILayoutPriority.defaultHigh)
    /// Whether it may be shorter at the cost of its breadth, as text that wraps.
    var wraps = false
    /// To the next view, in points.
    var spacing: CGFloat
  }

  /// Where a view begins along and across the axis, and how large it is.
  struct Place: Hashable {
    var start: CGFloat
    var length: CGFloat
    var offset: CGFloat
    var breadth: CGFloat
  }

  let items: [Item]
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment

  /// The room that suits the views.
  var natural: (length: CGFloat, breadth: CGFloat) {
    let spacing = gaps.reduce(0, +)
    let lengths = items.map(\.length)
    let length = distribution == .fillEqually ? (lengths.max() ?? 0) * CGFloat(items.count) : lengths.reduce(0, +)
    return (length + spacing, items.map(\.breadth).max() ?? 0)
  }

  /// The places in a room.
  func places(length: CGFloat, breadth: CGFloat) -> [Place] {
    let (lengths, gaps) = share(length)
    var start: CGFloat = 0
    return items.indices.map { index in
      if index > 0 { start += lengths[index - 1] + gaps[index - 1] }
      return alignment.place(start: start, length: lengths[index], breadth: items[index].breadth, in: breadth)
    }
  }

  /// How long the views are in a room, in their order.
  func lengths(in room: CGFloat) -> [CGFloat] { share(room).lengths }

  /// The spacings between the views.
  private var gaps: [CGFloat] { items.dropLast().map(\.spacing) }

  // MARK: Distributions

  private func share(_ room: CGFloat) -> (lengths: [CGFloat], gaps: [CGFloat]) {
    let lengths = items.map(\.length)
    let forViews = max(0, room - gaps.reduce(0, +))
    let total = lengths.reduce(0, +)
    switch distribution {
    case .fill:
      return (total <= forViews ? stretched(by: forViews - total) : compressed(by: total - forViews), gaps)
    case .fillEqually:
      return (lengths.map { _ in forViews / CGFloat(items.count) }, gaps)
    case .fillProportionally:
      guard total > 0 else { return (lengths.map { _ in forViews / CGFloat(items.count) }, gaps) }
      return (lengths.map { $0 * forViews / total }, gaps)
    case .equalSpacing:
      let extra = max(0, forViews - total) / CGFloat(max(1, gaps.count))
      return (total <= forViews ? lengths : compressed(by: total - forViews), gaps.map { $0 + extra })
    case .equalCentering:
      return (lengths, centeringGaps(in: room))
    }
  }

  /// Views without a size of their own share what is left over; when there are none, the one that hugs its content least takes it, of
  /// several the last.
  private func stretched(by extra: CGFloat) -> [CGFloat] {
    let soft = items.indices.filter { !items[$0].isRigid }
    let loosest = items.indices.reversed().min { items[$0].hugging < items[$1].hugging }
    let takers = soft.isEmpty ? [loosest].compactMap(\.self) : soft
    var lengths = items.map(\.length)
    for index in takers { lengths[index] += extra / CGFloat(takers.count) }
    return lengths
  }

  /// What is lacking is taken from views without a size of their own, then from those that resist least; of several from
  /// those that can wrap, and from the end.
  private func compressed(by lack: CGFloat) -> [CGFloat] {
    var (lengths, lack) = (items.map(\.length), lack)
    // Apart from priorities UIKit does not say who gives way; a switch beside a long text is whole there.
    func strength(_ index: Int) -> (Float, Int, Int) {
      (items[index].isRigid ? items[index].resistance.rawValue : -1, items[index].wraps ? 0 : 1, -index)
    }
    for index in items.indices.sorted(by: { strength($0) < strength($1) }) {
      let taken = min(lack, lengths[index])
      lengths[index] -= taken
      lack -= taken
    }
    return lengths
  }

  /// Gaps that put the centres at equal distances, none smaller than the spacing.
  private func centeringGaps(in room: CGFloat) -> [CGFloat] {
    guard let first = items.first, let last = items.last, items.count > 1 else { return [] }
    let distance = (room - (first.length + last.length) / 2) / CGFloat(items.count - 1)
    return zip(items, items.dropFirst()).map { max($0.spacing, distance - ($0.length + $1.length) / 2) }
  }
}

nonisolated extension UIStackView.Alignment {
  /// The place of a view that would like to be of a breadth, in the stack's.
  func place(start: CGFloat, length: CGFloat, breadth: CGFloat, in room: CGFloat) -> StackLayout.Place {
    let across = self == .fill ? room : min(breadth, room)
    return StackLayout.Place(start: start, length: length, offset: (room - across) * shareBefore, breadth: across)
  }

  /// How much of the free room across the axis is before a view.
  private var shareBefore: CGFloat {
    switch self {
    case .fill, .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
