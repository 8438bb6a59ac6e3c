import DisplayList
import Foundation

/// Where a font file says that lines along its text are: its `post` and `OS/2` tables, as the OpenType specification 1.9 lays them
/// out.
nonisolated struct FontRuleTable {
  /// The lines of a face whose em is one point.
  let rules: FontRules

  /// Nil when the file is missing, no font, or has no lines.
  init?(ofFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init([UInt8](data))
  }

  init?(_ bytes: [UInt8]) {
    let file = BigEndianBytes(bytes: bytes)
    guard let em = file.tableOffset("head").flatMap({ file.short(at: $0 + 18) }), em > 0 else { return nil }
    func rule(_ table: String, top: Int, thickness: Int) -> FontRule? {
      guard let start = file.tableOffset(table), let place = file.signedShort(at: start + top),
        let width = file.signedShort(at: start + thickness), width > 0
      else { return nil }
      return FontRule(top: CGFloat(place) / CGFloat(em), thickness: CGFloat(width) / CGFloat(em))
    }
    guard let underline = rule("post", top: 8, thickness: 10), let strikethrough = rule("OS/2", top: 28, thickness: 26)
    else { return nil }
    rules = FontRules(underline: underline, strikethrough: strikethrough)
  }
}
