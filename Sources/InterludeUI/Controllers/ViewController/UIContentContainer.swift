/// Whatever holds the content of a controller, and passes changes of size on to what is inside: controllers and
/// presentations.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like, in points; zero when it does not mind.
  var preferredContentSize: CGSize { get }

  /// Called when a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a child has while this container has `parentSize`. Points.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize

  /// Called before the container takes a new size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the container takes on new traits.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
