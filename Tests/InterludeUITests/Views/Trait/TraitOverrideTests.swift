import InterludeUI
import InterludeUITestSupport
import Testing

/// Traits that a scene, a window, a view, a controller or a presentation has different from its surroundings.
@Suite final class TraitOverrideTests {
  lazy var world = World()
  private lazy var root: UIViewController = {
    let root = UIViewController()
    world.show(root)
    return root
  }()

  @Test func aViewHandsItsOverridesOn() {
    let (outer, inner) = (UIView(), UIView())
    root.view.addSubview(outer)
    outer.addSubview(inner)

    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides.theme = .dim

    #expect(inner.traitCollection.horizontalSizeClass == .regular && inner.traitCollection.theme == .dim)
    #expect(inner.traitCollection.verticalSizeClass == .regular, "inherited")
    #expect(root.view.traitCollection.horizontalSizeClass == .compact && root.view.traitCollection.theme == .plain)

    inner.traitOverrides.theme = .plain
    #expect(inner.traitCollection.theme == .plain, "a default overrides what is inherited")

    inner.traitOverrides.remove(ThemeTrait.self)
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.theme == .dim && inner.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func theOverriddenStyleIsOneOfTheOverrides() {
    let view = UIView()
    root.view.addSubview(view)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(view.overrideUserInterfaceStyle == .unspecified && view.traitCollection.userInterfaceStyle == .light)
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(root.overrideUserInterfaceStyle == .dark && view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aControllersOverridesGoBeforeItsParents() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    root.traitOverrides.displayScale = 1
    root.setOverrideTraitCollection(UITraitCollection { $0.theme = .dim }, forChild: child)
    #expect(child.traitCollection.displayScale == 1 && child.view.traitCollection.theme == .dim)

    child.traitOverrides.theme = .bright

    #expect(child.traitCollection.theme == .bright && child.view.traitCollection.theme == .bright)
    #expect(root.view.traitCollection.theme == .plain && root.view.traitCollection.displayScale == 1)
  }

  @Test func aWindowsAndItsScenesOverridesReachEverything() throws {
    _ = root
    let scene = try #require(world.window.windowScene)
    scene.traitOverrides.theme = .dim
    scene.traitOverrides.horizontalSizeClass = .regular
    #expect(scene.traitCollection.theme == .dim && root.view.traitCollection.theme == .dim)
    #expect(UIScreen.main.traitCollection.theme == .plain)

    world.window.traitOverrides.theme = .bright
    world.stage.send(InputEvent(time: 1, kind: .resize(CGSize(width: 500, height: 400), scale: 2)))

    #expect(root.traitCollection.theme == .bright && scene.traitCollection.theme == .dim)
    #expect(root.traitCollection.horizontalSizeClass == .regular && root.traitCollection.verticalSizeClass == .compact)
  }

  @Test func aPresentationsOverridesAreThoseOfWhatItPresents() throws {
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    let presentation = try #require(presented.presentationController)
    presentation.traitOverrides.theme = .dim

    root.present(presented, animated: false)
    #expect(presented.traitCollection.theme == .dim && presentation.traitCollection.theme == .dim)
    #expect(root.traitCollection.theme == .plain)

    presentation.traitOverrides.theme = .bright
    #expect(presented.view.traitCollection.theme == .bright)
  }

  @Test func whatPresentsHandsItsOverridesNotToThePresented() {
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    root.traitOverrides.theme = .dim
    root.present(presented, animated: false)
    #expect(root.traitCollection.theme == .dim && presented.traitCollection.theme == .plain)
  }

  @Test func aColorFollowsACustomTrait() {
    let view = UIView()
    root.view.addSubview(view)
    view.backgroundColor = UIColor { $0.theme == .dim ? .gray : .white }
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    root.traitOverrides.theme = .dim
    #expect(view.layer.backgroundColor == UIColor.gray.cgColor)
  }

  @Test func whatIsOverriddenIsNotAnnouncedToBeAnother() {
    let child = TraitProbe(name: "child", journal: world.journal)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.traitOverrides.verticalSizeClass = .regular
    world.stage.send(InputEvent(time: 1, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    #expect(root.traitCollection.verticalSizeClass == .compact && child.traitCollection.verticalSizeClass == .regular)
    #expect(world.journal.entries(about: "child willTransition", "child trait").isEmpty)
  }

  @Test func aRootControllersOverridesAreInWhatIsAnnounced() {
    let root = TraitProbe(name: "root", journal: world.journal)
    let child = TraitProbe(name: "child", journal: world.journal)
    world.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    root.traitOverrides.verticalSizeClass = .regular
    world.stage.send(InputEvent(time: 1, kind: .resize(CGSize(width: 844, height: 390), scale: 2)))
    #expect(world.journal.entries(about: "root willTransition", "root trait", "child willTransition").isEmpty)

    world.stage.send(InputEvent(time: 2, kind: .resize(CGSize(width: 932, height: 430), scale: 2)))
    let expected = ["root willTransition to regular regular", "child willTransition to regular regular"]
    #expect(world.journal.entries(about: "root willTransition", "child willTransition").sorted() == expected.sorted())
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func aClassMaySayItsAppearanceByOverriding() {
    final class Dark: UIView {
      override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .dark }
        set { super.overrideUserInterfaceStyle = newValue }
      }
    }
    let (view, inner) = (Dark(), UIView())
    view.addSubview(inner)
    root.view.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .dark && inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func whoChangesItsTraitsOnBeingToldHandsTheNewOnesOn() {
    final class Stubborn: UIView {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { traitOverrides.theme = .bright }
    }
    let (view, inner) = (Stubborn(), UIView())
    root.view.addSubview(view)
    view.addSubview(inner)
    root.traitOverrides.theme = .dim
    #expect(view.traitCollection.theme == .bright && inner.traitCollection.theme == .bright)
  }
}
