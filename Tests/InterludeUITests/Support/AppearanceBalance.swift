import InterludeUI
import Testing

/// What is wrong with the appearance calls in a journal. Of each controller they must be of two kinds that take turns: will
/// and did of one direction, or will of the other direction; and nothing may be left open.
public func appearanceFaults(in entries: [String]) -> [String] {
  var faults: [String] = []
  let last = lastAppearanceCalls(in: entries) { name, call, previous in
    let allowed: [String?] =
      switch call {
      case "viewWillAppear": [nil, "viewDidDisappear", "viewWillDisappear"]
      case "viewDidAppear": ["viewWillAppear"]
      case "viewWillDisappear": [nil, "viewDidAppear", "viewWillAppear"]
      default: ["viewWillDisappear"]
      }
    if !allowed.contains(previous) { faults.append("\(name) \(call) after \(previous ?? "nothing")") }
  }
  let open = last.filter { !$0.value.hasPrefix("viewDid") }.map { "\($0.key) is left at \($0.value)" }
  return faults + open.sorted()
}

/// The last appearance call of each controller; on the way each call is seen with the one before it.
@discardableResult
public func lastAppearanceCalls(
  in entries: [String], seeing visit: (_ name: String, _ call: String, _ previous: String?) -> Void = { _, _, _ in }
) -> [String: String] {
  var last: [String: String] = [:]
  for entry in entries {
    let words = entry.split(separator: " ").map(String.init)
    guard words.count == 2, words[1].hasPrefix("view"), words[1].hasSuffix("ppear") else { continue }
    visit(words[0], words[1], last[words[0]])
    last[words[0]] = words[1]
  }
  return last
}

public func expectBalance(_ entries: [String], _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
  let faults = appearanceFaults(in: entries)
  #expect(faults.isEmpty, "\(comment): \(faults)", sourceLocation: sourceLocation)
}
