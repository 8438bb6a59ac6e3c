extension UIView: DiagnosticSubject {
  /// The type that a person knows the view by: its controller's, where it is a root view.
  var typeInDiagnostics: Any.Type { owner.map { type(of: $0) } ?? type(of: self) }

  /// How a diagnostic names the view: one without a name by the nearest one around it that has one.
  var nameInDiagnostics: String {
    if let name = ownNameInDiagnostics { return name }
    let around = sequence(first: self, next: \.superview).lazy.compactMap(\.ownNameInDiagnostics).first
    return "a \(type(of: self))" + (around.map { " in \($0)" } ?? "")
  }

  private var ownNameInDiagnostics: String? {
    if let owner { return "the view of \(type(of: owner))" }
    return accessibilityIdentifier.map { "\(type(of: self)) \"\($0)\"" }
  }
}

extension UIView {
  /// Runs a change of the subviews, noted if this is where transitions happen.
  func notingSubviews(_ change: () -> Void) {
    guard !stage.observers.isEmpty, isTransitionContainer else { return change() }
    let before = subviews
    change()
    stage.tell(.subviews(of: self, before: before))
  }

  private var isTransitionContainer: Bool {
    holdsTransitions(in: self) || superview?.holdsTransitions(in: self) ?? false
  }
}
