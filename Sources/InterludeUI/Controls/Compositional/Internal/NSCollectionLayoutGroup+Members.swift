/// Which items a group is filled with.
extension NSCollectionLayoutGroup {
  struct Member {
    let item: NSCollectionLayoutItem
    /// The length along the group's direction in place of the item's own, in points.
    var length: CGFloat?
  }

  /// More items than this never fill a group: what is next to nothing would never fill anything.
  private static let most = 10_000

  /// Chosen by the estimates alone, so that each repetition of the group has as many.
  func members(in room: CGSize) -> [Member] {
    guard let first = subitems.first else { return [] }
    let (length, spacing) = (direction.length(room), interItemSpacing?.spacing ?? 0)
    switch filling {
    case .custom: return []
    case .count(let count): return Array(repeating: Member(item: first), count: clamp(count))
    case .shares(let count):
      let count = clamp(count)
      let edges = first.leastEdges(along: direction)
      let rest = length - spacing * CGFloat(count - 1) - (edges.before + edges.after) * CGFloat(count)
      return Array(repeating: Member(item: first, length: max(0, rest / CGFloat(count))), count: count)
    case .room:
      let taken = subitems.map { item in
        let edges = item.leastEdges(along: direction)
        return direction.length(item.layoutSize.size(in: room)) + edges.before + edges.after
      }
      guard taken.reduce(0, { $0 + $1 + spacing }) > 0.01 else { return subitems.map { Member(item: $0) } }
      var (members, end) = ([Member(item: first)], taken[0])
      // With a little patience for rounding.
      while members.count < Self.most, case let next = members.count % subitems.count,
        end + spacing + taken[next] <= length + 0.001
      {
        members.append(Member(item: subitems[next]))
        end += spacing + taken[next]
      }
      return members
    }
  }

  private func clamp(_ count: Int) -> Int { max(1, min(count, Self.most)) }
}
