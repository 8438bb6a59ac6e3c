/// Sections and rows: the two indexes of a path into a table or a collection.
nonisolated extension IndexPath {
  /// A row of a table's section, both counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// An item of a collection's section, both counted from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section: the path's first index. The path must have two.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section: the path's second index. The path must have two.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section: the path's second index. The path must have two.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
