import InterludeUI
import Testing

/// Frames that constraints give, worked out by hand.
@Suite final class ConstraintLayoutTests: AutoLayoutFixture {
  @Test func edgesArePinned() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 40),
      view.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -44),
    ])
    layOut()
    #expect(view.frame == rect(20, 40, 340, 760))
    #expect(misuses.isEmpty)
  }

  @Test func centresAndSizes() {
    let view = add()
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: screen.centerYAnchor, constant: 10),
      view.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5, constant: 5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    layOut()
    #expect(view.frame == rect(95, 382, 200, 100))
  }

  @Test func theInitialiserTakesAttributesAndAMultiplier() {
    let view = add()
    let constraint = { (attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat) in
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: self.screen, attribute: attribute,
        multiplier: multiplier, constant: constant)
    }
    screen.addConstraints([
      constraint(.centerX, 0.5, 0), constraint(.bottom, 0.25, 0), constraint(.width, 0.2, 2),
    ])
    view.addConstraint(
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 11))
    layOut()
    #expect(view.frame == rect(57.5, 200, 80, 11))
  }

  @Test func cousinsAreRelatedAcrossTheirParents() {
    let (left, right) = (add(), UIView(frame: rect(200, 100, 150, 150)))
    screen.addSubview(right)
    let (inner, cousin) = (add(to: left), add(to: right))
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
      left.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
      left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: cousin.bottomAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: cousin.leadingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
      cousin.leadingAnchor.constraint(equalTo: right.leadingAnchor, constant: 25),
      cousin.topAnchor.constraint(equalTo: right.topAnchor),
      cousin.widthAnchor.constraint(equalToConstant: 30), cousin.heightAnchor.constraint(equalToConstant: 30),
    ])
    layOut()
    #expect(cousin.frame == rect(25, 0, 30, 30))
    // The cousin's bottom is at 130 on the screen, its left at 225; left begins at (10, 50).
    #expect(inner.frame == rect(5, 88, 210, 20))
  }

  @Test func contentGivesItsContainerASize() {
    let (box, first, second) = (add(), label("four"), label("seventy"))
    add(first, to: box)
    add(second, to: box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      box.topAnchor.constraint(equalTo: screen.topAnchor),
      first.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 6),
      second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
      second.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      first.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
    ])
    layOut()
    #expect(first.frame == rect(10, 10, 34, 20.5))
    #expect(second.frame == rect(50, 10, 59.5, 20.5))
    #expect(box.frame == rect(0, 0, 119.5, 40.5))
    first.text = "twenty characters ok"
    layOut()
    #expect(box.frame.width == 255.5)
  }

  @Test func theLabelThatHugsLessStretchesAndTheOneThatResistsLessGivesWay() {
    let (first, second) = (add(label("four")), add(label("seventy")))
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      first.topAnchor.constraint(equalTo: screen.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.topAnchor.constraint(equalTo: screen.topAnchor),
      second.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
    ])
    layOut()
    #expect(first.frame.width == 34)
    #expect(second.frame.width == 356)
    first.text = String(repeating: "a", count: 30)
    second.text = String(repeating: "b", count: 30)
    second.setContentCompressionResistancePriority(.required, for: .horizontal)
    layOut()
    #expect(first.frame.width == 135)
    #expect(second.frame.width == 255)
  }

  @Test func inequalitiesAndPrioritiesDecideTheWidth() {
    let view = add()
    let wide = view.widthAnchor.constraint(equalTo: screen.widthAnchor, constant: -20)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      wide, view.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
      view.topAnchor.constraint(equalTo: screen.topAnchor),
    ])
    layOut()
    #expect(view.frame == rect(10, 0, 370, 10))
    world.stage.send(InputEvent(time: 1, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    layOut()
    #expect(view.frame == rect(222, 0, 400, 10))
  }

  @Test func textWrapsAtTheWidthThatConstraintsLeave() {
    let text = add(label("one two three four five six", lines: 0))
    let below = add()
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
      text.widthAnchor.constraint(equalToConstant: 120),
      text.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
      below.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 1), below.heightAnchor.constraint(equalToConstant: 1),
    ])
    layOut()
    // 14 characters fit: “one two three”, “four five six”. Two lines of 20.4 are 40.8, at two pixels a point 41.
    #expect(text.frame == rect(20, 20, 120, 41))
    #expect(below.frame.minY == 65)
  }

  @Test func aLabelWithinBoundsIsNoWiderThanItsLines() {
    let text = add(label("one two three four five six", lines: 0))
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
      text.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
      text.topAnchor.constraint(equalTo: screen.topAnchor),
    ])
    layOut()
    #expect(text.frame == rect(20, 0, 110.5, 41))
  }

  @Test func aViewWithoutConstraintsStaysWhereItsFrameHasIt() {
    let (view, other) = (UIView(frame: rect(1, 2, 3, 4)), add())
    add(view)
    other.widthAnchor.constraint(equalToConstant: 10).isActive = true
    layOut()
    #expect(view.frame == rect(1, 2, 3, 4))
  }

  @Test func constraintsFollowAFrameThatAnotherViewIsGiven() {
    let (framed, view) = (UIView(frame: rect(10, 10, 100, 100)), add())
    screen.addSubview(framed)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: framed.trailingAnchor),
      view.topAnchor.constraint(equalTo: framed.topAnchor),
      view.widthAnchor.constraint(equalTo: framed.widthAnchor), view.heightAnchor.constraint(equalToConstant: 5),
    ])
    layOut()
    #expect(view.frame == rect(110, 10, 100, 5))
    framed.frame = rect(30, 40, 50, 50)
    layOut()
    #expect(view.frame == rect(80, 40, 50, 5))
    framed.center.x += 7
    layOut()
    #expect(view.frame == rect(87, 40, 50, 5))
  }

  @Test func aSubviewWithAnAutoresizingMaskFollowsAPlacedView() {
    let (placed, filling) = (add(), UIView())
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    placed.addSubview(filling)
    let inner = add(to: filling)
    NSLayoutConstraint.activate(
      pins(placed, to: screen, 50)
        + [
          inner.trailingAnchor.constraint(equalTo: filling.trailingAnchor),
          inner.topAnchor.constraint(equalTo: filling.topAnchor),
          inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
        ])
    layOut()
    #expect(filling.frame == rect(0, 0, 290, 744))
    #expect(inner.frame == rect(280, 0, 10, 10))
  }

  @Test func transformsSurviveLayout() {
    let view = add()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    NSLayoutConstraint.activate(pins(view, to: screen, 20))
    layOut()
    #expect(view.bounds.size == CGSize(width: 350, height: 804))
    #expect(view.center == CGPoint(x: 195, y: 422))
    #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test func edgesFallOnPixels() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 0.3),
      view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 0.2),
      view.widthAnchor.constraint(equalToConstant: 33.3), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    layOut()
    #expect(view.frame == rect(0.5, 0, 33, 10))
  }

  private func pins(_ view: UIView, to other: UIView, _ inset: CGFloat) -> [NSLayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: inset),
      view.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ]
  }
}
