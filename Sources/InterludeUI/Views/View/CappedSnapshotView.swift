/// A snapshot whose edges keep their width when it is given another size: nine parts, of which those in the middle stretch.
final class CappedSnapshotView: UIView {
  private let capInsets: UIEdgeInsets
  /// Row by row.
  private var pieces: [SnapshotView] = []

  /// - Parameter makeFrozen: Makes the look anew for each of the parts.
  init(of makeFrozen: () -> CALayer, showing part: CGRect, capInsets: UIEdgeInsets) {
    self.capInsets = capInsets
    super.init(frame: .zero)
    stage.animationBlocks.suspended {
      isUserInteractionEnabled = false
      pieces = cells(of: part).map { SnapshotView(of: makeFrozen(), showing: $0) }
      pieces.forEach(addSubview)
      frame = CGRect(origin: .zero, size: part.size)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      placePieces()
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      placePieces()
    }
  }

  private func placePieces() {
    for (piece, cell) in zip(pieces, cells(of: bounds)) { piece.frame = cell }
  }

  /// The nine parts of a rectangle, row by row. Insets that find no room in it share it.
  private func cells(of rect: CGRect) -> [CGRect] {
    let columns = Self.split(rect.minX, rect.width, capInsets.left, capInsets.right)
    let rows = Self.split(rect.minY, rect.height, capInsets.top, capInsets.bottom)
    return rows.flatMap { row in
      columns.map { CGRect(x: $0.origin, y: row.origin, width: $0.length, height: row.length) }
    }
  }

  private static func split(
    _ origin: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> [(origin: CGFloat, length: CGFloat)] {
    let (low, high) = (max(0, low), max(0, high))
    let squeeze = low + high > length ? length / (low + high) : 1
    let (first, last) = (low * squeeze, high * squeeze)
    return [(origin, first), (origin + first, length - first - last), (origin + length - last, last)]
  }
}
