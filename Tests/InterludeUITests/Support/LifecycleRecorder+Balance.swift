import InterludeUI

/// What is wrong with the callbacks that a stage has made.
@MainActor extension LifecycleRecorder {
  /// Appearance calls must be of two kinds that take turns, will and did of one direction or will of the other, and nothing
  /// may be left open; every transition that began ends exactly once.
  public var faults: [String] {
    var faults: [String] = []
    var last: [String: String] = [:]
    var (began, ended) = (0, 0)
    for event in events {
      switch event.callback {
      case "transitionDuration(using:)": began += 1
      case "animationEnded(_:)": ended += 1
      case "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)":
        let previous = last[event.subject]
        if !Self.allowed(before: event.callback).contains(previous) {
          faults.append("\(event.subject) \(event.callback) after \(previous ?? "nothing") at \(event.time)")
        }
        last[event.subject] = event.callback
      default: break
      }
    }
    faults += last.filter { $0.value.hasPrefix("viewWill") }.map { "\($0.key) is left at \($0.value)" }.sorted()
    if began != ended { faults.append("\(began) transitions began, \(ended) ended") }
    return faults
  }

  /// Who stands how, by the last appearance call of each.
  public var standings: [String] {
    var last: [String: String] = [:]
    for event in events where event.callback.hasPrefix("viewDid") && event.callback.hasSuffix("ppear(_:)") {
      last[event.subject] = event.callback
    }
    return last.map { "\($0.key): \($0.value)" }.sorted()
  }

  /// How often a callback has been made.
  public func count(of callback: String) -> Int { events.filter { $0.callback == callback }.count }

  private static func allowed(before callback: String) -> [String?] {
    switch callback {
    case "viewWillAppear(_:)": [nil, "viewDidDisappear(_:)", "viewWillDisappear(_:)"]
    case "viewDidAppear(_:)": ["viewWillAppear(_:)"]
    case "viewWillDisappear(_:)": [nil, "viewDidAppear(_:)", "viewWillAppear(_:)"]
    default: ["viewWillDisappear(_:)"]
    }
  }
}
