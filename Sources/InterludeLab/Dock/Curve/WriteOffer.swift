import InterludeUI
import SourceEditing

/// The button that writes a change into the source: its first press shows what would be written, the second writes it.
struct WriteOffer {
  /// The message about the change; nil for none.
  private(set) var message: String?
  private var offered: SourceChange?
  /// The edits that the message is about.
  private var edits = MotionEdits()

  /// Whether the change cannot be written. Another press would give the same message.
  private(set) var isRefused = false

  /// Whether the next press writes.
  var isMade: Bool { offered != nil }

  mutating func press(for call: EditedCall, in session: LabSession) {
    do {
      if let offered { try write(offered, of: call, in: session) } else { try show(call, in: session) }
    } catch {
      say("\(error)", of: session.edits)
      isRefused = true
    }
  }

  /// Withdraws the offer and its message.
  mutating func withdraw(in session: LabSession?) { say(nil, of: session?.edits ?? MotionEdits()) }

  /// Whether something was edited since the message, or while there is none.
  func isOutdated(in session: LabSession) -> Bool { session.edits != edits }

  private mutating func show(_ call: EditedCall, in session: LabSession) throws {
    let change = try SourceWriting(session: session).change(for: call)
    say(change.brief, of: session.edits)
    offered = change
  }

  private mutating func write(_ change: SourceChange, of call: EditedCall, in session: LabSession) throws {
    try change.apply()
    session.noteWritten(call)
    let kept = try SourceWriting(session: session).keep()
    say(
      session.edits.isEmpty
        ? "Written to \(change.path), as this program was built."
        : "Written to \(change.path). Build again to run it: this program has it from \(kept), which verify --with takes, too.",
      of: session.edits)
  }

  private mutating func say(_ message: String?, of edits: MotionEdits) {
    (offered, self.edits, self.message, isRefused) = (nil, edits, message, false)
  }
}
