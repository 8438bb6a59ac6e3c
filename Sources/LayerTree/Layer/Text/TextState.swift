import DisplayList
import Foundation

/// What a text layer shows.
package nonisolated struct TextState: Hashable, Sendable {
  /// Nil for nothing.
  package var content: TextContent?
  /// In points; what has fonts of its own has their sizes.
  package var fontSize: CGFloat = 36
  /// What has colours of its own has those.
  package var color: CGColor? = .white
  package var alignment = CATextLayerAlignmentMode.natural
  package var truncation = CATextLayerTruncationMode.none
  package var isWrapped = false
}

/// What is written, and in what. It never changes: another text is another object.
package final class TextContent: Sendable {
  /// A `String` or an `NSAttributedString`; nil for nothing.
  package let string: Any?
  /// What was set as the font of a plain text.
  package let font: Any?

  init(string: Any?, font: Any?) { (self.string, self.font) = (string, font) }
}

extension TextContent: Hashable {
  package nonisolated static func == (a: TextContent, b: TextContent) -> Bool { a === b }

  package nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Sets the text of layers: whoever has fonts supplies it.
package protocol LayerTypesetter: AnyObject {
  /// What draws a text in a box whose top left corner is the origin, in points, with pixels per point.
  func commands(for text: TextState, in size: CGSize, scale: CGFloat) -> [DrawCommand]

  /// How large a text is, wrapped texts in a width, in points.
  func size(of text: TextState, width: CGFloat) -> CGSize
}

/// The text that a layer drew last. A frame in which nothing of it has changed draws it again.
struct SetText {
  let text: TextState
  let size: CGSize
  let scale: CGFloat
  let commands: [DrawCommand]
}
