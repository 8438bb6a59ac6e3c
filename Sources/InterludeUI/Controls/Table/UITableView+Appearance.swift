extension AppearanceProxy where Target: UITableView {
  /// As the tables' own ``UITableView/sectionHeaderTopPadding``.
  public var sectionHeaderTopPadding: CGFloat {
    get { value() ?? UITableView.automaticDimension }
    nonmutating set { set(newValue) { $0.sectionHeaderTopPadding = $1 } }
  }

  /// As the tables' own ``UITableView/separatorColor``.
  public var separatorColor: UIColor? {
    get { value() }
    nonmutating set { set(newValue) { $0.separatorColor = $1 } }
  }

  /// As the tables' own ``UITableView/separatorInset``.
  public var separatorInset: UIEdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.separatorInset = $1 } }
  }
}
