/// Dark or light writing in the status bar.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  /// Dark on the light appearance that everything here has.
  case `default` = 0
  /// Light, for a dark background.
  case lightContent = 1
  /// Dark, for a light background.
  case darkContent = 3
}
