import InterludeUI

/// Content size categories by the names that the command line and recordings have for them: those of `simctl ui … content_size`.
nonisolated public enum TextSize {
  /// From the smallest to the largest.
  public static let names: [String] = [
    "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large", "extra-extra-extra-large",
    "accessibility-medium", "accessibility-large", "accessibility-extra-large", "accessibility-extra-extra-large",
    "accessibility-extra-extra-extra-large",
  ]

  /// The category of a name; nil for an unknown one.
  public static func category(named name: String) -> UIContentSizeCategory? {
    names.firstIndex(of: name).map { UIContentSizeCategory.all[$0] }
  }

  /// The name of a category; that of `large` for an unspecified one.
  public static func name(of category: UIContentSizeCategory) -> String {
    UIContentSizeCategory.all.firstIndex(of: category).map { names[$0] } ?? "large"
  }
}
