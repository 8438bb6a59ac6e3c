/// The constraints of a hierarchy as linear constraints, and its views and guides as boxes of variables.
///
/// A box is in the coordinates of the view's superview, so that a constraint between a view and its superview, or its
/// siblings, involves nothing further up. A view that a frame places is a box of constants.
final class LayoutSystem {
  let root: UIView
  /// The views that constraints place, containers before what they contain.
  private(set) var placedViews: [UIView] = []
  /// The guides that constraints place, in the order in which constraints mention them.
  var placedGuides: [UILayoutGuide] = []
  /// The active constraints, in the order of their activation.
  private(set) var active: [NSLayoutConstraint] = []
  var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// Measuring text is dear: what was measured once.
  var contentSizes: [ObjectIdentifier: CGSize] = [:]
  private(set) var variableCount = 0

  /// - Parameter isRootFree: Whether the root's size is looked for, rather than given.
  init(root: UIView, isRootFree: Bool = false) {
    self.root = root
    var candidates: [UIView] = isRootFree ? [root] : []
    root.forEachInSubtree { view in
      guard let traits = view.layoutTraits else { return }
      active += traits.constraints
      if view !== root, view.isPlacedByConstraints { candidates.append(view) }
    }
    active.sort { $0.order < $1.order }
    place(candidates)
  }

  /// A view that no constraint speaks of, and whose content has no size, stays where its frame has put it.
  private func place(_ candidates: [UIView]) {
    var mentioned: Set<ObjectIdentifier> = []
    for constraint in active {
      for view in [constraint.firstView, constraint.secondView].compactMap({ $0 }) {
        mentioned.insert(ObjectIdentifier(view))
      }
    }
    for view in candidates {
      guard view === root || mentioned.contains(ObjectIdentifier(view)) || hasContentSize(view) else { continue }
      placedViews.append(view)
      // The root of a measurement is given in the hierarchy around it all the same.
      if view !== root { view.isLayoutInput = false }
      boxes[ObjectIdentifier(view)] = makeBox()
    }
  }

  func makeBox() -> LayoutBox {
    defer { variableCount += 4 }
    return LayoutBox(firstVariable: variableCount)
  }

  // MARK: Values

  /// Where a placed view or guide is, given the values of the variables.
  func frame(of item: AnyObject, _ values: [Double]) -> CGRect {
    boxes[ObjectIdentifier(item)]?.rect(values) ?? .zero
  }
}
