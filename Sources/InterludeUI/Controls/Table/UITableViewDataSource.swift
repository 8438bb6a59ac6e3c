/// Tells a table what its rows are. All methods but the first two are optional.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// A cell for a row that comes into sight; as a rule one that was dequeued.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; one by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// What stands above a section's rows; nothing by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// What stands below a section's rows; nothing by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
