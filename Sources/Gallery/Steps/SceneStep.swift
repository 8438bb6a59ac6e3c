import UIKit

/// The steps of a scene, which are those of its tutorial, in the order in which to read them. The raw value follows the scene's name
/// and a slash on the command line; the scene's name alone is ``initial``.
public protocol SceneStep: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// The step that the scene shows at first.
  static var initial: Self { get }
  /// A few words, for the list of steps.
  var title: String { get }
  /// A sentence on what the step shows, and why.
  var text: String { get }
}
