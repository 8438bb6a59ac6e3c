import InterludeUI
import InterludeUITestSupport
import Testing

/// How traits reach views and controllers, and who hears when they change.
@Suite final class TraitEnvironmentTests {
  lazy var world = World()
  private let regular = UITraitCollection(horizontalSizeClass: .regular)

  private func resize(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) {
    let size = CGSize(width: width, height: height)
    world.stage.send(InputEvent(time: world.stage.time, kind: .resize(size, scale: scale)))
  }

  private func showTraitProbe(_ name: String = "root") -> TraitProbe {
    let root = TraitProbe(name: name, journal: world.journal)
    world.show(root)
    return root
  }

  @Test func everyoneHasTheTraitsOfTheWindow() {
    let root = showTraitProbe()
    let view = UIView()
    root.view.addSubview(view)
    let expected = world.window.traitCollection
    #expect(expected.horizontalSizeClass == .compact && expected.verticalSizeClass == .regular)
    #expect(expected.displayScale == 2 && expected.userInterfaceStyle == .light)
    #expect(root.traitCollection == expected)
    #expect(view.traitCollection == expected)
    #expect(UIScreen.main.traitCollection == expected)
    #expect(world.journal.entries.isEmpty, "nothing was different from what was to be expected")
  }

  @Test func turningTheWindowIsAnnouncedThenTold() {
    let root = showTraitProbe()
    resize(844, 390)
    #expect(
      world.journal.entries(about: "root") == [
        "root willTransition to compact compact", "root viewWillTransition 844 x 390",
        "root traitCollectionDidChange from compact regular",
      ])
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }

  @Test func aResizeThatLeavesTheTraitsIsNoTraitChange() {
    _ = showTraitProbe()
    resize(400, 800)
    #expect(world.journal.entries(about: "root") == ["root viewWillTransition 400 x 800"])
  }

  @Test func anotherScaleIsATraitChangeWithoutAChangeOfSize() {
    let root = showTraitProbe()
    resize(390, 844, scale: 3)
    #expect(root.traitCollection.displayScale == 3)
    #expect(world.journal.entries(about: "root viewWillTransition").isEmpty)
  }

  @Test func viewsHearBeforeTheyAreLaidOut() {
    final class View: UIView {
      var heard: [String] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { heard.append("traits") }
      override func layoutSubviews() {
        super.layoutSubviews()
        heard.append("layout")
      }
    }
    let root = showTraitProbe()
    let view = View(frame: root.view.bounds)
    root.view.addSubview(view)
    world.layOut()
    view.heard = []
    resize(844, 390)
    world.layOut()
    #expect(view.heard == ["traits", "layout"])
  }

  @Test func anOverrideReachesTheChildAndItsViewsAlone() {
    let root = showTraitProbe()
    let child = TraitProbe(name: "child", journal: world.journal)
    root.addChild(child)
    root.view.addSubview(child.view)
    let inside = UIView()
    child.view.addSubview(inside)
    root.setOverrideTraitCollection(regular, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .regular, "inherited")
    #expect(inside.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(world.journal.entries == ["child traitCollectionDidChange from compact regular"])
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(inside.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func anOverrideHoldsThroughAChangeOfTheWindow() {
    let root = showTraitProbe()
    let child = TraitProbe(name: "child", journal: world.journal)
    root.addChild(child)
    root.view.addSubview(child.view)
    root.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .regular), forChild: child)
    resize(844, 390)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(root.traitCollection.verticalSizeClass == .compact)
    #expect(world.journal.entries(about: "child willTransition", "child trait").isEmpty, "nothing changes for it")
  }

  @Test func aChildWhoseViewIsNotLoadedHasItsParentsTraits() {
    let root = showTraitProbe()
    resize(844, 390)
    let child = TraitProbe(name: "child", journal: world.journal)
    root.addChild(child)
    root.setOverrideTraitCollection(regular, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    #expect(!child.isViewLoaded)
  }

  @Test func overridingTheTraitsOfAStrangerIsReported() {
    let root = showTraitProbe()
    root.setOverrideTraitCollection(regular, forChild: UIViewController())
    #expect(world.diagnostics.map(\.identifier) == ["H3"])
  }

  @Test func theTraitsAreUpToDateWhenAViewIsAppearing() {
    let root = showTraitProbe()
    let child = TraitProbe(name: "child", journal: world.journal)
    root.addChild(child)
    root.setOverrideTraitCollection(regular, forChild: child)
    var seen: [UIUserInterfaceSizeClass] = []
    child.onIsAppearing = { seen.append(child.view.traitCollection.horizontalSizeClass) }
    root.view.addSubview(child.view)
    #expect(seen == [.regular])
  }
}
