extension NSLayoutConstraint {
  /// Its name and relation, for people.
  var title: String {
    let name = identifier.map { "“\($0)” " } ?? ""
    return "\(name)(\(sentence))"
  }

  /// The relation as one would write it: `UIView.width ≥ 2 × UILabel“title”.width + 8`.
  private var sentence: String {
    let comparison =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    let left = "\(Self.name(of: firstItem)).\(firstAttribute) \(comparison) "
    let strength = priority == .required ? "" : " @\(Self.number(CGFloat(priority.rawValue)))"
    guard secondAttribute != .notAnAttribute else { return left + Self.number(constant) + strength }
    let factor = multiplier == 1 ? "" : "\(Self.number(multiplier)) × "
    let offset = constant == 0 ? "" : " \(constant < 0 ? "−" : "+") \(Self.number(abs(constant)))"
    return left + "\(factor)\(Self.name(of: secondItem)).\(secondAttribute)\(offset)" + strength
  }

  private static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: "\(type(of: view))" + (view.accessibilityIdentifier.map { "“\($0)”" } ?? "")
    case let guide as UILayoutGuide: guide.identifier.isEmpty ? "\(type(of: guide))" : "“\(guide.identifier)”"
    case let item?: "\(type(of: item))"
    case nil: "nothing"
    }
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
