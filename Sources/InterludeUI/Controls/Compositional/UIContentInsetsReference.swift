/// What the sides of a section keep from.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
  /// As the layout's configuration says; there, the safe area.
  case automatic
  /// The edges of the collection.
  case none
  /// The collection's safe area.
  case safeArea
  /// The collection's layout margins.
  case layoutMargins
}
