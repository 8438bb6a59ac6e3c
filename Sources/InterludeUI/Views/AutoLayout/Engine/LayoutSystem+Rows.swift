/// The linear constraints of the system.
extension LayoutSystem {
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

  func hasContentSize(_ view: UIView) -> Bool {
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
    // Where the content is turned round, the constant and the relation count the other way.
    if home.isRightToLeft, constraint.firstAttribute.isDirectional { difference = -1 * difference }
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
