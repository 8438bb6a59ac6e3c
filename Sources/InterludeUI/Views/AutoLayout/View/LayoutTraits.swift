/// What only a view has that takes part in Auto Layout.
final class LayoutTraits {
  /// A value for each axis.
  struct Axes {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// The active constraints that the view holds, in the order in which they came.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  var translatesAutoresizingMask = true
  var hugging = Axes(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = Axes(horizontal: .defaultHigh, vertical: .defaultHigh)
  /// Where constraints put the view; nil while they do not.
  var solvedFrame: CGRect?
  /// Solves the hierarchy that the view is the root of.
  var engine: LayoutEngine?
}

/// Whether a view is to be asked for its constraints.
enum ConstraintUpdate {
  /// It has never been asked, and will be when the hierarchy is solved.
  case first
  /// It wants to be asked.
  case needed
  case done
}

extension UIView {
  func ensureLayoutTraits() -> LayoutTraits {
    if let layoutTraits { return layoutTraits }
    let traits = LayoutTraits()
    layoutTraits = traits
    return traits
  }

  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    ensureLayoutTraits().translatesAutoresizingMask = translates
    layoutTraits?.solvedFrame = nil
    layoutSystemDidChange()
    superview?.setNeedsLayout()
  }

  /// The topmost view of the hierarchy.
  var rootOfHierarchy: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Whether constraints place the view: not its frame, nor the stack that arranges it.
  var isPlacedByConstraints: Bool {
    guard let layoutTraits, !layoutTraits.translatesAutoresizingMask, let superview else { return false }
    return !isArranged(by: superview)
  }

  func isArranged(by view: UIView?) -> Bool { view?.arranges(self) ?? false }
}
