import InterludeUI

extension Stage {
  /// A stage of 400 × 300 points with one window that holds some views, back to front.
  static func showing(_ makeViews: () -> [UIView]) -> Stage {
    let stage = Stage(size: CGSize(width: 400, height: 300), scale: 1)
    stage.asCurrent {
      let window = UIWindow(frame: UIScreen.main.bounds)
      makeViews().forEach(window.addSubview)
      window.makeKeyAndVisible()
    }
    return stage
  }
}
