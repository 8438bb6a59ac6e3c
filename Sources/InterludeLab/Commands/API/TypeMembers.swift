/// Which members of one of the SDK's types are here.
nonisolated struct TypeMembers: Equatable, CustomStringConvertible {
  var type: String
  var there: [String]
  var absent: [String]

  /// What a line of `PublicMembers.table` says: `UIView + alpha - keyboardLayoutGuide`.
  init(line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    let minus = words.firstIndex(of: "-") ?? words.endIndex
    type = words.first ?? ""
    there = Array(words[..<minus].dropFirst(2))
    absent = Array(words[minus...].dropFirst())
  }

  /// All the types, by name.
  static var all: [TypeMembers] { PublicMembers.table.split(separator: "\n").map { TypeMembers(line: $0) } }

  var description: String {
    func list(_ title: String, _ names: [String]) -> String { "\(title):\n" + names.map { "  \($0)\n" }.joined() }
    var text = "\(type): \(there.count) of \(there.count + absent.count) members are here.\n"
    if !absent.isEmpty { text += list("Absent", absent) }
    if !there.isEmpty { text += list("There", there) }
    return String(text.dropLast())
  }
}
