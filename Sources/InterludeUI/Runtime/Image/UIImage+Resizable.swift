extension UIImage {
  /// What becomes of the middle of a resizable image where it is larger than its own.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// How an image is resized.
  nonisolated struct Resizing: Sendable {
    var capInsets: UIEdgeInsets
    var mode: ResizingMode
  }

  /// The same image, of which the edges keep their size, in points, where it is shown at another one, and the middle is repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image, of which the edges keep their size, in points, where it is shown at another one.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    resized(Resizing(capInsets: capInsets, mode: resizingMode))
  }

  /// The edges that keep their size, in points; none unless set.
  public var capInsets: UIEdgeInsets { resizing?.capInsets ?? .zero }
  /// What becomes of the middle; `stretch` unless set.
  public var resizingMode: ResizingMode { resizing?.mode ?? .stretch }

  /// The middle of the image; at least a pixel of it where the edges would take all.
  var nineParts: NinePart {
    guard let resizing, size.width > 0, size.height > 0 else { return .plain }
    func middle(_ before: CGFloat, _ after: CGFloat, of length: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let start = min(max(0, before), length - 1 / scale)
      return (start / length, max(1 / scale, length - start - max(0, after)) / length)
    }
    let (across, down) = (
      middle(resizing.capInsets.left, resizing.capInsets.right, of: size.width),
      middle(resizing.capInsets.top, resizing.capInsets.bottom, of: size.height)
    )
    return NinePart(
      center: CGRect(x: across.start, y: down.start, width: across.length, height: down.length),
      isTiled: resizing.mode == .tile)
  }
}
