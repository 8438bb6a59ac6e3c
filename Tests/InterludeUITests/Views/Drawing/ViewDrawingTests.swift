import DisplayList
import InterludeUI
import InterludeUITestSupport
import Testing

/// `draw(_:)`: when it is called, and what shows of it.
@Suite final class ViewDrawingTests {
  lazy var world = World()
  lazy var root: UIView = world.showProbe().view

  /// Draws a red square of 10 points in its corner.
  private final class Drawn: UIView {
    var rects: [CGRect] = []
    var color = UIColor.red

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      color.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: bounds.minX, y: bounds.minY, width: 10, height: 10))
    }
  }

  private func add(_ frame: CGRect, _ change: (Drawn) -> Void = { _ in }) -> Drawn {
    let view = Drawn(frame: frame)
    view.isOpaque = false
    change(view)
    root.addSubview(view)
    return view
  }

  private var frame: [DrawCommand] {
    world.stage.commit()
    return world.stage.displayList().commands
  }

  @Test func aViewIsDrawnOnceBeforeTheFrameInWhichItFirstShows() {
    let view = add(CGRect(x: 100, y: 200, width: 40, height: 30))
    #expect(view.rects.isEmpty)
    #expect(areNear(world.shown(.red).first?.corners, corners(100, 200, 10, 10)))
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 40, height: 30)])
    world.settle()
    #expect(view.rects.count == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func itIsDrawnAgainWhenThatIsAskedForAndOnceForAllAsking() {
    let view = add(CGRect(x: 0, y: 0, width: 40, height: 30))
    world.layOut()
    view.color = .blue
    #expect(world.shown(.red).count == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(world.shown(.blue).count == 1 && world.shown(.red).isEmpty)
    #expect(view.rects.count == 2 && view.rects[1] == view.bounds)
  }

  @Test func withAnotherSizeTheOldDrawingIsStretched() {
    let view = add(CGRect(x: 0, y: 0, width: 40, height: 30))
    world.layOut()
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 90)
    #expect(areNear(world.shown(.red).first?.corners, corners(0, 0, 20, 30)))
    #expect(view.rects.count == 1)
  }

  @Test func aContentModeLaysTheOldDrawingIntoTheBounds() {
    let view = add(CGRect(x: 0, y: 0, width: 40, height: 30)) { $0.contentMode = .bottomRight }
    world.layOut()
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 90)
    #expect(areNear(world.shown(.red).first?.corners, corners(40, 60, 10, 10)))
  }

  @Test func inTheRedrawModeANewSizeIsDrawnAnewAndANewPlaceIsNot() {
    let view = add(CGRect(x: 0, y: 0, width: 40, height: 30)) { $0.contentMode = .redraw }
    world.layOut()
    view.frame.size = CGSize(width: 80, height: 90)
    #expect(areNear(world.shown(.red).first?.corners, corners(0, 0, 10, 10)))
    view.frame.origin = CGPoint(x: 7, y: 0)
    world.layOut()
    #expect(view.rects.map(\.size) == [CGSize(width: 40, height: 30), CGSize(width: 80, height: 90)])
  }

  @Test func aViewWithoutAnExtentIsDrawnOnceItHasOne() {
    let view = add(.zero)
    world.layOut()
    #expect(view.rects.isEmpty)
    view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    world.layOut()
    #expect(view.rects.count == 1)
  }

  @Test func theCoordinatesAreThoseOfTheBounds() {
    let view = add(CGRect(x: 100, y: 0, width: 40, height: 30)) { $0.bounds.origin = CGPoint(x: 500, y: 600) }
    #expect(areNear(world.shown(.red).first?.corners, corners(100, 0, 10, 10)))
    #expect(view.rects == [CGRect(x: 500, y: 600, width: 40, height: 30)])
  }

  @Test func whatIsDrawnLiesBehindTheSubviewsAndEndsAtTheBounds() {
    let view = add(CGRect(x: 0, y: 0, width: 8, height: 8))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    child.backgroundColor = .green
    view.addSubview(child)
    #expect(world.order(of: [.red, .green]) == [.red, .green])
    let clip = DrawCommand.pushClip(.roundedRect(RoundedRect(CGRect(x: 0, y: 0, width: 8, height: 8))), .identity)
    #expect(frame.contains(clip))
  }

  @Test func aFrameOfTheSameDrawingDrawnAnewIsTheSameFrame() {
    let view = add(CGRect(x: 0, y: 0, width: 40, height: 30))
    let before = frame
    view.setNeedsDisplay()
    #expect(frame == before)
    #expect(view.rects.count == 2)
  }

  @Test(arguments: [(true, nil, true), (false, nil, false), (true, UIColor.green, false)] as [(Bool, UIColor?, Bool)])
  func anOpaqueViewWithoutABackgroundIsDrawnOnBlack(isOpaque: Bool, background: UIColor?, isBlack: Bool) {
    let view = add(CGRect(x: 0, y: 0, width: 40, height: 30)) {
      $0.isOpaque = isOpaque
      $0.backgroundColor = background
    }
    #expect(world.shown(.black).contains { areNear($0.corners, corners(0, 0, 40, 30)) } == isBlack)
    #expect(view.isOpaque == isOpaque)
    #expect(world.shown(.red).count == 1)
  }

  @Test func aViewThatOverridesNothingKeepsTheContentsThatItsLayerWasGiven() throws {
    let picture = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF]))
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    plain.layer.contents = picture
    let image = UIImageView(image: UIImage(cgImage: picture))
    root.addSubview(plain)
    root.addSubview(image)
    plain.setNeedsDisplay()
    world.layOut()
    #expect(plain.layer.contents as? CGImage === picture)
    #expect(image.layer.contents as? CGImage === picture)
    #expect(plain.layer.contentsScale == 1)
  }

  @Test func anOverrideThatCallsSuperIsDrawnAllTheSame() {
    final class Polite: UIView {
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    root.addSubview(Polite(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(world.shown(.red).count == 1)
  }

  /// A board of 20 × 20 cells: what takes the place of what was there and hides it is no mask of it.
  @Test func opaqueFillsDoNotNestWhatWasDrawnBefore() {
    final class Board: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        for place in 0..<400 { UIRectFill(CGRect(x: place % 20, y: place / 20, width: 1, height: 1)) }
        UIColor.blue.withAlphaComponent(0.5).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    root.addSubview(Board(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(world.shown(.red).count == 400)
    #expect(frame.count { if case .beginMask = $0 { true } else { false } } == 1)
  }

  @Test func aSnapshotAfterUpdatesIsDrawnFirst() throws {
    let view = add(CGRect(x: 0, y: 0, width: 40, height: 30))
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.removeFromSuperview()
    root.addSubview(snapshot)
    #expect(view.rects.count == 1)
    #expect(world.shown(.red).count == 1)
  }
}
