/// One of UIKit's named curves.
package enum TimingCurve: String, Hashable, Sendable, CaseIterable {
  case linear, easeIn, easeOut, easeInOut

  /// As a member of `UIView.AnimationCurve`.
  var curveName: String { rawValue }

  /// As an element of `UIView.AnimationOptions`.
  var optionName: String { "curve" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// As a `CAMediaTimingFunctionName`.
  var functionName: String { self == .easeInOut ? "easeInEaseOut" : rawValue }

  /// Every name that a curve is written with.
  static let names = allCases.flatMap { [$0.curveName, $0.optionName, $0.functionName] } + ["default"]
}
