/// Presents a search over its screen, below the navigation bar; the bar changes along with it.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presentedViewController as? UISearchController }

  override var shouldPresentInFullscreen: Bool { false }
  override var presentsOverSource: Bool { true }
  override var letsTouchesThrough: Bool { true }

  /// A search is begun and ended, not dragged.
  override func systemInteraction(for animator: any SystemAnimator, _ request: TransitionRequest)
    -> TransitionInteraction?
  { nil }

  override func presentationTransitionWillBegin() {
    guard let search else { return }
    search.delegate?.willPresentSearchController(search)
    changeBar(true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard let search else { return }
    if completed { search.delegate?.didPresentSearchController(search) } else { search.takeBar(false) }
  }

  override func dismissalTransitionWillBegin() {
    guard let search else { return }
    search.delegate?.willDismissSearchController(search)
    search.forgetText()
    changeBar(false)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard let search else { return }
    if completed { search.delegate?.didDismissSearchController(search) } else { search.takeBar(true) }
  }

  private func changeBar(_ isSearching: Bool) {
    guard let search else { return }
    let isAlongside = search.transitionCoordinator?.animate { _ in
      search.takeBar(isSearching)
    } completion: { _ in
    }
    if isAlongside != true { search.takeBar(isSearching) }
  }
}
