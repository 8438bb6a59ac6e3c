/// Where a view of a list is, and how it shows there.
nonisolated struct ListPlace: Equatable {
  var center = CGPoint.zero
  var size = CGSize.zero
  var alpha: CGFloat = 1
  var transform = CATransform3DIdentity
  var zIndex = 0
  var isHidden = false

  init() {}

  init(frame: CGRect, zIndex: Int = 0) {
    self.zIndex = zIndex
    self.frame = frame
  }

  /// The rectangle without the transform.
  var frame: CGRect {
    get {
      CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  func moved(x: CGFloat, y: CGFloat) -> ListPlace {
    var place = self
    place.center.x += x
    place.center.y += y
    return place
  }

  /// The same place in the coordinates of a view that scrolls a section by itself.
  @MainActor func inside(_ parent: UIView?) -> ListPlace {
    guard let parent = parent as? SectionScrollView else { return self }
    return moved(x: -parent.frame.minX, y: -parent.frame.minY)
  }

  func faded() -> ListPlace {
    var place = self
    place.alpha = 0
    return place
  }

  static func == (one: ListPlace, other: ListPlace) -> Bool {
    one.center == other.center && one.size == other.size && one.alpha == other.alpha && one.zIndex == other.zIndex
      && one.isHidden == other.isHidden && CATransform3DEqualToTransform(one.transform, other.transform)
  }

  /// Puts a view there; what the list has set before and would set again is left as the app has it.
  @MainActor func apply(to view: UIView, after last: ListPlace?) {
    if view.bounds.size != size { view.bounds.size = size }
    if last?.center != center { view.center = center }
    if last?.alpha != alpha { view.alpha = alpha }
    if last?.isHidden != isHidden { view.isHidden = isHidden }
    if last.map({ CATransform3DEqualToTransform($0.transform, transform) }) != true { view.transform3D = transform }
  }
}
