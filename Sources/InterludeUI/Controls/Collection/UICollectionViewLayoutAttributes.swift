/// Where an item of a collection, or a view that goes with it, is, and how it shows there.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Which item, or which of its kind.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Whether it is a cell, a supplementary view or a decoration.
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// What kind of supplementary view or decoration; nil for a cell.
  open private(set) var representedElementKind: String?
  var place = ListPlace()
  /// The sides that are as long as the view wants them.
  var measuredSides = MeasuredSides()

  /// Attributes of a cell at section 0 and item 0; the other initialisers name the item.
  public required override init() { super.init() }

  /// Attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  func represent(_ key: ListKey) {
    indexPath = key.path
    switch key.category {
    case .cell: representedElementCategory = .cell
    case .supplementary: (representedElementCategory, representedElementKind) = (.supplementaryView, key.kind)
    case .decoration: (representedElementCategory, representedElementKind) = (.decorationView, key.kind)
    }
  }

  /// A copy; a subclass copies what it has added.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.place = place
    copy.measuredSides = measuredSides
    return copy
  }

  /// Whether both are of the same class and say the same of the same item; a subclass compares what it has added, too. What is equal to
  /// what a view has is not applied to it. Off the main queue nothing but itself is equal to it.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    guard other !== self, DispatchQueue.isMainCurrent else { return other === self }
    return MainActor.assumeIsolated { key == other.key && place == other.place }
  }

  /// By the item.
  nonisolated open override var hash: Int {
    DispatchQueue.isMainCurrent ? MainActor.assumeIsolated { key.hashValue } : ObjectIdentifier(self).hashValue
  }

  /// The rectangle in the collection's coordinates, in points; without regard to the transform.
  open var frame: CGRect {
    get { place.frame }
    set { place.frame = newValue }
  }
  /// The middle in the collection's coordinates, in points.
  open var center: CGPoint {
    get { place.center }
    set { place.center = newValue }
  }
  /// In points.
  open var size: CGSize {
    get { place.size }
    set { place.size = newValue }
  }
  /// A rectangle of the size, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set { place.size = newValue.size }
  }
  /// What turns, scales and moves the view about its middle; the part in the plane of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(place.transform) }
    set { place.transform = CATransform3DMakeAffineTransform(newValue) }
  }
  /// What turns, scales and moves the view in space about its middle.
  open var transform3D: CATransform3D {
    get { place.transform }
    set { place.transform = newValue }
  }
  /// Opacity, 0…1.
  open var alpha: CGFloat {
    get { place.alpha }
    set { place.alpha = newValue }
  }
  /// What has more is in front; 0 unless set.
  open var zIndex: Int {
    get { place.zIndex }
    set { place.zIndex = newValue }
  }
  /// Whether the view is out of sight.
  open var isHidden: Bool {
    get { place.isHidden }
    set { place.isHidden = newValue }
  }

  var key: ListKey {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
    case .decorationView: .decoration(representedElementKind ?? "", indexPath)
    }
  }
}

extension ListKey {
  static func supplementary(_ kind: String, _ path: IndexPath) -> ListKey {
    ListKey(category: .supplementary, kind: kind, path: path)
  }

  static func decoration(_ kind: String, _ path: IndexPath) -> ListKey {
    ListKey(category: .decoration, kind: kind, path: path)
  }
}
