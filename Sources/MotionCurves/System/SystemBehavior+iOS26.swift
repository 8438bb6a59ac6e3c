extension SystemBehavior {
  /// iOS 26 and 27: iOS 17 but for what is said here.
  public static let iOS26: SystemBehavior = {
    var system = iOS17
    system.name = "iOS26"
    // What is left of the way falls by e every 61 ms from the start, for about 0.4 s: video frames of a push (27.0).
    system.navigation.slide = Motion(ExponentialApproach(timeConstant: 0.061), duration: 0.4)
    // `interactiveContentPopGestureRecognizer`, public since iOS 26.
    system.navigation.swipesInContent = true
    // Frames of sheets at detents of 10 to 600 points: margins of 8 points, and of 28 at 10 (26.1).
    system.sheet.floating = Floating(margin: 8, growsBelow: 200, growth: 20.0 / 190)
    // About 38 points, continuous, at the large detent (26.1).
    system.sheet.cornerRadius = 38
    // Frames on an iPad (26.1). The margin is chosen.
    system.sheet.card = Card(
      formWidth: 580, formHeight: 650, formRise: 5, pageWidth: 704, pageTop: 42, margin: 20, keepsBottom: true)
    return system
  }()
}
