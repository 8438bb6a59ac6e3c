extension UICollectionView {
  /// A class of cells and how they are set up, in place of an identifier.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let identifier = Registration.nextIdentifier()
    fileprivate let handler: Handler

    /// Cells that are made in code.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views and how they are set up, in place of an identifier.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up for its place.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let identifier = Registration.nextIdentifier()
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    /// Views of a kind that are made in code.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell that is out of sight, or a new one, set up for an item unless that is nil.
  ///
  /// A registration is made once, not each time that a cell is asked for: no cell would be used again.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !cells.knows(identifier) { register(Cell.self, forCellWithReuseIdentifier: identifier) }
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? Cell
    let configured = cell ?? Cell(dequeuedFor: identifier, frame: .zero)
    if let item { registration.handler(configured, indexPath, item) }
    return configured
  }

  /// A supplementary view that is out of sight, or a new one, set up.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if supplements[kind]?.knows(identifier) != true {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let view =
      dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
      as? Supplementary
    let configured = view ?? Supplementary(dequeuedFor: identifier, frame: .zero)
    registration.handler(configured, kind, indexPath)
    return configured
  }
}

/// What registrations are called.
private enum Registration {
  private static var count = 0

  static func nextIdentifier() -> String {
    count += 1
    return "registration \(count)"
  }
}
