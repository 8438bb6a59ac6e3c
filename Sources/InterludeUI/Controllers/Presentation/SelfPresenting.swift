/// A controller whose presentation is its own, whatever its style, unless a transitioning delegate brings another.
protocol SelfPresenting: UIViewController {
  func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController
}
