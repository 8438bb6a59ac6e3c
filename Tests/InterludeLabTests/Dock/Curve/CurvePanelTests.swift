import InterludeUI
import MotionQA
import SDLStage
import Testing

@testable import InterludeLab

/// What of a take the curve panel draws.
struct CurvePanelTests {
  private let host = TestHost()

  /// A window with the dock, on a scene of one controller.
  private func window(_ makeController: @escaping @MainActor () -> UIViewController) throws -> LabWindow {
    let scene = Scene(
      name: "motion", title: "Motion", summary: "A view moves", script: InputScript(duration: 1, []),
      makeViewController: makeController)
    let window = LabWindow(
      try TestLab(with: [scene]).lab, scene: scene, size: CGSize(width: 1280, height: 900), scale: 1,
      phone: WindowSize.standard, freezeDelay: nil, host: host)
    window.advance(to: 0)
    return window
  }

  @Test func theGraphIsThatOfTheBarThatIsSelected() throws {
    let window = try TestLab().slideWindow(host)
    for _ in 0..<2 {
      host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
      host.run(window, for: 1)
    }
    let view = try #require(window.dock.window.descendants(CurveGraphView.self).first)
    let motions = window.session.machine.log.motions
    #expect(motions.count == 2)
    for (motion, start) in zip(motions, [45.0, 145]) {
      window.session.selection = [motion.id]
      host.run(window, for: 2)
      #expect(view.graph.lines.first?.samples.first?.number == start)
      #expect(view.graph.lines.first?.samples.last?.number == start + 100)
    }
  }

