import DisplayList
import Foundation

/// An object as Core Foundation passes it, so that `"Inter" as CFTypeRef` compiles.
public typealias CFTypeRef = Any

/// A layer that writes a text, from its top downwards, in front of its contents and behind its sublayers. It ends at the bounds.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    state.text = TextState()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if state.text == nil { state.text = TextState() }
  }

  /// A `String` or an `NSAttributedString`; nil, the default, is nothing. Anything else is reported and counts as nil.
  open var string: Any? {
    get { state.textContent.content?.string }
    set {
      if let newValue, !(newValue is String), !(newValue is NSAttributedString) {
        clock.report(
          .init(
            .wrongValueType,
            "string of \(title) is a \(type(of: newValue)); it must be a String or an NSAttributedString, and counts as nil."
          ))
        return write(nil, font: font)
      }
      write(newValue, font: font)
    }
  }

  /// In what a plain text is written: a `UIFont`, whose size does not count, or the PostScript name of one; nil, the default, and any
  /// other are the system's regular font.
  open var font: CFTypeRef? {
    get { state.textContent.content?.font }
    set { write(string, font: newValue) }
  }

  /// How large a plain text is written, in points; 36 by default.
  open var fontSize: CGFloat {
    get { state.textContent.fontSize }
    set { set(.fontSize, .scalar(newValue)) }
  }

  /// The colour of a plain text; opaque white by default, nil is nothing.
  open var foregroundColor: CGColor? {
    get { state.textContent.color }
    set { set(.foregroundColor, .color(newValue)) }
  }

  /// Whether lines that are wider than the bounds go on below; false by default.
  open var isWrapped: Bool {
    get { state.textContent.isWrapped }
    set { set(\.textContent.isWrapped, "wrapped", newValue) }
  }

  /// Where the lines stand between the edges; `natural` by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { state.textContent.alignment }
    set { set(\.textContent.alignment, "alignmentMode", newValue) }
  }

  /// What is left out of a text for which there is no room; `none` by default. A text that is truncated and not wrapped is one line.
  open var truncationMode: CATextLayerTruncationMode {
    get { state.textContent.truncation }
    set { set(\.textContent.truncation, "truncationMode", newValue) }
  }

  private func write(_ string: Any?, font: Any?) {
    set(\.textContent.content, "string", TextContent(string: string, font: font))
  }

  /// As large as the text is: as wide as its widest line or, wrapped, within the width of the bounds. In points.
  open override func preferredFrameSize() -> CGSize {
    let width = isWrapped && bounds.width > 0 ? bounds.width : .infinity
    return clock.typesetter?.size(of: state.textContent, width: width) ?? .zero
  }

  override func copied() -> CALayer { CATextLayer(layer: self) }
}
