import InterludeUI
import InterludeUITestSupport
import Testing

/// Code that puts a view where it is already, as much code does in every layout.
@Suite struct ReinsertionTests {
  @Test func aViewThatIsPutWhereItIsInEveryLayoutLetsLayoutSettle() {
    let world = World()
    let root = UIViewController()
    root.view = Reinserting(frame: world.window.bounds)
    world.show(root)

    world.layOut()
    let layouts = (root.view as? Reinserting)?.layouts
    world.layOut()

    #expect(world.diagnostics.isEmpty)
    #expect((root.view as? Reinserting)?.layouts == layouts)
  }

  /// Every way of inserting against a list from which the view is taken out first.
  @Test(arguments: 0..<4, 0..<4) func insertionCountsTheOtherSubviews(moved: Int, target: Int) {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    func reset() {
      views.forEach { $0.removeFromSuperview() }
      views.forEach(parent.addSubview)
    }
    let view = views[moved]
    let others = views.filter { $0 !== view }

    reset()
    parent.insertSubview(view, at: target)
    #expect(parent.subviews == Array(others[..<target]) + [view] + Array(others[target...]))
    #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == parent.subviews.map { ObjectIdentifier($0.layer) })

    guard moved != target, let place = others.firstIndex(of: views[target]) else { return }
    reset()
    parent.insertSubview(view, belowSubview: views[target])
    #expect(parent.subviews == Array(others[..<place]) + [view] + Array(others[place...]))
    reset()
    parent.insertSubview(view, aboveSubview: views[target])
    #expect(parent.subviews == Array(others[...place]) + [view] + Array(others[(place + 1)...]))
    #expect(parent.layer.sublayers?.map(ObjectIdentifier.init) == parent.subviews.map { ObjectIdentifier($0.layer) })
  }

  /// As where a presentation controller puts its dim below the presented view, which the animator has yet to add.
  @Test func besideAViewThatIsElsewhereItComesAllTheSame() {
    let parent = UIView()
    let (back, front, elsewhere) = (UIView(), UIView(), UIView())
    [back, front].forEach(parent.addSubview)
    let (below, above) = (UIView(), UIView())
    parent.insertSubview(below, belowSubview: elsewhere)
    parent.insertSubview(above, aboveSubview: elsewhere)
    #expect(parent.subviews == [below, back, front, above])
    parent.insertSubview(back, aboveSubview: back)
    #expect(parent.subviews == [below, back, front, above])
  }
}

private final class Reinserting: UIView {
  private(set) var layouts = 0
  private let (cover, front) = (UIView(), UIView())
  private let gradient = CALayer()

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    addSubview(front)
    insertSubview(cover, at: 0)
    insertSubview(cover, belowSubview: front)
    bringSubviewToFront(front)
    cover.layer.insertSublayer(gradient, at: 0)
  }
}
