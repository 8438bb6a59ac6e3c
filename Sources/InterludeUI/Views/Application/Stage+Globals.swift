// What UIKit keeps global, from the views on; see also Stage+Current.swift.

extension UIScreen {
  /// The screen of the current stage.
  public static var main: UIScreen { Stage.current.screen }
}

extension UIApplication {
  /// The app of the current stage.
  public static var shared: UIApplication { Stage.current.application }
}

extension AnimationBlockStack {
  /// The blocks that `UIView.animate` and its like open, and are in.
  static var current: AnimationBlockStack { Stage.current.animationBlocks }
}
