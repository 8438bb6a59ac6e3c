/// Dark or light writing in the status bar.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  /// Dark on the light appearance that everything here has.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
