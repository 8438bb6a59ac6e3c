extension UITableView {
  /// Has rows of an identifier made of a class; nil takes the class away.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(
      (cellClass as? UITableViewCell.Type).map { type in { identifier, _ in type.init(dequeuedFor: identifier) } },
      for: identifier)
  }

  /// Has rows of an identifier made by a nib, of whose objects the first cell counts; nil takes the nib away.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cells.register(nib, for: identifier) { $0.reuseIdentifier = $1 }
  }

  /// Has headers and footers of an identifier made of a class; nil takes the class away.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headersAndFooters.register(
      (aClass as? UITableViewHeaderFooterView.Type).map { type in
        { identifier, _ in type.init(dequeuedFor: identifier) }
      }, for: identifier)
  }

  /// Has headers and footers of an identifier made by a nib, of whose objects the first such view counts; nil takes the nib away.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headersAndFooters.register(nib, for: identifier) { $0.reuseIdentifier = $1 }
  }

  /// A cell that is out of sight, or a new one of the class that is registered; nil if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) {
      cell.setNeedsUpdateConfiguration()
      cell.prepareForReuse()
      return cell
    }
    let cell = cells.make(identifier)
    cell?.tableStyle = style
    return cell
  }

  /// A cell that is out of sight, or a new one of the class that is registered.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = sameCell(at: indexPath) as? UITableViewCell, cell.reuseIdentifier == identifier { return cell }
    if let cell = dequeueReusableCell(withIdentifier: identifier) {
      if request?.key == .cell(indexPath), let place = place(.cell(indexPath)) {
        UIView.outsideAnimationBlocks { place.apply(to: cell, after: nil) }
      }
      return cell
    }
    stage.report(
      .misuse(
        .C2, "\(type(of: self)) has no cell class for the identifier \"\(identifier)\".",
        remedy: "Call register(_:forCellReuseIdentifier:) first.", types: [type(of: self)]))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that is out of sight, or a new one of the class that is registered; nil if there is neither.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let free = headersAndFooters.take(identifier)
    guard let view = free ?? headersAndFooters.make(identifier) else { return nil }
    let isFooter = request?.key.map { $0 == .footer($0.path[0]) } ?? false
    (view.end, view.tableStyle) = (isFooter ? .footer : .header, style)
    free?.setNeedsUpdateConfiguration()
    free?.prepareForReuse()
    return view
  }
}
