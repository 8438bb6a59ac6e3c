import DisplayList
import FileSystem
import Foundation

/// The installed fonts: measures and draws text in Inter, or in the next best family where Inter is missing.
public final class FontLibrary: TextRenderer {
  /// Set, as a sentence, when another family stands in for Inter, since text then differs from other machines.
  public let warning: String?

  /// The family that text is set in and the version that its regular file tells: `Inter 3.019;git-0a5106e0b`.
  public private(set) lazy var edition = [fonts.familyName, fonts.version].compactMap(\.self).joined(separator: " ")

  private let fonts: FontCollection
  private var runs = Memory<LineKey, [TextRun]>(limit: 4096)
  /// What texts cover, in whatever colours.
  private var texts = Memory<TextKey, Coverage>(limit: 512)
  private var mask = CoverageMask()

  /// Finds the installed fonts; the error says what to install.
  public convenience init() throws(UserFacingError) {
    try self.init(folders: FontIndex.systemFolders)
  }

  /// Finds the fonts below some folders, earlier folders first.
  public init(folders: [String]) throws(UserFacingError) {
    fonts = try FontCollection(folders: folders)
    let substitution =
      "The font Inter is not installed; \(fonts.familyName) stands in for it and text measures differ. "
      + "Install the package fonts-inter."
    warning = fonts.isInter ? nil : substitution
  }

  public func metrics(of font: FontDescriptor) -> FontMetrics {
    guard let size = font.usableSize, let face = fonts.primaryFace(for: font) else {
      return FontMetrics(ascender: 0, descender: 0, lineHeight: 0, capHeight: 0, xHeight: 0)
    }
    let unit = face.metrics
    return FontMetrics(
      ascender: unit.ascender * size, descender: unit.descender * size, lineHeight: unit.lineHeight * size,
      capHeight: unit.capHeight * size, xHeight: unit.xHeight * size)
  }

  public func names(of font: FontDescriptor) -> FontNames? { fonts.names(of: font) }

  public func rules(of font: FontDescriptor) -> FontRules {
    guard let size = font.usableSize, let unit = fonts.rules(of: font) else { return FontRules(metrics(of: font)) }
    func sized(_ rule: FontRule) -> FontRule { FontRule(top: rule.top * size, thickness: rule.thickness * size) }
    return FontRules(underline: sized(unit.underline), strikethrough: sized(unit.strikethrough))
  }

  public func width(of string: String, font: FontDescriptor) -> CGFloat {
    guard let size = font.usableSize else { return 0 }
    return measuredRuns(of: string, font: font).reduce(0) { $0 + $1.advance } * size
  }

  public func image(
    of lines: [TextLine], font: FontDescriptor, color: CGColor, size: CGSize, scale: CGFloat
  ) -> CGImage? {
    let key = TextKey(lines: lines, font: font, size: size, scale: scale)
    let coverage = texts.value(for: key) { draw(lines, font: font, size: size, scale: scale) }
    return coverage.map { CGImage(Stencil($0, color: color)) }
  }

  private func draw(_ lines: [TextLine], font: FontDescriptor, size: CGSize, scale: CGFloat) -> Coverage? {
    guard let pointSize = font.usableSize, mask.begin(size: size, scale: scale) else { return nil }
    let pixelsPerEm = pointSize * scale
    for line in lines {
      var x = line.origin.x * scale
      // A baseline stands on a whole pixel, which keeps the feet of the letters sharp.
      let baseline = (line.origin.y * scale).rounded()
      for run in measuredRuns(of: line.string, font: font) {
        let column = (x * CGFloat(CoverageMask.samplesPerPixel)).rounded()
        run.face.draw(
          run.text, advance: run.advance, pixelsPerEm: pixelsPerEm, column: column, baseline: baseline, into: &mask)
        x += run.advance * pixelsPerEm
      }
    }
    return mask.finish()
  }

  private func measuredRuns(of line: String, font: FontDescriptor) -> [TextRun] {
    runs.value(for: LineKey(text: line, font: font)) { split(line, font: font) } ?? []
  }

  /// The pieces of a line that one face each can set, from left to right.
  private func split(_ line: String, font: FontDescriptor) -> [TextRun] {
    let primary = fonts.primaryFace(for: font).flatMap { $0.providesPlain ? $0 : nil }
    // Most text is plain, and then there is nothing to compose, to leave out or to look for in other faces.
    if let primary, !line.isEmpty, line.utf8.allSatisfy(FontFace.plain.contains) {
      return [TextRun(face: primary, text: line, advance: primary.advance(of: line))]
    }
    var runs: [TextRun] = []
    for character in line.precomposedStringWithCanonicalMapping where character.isPlain || !character.isControl {
      let known = character.isPlain ? primary : nil
      guard let face = known ?? fonts.face(for: character, font: font) else { return [] }
      if runs.last?.face !== face { runs.append(TextRun(face: face)) }
      runs[runs.count - 1].text.append(character)
    }
    for i in runs.indices { runs[i].advance = runs[i].face.advance(of: runs[i].text) }
    return runs
  }
}

private struct TextRun {
  var face: FontFace
  var text = ""
  /// In ems.
  var advance: CGFloat = 0
}

private struct LineKey: Hashable {
  var text: String
  var font: FontDescriptor
}

private struct TextKey: Hashable {
  var lines: [TextLine]
  var font: FontDescriptor
  var size: CGSize
  var scale: CGFloat
}

/// What has been worked out. Counters and clocks make ever new texts, each of which is asked for once: what is asked for again is
/// kept apart from them. Forgetting all of either now and then keeps it bounded.
private struct Memory<Key: Hashable, Value> {
  let limit: Int
  private var once: [Key: Value] = [:]
  private var again: [Key: Value] = [:]

  init(limit: Int) { self.limit = limit }

  mutating func value(for key: Key, make: () -> Value?) -> Value? {
    if let value = again[key] { return value }
    if let value = once.removeValue(forKey: key) {
      Self.keep(value, for: key, in: &again, limit)
      return value
    }
    guard let value = make() else { return nil }
    Self.keep(value, for: key, in: &once, limit)
    return value
  }

  private static func keep(_ value: Value, for key: Key, in known: inout [Key: Value], _ limit: Int) {
    if known.count == limit { known.removeAll(keepingCapacity: true) }
    known[key] = value
  }
}

nonisolated extension FontDescriptor {
  /// The size when text of that size takes room.
  fileprivate var usableSize: CGFloat? { pointSize.isFinite && pointSize > 0 ? pointSize : nil }
}

nonisolated extension Character {
  /// Whether it is a letter, a digit or a sign of ASCII.
  fileprivate var isPlain: Bool { asciiValue.map(FontFace.plain.contains) ?? false }

  /// Whether it steers a terminal or breaks a line rather than leaving a mark.
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy {
      [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
    }
  }
}
