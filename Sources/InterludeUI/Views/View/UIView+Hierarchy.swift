extension UIView {
  func insert(_ view: UIView, nextTo sibling: UIView, above: Bool) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    guard let place = others.firstIndex(of: sibling) else { return insert(view, at: above ? others.count : 0) }
    insert(view, at: above ? place + 1 : place)
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    insert(high, at: min(index1, index2))
    insert(low, at: max(index1, index2))
  }

  /// Shows or hides the view. What arranges it makes room for it, or takes the room away.
  func hide(_ hidden: Bool) {
    guard hidden != isHidden else { return }
    let block = superview?.blockCollapsing(self)
    collapsingBlock = hidden ? block : nil
    layer.isHidden = hidden && block == nil
    superview?.intrinsicContentSizeDidChange(of: self)
    block?.afterwards { [weak self, weak block] in self?.collapsed(in: block) }
  }

  /// The view has no room left, unless it was shown again on the way.
  private func collapsed(in block: AnimationBlock?) {
    guard let block, collapsingBlock === block else { return }
    collapsingBlock = nil
    layer.isHidden = true
  }

  func leaveSuperview() {
    guard let superview else { return }
    move(from: superview, to: nil) { detach() }
  }

  /// The stage of the window or, without one, the stage on which the view was made.
  var stageOfRoot: Stage {
    // Every change asks. Only the root can be a window.
    var root = self
    while let superview = root.parent { root = superview }
    return (root.window ?? self).origin.stage
  }

  /// Whether the view is the other, or somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let ancestor = next {
      if ancestor === view { return true }
      next = ancestor.superview
    }
    return false
  }

  /// The first view with a tag: this one, or one inside it, depth first and back to front; nil when there is none.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Puts a view at an index among the other subviews. One that is there already stays as it is, so that code may put it
  /// there again in every layout.
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      stage.report(
        .misuse(
          .H1, "\(type(of: view)) cannot be made a subview of itself or of a view inside it.",
          remedy: "Add it to a view that it does not contain."))
      return
    }
    if view.superview === self {
      let place = max(0, min(index, subviews.count - 1))
      guard subviews[place] !== view else { return }
      notingSubviews {
        view.detach()
        attach(view, at: index)
      }
      return
    }
    view.move(from: view.superview, to: self) {
      view.detach()
      attach(view, at: index)
    }
  }

  /// Links view and layer trees, without telling anyone.
  private func attach(_ view: UIView, at index: Int) {
    let index = max(0, min(index, subviews.count))
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
    view.parent = self
    // It is no root any longer.
    view.layoutTraits?.engine = nil
    setNeedsLayout()
    layoutSystemDidChange()
  }

  private func detach() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    stage.jumpChecker.showsNewContent(layer)
    layer.removeFromSuperlayer()
    parent = nil
    superview.setNeedsLayout()
    superview.layoutSystemDidChange()
  }

  /// Runs a change of superview between the calls that announce it.
  private func move(from oldParent: UIView?, to newParent: UIView?, change: () -> Void) {
    let (oldWindow, newWindow) = (window, newParent?.window)
    let entersOrLeaves = oldWindow !== newWindow
    let owners = entersOrLeaves ? appearanceFollowers(leaving: oldWindow, entering: newWindow) : []
    oldParent?.willRemoveSubview(self)
    willMove(toSuperview: newParent)
    if entersOrLeaves { forEachInSubtree { $0.willMove(toWindow: newWindow) } }
    if entersOrLeaves { oldWindow?.stage.loseFirstResponder(in: self) }
    let standing: AppearanceState = newWindow == nil ? .disappeared : .appeared
    owners.forEach { $0.beginSettling(at: standing, animated: false) }
    removeConstraintsToOutside()
    noting(oldParent) { noting(newParent, change) }
    if let newParent { inheritTraits(newParent.traitCollection) }
    if entersOrLeaves { newWindow?.stage.jumpChecker.enters(layer) }
    if entersOrLeaves, newWindow != nil { forEachInSubtree { $0.owner?.viewEnteredWindow() } }
    if entersOrLeaves, let newWindow { takeAppearance(in: newWindow) }
    if entersOrLeaves { forEachInSubtree { $0.didMoveToWindow() } }
    didMoveToSuperview()
    newParent?.didAddSubview(self)
    owners.forEach { $0.endSettling(at: standing) }
    if entersOrLeaves, let oldWindow { oldWindow.stage.touches.cancelTouches(in: self) }
    if inheritsTint, newParent != nil { tintColorDidChangeInSubtree() }
  }

  private func noting(_ parent: UIView?, _ change: () -> Void) {
    if let parent { parent.notingSubviews(change) } else { change() }
  }

  func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInSubtree(body) }
  }
}
