/// Between which content size categories a view keeps its traits.
struct ContentSizeLimits: Equatable {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  /// A category, no smaller and no larger than the limits; the maximum counts where they contradict each other.
  func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    let atLeast = minimum.map { category < $0 ? $0 : category } ?? category
    return maximum.map { atLeast > $0 ? $0 : atLeast } ?? atLeast
  }
}

extension UIView {
  /// The smallest content size category that the traits of the view, and of what is in it, come to have; nil, unless set, for any.
  /// Where it is above `maximumContentSizeCategory`, that counts.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareOptions.contentSizeLimits.minimum }
    set { setContentSizeLimit(\.minimum, newValue) }
  }

  /// The largest content size category that the traits of the view, and of what is in it, come to have; nil, unless set, for any.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareOptions.contentSizeLimits.maximum }
    set { setContentSizeLimit(\.maximum, newValue) }
  }

  /// The limits of the view and of the views that it is in, outermost last, in words for a log; empty where there are none.
  public var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self, next: \.superview).compactMap { view in
      let limits = view.rareOptions.contentSizeLimits
      guard limits != ContentSizeLimits() else { return nil }
      let bounds = [("minimum", limits.minimum), ("maximum", limits.maximum)]
        .compactMap { name, category in category.map { "\(name) \($0.rawValue)" } }
      return "\(type(of: view)): \(bounds.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  private func setContentSizeLimit(
    _ limit: WritableKeyPath<ContentSizeLimits, UIContentSizeCategory?>, _ category: UIContentSizeCategory?
  ) {
    // Unspecified is no category to keep to.
    rareOptions.contentSizeLimits[keyPath: limit] = category == .unspecified ? nil : category
    updateTraits()
  }

  /// Traits with a content size category within the view's limits.
  func limitingContentSize(of traits: UITraitCollection) -> UITraitCollection {
    let limits = rareOptions.contentSizeLimits
    guard limits != ContentSizeLimits() else { return traits }
    let category = traits.preferredContentSizeCategory
    let limited = limits.limiting(category)
    guard limited != category else { return traits }
    var overrides = UITraitOverrides()
    overrides.preferredContentSizeCategory = limited
    return traits.overridden(by: overrides)
  }
}
