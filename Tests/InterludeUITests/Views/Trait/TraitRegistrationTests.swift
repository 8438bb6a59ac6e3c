import InterludeUI
import InterludeUITestSupport
import Testing

/// Who is told of a change of traits by having registered for it.
@Suite final class TraitRegistrationTests {
  lazy var world = World()
  private lazy var root: UIViewController = {
    let root = UIViewController()
    world.show(root)
    return root
  }()
  private var heard: [String] = []

  private func show<View: UIView>(_ view: View) -> View {
    root.view.addSubview(view)
    return view
  }

  @Test func aHandlerHearsOfItsTraitsAlone() {
    let view = show(UIView())
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self, ThemeTrait.self]) {
      [unowned self] (view: UIView, previous: UITraitCollection) in
      heard.append("\(previous.userInterfaceStyle) \(previous.theme) to \(view.traitCollection.userInterfaceStyle)")
      heard.append("under \(UITraitCollection.current.userInterfaceStyle)")
    }
    #expect(heard.isEmpty, "registering is no change")

    view.traitOverrides.displayScale = 1
    #expect(heard.isEmpty)

    world.stage.userInterfaceStyle = .dark
    #expect(heard == ["light plain to dark", "under dark"])

    view.traitOverrides.theme = .dim
    #expect(heard.dropFirst(2) == ["dark plain to dark", "under dark"])

    view.traitOverrides.theme = .dim
    #expect(heard.count == 4, "the same once more is no change")
  }

  @Test func aCustomTraitThatComesToItsDefaultIsNoChange() {
    let view = show(UIView())
    view.registerForTraitChanges([ThemeTrait.self]) { [unowned self] (_: UIView, _) in heard.append("theme") }
    view.traitOverrides.theme = .plain
    #expect(heard.isEmpty)
  }

  @Test func registrationsAreToldInTheirOrderAfterTheObject() {
    let view = show(Listener())
    view.hear = { [unowned self] in heard.append($0) }
    view.registerForTraitChanges([ThemeTrait.self]) { (view: Listener, _) in view.hear("first") }
    view.registerForTraitChanges([ThemeTrait.self]) { (view: Listener, _) in view.hear("second") }
    view.traitOverrides.theme = .dim
    #expect(heard == ["object", "first", "second"])
  }

  @Test func anEndedRegistrationIsNotTold() {
    let (view, other) = (show(UIView()), show(UIView()))
    let registration = view.registerForTraitChanges([ThemeTrait.self]) { [unowned self] (_: UIView, _) in
      heard.append("ended")
    }
    other.unregisterForTraitChanges(registration)
    view.traitOverrides.theme = .dim
    #expect(heard == ["ended"], "it is not the other's")
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.theme = .bright
    #expect(heard == ["ended"])
  }

  @Test func aRegistrationThatIsEndedByOneBeforeItIsNotTold() {
    let view = show(UIView())
    var second: (any UITraitChangeRegistration)?
    view.registerForTraitChanges([ThemeTrait.self]) { [unowned self] (view: UIView, _) in
      heard.append("first")
      if let second { view.unregisterForTraitChanges(second) }
    }
    second = view.registerForTraitChanges([ThemeTrait.self]) { [unowned self] (_: UIView, _) in heard.append("second") }
    view.traitOverrides.theme = .dim
    #expect(heard == ["first"])
  }

  @Test func anActionTakesUpToTwoArguments() {
    let (view, target) = (show(UIView()), Target())
    let traits: [UITrait] = [ThemeTrait.self]
    view.registerForTraitChanges(traits, target: target, action: Selector("changed", method: Target.changed))
    view.registerForTraitChanges(traits, target: target, action: Selector("changedOf:", method: Target.changedOf(_:)))
    view.registerForTraitChanges(
      traits, target: target, action: Selector("changedOf:from:", method: Target.changedOf(_:from:)))

    view.traitOverrides.theme = .dim

    #expect(target.heard == ["changed", "changed of dim", "changed of dim from plain"])
    #expect(world.diagnostics.isEmpty)
  }

  @Test func anActionWithoutATargetIsTheObjectsOwn() {
    let view = show(Listener())
    view.hear = { [unowned self] in heard.append($0) }
    view.registerForTraitChanges([ThemeTrait.self], action: Selector("note", method: Listener.note))
    view.traitOverrides.theme = .dim
    #expect(heard == ["object", "noted"])
  }

  @Test func aTargetIsNotKept() {
    let view = show(UIView())
    var target: Target? = Target()
    weak let known = target
    view.registerForTraitChanges(
      [ThemeTrait.self], target: target as Any, action: Selector("changed", method: Target.changed))
    target = nil
    #expect(known == nil)
    view.traitOverrides.theme = .dim
    #expect(world.diagnostics.isEmpty)
  }

  @Test func controllersScenesAndPresentationsAreToldToo() throws {
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    let presentation = try #require(presented.presentationController)
    let scene = try #require(world.window.windowScene)
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    presented.registerForTraitChanges(style) { [unowned self] (_: UIViewController, _) in heard.append("controller") }
    presentation.registerForTraitChanges(style) { [unowned self] (_: UIPresentationController, previous) in
      heard.append("presentation, was \(previous.userInterfaceStyle)")
    }
    scene.registerForTraitChanges(style) { [unowned self] (_: UIWindowScene, _) in heard.append("scene") }
    world.window.registerForTraitChanges(style) { [unowned self] (_: UIWindow, _) in heard.append("window") }

    world.stage.userInterfaceStyle = .dark
    #expect(heard == ["scene", "window", "presentation, was light", "controller"])

    heard = []
    presentation.traitOverrides.userInterfaceStyle = .light
    #expect(heard == ["presentation, was dark", "controller"])
  }

  /// The form of Apple's documentation: `self` is a parameter, so that nothing is captured.
  @Test func anObjectRegistersForItselfWithoutKeepingItself() {
    var view: SelfRegistering? = SelfRegistering()
    weak let known = view
    view?.traitOverrides.theme = .dim
    #expect(view?.themes == [.dim])
    view = nil
    #expect(known == nil)
  }
}

private final class Target: NSObject {
  var heard: [String] = []

  func changed() { heard.append("changed") }
  func changedOf(_ view: UIView) { heard.append("changed of \(view.traitCollection.theme)") }
  func changedOf(_ view: UIView, from previous: UITraitCollection) {
    heard.append("changed of \(view.traitCollection.theme) from \(previous.theme)")
  }
}

private final class Listener: UIView {
  var hear: (String) -> Void = { _ in }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) { hear("object") }
  func note() { hear("noted") }
}

private class SelfRegistering: UIView {
  var themes: [ThemeTrait.Theme] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([ThemeTrait.self]) { (self: Self, previousTraitCollection: UITraitCollection) in
      self.themes.append(self.traitCollection.theme)
    }
  }

  required init?(coder: NSCoder) { nil }
}
