/// A class with proxies, which set how its instances look: views and bar items.
///
/// What is set on a proxy is applied to an instance when it enters a window, to one that is in a window when it enters it again. What
/// was set on the instance itself stays. Of several proxies the one of the more specific class goes before the others, then the one
/// whose containers are further out, and among these the one that names more of them, then the one for more specific traits.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// A class whose instances contain others, as proxies know it: views and view controllers.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
  /// The proxy of all instances.
  public static func appearance() -> AppearanceProxy<Self> { proxy() }

  /// The proxy of the instances that are contained in instances of the first class, these in ones of the second, and so on; others may
  /// lie between them.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> AppearanceProxy<Self> {
    proxy(in: containerTypes)
  }

  /// The proxy of the instances that have all that a trait collection specifies when they enter the window.
  public static func appearance(for trait: UITraitCollection) -> AppearanceProxy<Self> { proxy(under: trait) }

  /// The proxy of the instances that are contained in others, and have all that a trait collection specifies.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> AppearanceProxy<Self> {
    proxy(in: containerTypes, under: trait)
  }

  private static func proxy(
    in containers: [any UIAppearanceContainer.Type] = [], under traits: UITraitCollection = UITraitCollection()
  ) -> AppearanceProxy<Self> {
    AppearanceProxy(
      scope: AppearanceScope(kind: .of(self), containers: containers.map { .of($0) }, traits: traits),
      rules: .ofCurrentStage)
  }
}
