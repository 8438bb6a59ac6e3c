import InterludeUI
import InterludeUITestSupport
import Testing

/// Constraints of a view whose anchor point is not its middle. Known from apps that are written for it: they turn views about an edge that
/// way, in the middle of another view, and add half of the height to a distance from the top so that a view stays where it was.
@Suite final class AnchorPointConstraintTests: AutoLayoutFixture {
  @Test func aViewHeldInTheMiddleHasItsAnchorPointThere() {
    let hand = add()
    hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    NSLayoutConstraint.activate([
      hand.widthAnchor.constraint(equalToConstant: 20), hand.heightAnchor.constraint(equalToConstant: 100),
      hand.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      hand.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
    ])
    layOut()
    #expect(hand.center == CGPoint(x: 195, y: 422))
    #expect(hand.frame == rect(185, 322, 20, 100))
    hand.transform = CGAffineTransform(rotationAngle: .pi / 2)
    layOut()
    #expect(hand.center == CGPoint(x: 195, y: 422))
  }

  @Test func halfOfItsHeightMoreLeavesAViewWhereItWas() {
    let (lid, below) = (add(), add())
    let top = lid.topAnchor.constraint(equalTo: screen.topAnchor, constant: 40)
    NSLayoutConstraint.activate([
      top, lid.leadingAnchor.constraint(equalTo: screen.leadingAnchor), lid.widthAnchor.constraint(equalToConstant: 80),
      lid.heightAnchor.constraint(equalToConstant: 60), below.topAnchor.constraint(equalTo: lid.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: lid.leadingAnchor), below.widthAnchor.constraint(equalToConstant: 10),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    layOut()
    #expect(lid.frame == rect(0, 40, 80, 60))
    lid.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    top.constant += 30
    layOut()
    #expect(lid.frame == rect(0, 40, 80, 60))
    // Constraints go by what was worked out, not by where the view lies.
    #expect(below.frame == rect(0, 130, 10, 10))
  }
}
