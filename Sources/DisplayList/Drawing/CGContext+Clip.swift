import Foundation

/// Where is drawn. A clip holds until the state from before it is brought back.
extension CGContext {
  /// Draws from now on only inside the path, and inside all clips before; begins a new path. An empty path lets nothing through.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = outline.path
    add(.shape(rule == .winding ? .path(path) : .evenOddPath(path), .identity))
    beginPath()
  }

  /// Draws from now on only inside a rectangle, and inside all clips before; begins a new path.
  public func clip(to rect: CGRect) {
    addClip(to: rect)
    beginPath()
  }

  /// The same, and the path stays.
  func addClip(to rect: CGRect) { add(.shape(.roundedRect(RoundedRect(rect.standardized)), state.ctm)) }

  /// Draws from now on only inside any of some rectangles, and inside all clips before; begins a new path.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    for rect in rects { path.addRect(rect) }
    add(.shape(.path(path.path), state.ctm))
    beginPath()
  }

  /// Draws from now on only as far as a picture over a rectangle is opaque: its alpha counts. It lies as `draw(_:in:)` puts it.
  public func clip(to rect: CGRect, mask: CGImage) {
    add(.mask(commands(for: mask, in: rect.standardized), bounds: rect.standardized.applying(state.ctm)))
  }

  /// Lets everything through again, even what was outside before the state was kept.
  public func resetClip() { state.clips = [] }

  /// The smallest upright rectangle that holds all that can be drawn on, in the coordinates of now; null where there is nothing.
  public var boundingBoxOfClipPath: CGRect {
    let whole = state.clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.bounds) }
    return whole.isNull || whole.isEmpty ? .null : whole.applying(state.ctm.inverted())
  }

  private func add(_ clip: DrawingClip) { state.clips.append(clip.isFinite ? clip : .nothing) }
}

extension DrawingClip {
  /// Lets nothing through.
  fileprivate static let nothing = DrawingClip.shape(.path(Path()), .identity)

  fileprivate var isFinite: Bool {
    guard case .shape(let shape, let map) = self else { return true }
    return map.isFinite && shape.path.isFinite
  }
}
