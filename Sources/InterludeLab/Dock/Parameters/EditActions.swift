/// The actions that are possible for the edits.
nonisolated struct EditActions: Equatable, Sendable {
  /// Whether a change is offered: the next press writes it or drops it.
  var isOffered = false
  /// Whether a message says that the change cannot be written.
  var isRefused = false
  /// Whether the source differs from what is played.
  var canWrite = true
  /// Whether anything is played differently from the build.
  var canReset = true
}
