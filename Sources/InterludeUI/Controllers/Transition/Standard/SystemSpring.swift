/// The spring of the built-in transitions: critically damped, at rest after half a second.
///
/// UIKit moves modals by a spring of mass 3, stiffness 1000, damping 500 cut off at 0.5 s, which is critical damping at
/// ω = 18.257; the fit used here has ω = 18.467, so that 0.1 % remains at the end instead of 0.11 %. Ours: UIKit's
/// navigation slide is undocumented, and takes the same spring here.
enum SystemSpring {
  static let duration: TimeInterval = 0.5
  static var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }
}
