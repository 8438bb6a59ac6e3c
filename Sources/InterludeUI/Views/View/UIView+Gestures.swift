extension UIView {
  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers = (attachedRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  func replaceRecognizers(with recognizers: [UIGestureRecognizer]) {
    for old in attachedRecognizers ?? [] where !recognizers.contains(old) { removeGestureRecognizer(old) }
    for new in recognizers where new.view !== self { addGestureRecognizer(new) }
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    attachedRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
