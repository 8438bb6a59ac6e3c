import Foundation

/// The lines of the timeline from top to bottom, all of one height.
nonisolated struct TimelineLines: Hashable, Sendable {
  enum Line: Hashable, Sendable {
    case touches
    case callbacks
    case mistakes
    case heading(TimelineModel.Group, isFolded: Bool)
    case row(TimelineModel.Row, group: Int, commonSource: String?)

    /// The group that it is of; nil for a line of ticks.
    var group: Int? {
      switch self {
      case .touches, .callbacks, .mistakes: nil
      case .heading(let group, _): group.id
      case .row(_, let group, _): group
      }
    }

    /// The same for a line whose content has changed.
    var key: Key {
      switch self {
      case .touches: .touches
      case .callbacks: .callbacks
      case .mistakes: .mistakes
      case .heading(let group, _): .heading(group.id)
      case .row(let row, let group, _): .row(group, row.id)
      }
    }

    /// Whether it is the line of a tick.
    func shows(_ tick: TimelineModel.Tick) -> Bool {
      switch self {
      case .touches: tick.isInput
      case .callbacks: tick.kind == .callback
      case .mistakes: tick.kind == .diagnostic
      case .heading, .row: false
      }
    }
  }

  enum Key: Hashable, Sendable { case touches, callbacks, mistakes, heading(Int), row(Int, Int) }

  /// In points.
  static let height: CGFloat = 20

  let lines: [Line]

  /// Causes come first: touches, callbacks and mistakes, then what they set in motion.
  ///
  /// - Parameter folded: The groups of which only the heading shows.
  init(_ model: TimelineModel, folded: Set<Int>) {
    var lines = [Line.touches, .callbacks, .mistakes].filter { model.ticks.contains(where: $0.shows) }
    for group in model.groups {
      let isFolded = folded.contains(group.id)
      lines.append(.heading(group, isFolded: isFolded))
      guard !isFolded else { continue }
      let source = group.commonSource
      lines += group.rows.map { .row($0, group: group.id, commonSource: source) }
    }
    self.lines = lines
  }

  /// How many lines of ticks there are. They stay at the top, whatever is scrolled below them.
  var marks: Int { lines.prefix { $0.group == nil }.count }

  /// The height of the lines of ticks, in points.
  var marksHeight: CGFloat { CGFloat(marks) * Self.height }

  /// The heading that stays below the lines of ticks, in the place of the first line, while the lines are scrolled by a distance in points:
  /// that of a group whose own is out of sight; nil where none is.
  func heldHeading(at top: CGFloat) -> Int? {
    guard let first = index(at: top + marksHeight), case .row(_, let group, _) = lines[first] else { return nil }
    return lines.firstIndex { if case .heading(let heading, _) = $0 { heading.id == group } else { false } }
  }

  /// The lines that show below the lines of ticks while the lines are scrolled by a distance, in points, and where the top of each is.
  func placed(from top: CGFloat, to bottom: CGFloat) -> [(index: Int, y: CGFloat)] {
    let held = heldHeading(at: top)
    let own = indices(from: top + marksHeight + (held == nil ? 0 : Self.height), to: bottom).filter { $0 >= marks }
    return (held.map { [($0, top + marksHeight)] } ?? []) + own.map { ($0, self.top(of: $0)) }
  }

  /// In points.
  var height: CGFloat { CGFloat(lines.count) * Self.height }

  /// The top of a line, in points.
  func top(of index: Int) -> CGFloat { CGFloat(index) * Self.height }

  /// The line at a distance from the top, in points.
  func index(at y: CGFloat) -> Int? {
    let index = Int((y / Self.height).rounded(.down))
    return lines.indices.contains(index) ? index : nil
  }

  /// The lines of which a part lies between two distances from the top, in points.
  func indices(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = min(max(0, Int((low / Self.height).rounded(.down))), lines.count)
    let end = min(max(first, Int((high / Self.height).rounded(.up))), lines.count)
    return first..<end
  }
}
