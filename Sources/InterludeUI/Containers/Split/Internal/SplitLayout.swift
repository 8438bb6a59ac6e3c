/// The places of the columns of a split view.
nonisolated struct SplitLayout {
  let size: CGSize
  /// The primary column's width, in points.
  let width: CGFloat
  /// The width of the line between the columns, in points.
  let hairline: CGFloat
  let isTrailing: Bool
  /// Whether the primary column lies over the other one.
  let isOver: Bool
  /// How much of the primary column has come in from its edge: 0…1.
  let presence: CGFloat

  private var shown: CGFloat { (width + hairline) * presence }

  var primary: CGRect {
    let x = isTrailing ? size.width - shown + hairline : shown - hairline - width
    return CGRect(x: x, y: 0, width: width, height: size.height)
  }

  var separator: CGRect {
    let x = isTrailing ? primary.minX - hairline : primary.maxX
    return CGRect(x: x, y: 0, width: hairline, height: size.height)
  }

  var secondary: CGRect {
    let room = isOver ? 0 : shown
    return CGRect(x: isTrailing ? 0 : room, y: 0, width: max(0, size.width - room), height: size.height)
  }
}
