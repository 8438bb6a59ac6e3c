import InterludeUI
import Testing

/// No input whatever leaves a gesture, a touch or a callback hanging.
@Suite final class RandomInputTests {
  @Test(arguments: [1, 2, 3, 5] as [UInt64])
  func nothingIsStuckAfterThousandsOfEvents(seed: UInt64) {
    let ground = Playground()
    var input = RandomInput(seed: seed)
    for _ in 0..<2500 { ground.world.stage.send(input.next()) }
    for event in input.releases() { ground.world.stage.send(event) }
    ground.world.settle()
    _ = ground.world.stage.displayList()
    #expect(ground.unfinished == [], "seed \(seed)")
    #expect(ground.recognizersAtWork == [], "seed \(seed)")
    #expect(ground.scroll.contentOffset.y.isFinite, "seed \(seed)")
    #expect(ground.hearsOfDrag(at: ground.world.stage.time + 1), "seed \(seed)")
  }

  @Test func theSameInputGivesTheSameFrame() {
    let lists = (0..<2).map { _ in
      let ground = Playground()
      var input = RandomInput(seed: 11)
      for _ in 0..<500 { ground.world.stage.send(input.next()) }
      return ground.world.stage.displayList()
    }
    #expect(lists[0] == lists[1])
  }
}

/// Random events of a mouse, fingers and a window that is resized, in the order of time.
private struct RandomInput {
  private var random: SplitMix64
  private var time = 0.0
  private var buttons: Set<String> = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> InputEvent {
    // Mostly as fast as a hand, at times not for a while.
    time += Int.random(in: 0..<20, using: &random) == 0 ? .random(in: 0...1, using: &random) : 1.0 / 120
    return InputEvent(time: time, kind: kind())
  }

  /// Lifts all that may be down.
  mutating func releases() -> [InputEvent] {
    let touches = (0..<4).map { InputEvent.Touch($0, .ended, at: .zero) }
    return [.pointerUp(.zero, .primary), .touches(touches)].map { InputEvent(time: time, kind: $0) }
  }

  private mutating func kind() -> InputEvent.Kind {
    let buttons: [InputEvent.Button] = [.primary, .primary, .primary, .secondary, .middle, .back]
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<40: return .pointerMoved(point())
    case 40..<50: return .pointerDown(point(), buttons.randomElement(using: &random) ?? .primary)
    case 50..<60: return .pointerUp(point(), buttons.randomElement(using: &random) ?? .primary)
    case 60..<62: return .pointerCancelled
    case 62..<66: return .scroll(point(), CGVector(dx: number(100), dy: number(100)))
    case 66..<68: return .resize(CGSize(width: 200 + abs(number(400)), height: 200 + abs(number(600))), scale: 2)
    case 68..<69: return .key(.space)
    default: return .touches((0..<Int.random(in: 1...3, using: &random)).map { _ in touch() })
    }
  }

  private mutating func touch() -> InputEvent.Touch {
    let phases: [InputEvent.Touch.Phase] = [.began, .began, .moved, .moved, .moved, .moved, .ended, .ended, .cancelled]
    return InputEvent.Touch(
      .random(in: 0..<4, using: &random), phases.randomElement(using: &random) ?? .moved, at: point())
  }

  /// In the window or somewhat outside; nowhere at times.
  private mutating func point() -> CGPoint {
    if Int.random(in: 0..<200, using: &random) == 0 { return CGPoint(x: CGFloat.nan, y: .infinity) }
    return CGPoint(x: 195 + number(300), y: 300 + number(500))
  }

  private mutating func number(_ size: CGFloat) -> CGFloat { .random(in: -size...size, using: &random) }
}

