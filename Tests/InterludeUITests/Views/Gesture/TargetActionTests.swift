import DisplayList
import InterludeUI
import InterludeUITestSupport
import Testing

/// Actions by name: of recognisers, controls and bar items.
@Suite final class TargetActionTests {
  lazy var world = World()
  lazy var screen = world.showEmpty()
  lazy var target = NamedActions(world.journal)
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    screen.view.addSubview(button)
    return button
  }()

  @Test func aSelectorIsItsName() {
    let selector: Selector = "close:"
    #expect(selector == Selector("close:") && selector == NSSelectorFromString("close:"))
    #expect(NSStringFromSelector(selector) == "close:" && "\(selector)" == "close:")
    #expect(selector != "close")
  }

  // MARK: Recognisers

  @Test func aRecogniserSendsItselfAtEveryChange() {
    let pan = UIPanGestureRecognizer(target: target, action: "panned:")
    screen.view.addGestureRecognizer(pan)
    screen.finger.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), at: 1, steps: 2)
    #expect(world.journal.entries == ["panned began", "panned changed", "panned ended"])
  }

  @Test func targetsAndHandlersAreCalledInOrderEachOnce() {
    let tap = UITapGestureRecognizer { [world] _ in world.journal.write("handler") }
    tap.addTarget(target, action: "tapped")
    tap.addTarget(target, action: "tapped")
    tap.addTarget(target, action: "other")
    screen.view.addGestureRecognizer(tap)
    screen.finger.tap(100, 100, at: 1)
    #expect(world.journal.entries == ["handler", "tapped", "other"])
  }

  @Test func removingATargetTakesOneActionOrAll() {
    let other = NamedActions(world.journal)
    let tap = UITapGestureRecognizer()
    for target in [target, other] {
      tap.addTarget(target, action: "tapped")
      tap.addTarget(target, action: "other")
    }
    screen.view.addGestureRecognizer(tap)
    tap.removeTarget(target, action: "tapped")
    screen.finger.tap(100, 100, at: 1)
    #expect(world.journal.entries == ["other", "tapped", "other"])
    world.journal.clear()
    tap.removeTarget(nil, action: "other")
    screen.finger.tap(100, 100, at: 5)
    #expect(world.journal.entries == ["tapped"])
    world.journal.clear()
    tap.removeTarget(nil, action: nil)
    screen.finger.tap(100, 100, at: 10)
    #expect(world.journal.entries.isEmpty)
  }

  @Test func aTargetIsNotKeptAlive() {
    weak var gone: NamedActions?
    let tap = UITapGestureRecognizer()
    do {
      let target = NamedActions(world.journal)
      gone = target
      tap.addTarget(target, action: "tapped")
      button.addTarget(target, action: "tapped", for: .touchDown)
    }
    #expect(gone == nil)
    screen.view.addGestureRecognizer(tap)
    screen.finger.tap(10, 10, at: 1)
    button.sendActions(for: .touchDown)
    #expect(world.journal.entries.isEmpty && world.diagnostics.isEmpty)
  }

  // MARK: Mistakes

  @Test func aTargetThatCannotPerformIsReportedWithWhatToDo() {
    _ = screen
    let tap = UITapGestureRecognizer(target: NSObject(), action: "tapped")
    button.addTarget(3, action: "tapped", for: .touchDown)
    #expect(tap.view == nil)
    #expect(world.diagnostics.map(\.identifier) == ["S1", "S1"])
    #expect(
      world.diagnostics.first?.message
        == "The action \"tapped\" cannot be sent to NSObject, which does not adopt ActionTarget.")
    #expect(world.diagnostics.first?.remedy.contains("perform(_:with:)") == true)
  }

  @Test func anActionThatTheTargetDoesNotKnowIsReported() {
    let tap = UITapGestureRecognizer(target: target, action: "taped")
    screen.view.addGestureRecognizer(tap)
    screen.finger.tap(100, 100, at: 1)
    #expect(world.diagnostics.map(\.identifier) == ["S2"])
    #expect(world.diagnostics.first?.message == "NamedActions has no action \"taped\".")
  }

  // MARK: Controls

  @Test func aControlSendsItsEventsToTheirTargets() {
    button.addTarget(target, action: "tapped", for: [.touchUpInside, .touchCancel])
    button.addTarget(target, action: "sent:", for: .touchDown)
    button.addAction(UIAction { [world] _ in world.journal.write("closure") }, for: .touchUpInside)
    screen.finger.tap(150, 120, at: 1)
    #expect(world.journal.entries == ["sent UIButton", "tapped", "closure"])
    #expect(button.allTargets == [AnyHashable(target)])
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["sent:"])
    #expect(button.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
    #expect(button.allControlEvents == [.touchUpInside, .touchCancel, .touchDown])
    button.removeTarget(target, action: nil, for: .touchUpInside)
    world.journal.clear()
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchCancel)
    #expect(world.journal.entries == ["closure", "tapped"])
  }

  @Test func aTargetThatIsLetGoByAnotherActionHearsNothing() {
    var owner: NamedActions? = NamedActions(world.journal)
    button.addAction(UIAction { _ in owner = nil }, for: .touchDown)
    button.addTarget(owner, action: "tapped", for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(world.journal.entries.isEmpty)
  }

  @Test func anActionWithoutATargetGoesUpTheResponderChain() {
    _ = button
    let controller = NamedController(world.journal)
    world.show(controller)
    let middle = NamedView(world.journal)
    controller.view.addSubview(middle)
    middle.addSubview(button)
    button.addTarget(nil, action: "middle", for: .touchDown)
    button.addTarget(nil, action: "controller", for: .touchDown)
    button.addTarget(nil, action: "nobody", for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(world.journal.entries == ["view middle", "controller controller"])
    #expect(world.diagnostics.isEmpty)
    #expect(UIApplication.shared.sendAction("controller", to: nil, from: nil, for: nil))
    #expect(!UIApplication.shared.sendAction("nobody", to: nil, from: button, for: nil))
  }

  // MARK: Bars

  @Test(arguments: [0, 1, 2])
  func aBarButtonSendsItsItem(kind: Int) throws {
    let (navigation, probes) = world.showNavigation("only")
    let image = UIImage(cgImage: try #require(CGImage(width: 2, height: 2, pixels: [UInt32](repeating: 0, count: 4))))
    let item =
      switch kind {
      case 0: UIBarButtonItem(title: "Go", style: .done, target: target, action: "sent:")
      case 1: UIBarButtonItem(image: image, style: .plain, target: target, action: "sent:")
      default: UIBarButtonItem(barButtonSystemItem: .add, target: target, action: "sent:")
      }
    probes[0].navigationItem.rightBarButtonItem = item
    world.stage.advance(to: 1)
    let bar = navigation.navigationBar
    let button = try #require(bar.firstControl)
    let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    Finger(world.stage).tap(center.x, center.y, at: 2)
    #expect(world.journal.entries.filter { $0.hasPrefix("sent") } == ["sent UIBarButtonItem"])
    item.primaryAction = UIAction { [world] _ in world.journal.write("primary") }
    Finger(world.stage).tap(center.x, center.y, at: 5)
    #expect(world.journal.entries.filter { $0.hasPrefix("sent") }.count == 1)
    #expect(world.journal.entries.last == "primary")
  }
}

extension UIView {
  fileprivate var firstControl: UIControl? {
    if let control = self as? UIControl { return control }
    return subviews.lazy.compactMap(\.firstControl).first
  }
}

/// Knows some actions by name.
final class NamedActions: NSObject, ActionTarget {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func perform(_ action: Selector, with sender: Any?) -> Bool {
    switch action {
    case "tapped": journal.write("tapped")
    case "other": journal.write("other")
    case "panned:": journal.write("panned \((sender as? UIPanGestureRecognizer).map { "\($0.state)" } ?? "?")")
    case "sent:": journal.write("sent \(sender.map { "\(type(of: $0))" } ?? "nobody")")
    default: return false
    }
    return true
  }
}

private final class NamedView: UIView, ActionTarget {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  }

  required init?(coder: NSCoder) { nil }

  func perform(_ action: Selector, with sender: Any?) -> Bool {
    guard action == "middle" else { return false }
    journal.write("view \(action)")
    return true
  }
}

private final class NamedController: UIViewController, ActionTarget {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func perform(_ action: Selector, with sender: Any?) -> Bool {
    guard action == "controller" else { return false }
    journal.write("controller \(action)")
    return true
  }
}
