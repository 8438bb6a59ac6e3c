extension AppearanceProxy where Target: UITabBarItem {
  /// As the items' own ``UITabBarItem/titlePositionAdjustment``.
  public var titlePositionAdjustment: UIOffset {
    get { value() ?? .zero }
    nonmutating set { set(newValue) { $0.titlePositionAdjustment = $1 } }
  }
}
