import InterludeUI
import Testing

/// The constraints that anchors make, by their parts and by the frames that they give.
@Suite final class AnchorTests: AutoLayoutFixture {
  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Relation = NSLayoutConstraint.Relation

  @Test func anchorsMakeConstraintsOfTheirAttributes() {
    let (a, b) = (add(), add())
    let (lead, trail) = (a.leadingAnchor, b.trailingAnchor)
    let (top, bottom) = (a.topAnchor, b.bottomAnchor)
    let (width, height) = (a.widthAnchor, b.heightAnchor)
    let table: [(NSLayoutConstraint, Attribute, Relation, Attribute, CGFloat, CGFloat)] = [
      (lead.constraint(equalTo: trail), .leading, .equal, .trailing, 1, 0),
      (lead.constraint(greaterThanOrEqualTo: trail), .leading, .greaterThanOrEqual, .trailing, 1, 0),
      (lead.constraint(lessThanOrEqualTo: trail), .leading, .lessThanOrEqual, .trailing, 1, 0),
      (top.constraint(greaterThanOrEqualTo: bottom, constant: 5), .top, .greaterThanOrEqual, .bottom, 1, 5),
      (top.constraint(lessThanOrEqualTo: bottom, constant: 5), .top, .lessThanOrEqual, .bottom, 1, 5),
      (lead.constraint(equalToSystemSpacingAfter: trail, multiplier: 2), .leading, .equal, .trailing, 1, 16),
      (
        lead.constraint(greaterThanOrEqualToSystemSpacingAfter: trail, multiplier: 0.5), .leading, .greaterThanOrEqual,
        .trailing, 1, 4
      ),
      (
        lead.constraint(lessThanOrEqualToSystemSpacingAfter: trail, multiplier: 1), .leading, .lessThanOrEqual,
        .trailing, 1, 8
      ),
      (top.constraint(equalToSystemSpacingBelow: bottom, multiplier: 1), .top, .equal, .bottom, 1, 8),
      (
        top.constraint(greaterThanOrEqualToSystemSpacingBelow: bottom, multiplier: 3), .top, .greaterThanOrEqual,
        .bottom, 1, 24
      ),
      (
        top.constraint(lessThanOrEqualToSystemSpacingBelow: bottom, multiplier: 1), .top, .lessThanOrEqual, .bottom, 1,
        8
      ),
      (width.constraint(greaterThanOrEqualTo: height, multiplier: 2), .width, .greaterThanOrEqual, .height, 2, 0),
      (width.constraint(lessThanOrEqualTo: height, multiplier: 2), .width, .lessThanOrEqual, .height, 2, 0),
      (
        width.constraint(greaterThanOrEqualTo: height, multiplier: 2, constant: 3), .width, .greaterThanOrEqual,
        .height, 2, 3
      ),
      (
        width.constraint(lessThanOrEqualTo: height, multiplier: 2, constant: 3), .width, .lessThanOrEqual, .height, 2,
        3
      ),
    ]
    for (made, first, relation, second, multiplier, constant) in table {
      let isOfItems = made.firstItem === a && made.secondItem === b && !made.isActive
      #expect(isOfItems && made.firstAttribute == first && made.secondAttribute == second, "\(made)")
      #expect(made.relation == relation && made.multiplier == multiplier && made.constant == constant, "\(made)")
    }
    #expect(lead.item === a && width.item === a)
  }

  /// “After” and “below” are further to the right and down, and a bound holds against what would go beyond.
  @Test func spacingsAndInequalitiesHold() {
    let (a, b) = (add(), add())
    let wish = b.leadingAnchor.constraint(equalTo: screen.leadingAnchor)
    let widest = b.widthAnchor.constraint(equalToConstant: 1000)
    for constraint in [wish, widest] { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: screen.topAnchor), a.widthAnchor.constraint(equalToConstant: 30),
      a.heightAnchor.constraint(equalToConstant: 20),
      b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
      b.widthAnchor.constraint(lessThanOrEqualTo: a.heightAnchor, multiplier: 2, constant: 5),
      b.heightAnchor.constraint(equalTo: a.heightAnchor), wish, widest,
    ])
    layOut()
    #expect(b.frame == rect(56, 28, 45, 20))
  }

  @Test func aGuideHasEveryAnchorThatAViewHas() {
    let (view, guide) = (add(), UILayoutGuide())
    screen.addLayoutGuide(guide)
    let anchors: [(NSLayoutConstraint, Attribute)] = [
      (guide.leftAnchor.constraint(equalTo: view.leftAnchor), .left),
      (guide.rightAnchor.constraint(equalTo: view.rightAnchor), .right),
      (guide.centerXAnchor.constraint(equalTo: view.centerXAnchor), .centerX),
      (guide.centerYAnchor.constraint(equalTo: view.centerYAnchor), .centerY),
      (guide.heightAnchor.constraint(equalTo: view.heightAnchor), .height),
    ]
    for (constraint, attribute) in anchors {
      #expect(constraint.firstItem === guide && constraint.firstAttribute == attribute)
    }
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 20),
      guide.rightAnchor.constraint(equalTo: screen.leftAnchor, constant: 120),
      guide.centerYAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
      guide.heightAnchor.constraint(equalToConstant: 40),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor), view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    layOut()
    #expect(guide.layoutFrame == rect(20, 80, 100, 40) && view.frame == rect(65, 80, 10, 40))
  }

  /// The numbers are the iOS SDK's.
  @Test func prioritiesAreNumbersThatCanBeCountedWith() {
    let priorities: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500),
      (.dragThatCannotResizeScene, 490), (.defaultLow, 250), (.fittingSizeLevel, 50),
    ]
    for (priority, number) in priorities { #expect(priority.rawValue == number) }
    var priority = UILayoutPriority.required
    priority -= 1
    #expect(priority == UILayoutPriority(999) && priority < .required)
    priority += 0.5
    #expect(priority == .required - 0.5)
  }
}
