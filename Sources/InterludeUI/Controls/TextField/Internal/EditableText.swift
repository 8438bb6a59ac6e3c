import Foundation

/// A text that is being edited: its characters, and what of them is selected.
nonisolated struct EditableText: Equatable {
  private(set) var characters: [Character] = []
  /// Where the selection begins and where it goes to; the same place for an insertion point.
  private var (anchor, head) = (0, 0)

  var text: String { String(characters) }

  /// In characters; empty for an insertion point.
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// Where the insertion point is, or the end of the selection that moves.
  var insertionPoint: Int { head }

  /// What stands before the insertion point, or before what is selected.
  var textBeforeSelection: String { String(characters[..<selection.lowerBound]) }

  /// Another text, with the insertion point at its end.
  mutating func replaceAll(with text: String) {
    characters = Array(text)
    select(characters.count..<characters.count)
  }

  mutating func select(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<characters.count)
    (anchor, head) = (range.lowerBound, range.upperBound)
  }

  /// One tap puts the insertion point at a place, two select the word there, three everything.
  mutating func select(at place: Int, taps: Int) {
    switch taps {
    case 1: select(place..<place)
    case 2: select(word(at: place))
    default: select(0..<characters.count)
    }
  }

  /// Puts text in the place of some; the insertion point is then behind it. What is joined may be fewer characters.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let before = String(characters[..<range.lowerBound]) + text
    characters = Array(before + String(characters[range.upperBound...]))
    let end = min(before.count, characters.count)
    (anchor, head) = (end, end)
  }

  /// What a key deletes: what is selected, or from the insertion point on up to some place.
  func deleted(isForward: Bool, _ place: TextKey.Place) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let end = self.place(place, from: head, isForward: isForward)
    return min(head, end)..<max(head, end)
  }

  /// Moves the insertion point. Without Shift, a selection ends at the side to which the key leads.
  mutating func move(isForward: Bool, _ place: TextKey.Place, isSelecting: Bool) {
    if !isSelecting, !selection.isEmpty, place == .character {
      head = isForward ? max(anchor, head) : min(anchor, head)
    } else {
      head = self.place(place, from: head, isForward: isForward)
    }
    if !isSelecting { anchor = head }
  }

  /// Moves the insertion point to a place.
  mutating func move(to place: Int, isSelecting: Bool) {
    head = min(max(place, 0), characters.count)
    if !isSelecting { anchor = head }
  }

  /// The word that a place is in or at.
  func word(at place: Int) -> Range<Int> {
    var (start, end) = (min(max(place, 0), characters.count), min(max(place, 0), characters.count))
    while start > 0, characters[start - 1].isPartOfWord { start -= 1 }
    while end < characters.count, characters[end].isPartOfWord { end += 1 }
    return start..<end
  }

  /// Some of the text as UIKit counts it, in UTF-16 units.
  func range(_ range: Range<Int>) -> NSRange {
    NSRange(
      location: String(characters[..<range.lowerBound]).utf16.count, length: String(characters[range]).utf16.count)
  }

  /// The characters that are in a range of UTF-16 units, as far as there are any.
  func characters(in range: NSRange) -> Range<Int> {
    func index(_ units: Int) -> Int {
      var (count, left) = (0, units)
      for character in characters where left > 0 {
        left -= character.utf16.count
        count += 1
      }
      return count
    }
    let (end, isTooLarge) = max(range.location, 0).addingReportingOverflow(max(range.length, 0))
    let start = index(max(range.location, 0))
    return start..<max(start, isTooLarge ? characters.count : index(end))
  }

  private func place(_ place: TextKey.Place, from start: Int, isForward: Bool) -> Int {
    switch place {
    case .character: return min(max(start + (isForward ? 1 : -1), 0), characters.count)
    case .end, .line: return isForward ? characters.count : 0
    case .word:
      // Over what is between words, then over the word.
      var place = start
      let step = isForward ? 1 : -1
      func next() -> Character? {
        let index = isForward ? place : place - 1
        return characters.indices.contains(index) ? characters[index] : nil
      }
      while let character = next(), !character.isPartOfWord { place += step }
      while let character = next(), character.isPartOfWord { place += step }
      return place
    }
  }
}

nonisolated extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}
