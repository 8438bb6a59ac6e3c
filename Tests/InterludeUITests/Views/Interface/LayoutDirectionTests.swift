import InterludeUI
import Testing

/// Content that goes from right to left.
@Suite final class LayoutDirectionTests {
  @Test func theAttributeSaysWhichWayContentGoes() {
    let ways: [(UISemanticContentAttribute, Bool)] = [
      (.unspecified, true), (.playback, false), (.spatial, false), (.forceLeftToRight, false),
      (.forceRightToLeft, true),
    ]
    for (attribute, turns) in ways {
      let way = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
      #expect(way == (turns ? .rightToLeft : .leftToRight), "\(attribute)")
    }
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
  }

  /// Leading 20, width 100, or with a trailing limit, in a view 300 wide.
  private func place(_ attribute: UISemanticContentAttribute) -> (UIView, UIView) {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), UIView())
    outer.semanticContentAttribute = attribute
    outer.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      inner.trailingAnchor.constraint(lessThanOrEqualTo: outer.trailingAnchor, constant: -40),
      inner.widthAnchor.constraint(equalToConstant: 100), inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    outer.layoutIfNeeded()
    return (outer, inner)
  }

  @Test func constraintsFromLeadingAreFromTheRight() {
    #expect(place(.unspecified).1.frame.minX == 20)
    let (outer, inner) = place(.forceRightToLeft)
    #expect(inner.frame == CGRect(x: 180, y: 0, width: 100, height: 10))
    outer.semanticContentAttribute = .forceLeftToRight
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 20)
  }

  @Test func aRowOfAStackBeginsAtTheRight() {
    let views = (0..<2).map { _ in UIView() }
    for view in views { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 110, height: 20)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [60, 0])
  }

  @Test func directionalMarginsAreTurnedRound() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  @Test func marginsReachAsFarAsTheSuperviewsWhereTheyAreToBePreserved() {
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    inner.frame = CGRect(x: 10, y: 40, width: 90, height: 20)
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 30))
  }
}
