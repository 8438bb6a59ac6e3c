import Foundation

/// A way from one screen to another, at the moment it is gone.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// Its name in the storyboard; nil without one.
  open private(set) var identifier: String?
  /// Who is left.
  open private(set) var source: UIViewController
  /// Who is shown.
  open private(set) var destination: UIViewController
  private let performHandler: () -> Void

  /// A segue that does what a subclass's `perform()` does; by itself nothing.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    performHandler = {}
    super.init()
  }

  /// A segue that does what the handler does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    self.performHandler = performHandler
    super.init()
  }

  /// Goes the way: calls the handler that the segue was made with.
  open func perform() { performHandler() }
}
