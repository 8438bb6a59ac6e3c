import Foundation

/// What a font file says about itself: its `name` table, as the OpenType specification 1.9 lays it out.
nonisolated struct FontNameTable {
  private let file: BigEndianBytes
  /// Where the table begins.
  private let start: Int

  /// Nil when the file is missing, no font, or cut off before the table.
  init?(ofFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init([UInt8](data))
  }

  init?(_ bytes: [UInt8]) {
    file = BigEndianBytes(bytes: bytes)
    guard let start = file.tableOffset("name") else { return nil }
    self.start = start
  }

  /// Such as `3.019;git-0a5106e0b`, without the word that stands before it; nil when the font does not tell.
  var version: String? {
    guard let text = string(5) else { return nil }
    let number = text.hasPrefix("Version ") ? String(text.dropFirst(8)) : text
    return number.trimmingCharacters(in: .whitespaces)
  }

  /// The face's name without spaces, such as `Inter-Bold`; nil when the font does not tell.
  var postScriptName: String? { string(6) }

  /// The family that the face belongs to with all weights, or else with the four that old programs know; nil when the font does
  /// not tell.
  var familyName: String? { string(16) ?? string(1) }

  /// The string of a name identifier: in UTF-16 as Windows has it, or else in the Macintosh's ASCII.
  private func string(_ identifier: Int) -> String? {
    guard let count = file.short(at: start + 2), let strings = file.short(at: start + 4) else { return nil }
    let records = (0..<count).map { start + 6 + 12 * $0 }.filter { file.short(at: $0 + 6) == identifier }
    let wide = records.first { file.short(at: $0) != Self.macintosh }
    guard let record = wide ?? records.first, let length = file.short(at: record + 8),
      let offset = file.short(at: record + 10), let text = file.text(at: start + strings + offset, length: length)
    else { return nil }
    return wide == nil ? String(decoding: text, as: UTF8.self) : String(bytes: text, encoding: .utf16BigEndian)
  }

  /// A platform identifier.
  private static let macintosh = 1
}
