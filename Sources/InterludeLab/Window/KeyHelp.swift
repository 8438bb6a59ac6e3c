/// A line of the help card: keys as a person calls them, and what they do in a few words.
nonisolated struct KeyHelp: Hashable, Sendable {
  let keys: String
  let explanation: String

  init(_ keys: String, _ explanation: String) { (self.keys, self.explanation) = (keys, explanation) }

  /// Keys that are about one thing.
  struct Group: Hashable, Sendable {
    let title: String
    let keys: [KeyHelp]
  }

  /// All of them, those that are needed first at the top.
  static let groups = [
    Group(
      title: "App",
      keys: [
        KeyHelp("Esc", "Back, or dismiss"),
        KeyHelp("Tab, arrows", "Move the focus"),
        KeyHelp("Return, Space", "Press the focused control"),
        KeyHelp("Page ↑ ↓", "Scroll; Home and End: to its ends"),
        KeyHelp("Ctrl+drag", "Pinch; with Shift, move both fingers"),
        KeyHelp("Ctrl+K", "Show or hide the keyboard"),
      ]),
    Group(
      title: "Time",
      keys: [
        KeyHelp("P, Space", "Pause, go on; Space without a focus"),
        KeyHelp("S", "Slow motion: 1/5, 1/20, off"),
        KeyHelp("<, >", "Slower, faster"),
        KeyHelp("←, →", "Paused: by a frame; Shift: by ten"),
        KeyHelp("↑, ↓", "Paused: to a motion’s start or end"),
        KeyHelp("Home, End", "Paused: to the start, to the end"),
        KeyHelp("L, [, ]", "Loop; set its start, its end"),
        KeyHelp("R", "Restart the scene"),
      ]),
    Group(
      title: "Device",
      keys: [
        KeyHelp("I", "Restart on the next iOS"),
        KeyHelp("M", "Restart with reduced motion, or full"),
        KeyHelp("A", "Restart dark, or light"),
        KeyHelp("T", "Restart with the next text size"),
        KeyHelp("Ctrl+←, Ctrl+→", "Turn the phone"),
      ]),
    Group(
      title: "Window",
      keys: [
        KeyHelp("Ctrl+M", "Menu"),
        KeyHelp("H, F1", "Keys"),
        KeyHelp("Q", "Quit"),
      ]),
    Group(
      title: "Lab",
      keys: [
        KeyHelp("D", "Show or hide the lab"),
        KeyHelp("1 – 7", "Overlays over the scene"),
        KeyHelp("N", "Next animation; Shift: previous"),
        KeyHelp("K", "Edit values by keys: arrows, Tab, Esc"),
        KeyHelp("Ctrl+Z", "Undo an edit; Shift: redo"),
        KeyHelp("W", "Write the edit to its source"),
        KeyHelp("U", "Reset all edits"),
        KeyHelp("V", "Keep the edit as a variant"),
        KeyHelp("C", "Next comparison"),
        KeyHelp("O", "Comparison layout"),
        KeyHelp("G", "Show or hide the comparison"),
        KeyHelp("B", "Back to the take before this"),
        KeyHelp("Ctrl+1, 2, 3", "Curve, Takes, Explain"),
        KeyHelp("Ctrl++, −, 0", "Zoom the phone"),
        KeyHelp("Ctrl+C", "Copy the curve as Swift; Shift: CSS"),
        KeyHelp("Ctrl+E", "Copy the graph as CSV; Shift: SVG"),
        KeyHelp("Ctrl+V", "Paste a curve"),
        KeyHelp("Ctrl+P", "Save a picture"),
        KeyHelp("Ctrl+S", "Save the take; Shift: a film, too"),
        KeyHelp("Ctrl+D", "The lab light, or dark"),
      ]),
  ]
}
