import InterludeUI

/// How the device that the lab plays is set.
struct DeviceSettings {
  /// Whether it moves less.
  var reducesMotion = false
  /// The version of the system; nil leaves it to the scene.
  var system: SystemBehavior?

  /// The version that a scene runs on, or the home screen for nil.
  func system(for scene: Scene?) -> SystemBehavior { system ?? scene?.system ?? .iOS17 }

  /// What is not as usual, for the pill; nil for nothing.
  var text: String? {
    let parts = [reducesMotion ? "Reduced motion" : nil, system.map(\.name)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
