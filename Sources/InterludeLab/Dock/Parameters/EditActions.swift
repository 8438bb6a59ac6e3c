/// What can be done about what is edited.
nonisolated struct EditActions: Equatable, Sendable {
  /// Whether a change is shown, to be written at the next press or left.
  var isOffered = false
  /// Whether the source says something else than what is played.
  var canWrite = true
  /// Whether anything is played otherwise than it was built.
  var canReset = true
}
