/// How the contents of two items change places on a push; a pop is the same backwards.
extension NavigationBarContent {
  /// How far a title or a back title moves if it has no counterpart, as a share of the bar's width.
  private static let travel: CGFloat = 0.5

  /// Everything in its place, and visible.
  func rest() {
    for view in subviews {
      view.alpha = restingAlpha(of: view)
      view.transform = .identity
    }
    for view in [backButton?.label, backButton?.glyph].compactMap({ $0 }) {
      view.alpha = 1
      view.transform = .identity
    }
    backButton?.label.mask?.transform = .identity
    if let glyph = backButton?.glyph { glyph.isHidden = false }
    largeTitle?.rest()
  }

  /// The state while the item above is on top: the title, small or large, lies over the other item's back title, the back title is out to
  /// the left, and the buttons are transparent.
  func goBelow(_ upper: NavigationBarContent) {
    fadeButtons()
    titleView.alpha = 0
    let target = upper.backButton.map { upper.center(of: $0.label) }
    shift(titleView, by: target.map { $0.x - center(of: titleView).x } ?? -bounds.width * Self.travel)
    if showsLargeTitle, let large = largeTitle?.label {
      large.alpha = 0
      if let back = upper.backButton?.label {
        large.transform = carry(large, onto: back, of: upper)
      } else {
        shift(large, by: -bounds.width * Self.travel)
      }
    }
    backButton?.label.alpha = 0
    if let label = backButton?.label {
      shift(label, by: -bounds.width * Self.travel)
      label.mask.map { shift($0, by: bounds.width * Self.travel) }
    }
    if let search {
      search.alpha = 0
      shift(search, by: -bounds.width * Self.travel)
    }
    if upper.backButton == nil { backButton?.glyph?.alpha = 0 }
  }

  /// The state while the item below is on top: the title is out to the right, a large one as far as the screen, and the back title lies
  /// over the other item's title.
  func goAbove(_ lower: NavigationBarContent) {
    fadeButtons()
    titleView.alpha = 0
    shift(titleView, by: bounds.width * Self.travel)
    for view in [largeTitle?.label, search].compactMap({ $0 }) { shift(view, by: bounds.width) }
    if let label = backButton?.label {
      label.alpha = 0
      if lower.showsLargeTitle, let large = lower.largeTitle?.label {
        label.transform = carry(label, onto: large, of: lower)
      } else {
        shift(label, by: lower.center(of: lower.titleView).x - center(of: label).x)
      }
    }
    if lower.backButton == nil { backButton?.glyph?.alpha = 0 }
  }

  /// One chevron is enough while both contents show one at the same place.
  func yieldChevron(to other: NavigationBarContent) {
    if backButton != nil, other.backButton != nil { backButton?.glyph?.isHidden = true }
  }

  private func fadeButtons() {
    for view in itemViews { view.alpha = 0 }
  }

  private func shift(_ view: UIView, by dx: CGFloat) { view.transform = CGAffineTransform(translationX: dx, y: 0) }

  /// The transform that brings a label to the place and size of another content's label.
  private func carry(_ label: UILabel, onto other: UILabel, of content: NavigationBarContent) -> CGAffineTransform {
    let (from, to) = (center(of: label), content.center(of: other))
    let scale = other.font.pointSize / label.font.pointSize
    return CGAffineTransform(translationX: to.x - from.x, y: to.y - from.y).scaledBy(x: scale, y: scale)
  }

  /// The resting place of a view's centre, without transforms.
  private func center(of view: UIView) -> CGPoint {
    guard let parent = view.superview, parent !== self else { return view.center }
    return CGPoint(x: parent.layoutFrame.minX + view.center.x, y: parent.layoutFrame.minY + view.center.y)
  }
}
