import FileSystem
import InterludeUI
import MotionQA

nonisolated extension MotionEditsFile {
  /// Reads a file; throws a sentence where it is none, or not of this form.
  static func read(_ path: String) throws(UserFacingError) -> MotionEdits {
    let data: Data
    do { data = try InputFile.read(path) } catch {
      throw UserFacingError(
        "\(path) cannot be read (\(error.reason)): give the file of edits that the lab has written.")
    }
    let file: MotionEditsFile
    do {
      try checkNames(in: data)
      file = try JSONDecoder().decode(MotionEditsFile.self, from: data)
    } catch {
      let reason = (error as? Flaw)?.reason ?? JSONFailure.sentence(of: error)
      throw UserFacingError("\(path) is no file of edits: \(reason). \(form)")
    }
    return try file.edits(in: path)
  }

  private static let form =
    "It has \"calls\", with a \"duration\", a \"delay\" or a \"curve\" for each place such as "
    + "\"Sources/Gallery/HerbPop/PopAnimator.swift:47\", and may have \"transitionDurations\"."

  /// A name that is misspelled would be an edit that does nothing.
  private static func checkNames(in data: Data) throws {
    let members = try JSONDecoder().decode([String: Member].self, from: data)
    try check(Array(members.keys), among: CodingKeys.allCases.map(\.stringValue), in: "it")
    for (place, names) in (members["calls"]?.names ?? [:]).sorted(by: { $0.key < $1.key }) {
      try check(names, among: Edit.CodingKeys.allCases.map(\.stringValue), in: "the edit of \(place)")
    }
  }

  private static func check(_ names: [String], among known: [String], in place: String) throws(Flaw) {
    guard let name = names.sorted().first(where: { !known.contains($0) }) else { return }
    throw Flaw(reason: "\"\(name)\" in \(place) is no name that edits have")
  }

  nonisolated private struct Flaw: Error {
    let reason: String
  }

  /// What the members of a member are called, where they are objects themselves.
  nonisolated private struct Member: Decodable {
    var names: [String: [String]] = [:]

    init(from decoder: any Decoder) throws {
      guard let members = try? decoder.container(keyedBy: Name.self) else { return }
      for name in members.allKeys {
        let inner = try? members.nestedContainer(keyedBy: Name.self, forKey: name)
        names[name.stringValue] = inner?.allKeys.map(\.stringValue) ?? []
      }
    }
  }

  nonisolated private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
