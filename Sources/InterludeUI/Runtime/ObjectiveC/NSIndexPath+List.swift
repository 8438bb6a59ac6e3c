/// Places in lists; see also `IndexPath`'s own members.
extension NSIndexPath {
  /// A row of a table's section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// An item of a collection's section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The section; the path must have two indexes.
  public var section: Int { index(atPosition: 0) }
  /// The row in the section; the path must have two indexes.
  public var row: Int { index(atPosition: 1) }
  /// The item in the section; the path must have two indexes.
  public var item: Int { index(atPosition: 1) }
}
