import InterludeUI

/// What the lab's menu offers, in its order: everything that has no button, and for all of it the key.
nonisolated struct LabMenu: Equatable, Sendable {
  struct Item: Equatable, Sendable {
    let title: String
    /// Such as `Ctrl+S`; empty for what has none.
    let keys: String
    let command: KeyCommand
    /// Whether it has a tick.
    var isOn = false
    /// Whether there is anything for it to do.
    var isEnabled = true
  }

  /// Items that belong together.
  let sections: [[Item]]

  /// - Parameters:
  ///   - overlays: Their names, and which of them are on.
  ///   - device: How the device is set.
  ///   - history: The edits that can be taken back and made again.
  ///   - instruments: The titles of the dock's instruments, and the number of the one on show.
  ///   - hasEdits: Whether anything is edited.
  ///   - canChangePhone: Whether the phone may have another size than the usual one.
  ///   - isOtherTakeShown: Whether the take that this one is compared with shows on the phone.
  ///   - isDockShown: Whether the dock is.
  ///   - isDockLight: Whether it is light.
  init(
    overlays: (names: [String], shown: Set<Int>), device: Device, history: EditHistory = EditHistory(),
    instruments: (names: [String], shown: Int?) = ([], nil), hasEdits: Bool = false, canChangePhone: Bool,
    isOtherTakeShown: Bool, isDockShown: Bool, isDockLight: Bool
  ) {
    let size = WindowSize.standard
    let phone = Item(
      title: "Phone of \(Int(size.width)) × \(Int(size.height))", keys: "", command: .useStandardPhone)
    sections = [
      [
        Item(title: SavedThing.still.title, keys: "Ctrl+P", command: .save(.still)),
        Item(title: SavedThing.recording.title, keys: "Ctrl+S", command: .save(.recording)),
        Item(title: SavedThing.film.title, keys: "Ctrl+Shift+S", command: .save(.film)),
      ],
      [
        Item(title: CopiedThing.swift.title, keys: "Ctrl+C", command: .copy(.swift)),
        Item(title: CopiedThing.css.title, keys: "Ctrl+Shift+C", command: .copy(.css)),
        Item(title: CopiedThing.csv.title, keys: "Ctrl+E", command: .copy(.csv)),
        Item(title: CopiedThing.svg.title, keys: "Ctrl+Shift+E", command: .copy(.svg)),
      ],
      [
        Item(title: "Paste curve", keys: "Ctrl+V", command: .paste),
        Item(title: "Move sliders by keys", keys: "K", command: .toggleKnobs),
        Item(title: "Undo the last edit", keys: "Ctrl+Z", command: .undoEdit, isEnabled: history.canUndo),
        Item(title: "Redo the last edit", keys: "Ctrl+Shift+Z", command: .redoEdit, isEnabled: history.canRedo),
        Item(title: "Write the edit to its source", keys: "W", command: .writeEdit),
        Item(title: "Every motion as it was built", keys: "U", command: .resetEdits, isEnabled: hasEdits),
        Item(title: "Keep this variant", keys: "V", command: .keepVariant),
      ],
      [
        Item(title: "Select the next bar", keys: "N", command: .selectBar(1)),
        Item(title: "Select the bar before", keys: "Shift+N", command: .selectBar(-1)),
        Item(title: "Compare with the next take", keys: "C", command: .compareNext),
        Item(title: "Show the two otherwise", keys: "O", command: .compareOtherwise),
        Item(title: "Show the other take", keys: "G", command: .toggleGhost, isOn: isOtherTakeShown),
      ],
      instruments.names.enumerated().map { index, name in
        Item(
          title: name, keys: "Ctrl+\(index + 1)", command: .showInstrument(index), isOn: index == instruments.shown)
      },
      overlays.names.enumerated().map { index, name in
        Item(
          title: name, keys: "\(index + 1)", command: .toggleOverlay(index), isOn: overlays.shown.contains(index))
      },
      [
        Item(title: "Phone on its side", keys: "Ctrl+→", command: .turnPhone, isOn: device.isOnItsSide),
        Item(title: "Restart", keys: "R", command: .restart),
        Item(title: "Dark appearance", keys: "A", command: .toggleAppearance, isOn: device.isDark),
        Item(title: "Reduced motion", keys: "M", command: .toggleReducedMotion, isOn: device.reducesMotion),
        Item(title: "Text size \(device.nextTextSize) (now \(device.textSize))", keys: "T", command: .nextTextSize),
        Item(title: "System \(device.nextSystem) (now \(device.system))", keys: "I", command: .nextSystem),
      ] + (canChangePhone ? [phone] : []),
      [
        Item(title: "Lab", keys: "D", command: .toggleDock, isOn: isDockShown),
        Item(title: "Light appearance of the lab", keys: "Ctrl+D", command: .toggleDockAppearance, isOn: isDockLight),
        Item(title: "The keys used most", keys: "H", command: .toggleHelp),
        Item(title: "Quit", keys: "Ctrl+Q", command: .quit),
      ],
    ].filter { !$0.isEmpty }
  }

  /// How the device is set, as far as the menu says it.
  struct Device: Equatable, Sendable {
    let isDark, reducesMotion, isOnItsSide: Bool
    /// The size of text, and the one that would come next, such as `AX5`.
    let textSize, nextTextSize: String
    /// The system, and the one that would come next, such as `iOS 26`.
    let system, nextSystem: String
  }
}
