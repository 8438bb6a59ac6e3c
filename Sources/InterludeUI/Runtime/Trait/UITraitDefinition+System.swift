// The system's traits: those that a trait collection here has.

/// How much room there is from left to right.
public nonisolated struct UITraitHorizontalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: PartialKeyPath<Traits> { \.horizontalSizeClass }
}

/// How much room there is from top to bottom.
public nonisolated struct UITraitVerticalSizeClass: SystemTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var place: PartialKeyPath<Traits> { \.verticalSizeClass }
}

/// Whether the surroundings are light or dark.
public nonisolated struct UITraitUserInterfaceStyle: SystemTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var place: PartialKeyPath<Traits> { \.userInterfaceStyle }
}

/// Whether what is shown lies over something else.
public nonisolated struct UITraitUserInterfaceLevel: SystemTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var place: PartialKeyPath<Traits> { \.userInterfaceLevel }
}

/// The kind of device.
public nonisolated struct UITraitUserInterfaceIdiom: SystemTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var place: PartialKeyPath<Traits> { \.userInterfaceIdiom }
}

/// The pixels per point.
public nonisolated struct UITraitDisplayScale: SystemTrait {
  public static var defaultValue: CGFloat { 0 }
  static var place: PartialKeyPath<Traits> { \.displayScale }
}

/// How large a person likes text to be.
public nonisolated struct UITraitPreferredContentSizeCategory: SystemTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var place: PartialKeyPath<Traits> { \.preferredContentSizeCategory }
}
