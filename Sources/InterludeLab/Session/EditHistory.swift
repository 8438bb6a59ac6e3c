import InterludeUI

/// The edits that were in force before, to go back to, and those that were taken back.
nonisolated struct EditHistory {
  private var past: [MotionEdits] = []
  private var future: [MotionEdits] = []

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Keeps what was in force before an edit; what had been taken back is gone.
  ///
  /// - Parameter isContinued: Whether the edit goes on with the one before, as each step of a slider under a hand does.
  mutating func note(_ before: MotionEdits, isContinued: Bool = false) {
    if !isContinued || past.isEmpty { past.append(before) }
    future = []
  }

  /// What was in force before the last edit; nil where there was none.
  mutating func undo(_ now: MotionEdits) -> MotionEdits? {
    guard let edits = past.popLast() else { return nil }
    future.append(now)
    return edits
  }

  /// What was taken back last; nil where there is nothing, or where something was edited since.
  mutating func redo(_ now: MotionEdits) -> MotionEdits? {
    guard let edits = future.popLast() else { return nil }
    past.append(now)
    return edits
  }
}
