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
    say(nil, of: session.edits)
    // For a while over the canvas: in the panel it would cover the sliders until the next change.
    session.onNotice(
      session.edits.isEmpty
        ? "Written to \(change.shortPath), as this program was built."
        : "Written to \(change.shortPath): build again to run it. verify --with \(kept) plays it at once.")
  }

  private mutating func say(_ message: String?, of edits: MotionEdits) {
    (offered, self.edits, self.message, isRefused) = (nil, edits, message, false)
  }
}
