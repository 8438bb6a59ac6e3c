/// Pictures by the position and the height of a bar.
struct PicturesByPlace {
  private struct Place: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  private var pictures: [Place: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { pictures[Place(position: position, metrics: metrics)] }
    set { pictures[Place(position: position, metrics: metrics)] = newValue }
  }

  /// The picture that shows in a place: the nearest one that is set, first by height, then by position. A bar behind the status bar counts
  /// as being at the top, too.
  func picture(at position: UIBarPosition, isCompact: Bool) -> UIImage? {
    let positions = position == .topAttached ? [position, .top, .any] : [position, .any]
    for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
      for position in positions { if let picture = self[position, metrics] { return picture } }
    }
    return nil
  }
}
