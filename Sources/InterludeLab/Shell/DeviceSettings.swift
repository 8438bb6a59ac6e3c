import InterludeUI
import MotionQA

/// How the device that the lab plays is set.
struct DeviceSettings {
  /// Whether it moves less.
  var reducesMotion = false
  /// Whether it is set to the dark appearance.
  var isDark = false
  /// How large text is to be.
  var contentSize = UIContentSizeCategory.large
  /// The version of the system; nil leaves it to the scene.
  var system: SystemBehavior?
  /// What calls of animating APIs are taken to say instead of what they do.
  var edits = MotionEdits()

  /// The version that a scene runs on, or the home screen for nil.
  func system(for scene: Scene?) -> SystemBehavior { system ?? scene?.system ?? .iOS17 }

  /// The same with the next version for a scene: after the last comes the first.
  func withNextSystem(for scene: Scene?) -> DeviceSettings {
    let (all, current) = (SystemBehavior.all, system(for: scene))
    let index = all.firstIndex { $0.name == current.name } ?? -1
    let next = all[(index + 1) % all.count]
    let usual = DeviceSettings().system(for: scene)
    var settings = self
    settings.system = next.name == usual.name ? nil : next
    return settings
  }

  /// The same with the next of the sizes of text that show what may go wrong: large, the two ends, and the largest without those of
  /// accessibility.
  var withNextTextSize: DeviceSettings {
    let sizes: [UIContentSizeCategory] = [
      .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge, .extraSmall,
    ]
    var settings = self
    settings.contentSize = sizes[((sizes.firstIndex(of: contentSize) ?? -1) + 1) % sizes.count]
    return settings
  }

  /// The size of text in short, as `XXXL` and `AX5` are for the largest of the usual ones and of all.
  var textSize: String { Self.shortNames[TextSize.name(of: contentSize)] ?? "L" }

  private static let shortNames = Dictionary(
    uniqueKeysWithValues: zip(
      TextSize.names, ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]))

  var reducedMotionText: String { reducesMotion ? "reduced motion" : "full motion" }
  var appearanceText: String { isDark ? "dark" : "light" }
  var textSizeText: String { "text \(textSize)" }

  /// What is not as usual, for the pill; nil for nothing.
  var text: String? {
    let parts = [
      isDark ? "Dark" : nil, reducesMotion ? "Reduced motion" : nil, contentSize == .large ? nil : "Text \(textSize)",
      system?.title,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

nonisolated extension SystemBehavior {
  /// As a person calls it: `iOS 26`.
  var title: String { name.replacingOccurrences(of: "iOS", with: "iOS ") }
}
