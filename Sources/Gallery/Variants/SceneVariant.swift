import UIKit

/// The variants of a scene, which are the steps of its tutorial. The raw value follows the scene's name and a slash on the command
/// line.
public protocol SceneVariant: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// A few words, for the list of variants.
  var title: String { get }
  /// A sentence on what the variant shows, and why.
  var text: String { get }
}
