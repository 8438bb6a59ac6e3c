extension AppearanceProxy where Target: UITableViewCell {
  /// As the rows' own ``UITableViewCell/separatorInset``.
  public var separatorInset: UIEdgeInsets {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.separatorInset = $1 } }
  }
}
