extension NSAttributedString {
  /// The size of the text in lines of any width, in points, not rounded.
  @preconcurrency @MainActor
  public func size() -> CGSize { TextDrawing(self).size }

  /// Draws the text in the current context, its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { TextDrawing(self).draw(at: point) }

  /// Draws the text in the current context, wrapped to a rectangle from its top; lines that do not fit are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { TextDrawing(self).draw(in: rect) }
}
