import InterludeUI
import InterludeUITestSupport

/// What the suites about constraints begin with: an empty screen of 390 × 844 points, and views to put on it.
class AutoLayoutFixture {
  lazy var world: World = {
    let world = World()
    world.stage.textRenderer = FixedWidthRenderer()
    return world
  }()
  lazy var controller: UIViewController = {
    _ = world
    let controller = UIViewController()
    world.show(controller)
    return controller
  }()
  var screen: UIView { controller.view }
  var misuses: [String] { world.diagnostics.map(\.identifier) }

  // Written out, since an implicit one is not on the main actor and could not be inherited by a suite that is.
  init() {}

  /// Adds a view that constraints are to place.
  @discardableResult
  func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? screen).addSubview(view)
    return view
  }

  func add(to superview: UIView? = nil) -> UIView { add(UIView(), to: superview) }

  /// A label of one line: 8.5 points for each character, 20.5 high.
  func label(_ text: String, lines: Int = 1) -> UILabel {
    _ = world
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  func layOut() { world.stage.advance(to: world.stage.time) }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
