/// Makes the constraints that a line of the visual format language stands for.
struct VisualFormatBuilder {
  let format: VisualFormat
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints(aligning options: NSLayoutConstraint.FormatOptions) throws(VisualFormatError) -> [NSLayoutConstraint]
  {
    var constraints: [NSLayoutConstraint] = []
    for element in format.elements {
      guard case .view(let name, let predicates) = element else { continue }
      for predicate in predicates { constraints.append(try size(of: try item(name), predicate)) }
    }
    for index in format.connections.indices {
      constraints += try distances(format.connections[index], from: index, to: index + 1)
    }
    return constraints + (try alignments(options))
  }

  // MARK: Sizes and distances

  /// A view is as large as a number says, or another view.
  private func size(
    of item: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    if case .name(let name) = predicate.value, let other = views[name] {
      return try prioritized(
        NSLayoutConstraint(
          item: item, attribute: attribute, relatedBy: predicate.relation.relation, toItem: other, attribute: attribute,
          multiplier: 1, constant: 0), by: predicate)
    }
    return try prioritized(
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: predicate.relation.relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: try number(predicate.value)), by: predicate)
  }

  /// The later element's near edge lies some distance after the earlier one's far edge.
  private func distances(
    _ connection: VisualFormat.Connection, from first: Int, to second: Int
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let touchesSuperview = format.elements[first] == .superview || format.elements[second] == .superview
    let keepsMargin = connection == .standard && touchesSuperview
    let (before, after) = (try item(at: first, near: second), try item(at: second, near: first))
    let (near, far) = edges(withinMargins: keepsMargin)
    func distance(_ relation: NSLayoutConstraint.Relation, _ length: CGFloat) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: after, attribute: format.elements[second] == .superview ? far.outer : near.inner, relatedBy: relation,
        toItem: before, attribute: format.elements[first] == .superview ? near.outer : far.inner, multiplier: 1,
        constant: length)
    }
    switch connection {
    case .flush: return [distance(.equal, 0)]
    case .standard: return [distance(.equal, keepsMargin ? 0 : systemSpacing)]
    case .predicates(let predicates):
      var constraints: [NSLayoutConstraint] = []
      for predicate in predicates {
        constraints.append(
          try prioritized(distance(predicate.relation.relation, try number(predicate.value)), by: predicate))
      }
      return constraints
    }
  }

  private typealias Edge = (inner: NSLayoutConstraint.Attribute, outer: NSLayoutConstraint.Attribute)

  /// The edges of views, and those of the superview, at the start and the end.
  private func edges(withinMargins: Bool) -> (near: Edge, far: Edge) {
    switch (format.isVertical, withinMargins) {
    case (false, false): ((.leading, .leading), (.trailing, .trailing))
    case (false, true): ((.leading, .leadingMargin), (.trailing, .trailingMargin))
    case (true, false): ((.top, .top), (.bottom, .bottom))
    case (true, true): ((.top, .topMargin), (.bottom, .bottomMargin))
    }
  }

  private func alignments(
    _ options: NSLayoutConstraint.FormatOptions
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    guard options.attributes.allSatisfy({ isAcross($0) }) else {
      throw VisualFormatError(expected: "an alignment across the line", offset: 0)
    }
    var names: [String] = []
    for case .view(let name, _) in format.elements { names.append(name) }
    var constraints: [NSLayoutConstraint] = []
    for (first, second) in zip(names, names.dropFirst()) {
      for attribute in options.attributes {
        constraints.append(
          NSLayoutConstraint(
            item: try item(first), attribute: attribute, relatedBy: .equal, toItem: try item(second),
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return constraints
  }

  private func isAcross(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX: format.isVertical
    default: !format.isVertical
    }
  }

  // MARK: Names

  private func prioritized(
    _ constraint: NSLayoutConstraint, by predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
    return constraint
  }

  /// An element's view; the superview is that of the element beside it.
  private func item(at index: Int, near neighbour: Int) throws(VisualFormatError) -> AnyObject {
    if case .view(let name, _) = format.elements[index] { return try item(name) }
    guard case .view(let name, _) = format.elements[neighbour], let view = try item(name) as? UIView,
      let superview = view.superview
    else { throw VisualFormatError(expected: "a view with a superview beside “|”", offset: 0) }
    return superview
  }

  private func item(_ name: String) throws(VisualFormatError) -> AnyObject {
    guard let item = views[name] else { throw VisualFormatError(expected: "“\(name)” among the views", offset: 0) }
    return item as AnyObject
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return number
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return number.doubleValue
      default: throw VisualFormatError(expected: "“\(name)” among the metrics", offset: 0)
      }
    }
  }
}

nonisolated extension VisualFormat.Relation {
  fileprivate var relation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .atLeast: .greaterThanOrEqual
    case .atMost: .lessThanOrEqual
    }
  }
}
