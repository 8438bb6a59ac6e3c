/// A state of a view of which it is known what the system's own configurations go by.
nonisolated protocol ViewState: UIConfigurationState {
  var flags: ViewStateFlags { get }
}

/// What a view's state holds besides its traits.
nonisolated struct ViewStateFlags: Hashable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isFocused = false
  var isEditing = false
  var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
}

nonisolated extension UIConfigurationState {
  /// What is known of the state; nothing of one of an app's own type.
  var knownFlags: ViewStateFlags { (self as? any ViewState)?.flags ?? ViewStateFlags() }
}
