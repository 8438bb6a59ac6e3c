#if Adoption
  /// Changes of a text that are made all at once. Places are offsets in UTF-8. What is put in gets the text's own line ends.
  struct Edits {
    private struct Edit {
      let range: Range<Int>
      let text: [UInt8]
      let order: Int
    }

    private let source: [UInt8]
    private let lineEnd: [UInt8]
    private var edits: [Edit] = []
    private var cuts: [Range<Int>] = []

    init(_ source: String) {
      self.source = Array(source.utf8)
      let line = self.source.prefix { $0 != Self.newline }
      lineEnd =
        line.count < self.source.count && line.last == Self.carriageReturn
        ? [Self.carriageReturn, Self.newline] : [Self.newline]
    }

    /// Puts a text in place of another, and the lines that it lacks behind it.
    mutating func replace(_ range: Range<Int>, with text: String) {
      let missing = max(0, lines(in: range) - text.utf8.count(where: { $0 == Self.newline }))
      add(range, text + String(repeating: "\n", count: missing))
    }

    mutating func insert(_ text: String, at place: Int) { add(place..<place, text) }

    /// Puts spaces in place of a text, so that what stands behind it keeps its column.
    mutating func blank(_ range: Range<Int>) {
      let kept = [Self.newline, Self.carriageReturn]
      add(range, String(decoding: source[range].map { kept.contains($0) ? $0 : Self.space }, as: UTF8.self))
    }

    /// Takes a part out, lines aside. What it says with all changes is to be asked for with `text(of:)`.
    mutating func cut(_ range: Range<Int>) { cuts.append(range) }

    /// A part of the text with the changes made in it.
    func text(of range: Range<Int>) -> String { text(of: range, without: []) }

    /// All of the text with all changes.
    var text: String { text(of: source.startIndex..<source.endIndex, without: cuts) }

    /// Where a place is in the original, counted from 1.
    func line(of place: Int) -> Int { 1 + lines(in: 0..<place) }

    /// What makes a line as wide as what stands before a place in its line: its tabs, and spaces for the rest.
    func indentation(of place: Int) -> String {
      let before = source[..<place].reversed().prefix { $0 != Self.newline }.reversed()
      return String(decoding: before.map { $0 == Self.tab ? $0 : Self.space }, as: UTF8.self)
    }

    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let tab = UInt8(ascii: "\t")
    private static let space = UInt8(ascii: " ")

    private func lines(in range: Range<Int>) -> Int { source[range].count { $0 == Self.newline } }

    private mutating func add(_ range: Range<Int>, _ text: String) {
      edits.append(Edit(range: range, text: withLineEnds(text), order: edits.count))
    }

    private func withLineEnds(_ text: String) -> [UInt8] {
      var result: [UInt8] = []
      for byte in text.utf8 {
        if byte == Self.newline {
          if result.last == Self.carriageReturn { result.removeLast() }
          result += lineEnd
        } else {
          result.append(byte)
        }
      }
      return result
    }

    private func text(of range: Range<Int>, without cuts: [Range<Int>]) -> String {
      let all =
        edits.filter { edit in
          range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound
            && !cuts.contains { $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound < $0.upperBound }
        }
        + cuts.map { Edit(range: $0, text: Array(repeatElement(lineEnd, count: lines(in: $0)).joined()), order: -1) }
      var (result, place): ([UInt8], Int) = ([], range.lowerBound)
      // What is inserted at a place is in front of what takes the place of the text there.
      func rank(_ edit: Edit) -> (Int, Int, Int) {
        (edit.range.lowerBound, edit.range.isEmpty ? 0 : 1, edit.order)
      }
      for edit in all.sorted(by: { rank($0) < rank($1) }) {
        // Of two that meet, the one that begins first is the larger.
        guard edit.range.lowerBound >= place else { continue }
        result += source[place..<edit.range.lowerBound]
        result += edit.text
        place = edit.range.upperBound
      }
      return String(decoding: result + source[place..<range.upperBound], as: UTF8.self)
    }
  }
#endif
