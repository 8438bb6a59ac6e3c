/// What cells look like by their places in the table.
extension UITableView {
  /// Gives cells the lines and corners that their rows have.
  func dressCells() {
    for key in views.sortedKeys {
      guard let cell = views.view(for: key) as? UITableViewCell, let geometry, geometry.contains(key.path) else {
        continue
      }
      let isLast = key.path.row == geometry.rowCounts[key.path.section] - 1
      cell.separator.isHidden = separatorStyle == .none || (style == .insetGrouped && isLast)
      cell.separator.backgroundColor = separatorColor
      cell.tableSeparatorInset = ownSeparatorInset
      guard style == .insetGrouped else { continue }
      cell.layer.cornerRadius = Self.cornerRadius
      var corners: CACornerMask = []
      if key.path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      cell.layer.maskedCorners = corners
      if corners.isEmpty { cell.layer.cornerRadius = 0 }
    }
  }

  /// Of a group, in points, as on an iPhone.
  private static let cornerRadius: CGFloat = 10
}
