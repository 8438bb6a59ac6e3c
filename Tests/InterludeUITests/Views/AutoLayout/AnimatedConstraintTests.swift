import InterludeUI
import InterludeUITestSupport
import Testing

/// A constraint's change in an animation block, against the curve.
@Suite final class AnimatedConstraintTests: AutoLayoutFixture {
  private lazy var card = add()
  private lazy var bottom = card.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: 300)

  private func show() {
    NSLayoutConstraint.activate([
      bottom, card.heightAnchor.constraint(equalToConstant: 300),
      card.widthAnchor.constraint(equalTo: screen.widthAnchor),
    ])
    layOut()
  }

  private var shown: CGRect { card.layer.presentation()?.frame ?? .zero }

  @Test(arguments: [0.0, 0.1, 0.25, 0.5, 0.75, 1])
  func aConstantMovesAViewAlongTheCurve(time: Double) {
    show()
    #expect(card.frame == rect(0, 844, 390, 300))
    bottom.constant = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.screen.layoutIfNeeded() }
    #expect(card.frame == rect(0, 544, 390, 300))
    world.stage.advance(to: time)
    #expect(shown.minY.isNear(844 - 300 * time))
    #expect(shown.height.isNear(300))
  }

  @Test func whatFollowsTheConstraintMovesAlong() {
    let inner = add(to: card)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: card.topAnchor), inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor), inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    let height = card.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      height, card.widthAnchor.constraint(equalToConstant: 100), card.topAnchor.constraint(equalTo: screen.topAnchor),
    ])
    layOut()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      height.constant = 200
      self.screen.layoutIfNeeded()
    }
    world.stage.advance(to: 0.5)
    #expect(shown.height.isNear(150))
    #expect(inner.layer.presentation()?.frame.height.isNear(150) == true)
  }

  @Test func withoutLayoutInTheBlockNothingAnimates() {
    show()
    UIView.animate(withDuration: 1) { self.bottom.constant = 0 }
    layOut()
    #expect(card.layer.animationKeys() ?? [] == [])
    #expect(shown.minY == 544)
  }

  @Test func aPropertyAnimatorScrubsAConstraint() {
    show()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.bottom.constant = 0
      self.screen.layoutIfNeeded()
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.4
    #expect(shown.minY.isNear(844 - 120))
  }

  @Test func turningBackMidwayKeepsTheMotionContinuous() {
    show()
    bottom.constant = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.screen.layoutIfNeeded() }
    world.stage.advance(to: 0.5)
    bottom.constant = 300
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.screen.layoutIfNeeded() }
    #expect(shown.minY.isNear(694))
    world.stage.advance(to: 2)
    #expect(shown.minY.isNear(844))
  }
}
