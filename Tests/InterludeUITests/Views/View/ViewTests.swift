import InterludeUI
import InterludeUITestSupport
import Testing

@Suite struct ViewTests {
  /// Every combination of flexible parts, against the rule: the change is shared in proportion to the old extents.
  @Test(arguments: 0..<8) func autoresizingSharesTheChangeInProportion(bits: Int) {
    let masks: [UIView.AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let flexible = masks.enumerated().filter { bits >> $0.offset & 1 == 1 }
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 100))
    child.autoresizingMask = flexible.reduce(into: []) { $0.insert($1.element) }
    parent.addSubview(child)

    parent.frame.size.width = 200

    let extents: [CGFloat] = [10, 60, 30]
    let total = flexible.reduce(0) { $0 + extents[$1.offset] }
    let parts = extents.enumerated().map { index, extent in
      extent + (bits >> index & 1 == 1 && total > 0 ? 100 * extent / total : 0)
    }
    #expect(abs(child.frame.minX - parts[0]) < 1e-9)
    #expect(abs(child.frame.width - parts[1]) < 1e-9)
  }

  @Test func whatOutlivesAViewFindsItGone() {
    let child = UIView()
    let layer: CALayer
    do {
      let parent = UIView()
      parent.addSubview(child)
      layer = parent.layer
      #expect(child.superview === parent && layer.delegate === parent)
    }
    #expect(child.superview == nil && child.next == nil && layer.delegate == nil)
    // It can be put elsewhere, and stays under the layer until then.
    #expect(child.layer.superlayer === layer)
    let other = UIView()
    other.addSubview(child)
    #expect(child.superview === other && child.layer.superlayer === other.layer && layer.sublayers == nil)
  }

  /// Its subviews still find it, and take leave of it.
  @Test func aViewMayTakeItsSubviewsOffAsItGoes() {
    final class Emptying: UIView {
      @MainActor deinit {
        layer.sublayers?.first?.removeFromSuperlayer()
        for subview in subviews { subview.removeFromSuperview() }
      }
    }
    let subviews = [UIView(), UIView()]
    weak var gone: UIView?
    do {
      let view = Emptying(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for subview in subviews {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
        subview.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      view.layoutIfNeeded()
      gone = view
    }
    #expect(gone == nil && subviews.allSatisfy { $0.superview == nil && $0.layer.superlayer == nil })
  }

  /// In the mode of Swift 4 an initialiser in an app's extension sets what is stored past its observers.
  @Test func anImageIsNotStoredUnderTheNameByWhichAppsSetIt() {
    let stored = Mirror(reflecting: UIImageView()).children.compactMap(\.label)
    #expect(!stored.isEmpty && !stored.contains("image") && !stored.contains("highlightedImage"))
  }

  /// A picture in a zoomed scroll view is fitted again when its cell is used again: the scale is not counted twice.
  @Test func aScaledViewIsFittedAsIfItWereNot() {
    let view = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in })
    view.frame.origin = CGPoint(x: 5, y: 7)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let origin = view.frame.origin
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 60, height: 40))
    #expect(view.frame == CGRect(origin: origin, size: CGSize(width: 30, height: 20)))
  }

  /// Half a sheet of 844 points, which a turn to 390 would leave less than nothing of.
  @Test func autoresizingLeavesNoLessThanNothing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let child = UIView(frame: CGRect(x: 0, y: 422, width: 390, height: 422))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)

    parent.frame.size = CGSize(width: 844, height: 390)
    #expect(child.bounds == CGRect(x: 0, y: 0, width: 844, height: 0))
    child.frame = CGRect(x: 0, y: 195, width: 844, height: 195)

    #expect(child.bounds == CGRect(x: 0, y: 0, width: 844, height: 195))
  }

  @Test func anotherAnchorPointMovesTheFrameAndIsWhatAViewTurnsAbout() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 140, y: 120))
    #expect(view.frame == CGRect(x: 140, y: 120, width: 80, height: 40) && view.layer.anchorPoint == .zero)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // A quarter turn about its top left corner: it hangs to the left of it.
    #expect(abs(view.frame.maxX - 140) < 1e-9 && abs(view.frame.minY - 120) < 1e-9 && abs(view.frame.width - 40) < 1e-9)
  }

  @Test func autoresizingKeepsWorkingUnderATransform() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)

    parent.frame.size = CGSize(width: 300, height: 50)
    child.transform = .identity

    #expect(child.frame == parent.bounds)
  }

  @Test func convertGoesThroughEveryTransformBetween() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let middle = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let leaf = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 60))
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.bounds.origin = CGPoint(x: 5, y: 7)
    middle.transform = CGAffineTransform(rotationAngle: .pi / 2)

    let point = leaf.convert(CGPoint(x: 1, y: 2), to: root)

    // By hand: in the middle's bounds the point is (21, 32), (−84, −75) from its centre (105, 107); a quarter turn makes
    // that (75, −84), and the centre is at (200, 200) in the root.
    #expect(abs(point.x - 275) < 1e-9)
    #expect(abs(point.y - 116) < 1e-9)
    let back = leaf.convert(point, from: root)
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
  }

  @Test func hitTestFindsTheFrontmostViewThatTakesTouches() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<4).map { _ in UIView(frame: root.bounds) }
    views.forEach(root.addSubview)
    views[3].isHidden = true
    views[2].alpha = 0.005
    views[1].isUserInteractionEnabled = false

    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[0])
    #expect(root.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
  }

  @Test func subviewsAndSublayersKeepOneOrder() {
    let root = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    root.insertSubview(c, aboveSubview: b)
    root.bringSubviewToFront(b)
    root.sendSubviewToBack(a)

    #expect(root.subviews == [a, c, b])
    #expect(root.layer.sublayers?.map(ObjectIdentifier.init) == [a, c, b].map { ObjectIdentifier($0.layer) })
  }

  @Test func exchangingSubviewsSwapsThem() {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    views.forEach(root.addSubview)
    root.exchangeSubview(at: 3, withSubviewAt: 1)
    #expect(root.subviews == [views[0], views[3], views[2], views[1]])
  }

  @Test func aViewCannotContainItself() {
    let world = World()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(world.diagnostics.count == 1)
  }

  @Test func safeAreaReachesIntoSubviewsAsFarAsTheyDo() {
    let world = World()
    world.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let root = world.showProbe()
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 804))
    root.view.addSubview(child)
    #expect(root.view.safeAreaInsets == world.stage.safeAreaInsets)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 14, right: 0))
  }

  @Test func resizingTheStageResizesTheRootAndTellsControllers() {
    final class Resized: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let world = World()
    let (root, presented) = (Resized(), Resized())
    world.show(root)
    presented.modalPresentationStyle = .overFullScreen
    root.present(presented, animated: false)
    let size = CGSize(width: 844, height: 390)

    world.stage.send(InputEvent(time: 1, kind: .resize(size, scale: 2)))

    #expect(root.view.frame == CGRect(origin: .zero, size: size))
    #expect(presented.view.frame == CGRect(origin: .zero, size: size))
    #expect(root.sizes == [size])
    #expect(presented.sizes == [size])
    #expect(UIScreen.main.bounds.size == size)
  }
}
