/// Where items are, as expressions.
extension LayoutSystem {
  /// An attribute of an item in the coordinates of a view that contains it, or is it.
  func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in home: UIView, towards other: AnyObject?
  ) -> LinearExpression {
    let attribute = home.isRightToLeft ? attribute.turnedRound : attribute
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      return convert(box(of: guide, owner: owner), from: owner, to: home).expression(for: attribute)
    }
    guard let view = item as? UIView else { return LinearExpression() }
    var box = box(of: view)
    if view === home {
      box = box.atOrigin
      // From inside, a scroll view's edges are those of its content.
      if view.asScrollingView != nil, let other, other !== view, attribute.isEdge {
        box = self.box(of: view.systemGuide(.scrollContent), owner: view)
      }
    } else if let superview = view.superview {
      box = convert(box, from: superview, to: home)
    }
    if attribute.isWithinMargins { box = box.inset(by: view.layoutMargins) }
    return box.expression(for: attribute) + view.baselineOffset(of: attribute)
  }

  private func convert(_ box: LayoutBox, from view: UIView, to home: UIView) -> LayoutBox {
    var (box, view) = (box, view)
    while view !== home, let superview = view.superview {
      let place = self.box(of: view)
      if view.asScrollingView != nil { view.isLayoutInput = true }
      box = box.offset(byX: place.x + -view.bounds.minX, y: place.y + -view.bounds.minY)
      view = superview
    }
    return box
  }

  func box(of view: UIView) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(view)] { return box }
    view.isLayoutInput = true
    return LayoutBox(view.layoutFrame)
  }

  /// In the owner's coordinates.
  private func box(of guide: UILayoutGuide, owner: UIView) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(guide)] { return box }
    switch guide.region {
    case .safeArea: return box(of: owner).atOrigin.inset(by: owner.safeAreaInsets)
    case .margins: return box(of: owner).atOrigin.inset(by: owner.layoutMargins)
    case .readable:
      owner.isLayoutInput = true
      return box(of: owner).atOrigin.inset(by: owner.readableMargins)
    case .topBars: return box(of: owner).atOrigin.top(owner.safeAreaInsets.top)
    case .bottomBars: return box(of: owner).atOrigin.bottom(owner.safeAreaInsets.bottom)
    case .keyboard:
      // Wherever the view goes, the keyboard covers something else of it.
      for view in sequence(first: owner, next: \.superview) { view.isLayoutInput = true }
      return box(of: owner).atOrigin.bottom((guide as? UIKeyboardLayoutGuide)?.height ?? 0)
    case .scrollFrame:
      owner.isLayoutInput = true
      let offset = owner.bounds.origin
      return box(of: owner).atOrigin.offset(
        byX: LinearExpression(constant: offset.x), y: LinearExpression(constant: offset.y))
    case .scrollContent, .free:
      let box = guide.region == .free ? makeBox() : makeBox().atOrigin
      placedGuides.append(guide)
      boxes[ObjectIdentifier(guide)] = box
      return box
    }
  }
}
