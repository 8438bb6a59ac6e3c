import DisplayList
import Foundation
import Testing

@testable import LayerTree

/// A layer passes from the look that it had when a transition was added to its present one.
@Suite struct TransitionTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A red layer of 100 points that turns blue during a transition of 4 seconds.
  private func turning(_ change: (CATransition) -> Void = { _ in }) -> TestStage {
    let stage = TestStage()
    stage.layer.backgroundColor = red
    CATransaction.flush()
    let transition = CATransition()
    transition.duration = 4
    change(transition)
    stage.layer.add(transition, forKey: "whatever")
    stage.layer.backgroundColor = blue
    return stage
  }

  private func commands(_ stage: TestStage, at time: Double) -> [DrawCommand] {
    stage.root.displayList(at: time, size: CGSize(width: 400, height: 800)).commands
  }

  /// Colour and place of what is filled, back to front, as far from where the layer is.
  private func fills(_ stage: TestStage, at time: Double) -> [Fill] {
    commands(stage, at: time).compactMap { command in
      guard case .fill(_, let color, let map) = command else { return nil }
      let origin = map.apply(to: .zero)
      return Fill(color: color, x: origin.x + 50, y: origin.y + 50)
    }
  }

  private struct Fill: Equatable {
    var color: CGColor
    var x, y: Double
  }

  @Test func aFadeMixesTheTwoLooks() throws {
    let stage = turning()

    let commands = commands(stage, at: 1)

    try #require(commands.count == 8)
    #expect(commands[0] == .pushMix)
    #expect([commands[1], commands[4]] == [.pushGroup(opacity: 0.75), .pushGroup(opacity: 0.25)])
    #expect(fills(stage, at: 1) == [Fill(color: red, x: 0, y: 0), Fill(color: blue, x: 0, y: 0)])
  }

  @Test(
    arguments: [
      (CATransitionSubtype.fromRight, 100.0, 0.0), (.fromLeft, -100, 0), (.fromTop, 0, 100), (.fromBottom, 0, -100),
    ])
  func newLooksSlideInFromTheirSide(side: CATransitionSubtype, x: Double, y: Double) {
    func seen(_ type: CATransitionType) -> [Fill] {
      fills(turning { ($0.type, $0.subtype) = (type, side) }, at: 1)
    }

    #expect(seen(.push) == [Fill(color: red, x: -x / 4, y: -y / 4), Fill(color: blue, x: x * 0.75, y: y * 0.75)])
    #expect(seen(.moveIn) == [Fill(color: red, x: 0, y: 0), Fill(color: blue, x: x * 0.75, y: y * 0.75)])
    #expect(seen(.reveal) == [Fill(color: blue, x: 0, y: 0), Fill(color: red, x: -x / 4, y: -y / 4)])
  }

  @Test func aLayerThatMasksToItsBoundsKeepsWhatSlidesInside() {
    let stage = turning { $0.type = .push }
    stage.layer.masksToBounds = true

    let commands = commands(stage, at: 1)

    guard case .pushClip(let shape, let map) = commands.first else {
      Issue.record("no clip")
      return
    }
    #expect(shape.path.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(map.apply(to: .zero) == CGPoint(x: -50, y: -50))
    #expect(commands.last == .popClip)
  }

  @Test func itCanRunAPartOfItsWay() {
    let stage = turning { ($0.type, $0.subtype, $0.startProgress, $0.endProgress) = (.moveIn, .fromRight, 0.2, 0.6) }

    let places = [0, 2, 3.999999].map { fills(stage, at: $0)[1].x }

    #expect(abs(places[0] - 80) < 1e-5)
    #expect(abs(places[1] - 60) < 1e-5)
    #expect(abs(places[2] - 40) < 1e-3)
  }

  @Test func itIsOneAtATimeAndGoesWhenItIsOver() {
    let stage = turning()
    #expect(stage.layer.animationKeys() == [kCATransition])

    stage.layer.add(CATransition(), forKey: nil)
    #expect(stage.layer.animationKeys() == [kCATransition])

    stage.clock.advance(to: 4)
    #expect(stage.layer.animationKeys() == nil)
    #expect(fills(stage, at: 4) == [Fill(color: blue, x: 0, y: 0)])
  }

  @Test func aNewOneStartsFromTheMixThatShows() {
    let stage = turning()
    stage.clock.advance(to: 1)
    let before = commands(stage, at: 1)

    let next = CATransition()
    next.duration = 4
    stage.layer.add(next, forKey: nil)
    stage.layer.backgroundColor = .white

    let after = commands(stage, at: 1)
    #expect(Array(after[2..<10]) == before)
    #expect(after[1] == .pushGroup(opacity: 1))
    #expect(commands(stage, at: 3)[1] == .pushGroup(opacity: 0.5))
    #expect(Array(commands(stage, at: 3)[2..<10]) == before)
  }

  @Test func whatIsHiddenFadesAway() {
    let stage = TestStage()
    stage.layer.backgroundColor = red
    CATransaction.flush()
    let transition = CATransition()
    transition.duration = 4
    stage.layer.add(transition, forKey: nil)
    stage.layer.isHidden = true

    #expect(fills(stage, at: 1) == [Fill(color: red, x: 0, y: 0)])
    stage.clock.advance(to: 4)
    #expect(commands(stage, at: 4).isEmpty)
  }

  @Test func asAnActionItStartsFromTheLookBeforeTheChange() {
    let stage = TestStage()
    stage.layer.delegate = nil
    stage.layer.actions = ["backgroundColor": NSNull()]
    stage.layer.backgroundColor = red
    CATransaction.flush()
    let transition = CATransition()
    transition.duration = 4
    stage.layer.actions = ["backgroundColor": transition]

    stage.layer.backgroundColor = blue

    #expect(fills(stage, at: 1).map(\.color) == [red, blue])
  }

  @Test func theSublayersOfThatTimeAreKept() {
    let stage = TestStage()
    let child = CALayer()
    child.delegate = NoActions.shared
    child.backgroundColor = red
    child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.layer.addSublayer(child)
    CATransaction.flush()
    let transition = CATransition()
    transition.duration = 4
    stage.layer.add(transition, forKey: nil)
    child.removeFromSuperlayer()

    #expect(fills(stage, at: 1).map(\.color) == [red])
  }

  /// Changes of the layer, of one below it, of what is below it, and of what moves: all of one turn.
  @Test(arguments: [0, 1, 2, 3])
  func itStartsFromTheLastCommitWhereverInTheTurnItIsAdded(place: Int) {
    let stage = TestStage()
    let (child, other) = (CALayer(), CALayer())
    for layer in [child, other] {
      layer.delegate = NoActions.shared
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    (stage.layer.backgroundColor, child.backgroundColor, other.backgroundColor) = (red, red, blue)
    stage.layer.addSublayer(child)
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (0, 40, 4)
    child.add(slide, forKey: "slide")
    stage.clock.advance(to: 1)
    let before = fills(stage, at: 1)

    for step in 0...3 {
      if step == place {
        let transition = CATransition()
        transition.duration = 4
        stage.layer.add(transition, forKey: nil)
      }
      switch step {
      case 0: stage.layer.backgroundColor = blue
      case 1: (child.backgroundColor, child.isHidden) = (blue, true)
      case 2: child.removeAllAnimations()
      default: stage.layer.sublayers = [other]
      }
    }

    #expect(before.count == 2)
    #expect(Array(fills(stage, at: 1).prefix(2)) == before)
    #expect(fills(stage, at: 1).suffix(2).map(\.color) == [blue, blue])
  }

  @Test func aChangeOfSublayersAsksForActions() {
    let stage = TestStage()
    stage.layer.delegate = nil
    stage.layer.backgroundColor = red
    stage.layer.removeAllAnimations()
    CATransaction.flush()
    let transition = CATransition()
    transition.duration = 4
    stage.layer.actions = ["sublayers": transition]
    let child = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    child.actions = [kCAOnOrderIn: fade, "hidden": NSNull()]
    child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.backgroundColor = blue

    stage.layer.addSublayer(child)

    #expect(stage.layer.animationKeys() == [kCATransition] && child.animationKeys() == [kCAOnOrderIn])
    #expect(fills(stage, at: 1).map(\.color) == [red, red, blue])
    child.removeAllAnimations()
    child.isHidden = true
    #expect(child.animationKeys() == nil)
    child.isHidden = false
    #expect(child.animationKeys() == [kCAOnOrderIn])
    CATransaction.setDisableActions(true)
    stage.layer.removeAllAnimations()
    child.removeFromSuperlayer()
    CATransaction.setDisableActions(false)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func progressOutOfRangeIsReported() {
    let stage = turning { ($0.startProgress, $0.endProgress) = (0.7, 0.3) }
    _ = turning { $0.startProgress = .nan }

    #expect(stage.diagnostics.map(\.kind) == [.invalidNumber])
    #expect(stage.diagnostics.first?.message.contains("endProgress") == true)
    #expect(fills(stage, at: 1).count == 2)
  }

  @Test func acopyIsEqual() throws {
    let transition = CATransition()
    (transition.type, transition.subtype) = (.push, .fromTop)
    (transition.startProgress, transition.endProgress) = (0.25, 0.5)

    let copy = try #require(transition.copy() as? CATransition)

    #expect(copy.type == .push && copy.subtype == .fromTop)
    #expect(copy.startProgress == 0.25 && copy.endProgress == 0.5)
  }
}