  /// Green is the third line.
  @Test func ofSeveralPropertiesTheVelocityHasTheColourOfItsOwn() throws {
    let window = try window { GrowthViewController() }
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1)
    let view = try #require(window.dock.window.descendants(CurveGraphView.self).first)
    let motions = window.session.machine.log.motions.filter { $0.source?.isSystem == false }.map(\.id)
    for selection in [[], motions] {
      window.session.selection = Set(selection)
      host.run(window, for: 2)
      let values = view.graph.lines.filter { $0.quantity == .value }
      let velocity = try #require(view.graph.lines.first { $0.quantity == .velocity })
      #expect((values.count > 1) == !selection.isEmpty)
      #expect(velocity.color == (values.count > 1 ? values[0].color : .velocity) && velocity.name == values[0].name)
    }
  }

  /// A velocity that rises within a few frames has no corners: half a second is drawn by 120 frames a second, more by 60.
  @Test(arguments: [(0.5, 120.0), (2, 60)]) func aShortMotionIsDrawnFiner(duration: Double, rate: Double) throws {
    let window = try window { CurtainViewController(duration: duration) }
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 6)
    let graph = try #require(window.dock.window.descendants(CurveGraphView.self).first).graph
    let samples = try #require(graph.lines.first?.samples.prefix(2))
    #expect(samples.count == 2 && abs(samples[1].time - samples[0].time - 1 / rate) < 1e-9)
  }

  /// In slow motion a curve is looked at while it runs: what is to come follows from the take. At full speed it waits for the end.
  @Test(arguments: [true, false]) func aCurveShowsWhileItRunsInSlowMotion(isSlow: Bool) throws {
    let window = try window { CurtainViewController(duration: 2) }
    if isSlow { host.press(.character("s"), in: window) }
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1.5)
    let panel = try #require(window.dock.window.descendants(CurveGraphView.self).first)
    #expect(panel.isHidden != isSlow)
    guard isSlow else { return }
    #expect(window.session.machine.log.motions.contains { $0.end == nil })
    let samples = try #require(panel.graph.lines.first?.samples)
    let (first, last) = (try #require(samples.first), try #require(samples.last))
    #expect(abs(last.time - 2) < 0.1 && first.number != last.number)
  }

  /// The edit is over before the motion as it was built has arrived.
  @Test func theGhostsWayEndsAtItsOwnTarget() throws {
    let window = try window { CurtainViewController(duration: 1) }
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 2)
    let call = try #require(window.session.selectedCall)
    window.session.edit(call, to: call.parameters.setting(.duration, to: 0.25))
    host.run(window, for: 2)
    let graph = try #require(window.dock.window.descendants(CurveGraphView.self).first).graph
    let ghost = try #require(graph.lines.first { $0.style == .dashed })
    let now = try #require(graph.lines.first { $0.style == .solid && $0.quantity == .value })
    let (way, own) = (graph.span(of: ghost), graph.span(of: now))
    #expect(abs(way.from - own.from) < 0.5 && abs(way.to - own.to) < 0.5, "\(way) against \(own)")
    #expect(abs(way.to - way.from) > 700)
    #expect(try #require(ghost.samples.last).time <= graph.timeRange.upperBound)
    #expect(abs(try #require(ghost.samples.last).number - way.to) > 100, "it is still on its way at the edge")
  }

  @Test func aLongMotionIsDrawnToItsEnd() throws {
    let window = try window { CurtainViewController(duration: 8) }
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 9)
    host.press(.space, in: window)
    host.run(window, for: 6)
    let graph = try #require(window.dock.window.descendants(CurveGraphView.self).first).graph
    #expect(abs(graph.timeRange.upperBound - 8.05) < 0.02)
    #expect(graph.marks.contains { $0.words.hasPrefix("settles at") && $0.time > 5 && $0.time < 8 })
  }

  /// The view that is turned round never reaches what its curve was to reach.
  @Test func aMotionThatWasCutShortHasNoLabels() throws {
    let window = try window { ReturnViewController() }
    let button = CGPoint(x: 150, y: 430).applying(window.layout.map())
    host.click(button, in: window)
    host.run(window, for: 0.3)
    host.click(button, in: window)
    host.run(window, for: 2)
    let motions = window.session.machine.log.motions.filter { $0.source?.isSystem == false }
    #expect(motions.count == 2)
    window.session.selection = Set(motions.map(\.id))
    host.run(window, for: 2)
    let view = try #require(window.dock.window.descendants(CurveGraphView.self).first)
    #expect(!view.graph.lines.isEmpty && view.graph.marks.isEmpty, "\(view.graph.marks)")

    window.session.selection = []
    host.click(button, in: window)
    host.run(window, for: 2)
    window.session.selection = [try #require(window.session.machine.log.motions.last).id]
    host.run(window, for: 2)
    #expect(view.graph.marks.contains { $0.words.hasPrefix("overshoots") })
  }

  /// A bar's items move farther, along with the fade of the screen.
  @Test func whatTheAnimatorMovesComesBeforeTheBar() throws {
    let window = try window { FadingViewController() }
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 2)
    #expect(window.session.machine.log.motions.contains { $0.isInBar && $0.source?.isSystem == false })
    #expect(window.session.leadingMotion?.property == "opacity")
    let graph = try #require(window.dock.window.descendants(CurveGraphView.self).first).graph
    #expect(graph.lines.first?.name.hasSuffix("alpha") == true, "\(graph.lines.map(\.name))")
  }

  /// The motion ends later than the take so far: the curve is played in advance.
  @Test func theCurveOfAnEditShowsAtOnce() throws {
    let window = try window { CurtainViewController(duration: 0.5) }
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 1.5)
    let view = try #require(window.dock.window.descendants(CurveGraphView.self).first)
    #expect(abs(view.graph.timeRange.upperBound - 0.55) < 0.02)
    let parameters = try #require(window.dock.window.descendants(ParametersView.self).first)
    parameters.onChange(parameters.parameters.setting(.duration, to: 4))
    host.run(window, for: 3.0 / 64)
    #expect(abs(view.graph.timeRange.upperBound - 4.05) < 0.02, "\(view.graph.timeRange)")
    #expect(!view.isHidden)
  }

  /// What is copied names the property whose curve is on show, not another one that the same call animates.
  @Test func whatIsTakenHomeAnimatesWhatTheGraphShows() throws {
    let window = try window { GrowthViewController() }
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 2)
    let graph = try #require(window.dock.window.descendants(CurveGraphView.self).first).graph
    #expect(graph.lines.first?.name.hasSuffix("scale.x") == true)
    #expect(window.dock.window.descendants(ParametersView.self).first?.keyPath == "transform")
  }

  /// As when an animator has forgotten to add its view.
  @Test func whereNothingThatMovesIsOnTheScreenThePanelSaysSo() throws {
    let window = try window { AbsenceViewController() }
    let panel = try #require(window.dock.window.descendants(CurvePanel.self).first)
    func words() -> [String] { panel.descendants(UILabel.self).filter(\.isOnShow).compactMap(\.text) }
    host.click(CGPoint(x: 150, y: 430).applying(window.layout.map()), in: window)
    host.run(window, for: 2)

    #expect(try !#require(panel.descendants(ParametersView.self).first).isHidden)
    #expect(words().contains { $0.contains("nowhere on the screen") }, "\(words())")
    #expect(!words().contains("CSV"), "there is no graph to copy")
  }

  /// A call that is looked at for how long it lasts is drawn, though another one moves its view farther.
  @Test func theMotionOfTheLeadingCallComesFirst() throws {
    let scene = Scene(
      name: "pair", title: "Pair", summary: "Two views move", script: InputScript(duration: 1, [])
    ) { PairViewController() }
    let session = LabSession(
      try TestLab(with: [scene]).lab,
      start: Take.Start(scene: scene, size: WindowSize.standard, scale: 1, settings: DeviceSettings()), host: host)
    let place = CGPoint(x: 150, y: 430)
    session.send(InputEvent(time: 0, kind: .pointerDown(place, .primary)))
    session.send(InputEvent(time: 0, kind: .pointerUp(place, .primary)))
    session.advance(to: 1)
    let motions = session.machine.log.motions.filter { $0.source?.fileName == "CurvePanelTests.swift" }
    session.selection = Set(motions.map(\.id))
    let leading = try #require(session.leadingMotion)
    #expect(motions.count == 2 && leading.id == motions.last?.id)

    let tracks = MotionTracks(of: motions, in: session.trace(of: 0...1, framesPerSecond: 60), leading: leading.source)

    #expect(tracks.entries.map(\.track.property) == [.centerX, .centerY])
  }
}

