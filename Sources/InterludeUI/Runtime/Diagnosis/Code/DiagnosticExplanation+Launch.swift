/// How an app begins.
nonisolated extension DiagnosticExplanation {
  static let otherSceneDelegate = Self(
    title: "A scene delegate of another class than the one that is made",
    reason: """
      UIKit makes the scene's delegate from the class that its configuration names. Swift makes no object of a class that is only \
      known as the program runs; so the app's manifest makes it, and the configuration can only agree.
      """,
    remedy: "Let the manifest's sceneDelegate make an object of the class that delegateClass names.")

  static let emptyScreen = Self(
    title: "An app that shows no window",
    reason: """
      A window shows once it has a root view controller, makeKeyAndVisible() was called, and someone keeps it: the delegate's \
      window property. On a device the screen stays black, or UIKit raises "Application windows are expected to have a root view \
      controller at the end of application launch".
      """,
    remedy: """
      Make the window in scene(_:willConnectTo:options:), or without scenes in application(_:didFinishLaunchingWithOptions:), and \
      keep it. An app that begins with a storyboard names it in its manifest.
      """)
}
