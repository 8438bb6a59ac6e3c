/// Pictures for where a bar is and how high.
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

  /// What shows in a place: of what is set the nearest, first by height and then by position. A bar behind the status bar is at the top
  /// as well.
  func picture(at position: UIBarPosition, isCompact: Bool) -> UIImage? {
    let positions = position == .topAttached ? [position, .top, .any] : [position, .any]
    for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
      for position in positions { if let picture = self[position, metrics] { return picture } }
    }
    return nil
  }
}
