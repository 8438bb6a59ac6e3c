import Foundation

/// How a text that is being edited looks: plain, as long as all of it looks as the view's own properties say.
struct EditableLook {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// The text with its styles; nil for a plain one.
  private(set) var attributed: NSAttributedString?
  /// What is to be typed next looks so, since the program has said it and the selection has not changed; nil for as what is before it.
  var typing: Attributes?

  /// A plain text.
  init() {}

  /// A text with styles. It may be changed afterwards: what is kept is a copy.
  init(_ attributed: NSAttributedString) { self.attributed = NSAttributedString(attributedString: attributed) }

  /// Gives all of the text an attribute; a plain text has none of its own.
  mutating func set(_ key: NSAttributedString.Key, _ value: Any?) { change { $0.set(key, value) } }

  /// Gives all paragraphs that have a style of their own an alignment.
  mutating func align(_ alignment: NSTextAlignment) { change { $0.changeParagraphs { $0.alignment = alignment } } }

  /// Gives fonts the size that they have with some traits: the view's own, and those that parts of the text have.
  mutating func adjustFonts(to traits: UITraitCollection, own: inout UIFont?) {
    own = own?.adjusted(to: traits)
    change { $0.changeFonts { $0.adjusted(to: traits) } }
  }

  private mutating func change(_ body: (inout LabelContent) -> Void) {
    guard attributed != nil else { return }
    var content = LabelContent(attributed)
    body(&content)
    attributed = content.attributed
  }

  /// The text, plain or not, with attributes for all that it leaves open.
  func attributed(_ text: String, own: Attributes) -> NSAttributedString {
    attributed ?? NSAttributedString(string: text, attributes: own)
  }

  /// What is typed in place of a range, in UTF-16 units, looks like what it replaces or, at an insertion point, like what is before
  /// it; at the very beginning like what is behind it.
  func typingAttributes(in range: NSRange, own: Attributes) -> Attributes {
    if let typing { return typing }
    guard let attributed, attributed.length > 0 else { return own }
    let place = range.length > 0 ? range.location : max(0, range.location - 1)
    return attributed.attributes(at: min(place, attributed.length - 1), effectiveRange: nil)
  }

  /// Puts text in the place of a range, in UTF-16 units, of the text as it was before.
  mutating func replace(_ range: NSRange, of text: String, with new: String, own: Attributes) {
    guard attributed != nil || typing != nil else { return }
    let old = attributed(text, own: own)
    let place = NSRange(
      location: min(range.location, old.length), length: min(range.length, old.length - min(range.location, old.length))
    )
    let changed = NSMutableAttributedString(
      attributedString: old.attributedSubstring(from: NSRange(location: 0, length: place.location)))
    if !new.isEmpty {
      changed.append(NSAttributedString(string: new, attributes: typingAttributes(in: range, own: own)))
    }
    let end = place.location + place.length
    changed.append(old.attributedSubstring(from: NSRange(location: end, length: old.length - end)))
    attributed = NSAttributedString(attributedString: changed)
    typing = nil
  }

  /// What the first character says of font, colour and alignment, and a style where it leaves them open; nil for no text.
  static func first(of text: NSAttributedString, base: TextStyle) -> TextStyle? {
    text.length > 0 ? TextStyle(text.attributes(at: 0, effectiveRange: nil), base: base) : nil
  }
}

extension TextStyle {
  /// The attributes of a view's own properties.
  var attributes: EditableLook.Attributes { attributed(" ").attributes(at: 0, effectiveRange: nil) }
}
