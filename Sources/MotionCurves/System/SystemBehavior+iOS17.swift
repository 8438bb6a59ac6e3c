extension SystemBehavior {
  /// iOS 17 and 18: the look that tutorials show.
  ///
  /// A version in brackets is the one that was measured; where iOS 17 has not been measured, the nearest version that has counts.
  /// "Chosen" is what no source tells.
  public static let iOS17 = SystemBehavior(
    name: "iOS17",
    navigation: Navigation(
      // Mass 3, stiffness 1000, damping 500, cut off at 0.5057 s: derived from the spring's use for presentations.
      slide: Motion(.system),
      // Video frames of a push (27.0).
      parallax: 0.3, dim: 0.1,
      // 2.3, 1.2 and 0.4 % at 2, 10 and 16 pt from the edge, from mid-way on (27.0); the straight line through these.
      edgeShadow: EdgeShadow(darkness: 0.0258, width: 18.9, fullAt: 0.5),
      // Read from a coordinator (26.1).
      announcedDuration: 0.35,
      // Thirteen swipes (27.0): let go at 29 to 31 % with 400 pt/s it goes back, at 66 % with −500 pt/s it pops, at 16 % with
      // 1200 pt/s it pops.
      swipeDeadZone: 12, release: Release(projection: 0.12, spring: Spring(frequency: 22, dampingRatio: 0.85)),
      swipesInContent: false),
    presentation: Presentation(
      // The position spring of a modal, in a presented layer's animations.
      cover: Motion(.system),
      // Chosen.
      dissolve: Motion(.easeInEaseOut, duration: 0.4), flip: Motion(.easeInEaseOut, duration: 0.75),
      // A critically damped spring that is cut off at 0.404 s, from 1.2, over a fifth of black: by report.
      alert: Motion(Spring(frequency: 22.85, dampingRatio: 1), duration: 0.404), alertScale: 1.2, alertDim: 0.2,
      // Chosen.
      popover: Motion(.easeInEaseOut, duration: 0.2),
      // Chosen: half a second at the velocity, which is how far a scroll view would glide.
      release: Release(projection: 0.499, spring: .system)),
    sheet: Sheet(
      // Presentation layers of a sheet that comes, and of one that is let go (26.1).
      spring: .system,
      // 425 of 759 and 356.72 of 637 points, on an iPad too (26.1).
      mediumShare: 0.56,
      // A phone without a notch: the top edge is at 30 points where the safe area is 20.
      topMargin: 30,
      // Black, in step with the sheet (26.1).
      dim: 0.2,
      // iOS 15 and later, by report.
      cornerRadius: 10,
      // 402 points wide (18).
      presenterScale: 0.9165,
      // 1000 pt/s dismisses, 975 does not; at rest 200 points down of a detent of 400 do (26.1).
      dismissalSpeed: 1000, dismissalShare: 0.5,
      floating: nil,
      // The form's size is UIKit's for a form sheet; the page is the readable width, 672, and 16 on either side, by report. Margins
      // and what stays are chosen.
      card: Card(
        formWidth: 540, formHeight: 620, formRise: 0, pageWidth: 704, pageTop: nil, margin: 20, keepsBottom: false)),
    scrolling: Scrolling(
      // Content thrown against its edge and let go past it, one amplitude each (26.1).
      edgeSpring: Spring(frequency: 10.9, dampingRatio: 1), edgeEntry: 0.55, edgeReturn: 7.4,
      // 1.7 to 2.4 points in a series of flicks (26.1).
      targetLead: 2))
}

extension Spring {
  /// A spring of mass 1, by its angular frequency in radians per second.
  fileprivate init(frequency: Double, dampingRatio: Double) {
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }
}
