import Foundation

/// A slow, independent reader of the OpenType tables that hold a font's measures: the truth that text is checked against.
/// Table layouts are those of the OpenType specification, version 1.9.
nonisolated struct FontFile {
  let unitsPerEm: Double
  let ascender: Double
  let descender: Double
  let lineGap: Double
  let capHeight: Double
  let xHeight: Double

  private let bytes: [UInt8]
  private let tables: [String: Int]
  private let longMetricCount: Int

  /// Nil when the file is missing or no OpenType font.
  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let reader = Reader(bytes: [UInt8](data))
    var tables: [String: Int] = [:]
    for i in 0..<reader.unsigned16(4) {
      let record = 12 + 16 * i
      tables[String(decoding: reader.bytes[record..<record + 4], as: UTF8.self)] = reader.unsigned32(record + 8)
    }
    guard let head = tables["head"], let hhea = tables["hhea"], let os2 = tables["OS/2"] else { return nil }
    unitsPerEm = Double(reader.unsigned16(head + 18))
    ascender = Double(reader.signed16(hhea + 4))
    descender = Double(reader.signed16(hhea + 6))
    lineGap = Double(reader.signed16(hhea + 8))
    longMetricCount = reader.unsigned16(hhea + 34)
    xHeight = Double(reader.signed16(os2 + 86))
    capHeight = Double(reader.signed16(os2 + 88))
    bytes = reader.bytes
    self.tables = tables
  }

  /// A character's advance in ems; nil when the font lacks it.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    metric(of: scalar).map { Double($0.advance) / unitsPerEm }
  }

  /// From a character's origin to its ink, in ems.
  func leftSideBearing(of scalar: Unicode.Scalar) -> Double? {
    metric(of: scalar).map { Double($0.bearing) / unitsPerEm }
  }

  private func metric(of scalar: Unicode.Scalar) -> (advance: Int, bearing: Int)? {
    guard let hmtx = tables["hmtx"], let glyph = glyph(of: scalar) else { return nil }
    let reader = Reader(bytes: bytes)
    let last = longMetricCount - 1
    let bearing = glyph <= last ? hmtx + 4 * glyph + 2 : hmtx + 4 * longMetricCount + 2 * (glyph - longMetricCount)
    return (reader.unsigned16(hmtx + 4 * min(glyph, last)), reader.signed16(bearing))
  }

  /// Looks a character up in the Unicode subtable of format 4, which holds the basic multilingual plane.
  private func glyph(of scalar: Unicode.Scalar) -> Int? {
    guard let cmap = tables["cmap"], scalar.value < 0xFFFF else { return nil }
    let reader = Reader(bytes: bytes)
    let subtables = (0..<reader.unsigned16(cmap + 2)).map { cmap + reader.unsigned32(cmap + 4 + 8 * $0 + 4) }
    guard let table = subtables.first(where: { reader.unsigned16($0) == 4 }) else { return nil }
    let (code, doubledCount) = (Int(scalar.value), reader.unsigned16(table + 6))
    for segment in stride(from: 0, to: doubledCount, by: 2) {
      guard code <= reader.unsigned16(table + 14 + segment) else { continue }
      let start = reader.unsigned16(table + 16 + doubledCount + segment)
      guard code >= start else { return nil }
      let delta = reader.unsigned16(table + 16 + 2 * doubledCount + segment)
      let offsetAt = table + 16 + 3 * doubledCount + segment
      let offset = reader.unsigned16(offsetAt)
      let raw = offset == 0 ? code : reader.unsigned16(offsetAt + offset + 2 * (code - start))
      let glyph = raw == 0 ? 0 : (raw + delta) & 0xFFFF
      return glyph == 0 ? nil : glyph
    }
    return nil
  }
}

private nonisolated struct Reader {
  let bytes: [UInt8]

  func unsigned16(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
  func signed16(_ at: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned16(at))) }
  func unsigned32(_ at: Int) -> Int { unsigned16(at) << 16 | unsigned16(at + 2) }
}
