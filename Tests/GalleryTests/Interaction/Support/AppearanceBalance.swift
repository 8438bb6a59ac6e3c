import InterludeUI

/// Follows the appearance callbacks of every controller, and the beginnings and ends of transitions.
struct AppearanceBalance {
  /// What came that nothing called for, in words.
  private(set) var mistakes: [String] = []
  private var last: [String: String] = [:]
  private var transitions = 0

  /// What may follow what; a controller that nothing has been heard of yet may appear.
  private static let successors: [String: Set<String>] = [
    "viewWillAppear(_:)": ["viewDidAppear(_:)", "viewWillDisappear(_:)"],
    "viewDidAppear(_:)": ["viewWillDisappear(_:)"],
    "viewWillDisappear(_:)": ["viewDidDisappear(_:)", "viewWillAppear(_:)"],
    "viewDidDisappear(_:)": ["viewWillAppear(_:)"],
  ]

  init(_ events: some Sequence<LifecycleEvent>) {
    for event in events {
      switch event.callback {
      // Asked for once in every transition, whoever starts it.
      case "transitionDuration(using:)": transitions += 1
      case "animationEnded(_:)": transitions -= 1
      default: follow(event)
      }
    }
  }

  private mutating func follow(_ event: LifecycleEvent) {
    guard Self.successors[event.callback] != nil else { return }
    let previous = last.updateValue(event.callback, forKey: event.subject)
    guard let previous, Self.successors[previous]?.contains(event.callback) == false else { return }
    mistakes.append("\(event.subject): \(event.callback) after \(previous), at \(event.time) s")
  }

  /// What has begun and not ended, in words.
  var unfinished: [String] {
    let halves = last.filter { $0.value.contains("Will") }.map { "\($0.key): \($0.value) was the last" }
    return halves.sorted() + (transitions == 0 ? [] : ["\(transitions) transitions have no end"])
  }
}
