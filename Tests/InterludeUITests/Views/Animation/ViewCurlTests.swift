import DisplayList
import InterludeUI
import InterludeUITestSupport
import Testing

/// Transitions in which a look is a sheet that is rolled up.
@Suite final class ViewCurlTests {
  lazy var world = World()
  lazy var root: UIView = world.showProbe().view
  lazy var view = root.addSquare(.red)

  /// Turns the square from red to blue in one second, at an even pace.
  private func transition(_ options: UIView.AnimationOptions) {
    UIView.transition(with: view, duration: 1, options: options.union(.curveLinear)) { [view] in
      view.backgroundColor = .blue
    }
  }

  /// The colours of the squares, back to front, and how far the sheets' lines are from where they were at first.
  private func shown(_ time: Double) -> (colors: [UIColor], positions: [CGFloat]) {
    world.stage.advance(to: time)
    var shown: (colors: [UIColor], positions: [CGFloat]) = ([], [])
    func look(_ command: DrawCommand) {
      if case .curl(let sheet, let curl, _) = command {
        sheet.commands.forEach(look)
        shown.positions.append(curl.position)
      } else if case .fill(_, let color, _) = command {
        if color == UIColor.red.cgColor { shown.colors.append(.red) }
        if color == UIColor.blue.cgColor { shown.colors.append(.blue) }
      }
    }
    world.stage.displayList().commands.forEach(look)
    return shown
  }

  @Test func curledUpTheOldLookIsASheetOnTheNewOneThatGoes() {
    transition(.transitionCurlUp)

    let looks = [0.25, 0.5, 0.75].map { shown($0) }

    #expect(looks.allSatisfy { $0.colors == [.blue, .red] && $0.positions.count == 1 })
    #expect(looks[0].positions[0] > looks[1].positions[0] && looks[1].positions[0] > looks[2].positions[0])
    #expect(shown(1.1).colors == [.blue] && shown(1.1).positions.isEmpty)
    #expect(root.layer.sublayers?.count == 1)
  }

  @Test func curledDownTheNewLookIsASheetOnTheOldOneThatComes() {
    transition(.transitionCurlDown)

    let looks = [0.25, 0.5, 0.75].map { shown($0) }

    #expect(looks.allSatisfy { $0.colors == [.red, .blue] && $0.positions.count == 1 })
    #expect(looks[0].positions[0] < looks[1].positions[0] && looks[1].positions[0] < looks[2].positions[0])
    #expect(shown(1.1).colors == [.blue] && shown(1.1).positions.isEmpty)
  }

  /// The one is the other, run backwards.
  @Test func halfWayBothStandAlike() {
    transition(.transitionCurlUp)
    let up = shown(0.5).positions
    world.settle()
    view.backgroundColor = .red
    let start = world.stage.time

    transition(.transitionCurlDown)

    let down = shown(start + 0.5).positions
    #expect(up.count == 1 && down.count == 1)
    if let up = up.first, let down = down.first { #expect(abs(up - down) < 1e-6) }
  }

  @Test func anAnimatorScrubsACurl() {
    _ = view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [self] in transition(.transitionCurlUp) }
    animator.pauseAnimation()
    animator.fractionComplete = 0.75
    let late = shown(world.stage.time).positions
    animator.fractionComplete = 0.25
    let early = shown(world.stage.time).positions

    #expect(late.count == 1 && early.count == 1 && early[0] > late[0])
    animator.startAnimation()
    world.settle()
    #expect(shown(world.stage.time).colors == [.blue])
  }

  @Test func fromOneViewToAnotherTheSuperviewCurls() {
    let other = UIView(frame: view.frame)
    other.backgroundColor = .blue

    UIView.transition(from: view, to: other, duration: 1, options: [.transitionCurlUp, .curveLinear])

    #expect(shown(0.5).colors == [.blue, .red])
    world.settle()
    #expect(view.superview == nil && shown(world.stage.time).positions.isEmpty)
  }
}
