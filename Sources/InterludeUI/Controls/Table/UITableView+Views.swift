/// The views of rows, headers and footers: where they come from, and where they go.
extension UITableView {
  /// Whether a row has a cell now.
  func holdCell(_ path: IndexPath) -> Bool {
    let key = ListKey.cell(path)
    if views.view(for: key) != nil { return true }
    guard let cell = asking(for: .view(key, nil), { dataSource?.tableView(self, cellForRowAt: path) }) else {
      return false
    }
    views.hold(cell, as: key, in: place(key))
    cell.tableStyle = style
    cell.setHighlighted(false, animated: false)
    cell.setSelected(selection.contains(path), animated: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return true
  }

  /// Whether a section has a header or footer now.
  func hold(_ key: ListKey) -> Bool {
    if views.view(for: key) != nil { return true }
    let section = key.path[0]
    let isHeader = key == .header(section)
    guard let view = asking(for: .view(key, nil), { isHeader ? headerView(section) : footerView(section) }) else {
      return false
    }
    views.hold(view, as: key, in: place(key))
    if isHeader {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return true
  }

  private func headerView(_ section: Int) -> UIView? {
    tableDelegate?.tableView(self, viewForHeaderInSection: section) ?? titleView(.header, section)
  }

  private func footerView(_ section: Int) -> UIView? {
    tableDelegate?.tableView(self, viewForFooterInSection: section) ?? titleView(.footer, section)
  }

  /// The header of a group shows its title in capitals.
  private func titleView(_ end: SectionEnd, _ section: Int) -> UIView? {
    guard let title = title(end, of: section) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = end == .header && style != .plain ? title.uppercased() : title
    (view.end, view.tableStyle) = (end, style)
    if style == .plain { view.contentView.backgroundColor = .systemBackground }
    return view
  }

  /// Takes a view away, to be used again.
  func retire(_ key: ListKey) {
    guard let view = views.release(key) else { return }
    recycle(view, key)
  }

  func recycle(_ view: UIView, _ key: ListKey) {
    view.layer.removeAllAnimations()
    UIView.performWithoutAnimation { view.removeFromSuperview() }
    if let cell = view as? UITableViewCell {
      cells.put(cell, for: cell.reuseIdentifier)
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.path)
      return
    }
    let section = key.path[0]
    if let view = view as? UITableViewHeaderFooterView { headersAndFooters.put(view, for: view.reuseIdentifier) }
    if key == .header(section) {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
