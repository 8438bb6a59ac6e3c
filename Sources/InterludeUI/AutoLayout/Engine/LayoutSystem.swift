/// The constraints of a hierarchy as linear constraints, and its views and guides as boxes of variables.
///
/// A box is in the coordinates of the view's superview, so that a constraint between a view and its superview, or its
/// siblings, involves nothing further up. A view that a frame places is a box of constants.
final class LayoutSystem {
  let root: UIView
  /// Whether the root's size is looked for, rather than given.
  let isRootFree: Bool
  /// The views that constraints place, containers before what they contain.
  private(set) var placedViews: [UIView] = []
  /// The guides that constraints place, in the order in which constraints mention them.
  private(set) var placedGuides: [UILayoutGuide] = []
  /// The active constraints, in the order of their activation.
  private var active: [NSLayoutConstraint] = []
  private var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// Measuring text is dear: what was measured once.
  private var contentSizes: [ObjectIdentifier: CGSize] = [:]
  private(set) var variableCount = 0

  init(root: UIView, isRootFree: Bool = false) {
    self.root = root
    self.isRootFree = isRootFree
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

  private func makeBox() -> LayoutBox {
    defer { variableCount += 4 }
    return LayoutBox(firstVariable: variableCount)
  }

  // MARK: Constraints

  /// One linear constraint, and what it stands for; nothing where it is a property of the system itself.
  struct Row {
    var linear: LinearConstraint
    var source: NSLayoutConstraint?
  }

  /// The whole system: what cannot give way first, then the constraints as they were activated.
  func rows() -> [Row] {
    let own = active.compactMap(row)
    let content = placedViews.flatMap(contentRows)
    return boundRows() + content + own
  }

  /// No size is negative. Guides are known once the constraints have been read.
  private func boundRows() -> [Row] {
    var bounds: [LinearExpression] = []
    for item in placedViews as [AnyObject] + placedGuides {
      guard let box = boxes[ObjectIdentifier(item)] else { continue }
      bounds += [box.width, box.height]
    }
    return bounds.map { Row(linear: LinearConstraint(expression: $0, relation: .greaterOrEqual)) }
  }

  /// Content hugging and compression resistance.
  private func contentRows(of view: UIView) -> [Row] {
    guard let box = boxes[ObjectIdentifier(view)] else { return [] }
    let content = contentSize(of: view)
    func rows(_ size: LinearExpression, _ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> [Row] {
      guard length >= 0, length.isFinite else { return [] }
      let excess = size + -length
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
      return [
        Row(linear: LinearConstraint(expression: excess, relation: .lessOrEqual, priority: hugging)),
        Row(linear: LinearConstraint(expression: excess, relation: .greaterOrEqual, priority: resistance)),
      ]
    }
    return rows(box.width, content.width, .horizontal) + rows(box.height, content.height, .vertical)
  }

  func contentSize(of view: UIView) -> CGSize {
    if let size = contentSizes[ObjectIdentifier(view)] { return size }
    let size = view.intrinsicContentSize
    contentSizes[ObjectIdentifier(view)] = size
    return size
  }

  /// Has a view's content wrap at a width.
  func wrap(_ content: any WrappingContent, at width: CGFloat) {
    content.wrappingWidth = width
    contentSizes[ObjectIdentifier(content)] = content.intrinsicContentSize
    content.wrappingWidth = 0
  }

  private func hasContentSize(_ view: UIView) -> Bool {
    let size = contentSize(of: view)
    return size.width >= 0 || size.height >= 0
  }

  private func row(of constraint: NSLayoutConstraint) -> Row? {
    guard let first = constraint.firstItem else { return nil }
    let second = constraint.secondItem
    if constraint.secondAttribute != .notAnAttribute, second == nil { return nil }
    guard let home = constraint.commonAncestor else { return nil }
    var difference = expression(constraint.firstAttribute, of: first, in: home, towards: second)
    if let second {
      let other = expression(constraint.secondAttribute, of: second, in: home, towards: first)
      difference = difference - Double(constraint.multiplier) * other
    }
    difference = difference + -Double(constraint.constant)
    // What a stack has decided is not a contradiction: it has taken the view's own constraints into account.
    if difference.isConstant, isArranged(first) || isArranged(second) { return nil }
    return Row(
      linear: LinearConstraint(
        expression: difference, relation: constraint.relation.linear, priority: constraint.priority.rawValue),
      source: constraint)
  }

  private func isArranged(_ item: AnyObject?) -> Bool {
    (item as? UIView).map { $0.isArranged(by: $0.superview) } ?? false
  }

  // MARK: Boxes

  /// An attribute of an item in the coordinates of a view that contains it, or is it.
  private func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in home: UIView, towards other: AnyObject?
  ) -> LinearExpression {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      return convert(box(of: guide, owner: owner), from: owner, to: home).expression(for: attribute)
    }
    guard let view = item as? UIView else { return LinearExpression() }
    var box = box(of: view)
    if view === home {
      box = box.atOrigin
      // From inside, a scroll view's edges are those of its content.
      if let scrollView = view as? UIScrollView, let other, other !== view, attribute.isEdge {
        box = self.box(of: scrollView.contentLayoutGuide, owner: scrollView)
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
      if view is UIScrollView { view.isLayoutInput = true }
      box = box.offset(byX: place.x + -view.bounds.minX, y: place.y + -view.bounds.minY)
      view = superview
    }
    return box
  }

  private func box(of view: UIView) -> LayoutBox {
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

  // MARK: Values

  /// Where a placed view or guide is, given the values of the variables.
  func frame(of item: AnyObject, _ values: [Double]) -> CGRect {
    boxes[ObjectIdentifier(item)]?.rect(values) ?? .zero
  }

  /// What the root's size should be.
  func aim(at size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> [Row] {
    let box = box(of: root)
    return [(box.width, size.width, horizontal), (box.height, size.height, vertical)].map { side, length, priority in
      Row(
        linear: LinearConstraint(
          expression: side + -Double(length), relation: .equal, priority: priority.rawValue))
    }
  }
}

nonisolated extension NSLayoutConstraint.Relation {
  fileprivate var linear: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}
