/// Where accessories stand: those of the system in an order of their own, whatever that of the list of them is.
nonisolated extension UICellAccessory {
  /// Whether it stands at the left.
  var isLeading: Bool {
    switch content {
    case .delete: true
    case .view(let view): if case .leading = view.placement { true } else { false }
    default: false
    }
  }

  /// The place among those of the system at its side, from left to right; nil for a view of the app's own.
  private var rank: Int? {
    switch content {
    case .delete, .label: 0
    case .detail: 1
    case .checkmark: 2
    case .disclosureIndicator: 3
    case .view: nil
    }
  }

  var isHidden: Bool {
    switch content {
    case .disclosureIndicator(let options): options.isHidden
    case .checkmark(let options): options.isHidden
    case .detail(let options): options.isHidden
    case .delete(let options): options.isHidden
    case .label(_, let options): options.isHidden
    case .view(let view): view.isHidden
    }
  }

  var reservedWidth: LayoutDimension {
    switch content {
    case .disclosureIndicator(let options): options.reservedLayoutWidth
    case .checkmark(let options): options.reservedLayoutWidth
    case .detail(let options): options.reservedLayoutWidth
    case .delete(let options): options.reservedLayoutWidth
    case .label(_, let options): options.reservedLayoutWidth
    case .view(let view): view.reservedLayoutWidth
    }
  }

  func shows(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// Those of one side that show, from left to right.
  static func shown(_ accessories: [UICellAccessory], isLeading: Bool, isEditing: Bool) -> [UICellAccessory] {
    let own = accessories.filter { $0.isLeading == isLeading && $0.shows(isEditing: isEditing) }
    let system = own.enumerated().filter { $0.element.rank != nil }
    var shown = system.sorted { ($0.element.rank ?? 0, $0.offset) < ($1.element.rank ?? 0, $1.offset) }.map(\.element)
    for accessory in own where accessory.rank == nil {
      shown.insert(accessory, at: min(max(0, accessory.position(among: shown)), shown.count))
    }
    return shown
  }

  private func position(among others: [UICellAccessory]) -> Int {
    guard case .view(let view) = content else { return others.count }
    switch view.placement {
    case .leading(_, let position), .trailing(_, let position): return position(others)
    }
  }
}
