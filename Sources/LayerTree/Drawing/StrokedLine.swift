import DisplayList

/// The line that a layer drew last along its path. A frame in which neither path nor style has changed draws it again.
nonisolated struct StrokedLine {
  private let path: Path
  private let style: StrokeStyle
  /// What the line covers.
  let outline: Path

  init(along path: Path, _ style: StrokeStyle) {
    (self.path, self.style, outline) = (path, style, path.stroked(style))
  }

  func isAlong(_ path: Path, _ style: StrokeStyle) -> Bool { self.style == style && self.path == path }
}
