/// The state of a cell, as its configurations take it.
public nonisolated struct UICellConfigurationState: UIConfigurationState, ViewState, Hashable {
  public var traitCollection: UITraitCollection
  var flags = ViewStateFlags()

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { flags.custom[key] }
    set { flags.custom[key] = newValue }
  }

  /// Whether the cell is out of use: one that takes no touches is.
  public var isDisabled: Bool {
    get { flags.isDisabled }
    set { flags.isDisabled = newValue }
  }
  /// Whether the cell is under a finger.
  public var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { flags.isHighlighted = newValue }
  }
  /// Whether the cell is selected.
  public var isSelected: Bool {
    get { flags.isSelected }
    set { flags.isSelected = newValue }
  }
  /// Whether the cell's collection is being edited. That of a table's cell is never.
  public var isEditing: Bool {
    get { flags.isEditing }
    set { flags.isEditing = newValue }
  }
  /// Whether the cell has the keyboard's focus.
  public var isFocused: Bool {
    get { flags.isFocused }
    set { flags.isFocused = newValue }
  }
}