/// A navigation controller with controls, nested scroll views and recognisers of every kind, and a sheet to present.
private final class Playground {
  let world = World()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 90, width: 390, height: 500))
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let pad = BalancedPad(frame: CGRect(x: 0, y: 600, width: 390, height: 240))
  private var controls: [UIControl] = []
  private var allScrollViews: [UIScrollView] = []
  private var recognizers: [UIGestureRecognizer] = []
  private let both = ConflictDelegate()
  /// Continuous gestures that have begun and not ended.
  private var begun: Set<ObjectIdentifier> = []
  private var misplaced: [String] = []

  init() {
    navigation = UINavigationController(rootViewController: root)
    world.show(navigation)
    both.allowsBoth = true
    fill(scroll)
    pad.isMultipleTouchEnabled = true
    root.view.addSubview(scroll)
    root.view.addSubview(pad)
    addRecognizers()
    world.stage.advance(to: 0)
  }

  private func fill(_ scroll: UIScrollView) {
    scroll.contentSize = CGSize(width: 390, height: 1500)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    inner.contentSize = CGSize(width: 1200, height: 200)
    inner.isPagingEnabled = true
    scroll.addSubview(inner)
    allScrollViews = [scroll, inner]
    add(UISlider(frame: CGRect(x: 20, y: 20, width: 300, height: 30)))
    add(UISwitch(frame: CGRect(x: 20, y: 70, width: 51, height: 31)))
    add(UISegmentedControl(items: ["a", "b", "c"])).frame = CGRect(x: 20, y: 120, width: 300, height: 32)
    let actions: [() -> Void] = [
      { [unowned self] in navigation.pushViewController(UIViewController(), animated: true) },
      { [unowned self] in presentSheet() },
    ]
    for (index, action) in actions.enumerated() {
      let button = add(UIButton(type: .system))
      button.frame = CGRect(x: 20, y: 170 + CGFloat(index) * 60, width: 300, height: 50)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    }
  }

  @discardableResult private func add<Control: UIControl>(_ control: Control) -> Control {
    scroll.addSubview(control)
    controls.append(control)
    return control
  }

  private func addRecognizers() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.require(toFail: double)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .up]
    let pinch = UIPinchGestureRecognizer()
    pinch.delegate = both
    for recognizer in [double, single, swipe, UILongPressGestureRecognizer(), pinch, UIRotationGestureRecognizer()] {
      watch(recognizer, on: pad)
    }
    let pan = UIPanGestureRecognizer()
    pan.delegate = both
    for recognizer in [pan, edge] { watch(recognizer, on: root.view) }
  }

  private func watch(_ recognizer: UIGestureRecognizer, on view: UIView) {
    view.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.addHandler { [unowned self] in note($0) }
  }

  /// Every began has exactly one end, and nothing changes in between but while begun.
  private func note(_ recognizer: UIGestureRecognizer) {
    let id = ObjectIdentifier(recognizer)
    let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    switch recognizer.state {
    case .began:
      if !begun.insert(id).inserted { misplaced.append("\(type(of: recognizer)) began twice") }
    case .changed:
      if !begun.contains(id) { misplaced.append("\(type(of: recognizer)) changed before it began") }
    case .ended, .cancelled:
      if begun.remove(id) == nil, !isDiscrete { misplaced.append("\(type(of: recognizer)) ended before it began") }
    case .possible, .failed:
      misplaced.append("\(type(of: recognizer)) told of \(recognizer.state)")
    }
  }

  private func presentSheet() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    let close = UIButton(type: .system)
    close.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    close.addAction(UIAction { [unowned sheet] _ in sheet.dismiss(animated: true) }, for: .touchUpInside)
    sheet.view.addSubview(close)
    root.present(sheet, animated: true)
  }

  var unfinished: [String] {
    misplaced + recognizers.filter { begun.contains(ObjectIdentifier($0)) }.map { "\(type(of: $0)) has not ended" }
      + controls.filter { $0.isTracking || $0.isHighlighted }.map { "\(type(of: $0)) is pressed" }
      + allScrollViews.filter { $0.isTracking || $0.isDragging || $0.isDecelerating }.map { "\(type(of: $0)) is held" }
      + (pad.touchCount == 0 ? [] : ["the pad has \(pad.touchCount) touches"]) + pad.mistakes
  }

  var recognizersAtWork: [String] {
    recognizers(in: world.window).filter { $0.state != .possible || $0.numberOfTouches != 0 }.map {
      "\(type(of: $0)) \($0.state)"
    }
  }

  private func recognizers(in view: UIView) -> [UIGestureRecognizer] {
    (view.gestureRecognizers ?? []) + view.subviews.flatMap { recognizers(in: $0) }
  }

  /// Whether a window in front of everything still gets its drags.
  func hearsOfDrag(at time: Double) -> Bool {
    let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    front.windowLevel = .alert
    front.isHidden = false
    var states: [UIGestureRecognizer.State] = []
    front.addGestureRecognizer(UIPanGestureRecognizer { states.append($0.state) })
    Finger(world.stage).drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 100, y: 10), at: time, steps: 1)
    return states == [.began, .ended]
  }
}

/// Knows which touches it has, and writes down what it should not hear.
private final class BalancedPad: UIView {
  private var touches: Set<UITouch> = []
  private(set) var mistakes: [String] = []
  var touchCount: Int { touches.count }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !self.touches.isDisjoint(with: touches) { mistakes.append("a touch began twice") }
    self.touches.formUnion(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touches.isSubset(of: self.touches) { mistakes.append("a touch moved before it began") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lose(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lose(touches) }

  private func lose(_ touches: Set<UITouch>) {
    if !touches.isSubset(of: self.touches) { mistakes.append("a touch ended before it began") }
    self.touches.subtract(touches)
  }
}