/// At a tap moves a view 300 points down in a short time, and another one 10 points to the side in a long one.
private final class PairViewController: UIViewController {
  private let views = (0..<2).map { UIView(frame: CGRect(x: 20 + 100 * CGFloat($0), y: 200, width: 50, height: 50)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
    button.addAction(UIAction { [weak self] _ in self?.move() }, for: .touchUpInside)
    for subview in views + [button] { view.addSubview(subview) }
  }

  private func move() {
    UIView.animate(withDuration: 0.3) { self.views[0].center.y += 300 }
    UIView.animate(withDuration: 0.6) { self.views[1].center.x += 10 }
  }
}

/// At a tap moves a view that is in no window.
private final class AbsenceViewController: UIViewController {
  private let absent = UIView(frame: CGRect(x: 20, y: 200, width: 50, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
    button.addAction(
      UIAction { [absent] _ in UIView.animate(withDuration: 0.3) { absent.center.y += 300 } }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// At a tap makes a view larger and its corners rounder.
private final class GrowthViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
    let other = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
    let button = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
    button.addAction(
      UIAction { _ in
        UIView.animate(withDuration: 0.5) {
          box.transform = CGAffineTransform(scaleX: 2, y: 2)
          box.layer.cornerRadius = 10
        }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { other.center.x += 100 }
      }, for: .touchUpInside)
    for subview in [box, other, button] { view.addSubview(subview) }
  }
}

/// At a tap moves a view down, and at the next one back up.
private final class ReturnViewController: UIViewController {
  private let box = UIView(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
  private var isDown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
    button.addAction(UIAction { [weak self] _ in self?.move() }, for: .touchUpInside)
    for subview in [box, button] { view.addSubview(subview) }
  }

  private func move() {
    isDown.toggle()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      options: .beginFromCurrentState
    ) {
      self.box.center.y = self.isDown ? 525 : 225
    }
  }
}

/// At a tap pushes a screen with an animator of its own, which fades it in.
private final class FadingViewController: UIViewController, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    let button = UIControl(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
    button.addAction(UIAction { [weak self] _ in self?.push() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func push() {
    let screen = UIViewController()
    screen.title = "Second"
    screen.view.backgroundColor = .white
    navigationController?.delegate = self
    navigationController?.pushViewController(screen, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let screen = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(screen)
    screen.alpha = 0
    UIView.animate(withDuration: 0.5) {
      screen.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
