import InterludeUI
import InterludeUITestSupport
import Testing

/// `snapshotView(afterScreenUpdates:)`: a look that is kept.
@Suite final class SnapshotTests {
  lazy var world = World()
  lazy var root: UIView = world.showProbe().view
  /// A clear view at (100, 200), with a red child.
  lazy var view: UIView = {
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    root.addSubview(view)
    view.addSubview(child)
    return view
  }()
  lazy var child: UIView = {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    child.backgroundColor = .red
    return child
  }()

  /// Shows a snapshot in place of the view, at the origin.
  private func put(_ snapshot: UIView?) throws -> UIView {
    let snapshot = try #require(snapshot)
    view.removeFromSuperview()
    root.addSubview(snapshot)
    return snapshot
  }

  private func animateChild() {
    _ = view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.child.frame.origin.x = 80 }
    world.stage.advance(to: 0.25)
  }

  @Test func beforeScreenUpdatesItIsWhatShowsNow() throws {
    animateChild()
    _ = try put(view.snapshotView(afterScreenUpdates: false))
    #expect(areNear(world.shown(.red).first?.corners, corners(20, 0, 20, 10)))
    world.settle()
    #expect(areNear(world.shown(.red).first?.corners, corners(20, 0, 20, 10)))
  }

  @Test func afterScreenUpdatesItIsWhatTheModelSays() throws {
    animateChild()
    _ = try put(view.snapshotView(afterScreenUpdates: true))
    #expect(areNear(world.shown(.red).first?.corners, corners(80, 0, 20, 10)))
  }

  @Test func afterScreenUpdatesLayoutIsDone() throws {
    let button = UIStackView(arrangedSubviews: [child])
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    root.addSubview(button)
    let snapshot = try #require(button.snapshotView(afterScreenUpdates: true))
    button.removeFromSuperview()
    root.addSubview(snapshot)
    #expect(areNear(world.shown(.red).first?.corners, corners(0, 0, 60, 40)))
  }

  @Test func itHasTheSizeOfTheBoundsAndNotTheTransform() throws {
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    view.bounds.origin = CGPoint(x: -7, y: -8)
    let snapshot = try put(view.snapshotView(afterScreenUpdates: false))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(areNear(world.shown(.red).first?.corners, corners(7, 8, 20, 10)))
  }

  @Test func whatBecomesOfTheOriginalDoesNotShow() throws {
    let snapshot = try put(view.snapshotView(afterScreenUpdates: false))
    child.backgroundColor = .green
    child.frame = .zero
    #expect(world.shown(.red).count == 1)
    #expect(world.shown(.green).isEmpty)
    #expect(snapshot.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
  }

  @Test func itStretchesAlongInAnAnimation() throws {
    let snapshot = try put(view.snapshotView(afterScreenUpdates: false))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      snapshot.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    }
    world.stage.advance(to: 0.5)
    #expect(areNear(world.shown(.red).first?.corners, corners(0, 0, 40, 10)))
    world.settle()
    #expect(areNear(world.shown(.red).first?.corners, corners(0, 0, 60, 10)))
  }

  /// As contents do: a snapshot shows pixels.
  @Test func itStretchesWithBoundsThatAnAnimationOfCoreAnimationsShows() throws {
    let snapshot = try put(view.snapshotView(afterScreenUpdates: false))
    let growth = CABasicAnimation(keyPath: "bounds.size")
    (growth.fromValue, growth.toValue) = (CGSize(width: 100, height: 50), CGSize(width: 300, height: 50))
    growth.duration = 1
    snapshot.layer.add(growth, forKey: nil)
    world.stage.advance(to: 0.5)
    // Twice as wide, about the middle.
    #expect(areNear(world.shown(.red).first?.corners, corners(-50, 0, 40, 10)))
    world.settle()
    #expect(areNear(world.shown(.red).first?.corners, corners(0, 0, 20, 10)))
  }
}
