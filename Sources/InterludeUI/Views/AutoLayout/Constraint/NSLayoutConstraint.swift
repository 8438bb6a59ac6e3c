/// A relation between attributes of two views or guides: `first = multiplier × second + constant`, or an inequality.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A view or a layout guide.
  open private(set) weak var firstItem: AnyObject?
  /// The other view or layout guide; nil in a constraint on the first one alone, and once the item is gone.
  open private(set) weak var secondItem: AnyObject?
  /// What of the first item the constraint is about.
  public let firstAttribute: Attribute
  /// What of the second item the constraint is about; `notAnAttribute` when there is none.
  public let secondAttribute: Attribute
  /// Whether the first item's side equals the other one, or is bounded by it.
  public let relation: Relation
  /// The factor of the second item's attribute; always finite.
  public let multiplier: CGFloat

  /// In points. A change inside an animation block animates once the layout follows in the block, by `layoutIfNeeded()`.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      if !constant.isFinite { constant = oldValue }
      systemDidChange()
    }
  }

  /// An active constraint cannot become required or cease to be it; asked for, that is reported (L4), and nothing changes.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      if isActive, (priority == .required) != (oldValue == .required) {
        priority = oldValue
        holder?.stage.report(.priorityChange(of: self))
      }
      systemDidChange()
    }
  }

  /// Names the constraint in diagnostics.
  open var identifier: String?

  /// The view that holds the constraint while it is active.
  weak var holder: UIView?
  /// Which place it has among all that were ever activated: of contradicting constraints the last gives way.
  private(set) var order = 0
  /// Whether its contradiction has been told of.
  var isReported = false
  private static var activations = 0

  /// A constraint `view1.attr1 relation multiplier · view2.attr2 + c`.
  ///
  /// - Parameters:
  ///   - view1: a view or a layout guide.
  ///   - attr1: what of it the constraint is about.
  ///   - relation: whether the left side equals the right one, or is its bound.
  ///   - view2: another view or guide, or nil for a constraint on the first alone.
  ///   - attr2: what of that one; of no effect when it is nil.
  ///   - multiplier: a factor; 1 in the place of one that is not finite.
  ///   - c: in points; 0 in the place of one that is not finite.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2.map { $0 as AnyObject }
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    constant = c.isFinite ? c : 0
  }

  /// A constraint on nothing, to hold the place of one that comes later; activated, it is reported (L2).
  public override init() {
    (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
    (multiplier, constant) = (1, 0)
  }

  // MARK: Activity

  /// Whether the constraint counts. Activated, it is held by the nearest view that contains all of its items.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.removeConstraint(self) }
    }
  }

  /// Activates constraints in order; those that make no sense are reported and stay inactive.
  public class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }

  /// Deactivates constraints; those that are not active stay as they are.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

  private func activate() {
    if let holder = commonAncestor { hold(in: holder) } else { Diagnostic.noCommonAncestor(of: self).report() }
  }

  /// Makes a view hold the constraint, if it makes sense.
  func hold(in view: UIView) {
    guard isActive == false else { return }
    guard isMeaningful else { return view.stage.report(.impossibleAttributes(of: self)) }
    Self.activations += 1
    order = Self.activations
    isReported = false
    holder = view
    view.ensureLayoutTraits().constraints.append(self)
    systemDidChange()
  }

  /// The nearest view that both items are in, or are.
  var commonAncestor: UIView? {
    guard let first = firstView else { return nil }
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = secondView else { return nil }
    return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }

  /// The view that an item is, or that owns it.
  var firstView: UIView? { Self.view(of: firstItem) }
  var secondView: UIView? { Self.view(of: secondItem) }

  private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Sizes compare with sizes, and places with places along the same axis; edges by direction not with those to the left and right.
  private var isMeaningful: Bool {
    guard firstAttribute != .notAnAttribute else { return false }
    guard secondItem != nil else { return firstAttribute.kind == .size }
    let attributes = [firstAttribute, secondAttribute]
    let mixesDirections =
      attributes.contains(where: \.isLeftOrRight) && attributes.contains(where: \.isLeadingOrTrailing)
    return firstAttribute.kind == secondAttribute.kind && !mixesDirections
  }

  /// The constraint means something else now, or counts no longer. Layout is asked for by the views that the new solution moves,
  /// so that code which makes its constraints anew in every layout, to the same effect, lets layout come to an end.
  func systemDidChange() { holder?.constraintsDidChange() }
}
