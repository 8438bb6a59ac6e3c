import FileSystem
import InterludeUI
import LayerTree
import MotionQA

/// Which edits have met a call or a transition in the scenes that were played, and which of those there were.
final class EditUse {
  private var edits = MotionEdits()
  private var used = MotionEdits()
  private var scenes: [String] = []
  /// Those of the app, by the keys that edits have.
  private var places: Set<String> = []
  private var animators: Set<String> = []

  /// Looks on while a scene is played, or the home screen for nil; does nothing where there are no edits.
  func watch(_ stage: Stage, playing scene: String?) {
    guard !stage.motionEdits.isEmpty else { return }
    edits = stage.motionEdits
    let name = scene ?? "the home screen"
    if !scenes.contains(name) { scenes.append(name) }
    stage.observers.append(self)
  }

  /// A sentence for each edit that none of the scenes has met, with what there was instead. Begins anew.
  func takeUnused() -> [String] {
    let calls = edits.calls.keys.filter { used.calls[$0] == nil }.sorted()
    let transitions = edits.transitionDurations.keys.filter { used.transitionDurations[$0] == nil }.sorted()
    let sentences =
      calls.map {
        "The edit of \($0) was not used: in \(playedScenes) no animating call is at that place"
          + rest(for: $0, places, "The calls are at")
      }
      + transitions.map {
        "The duration of transitions by \($0) was not used: in \(playedScenes) there is no transition by it"
          + rest(for: $0, animators, "The animators are")
      }
    (edits, used, scenes, places, animators) = (MotionEdits(), MotionEdits(), [], [], [])
    return sentences
  }

  private var playedScenes: String { scenes.count > 3 ? "the \(scenes.count) scenes" : scenes.joined(separator: ", ") }

  /// What there is instead: all of it where that is little, else the nearest.
  private func rest(for key: String, _ known: Set<String>, _ beginning: String) -> String {
    let known = known.sorted()
    if known.isEmpty { return ", nor is there any other." }
    if known.count > Self.longestList { return "." + Suggestion.question(for: key, nearest: 3, of: known) }
    return ". \(beginning) \(known.joined(separator: ", "))."
  }

  private static let longestList = 6

  /// The folder of this module, which animates the status bar.
  private static let lab = OutputFile.folder(of: OutputFile.folder(of: #filePath)) + "/"
}

extension EditUse: StageObserver {
  func stage(_ stage: Stage, sees event: StageEvent) {
    switch event {
    case .animates(let call, _):
      guard let source = call.source else { return }
      if let key = stage.motionEdits.key(editing: source) { used.calls[key] = stage.motionEdits.calls[key] }
      if !source.isSystem, !source.path.hasPrefix(Self.lab) { places.insert(MotionEdits.key(of: source)) }
    case .transition(let event) where event.phase == .begins:
      let animator = "\(type(of: event.animator))"
      animators.insert(animator)
      if let duration = stage.motionEdits.transitionDurations[animator] {
        used.transitionDurations[animator] = duration
      }
    default: break
    }
  }
}
