/// A presentation controller's reference to the presented controller. It keeps the controller alive; only while the
/// controller itself keeps the presentation controller for a presentation to come, it does not, or neither would ever go.
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
