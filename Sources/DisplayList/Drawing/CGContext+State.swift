import Foundation

/// How what is drawn from now on looks.
extension CGContext {
  /// Black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// A colour of components in sRGB, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0…1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  /// Black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// A colour of components in sRGB, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey, 0…1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  /// 0…1, for everything that is drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = unit(alpha) }

  /// How what is drawn goes together with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// In points of the coordinates at the time of drawing, half of it to each side of the path; 1 at first. A width that is not
  /// above 0 draws nothing.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

  /// Butt at first.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.style }

  /// Miter at first.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.style }

  /// How long a miter may be, in line widths, before it becomes a bevel; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Lengths drawn and left out in turn, in points, and how far into them a contour begins; no lengths are a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dashPhase, state.stroke.dashes) = (phase, lengths)
  }

  /// A shadow of everything that is drawn from now on, black at a third. Offset and blur are in the drawing's points, whatever
  /// the transform.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// A shadow in a colour; nil is none. The blur is twice the Gaussian's standard deviation.
  ///
  /// Areas and lines cast it, pictures only that of their rectangle and where nothing shows through them.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { DrawingShadow(offset: offset, deviation: max(0, blur) / 2, color: $0) }
  }
}
