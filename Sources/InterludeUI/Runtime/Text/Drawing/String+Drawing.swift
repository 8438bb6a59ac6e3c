// Text in one style.

extension String {
  /// The size of the text in lines of any width, in points, not rounded.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextDrawing(self, attrs).size
  }

  /// Draws the text in the current context, its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextDrawing(self, attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to a rectangle from its top; lines that do not fit are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextDrawing(self, attrs).draw(in: rect)
  }
}

extension NSString {
  /// The size of the text in lines of any width, in points, not rounded.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextDrawing(String(describing: self), attrs).size
  }

  /// Draws the text in the current context, its top left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextDrawing(String(describing: self), attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped to a rectangle from its top; lines that do not fit are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextDrawing(String(describing: self), attrs).draw(in: rect)
  }
}
