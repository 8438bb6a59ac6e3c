import UIKit

/// The ways in which a scene can be seen: its steps. The raw value is what the command line calls it, behind the scene's name and
/// a slash.
public protocol SceneVariant: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// A few words, for the list of variants.
  var title: String { get }
  /// What there is to see, and why.
  var text: String { get }
}
