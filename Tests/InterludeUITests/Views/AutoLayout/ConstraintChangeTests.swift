import InterludeUI
import Testing

/// Constraints that come, go, contradict each other and cannot be.
@Suite final class ConstraintChangeTests: AutoLayoutFixture {
  private func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> [NSLayoutConstraint] {
    [view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height)]
  }

  @Test func theNearestCommonViewHoldsAConstraint() {
    let (outer, sibling) = (add(), add())
    let inner = add(to: outer)
    let own = inner.widthAnchor.constraint(equalToConstant: 1)
    let inside = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let across = inner.topAnchor.constraint(equalTo: sibling.bottomAnchor)
    NSLayoutConstraint.activate([own, inside, across])
    #expect(inner.constraints == [own])
    #expect(outer.constraints == [inside])
    #expect(screen.constraints == [across])
    NSLayoutConstraint.deactivate([own, across])
    #expect(inner.constraints.isEmpty && screen.constraints.isEmpty)
    #expect([own, inside, across].map(\.isActive) == [false, true, false])
  }

  @Test func swappingConstraintsMovesTheView() {
    let view = add()
    let left = view.leadingAnchor.constraint(equalTo: screen.leadingAnchor)
    let right = view.trailingAnchor.constraint(equalTo: screen.trailingAnchor)
    NSLayoutConstraint.activate(size(view, 100, 100) + [left, view.topAnchor.constraint(equalTo: screen.topAnchor)])
    layOut()
    #expect(view.frame.minX == 0)
    left.isActive = false
    right.isActive = true
    layOut()
    #expect(view.frame.minX == 290)
    #expect(misuses.isEmpty)
  }

  @Test func constraintsThatAreMadeAnewInEveryLayoutLetItSettle() throws {
    let restless = Restless(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    screen.addSubview(restless)
    layOut()
    #expect(restless.inner.frame == CGRect(x: 10, y: 0, width: 100, height: 50))
    #expect(misuses.isEmpty)
    let layouts = restless.layouts
    layOut()
    #expect(restless.layouts == layouts)
    // What follows from the layout itself shows in the same one.
    restless.bounds.size.width = 300
    layOut()
    #expect(restless.inner.frame == CGRect(x: 10, y: 0, width: 150, height: 50))
    #expect(misuses.isEmpty)
  }

  @Test func aViewThatLeavesLosesItsTiesToTheOutsideAndKeepsThoseInside() {
    let view = add()
    let inner = add(to: view)
    let tie = inner.leadingAnchor.constraint(equalTo: screen.leadingAnchor)
    let inside = inner.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate(size(view, 5, 5) + [tie, inside])
    view.removeFromSuperview()
    #expect(!tie.isActive)
    #expect(inside.isActive)
    #expect(screen.constraints.isEmpty)
    #expect(view.constraints.count == 3)
    screen.addSubview(view)
    #expect(!tie.isActive)
  }

  @Test func reorderingSubviewsKeepsTheirConstraints() {
    let (view, other) = (add(), add())
    view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
    screen.bringSubviewToFront(view)
    screen.insertSubview(view, belowSubview: other)
    #expect(screen.constraints.count == 1)
  }

  @Test func ofContradictingConstraintsTheLastIsLeftOutAndNamed() throws {
    let view = add()
    view.accessibilityIdentifier = "card"
    let (narrow, wide) = (
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
    )
    narrow.identifier = "narrow"
    wide.identifier = "wide"
    NSLayoutConstraint.activate([narrow, view.heightAnchor.constraint(equalToConstant: 10), wide])
    layOut()
    layOut()
    #expect(view.frame.size == CGSize(width: 100, height: 10))
    #expect(misuses == ["L1"])
    let message = try #require(world.diagnostics.first?.message)
    #expect(
      message
        == "The constraint “wide” (UIView“card”.width = 200) cannot hold together with “narrow” (UIView“card”.width = 100); "
        + "it is left out of the layout.")
    narrow.isActive = false
    layOut()
    #expect(view.frame.width == 200)
  }

  @Test func aConstraintAgainstAFrameIsReported() {
    let view = UIView(frame: rect(0, 0, 50, 50))
    screen.addSubview(view)
    add().leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 80).isActive = true
    layOut()
    #expect(misuses == ["L1"])
    #expect(world.diagnostics[0].remedy.contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(view.frame == rect(0, 0, 50, 50))
  }

  @Test func noSizeIsNegative() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 300),
      view.topAnchor.constraint(equalTo: screen.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
      view.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -200),
    ])
    layOut()
    #expect(view.frame.minX == 300)
    #expect(view.frame.width == 0)
    #expect(misuses == ["L1"])
  }

  @Test func itemsWithoutACommonViewAreReported() {
    let (view, stranger) = (add(), UIView())
    let constraint = view.topAnchor.constraint(equalTo: stranger.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(misuses == ["L2"])
  }

  @Test func aConstraintOnNothingIsReportedAndStaysInactive() {
    _ = world
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.constant == 0 && constraint.priority == .required)

    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(misuses == ["L2"])
  }

  @Test func attributesThatDoNotCompareAreReported() {
    let view = add()
    for (first, second) in [(NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.top), (.left, .centerY)] {
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: screen, attribute: second, multiplier: 1, constant: 0
      ).isActive = true
    }
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 5
    ).isActive = true
    #expect(misuses == ["L3", "L3", "L3"])
    #expect(screen.constraints.isEmpty && view.constraints.isEmpty)
  }

  /// UIKit raises, and asks for leading and trailing for both or neither.
  @Test func edgesByDirectionDoNotCompareWithLeftAndRight() {
    let view = add()
    for (first, second) in [
      (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.left), (.rightMargin, .trailing),
    ] {
      NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: screen, attribute: second, multiplier: 1, constant: 0
      ).isActive = true
    }
    #expect(misuses == ["L3", "L3"])
    view.leadingAnchor.constraint(equalTo: screen.centerXAnchor).isActive = true
    view.widthAnchor.constraint(equalTo: screen.widthAnchor).isActive = true
    #expect(misuses == ["L3", "L3"] && screen.constraints.count == 2)
  }

  @Test func anActiveConstraintDoesNotCeaseToBeRequired() {
    let constraint = add().widthAnchor.constraint(equalToConstant: 5)
    constraint.priority = .defaultLow
    constraint.priority = .required
    constraint.isActive = true
    constraint.priority = .defaultHigh
    #expect(constraint.priority == .required)
    #expect(misuses == ["L4"])
  }

  @Test func aConstraintIsNotAddedWhereItsItemsAreNot() {
    let (view, other) = (add(), add())
    other.addConstraint(view.widthAnchor.constraint(equalToConstant: 5))
    #expect(misuses == ["L5"])
    #expect(other.constraints.isEmpty)
  }

  // MARK: Updating

  private final class Badge: UIView {
    let dot = UIView()
    private(set) var updates = 0
    private var hasConstraints = false

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      updates += 1
      if !hasConstraints {
        hasConstraints = true
        dot.translatesAutoresizingMaskIntoConstraints = false
        addSubview(dot)
        NSLayoutConstraint.activate([
          dot.widthAnchor.constraint(equalToConstant: 6), dot.heightAnchor.constraint(equalToConstant: 6),
          dot.centerXAnchor.constraint(equalTo: centerXAnchor), dot.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
      }
      super.updateConstraints()
    }
  }

  @Test func constraintsAreMadeWhenTheyAreAskedFor() {
    let badge = Badge(frame: rect(0, 0, 20, 20))
    screen.addSubview(badge)
    layOut()
    #expect(badge.dot.frame == rect(7, 7, 6, 6))
    #expect(badge.updates == 1)
    #expect(!badge.needsUpdateConstraints())
    badge.setNeedsUpdateConstraints()
    #expect(badge.needsUpdateConstraints())
    layOut()
    #expect(badge.updates == 2)
  }

  private final class LateController: UIViewController {
    let box = UIView()

    override func updateViewConstraints() {
      if box.superview == nil {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
          box.heightAnchor.constraint(equalToConstant: 9),
        ])
      }
      super.updateViewConstraints()
    }
  }

  @Test func aControllerUpdatesItsConstraints() {
    let controller = LateController()
    world.show(controller)
    controller.view.setNeedsUpdateConstraints()
    layOut()
    #expect(controller.box.frame == rect(0, 0, 195, 9))
  }
}

/// A view that replaces the constraints of what is in it whenever it lays out: some before the layout, some after it.
private final class Restless: UIView {
  let inner = UIView()
  private(set) var layouts = 0
  private var (early, late): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])

  override func layoutSubviews() {
    layouts += 1
    if inner.superview == nil {
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
    }
    NSLayoutConstraint.deactivate(early)
    early = [
      inner.topAnchor.constraint(equalTo: topAnchor),
      inner.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
    ]
    NSLayoutConstraint.activate(early)
    super.layoutSubviews()
    NSLayoutConstraint.deactivate(late)
    late = [
      inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      inner.heightAnchor.constraint(equalToConstant: 50),
    ]
    NSLayoutConstraint.activate(late)
  }
}
