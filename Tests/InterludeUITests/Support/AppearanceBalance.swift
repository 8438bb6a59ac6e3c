import InterludeUI
import Testing

/// Of each controller the appearance calls, in order, must be of two kinds that take turns: will and did of one direction, or
/// will of the other direction.
func expectBalance(_ entries: [String], _ comment: Comment) {
  var last: [String: String] = [:]
  for entry in entries {
    let words = entry.split(separator: " ").map(String.init)
    guard words.count == 2, words[1].hasPrefix("view"), words[1].hasSuffix("ppear") else { continue }
    let allowed: [String?] =
      switch words[1] {
      case "viewWillAppear": [nil, "viewDidDisappear", "viewWillDisappear"]
      case "viewDidAppear": ["viewWillAppear"]
      case "viewWillDisappear": [nil, "viewDidAppear", "viewWillAppear"]
      default: ["viewWillDisappear"]
      }
    #expect(allowed.contains(last[words[0]]), "\(comment): \(entry) after \(last[words[0]] ?? "nothing")")
    last[words[0]] = words[1]
  }
  for (name, call) in last { #expect(call.hasPrefix("viewDid"), "\(comment): \(name) is left at \(call)") }
}
