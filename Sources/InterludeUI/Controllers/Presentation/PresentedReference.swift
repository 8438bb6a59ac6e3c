/// A presentation controller's reference to the presented controller: strong during a presentation, weak before it, when the presented
/// controller itself holds the presentation controller.
struct PresentedReference {
  private var strong: UIViewController?
  private weak var weak: UIViewController?

  init(_ controller: UIViewController) {
    strong = controller
    weak = controller
  }

  /// The presented controller; an empty controller once a presentation that never began has outlived it.
  var controller: UIViewController { weak ?? UIViewController() }

  var isKeptAlive: Bool {
    get { strong != nil }
    set { strong = newValue ? weak : nil }
  }
}
