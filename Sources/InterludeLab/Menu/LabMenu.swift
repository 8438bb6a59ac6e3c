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
  ///   - possible: Which commands have something to do, of those that may have nothing.
  ///   - instruments: The titles of the dock's instruments, and the number of the one on show.
  ///   - canChangePhone: Whether the phone may have another size than the usual one.
  ///   - isOtherTakeShown: Whether the take that this one is compared with shows on the phone.
  ///   - isDockShown: Whether the dock is.
  ///   - isDockLight: Whether it is light.
  init(
    overlays: (names: [String], shown: Set<Int>), device: Device, possible: Possible = Possible(),
    instruments: (names: [String], shown: Int?) = ([], nil), canChangePhone: Bool, isOtherTakeShown: Bool,
    isDockShown: Bool, isDockLight: Bool
  ) {
    let size = WindowSize.standard
    let phone = Item(
      title: "Phone of \(Int(size.width)) × \(Int(size.height))", keys: "", command: .useStandardPhone)
    let all: [[Item]] = [
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
        Item(title: "Edit values by keys", keys: "K", command: .toggleKnobs),
        Item(title: "Undo edit", keys: "Ctrl+Z", command: .undoEdit),
        Item(title: "Redo edit", keys: "Ctrl+Shift+Z", command: .redoEdit),
        Item(title: "Write edit to its source", keys: "W", command: .writeEdit),
        Item(title: "Reset all edits", keys: "U", command: .resetEdits),
        Item(title: "Keep edit as a variant", keys: "V", command: .keepVariant),
      ],
      [
        Item(title: "Select next animation", keys: "N", command: .selectBar(1)),
        Item(title: "Select previous animation", keys: "Shift+N", command: .selectBar(-1)),
        Item(title: "Next comparison", keys: "C", command: .compareNext),
        Item(title: "Comparison layout", keys: "O", command: .compareOtherwise),
        Item(title: "Show comparison", keys: "G", command: .toggleGhost, isOn: isOtherTakeShown),
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
        Item(title: "Keys", keys: "H", command: .toggleHelp),
        Item(title: "Quit", keys: "Ctrl+Q", command: .quit),
      ],
    ]
    sections = all.filter { !$0.isEmpty }.map { section in
      section.map { item in
        var item = item
        item.isEnabled = (isDockShown || !item.command.needsLab) && possible.allows(item.command)
        return item
      }
    }
  }

  /// How the device is set, as far as the menu says it.
  struct Device: Equatable, Sendable {
    let isDark, reducesMotion, isOnItsSide: Bool
    /// The size of text, and the one that would come next, such as `AX5`.
    let textSize, nextTextSize: String
    /// The system, and the one that would come next, such as `iOS 26`.
    let system, nextSystem: String
  }

  /// What there is for commands to do.
  struct Possible: Equatable, Sendable {
    /// Whether there is a call whose curve can be copied and changed, a graph, an animation to select, and another take on show.
    var hasCurve = false
    var hasGraph = false
    var hasAnimations = false
    var hasComparison = false
    /// Whether there are edits: in force, not written to the shown call's source, not kept as a variant, to take back, to make again.
    var hasEdits = false
    var canWrite = false
    var canKeep = false
    var canUndo = false
    var canRedo = false

    func allows(_ command: KeyCommand) -> Bool {
      switch command {
      case .copy(.swift), .copy(.css), .paste, .toggleKnobs: hasCurve
      case .copy(.csv), .copy(.svg): hasGraph
      case .selectBar: hasAnimations
      case .compareOtherwise, .toggleGhost: hasComparison
      case .resetEdits: hasEdits
      case .writeEdit: canWrite
      case .keepVariant: canKeep
      case .undoEdit: canUndo
      case .redoEdit: canRedo
      default: true
      }
    }
  }
}
