import Foundation

/// A place to draw: what is drawn becomes a picture or what a layer shows.
///
/// The y axis points down, and a unit is a point, as in UIKit's own contexts. What is drawn is kept as lines and areas, not as
/// pixels, and is sharp at every size. Contexts of pixels of one's own, and PDF, are not there.
public final class CGContext {
  /// The area that is seen.
  package let size: CGSize
  /// Pixels a point.
  package let scale: CGFloat
  package let isOpaque: Bool
  let renderer: (any Renderer)?
  /// The path under construction, in the drawing's points; the transform of the time applies to each of its points.
  var outline = CGMutablePath()
  var state = GraphicsState()
  private var saved: [GraphicsState] = []
  var recorder: DrawingRecorder
  /// The drawings that go on when a transparency layer ends.
  var layers: [TransparencyLayer] = []

  /// A context for a drawing.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels a point, for what asks for pixels.
  ///   - isOpaque: Whether it begins black, instead of clear.
  ///   - renderer: What makes the pixels.
  package init(size: CGSize, scale: CGFloat, isOpaque: Bool = false, renderer: (any Renderer)? = nil) {
    (self.size, self.scale, self.isOpaque, self.renderer) = (size, scale, isOpaque, renderer)
    recorder = DrawingRecorder(bounds: CGRect(origin: .zero, size: size))
  }

  /// Keeps the state: transform, clip, colours, line, alpha, shadow and blend mode; not the path.
  public func saveGState() { saved.append(state) }

  /// Brings back the state that was kept last; nothing where there is none.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  // MARK: Transform

  /// From the coordinates that are drawn in to the drawing's points. Unlike Core Graphics', it holds no pixel scale and no flip.
  public var ctm: CGAffineTransform { state.ctm }

  /// Does a transform first, then what there is.
  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

  /// Moves the origin, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Makes the unit larger, by factors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns the axes about the origin; a positive angle, in radians, turns clockwise as y points down.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  // MARK: Result

  /// The picture of what has been drawn so far; nil where it has no pixels.
  public func makeImage() -> CGImage? { drawing.onlyPicture ?? CGImage(drawing) }

  /// What has been drawn so far.
  package var drawing: Drawing {
    let whole = CGRect(origin: .zero, size: size)
    let black = [DrawCommand.fill(.roundedRect(RoundedRect(whole)), .black, .identity)]
    let commands = (isOpaque ? black : []) + recorder.finished
    return Drawing(
      size: size, scale: scale, commands: commands.isolated, isOpaque: isOpaque, renderer: renderer)
  }

  /// Whether nothing has been drawn.
  package var isUntouched: Bool { recorder.isEmpty && layers.isEmpty }
}
