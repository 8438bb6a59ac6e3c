import InterludeTestSupport
import InterludeUI
import InterludeUITestSupport
import Testing

/// No input whatever leaves a gesture, a touch or a callback hanging.
@Suite final class RandomInputTests {
  @Test func nothingIsStuckAfterThousandsOfEvents() {
    // With other random numbers it takes more of them until everything has happened.
    let seeds: [UInt64] = [1, 2, 3, 5] + (Thoroughness.isWhole ? Array(6...40) : [])
    let missing = seeds.map(missing(afterEventsOf:)).reduce(nil) { all, some in
      all?.intersection(some) ?? some
    }
    // It would be no test if nothing had happened.
    #expect(missing == [])
  }

  /// Sends thousands of random events, and tells what has never happened meanwhile.
  private func missing(afterEventsOf seed: UInt64) -> Set<String> {
    let ground = Playground()
    var input = RandomInput(seed: seed)
    for index in 0..<2500 {
      ground.world.stage.send(input.event())
      if index % 40 == 0 { ground.disturb(with: input.number(below: 6)) }
    }
    for event in input.releases() { ground.world.stage.send(event) }
    ground.calmDown()
    #expect(ground.unfinished == [], "seed \(seed)")
    #expect(ground.recognizersAtWork == [], "seed \(seed)")
    #expect(ground.scroll.contentOffset.y.isFinite, "seed \(seed)")
    #expect(ground.hearsOfDrag(at: ground.world.stage.time + 1), "seed \(seed)")
    return ground.missing
  }

  @Test func theSameInputGivesTheSameFrame() {
    let lists = (0..<2).map { _ in
      let ground = Playground()
      var input = RandomInput(seed: 11)
      for _ in 0..<500 { ground.world.stage.send(input.event()) }
      return ground.world.stage.displayList()
    }
    #expect(lists[0] == lists[1])
  }
}

/// Random events of a mouse, four fingers and a window that is resized, in the order of time. Pointers wander, rest and
/// leap.
private struct RandomInput {
  private var random: SplitMix64
  private var time = 0.0
  /// What is certain to come next, and how many seconds later.
  private var next: [(delay: Double, kind: InputEvent.Kind)] = []
  private var mouse = CGPoint(x: 100, y: 300)
  private var fingers = (0..<4).map { CGPoint(x: 50 + 80 * CGFloat($0), y: 700) }

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func number(below bound: Int) -> Int { .random(in: 0..<bound, using: &random) }

  mutating func event() -> InputEvent {
    if next.isEmpty { next = number(below: 12) == 0 ? gesture() : [noise()] }
    let (delay, kind) = next.removeFirst()
    time += delay
    return InputEvent(time: time, kind: kind)
  }

  /// Mostly as fast as a hand, at times not for a while.
  private mutating func noise() -> (delay: Double, kind: InputEvent.Kind) {
    (number(below: 25) == 0 ? .random(in: 0...1, using: &random) : 1.0 / 60, kind())
  }

  /// Something that has a meaning, after all fingers have left.
  private mutating func gesture() -> [(delay: Double, kind: InputEvent.Kind)] {
    let lift = (0.1, InputEvent.Kind.touches(fingers.indices.map { .init($0, .ended, at: fingers[$0]) }))
    let place = anywhere()
    func one(_ phase: InputEvent.Touch.Phase, _ x: CGFloat) -> InputEvent.Kind {
      .touches([.init(0, phase, at: CGPoint(x: place.x + x, y: place.y))])
    }
    func two(_ phase: InputEvent.Touch.Phase, _ x: CGFloat, _ y: CGFloat) -> InputEvent.Kind {
      .touches([.init(0, phase, at: place), .init(1, phase, at: CGPoint(x: place.x + x, y: place.y + y))])
    }
    switch number(below: 5) {
    case 0: return [lift, (0.3, .pointerDown(place, .primary)), (0.2, .pointerUp(place, .primary))]
    case 1: return [lift, (0.3, one(.began, 0)), (0.7, one(.moved, 5)), (0.1, one(.ended, 5))]
    case 2: return [lift, (0.3, one(.began, 0)), (0.03, one(.moved, -30)), (0.03, one(.moved, -60)), lift]
    case 3: return [lift, (0.3, two(.began, 40, 40)), (0.1, two(.moved, 60, 60)), (0.1, two(.moved, 70, 70)), lift]
    default: return [lift, (0.3, two(.began, 60, 0)), (0.1, two(.moved, 0, 60)), (0.1, two(.moved, -60, 0)), lift]
    }
  }

  /// Lifts all that may be down.
  mutating func releases() -> [InputEvent] {
    time += 1
    let touches = fingers.indices.map { InputEvent.Touch($0, .ended, at: fingers[$0]) }
    return [.pointerUp(mouse, .primary), .touches(touches)].map { InputEvent(time: time, kind: $0) }
  }

  private mutating func kind() -> InputEvent.Kind {
    let buttons: [InputEvent.Button] = [.primary, .primary, .primary, .primary, .secondary, .middle, .back]
    switch number(below: 100) {
    case 0..<35:
      mouse = wandered(from: mouse)
      return .pointerMoved(mouse)
    case 35..<43:
      if number(below: 2) == 0 { mouse = anywhere() }
      return .pointerDown(mouse, buttons[number(below: buttons.count)])
    case 43..<51: return .pointerUp(mouse, buttons[number(below: buttons.count)])
    case 51: return .pointerCancelled
    case 52..<55: return .scroll(mouse, CGVector(dx: amount(100), dy: amount(100)))
    case 55: return .resize(CGSize(width: 300 + abs(amount(300)), height: 500 + abs(amount(500))), scale: 2)
    case 56: return .key(.space)
    default: return .touches(touches())
    }
  }

  private mutating func touches() -> [InputEvent.Touch] {
    if number(below: 20) == 0 { return [InputEvent.Touch(0, .began, at: CGPoint(x: CGFloat.nan, y: .infinity))] }
    let phases: [InputEvent.Touch.Phase] = [.began, .moved, .moved, .moved, .moved, .moved, .ended]
    var phase = phases[number(below: phases.count)]
    if number(below: 100) == 0 { phase = .cancelled }
    // All, a pair or one; sometimes the same one twice.
    let who = [[0, 1], [0, 1], [0], [1], [2, 3], [0, 1, 2, 3], [0, 0]][number(below: 7)]
    return who.map { finger in
      if phase == .began, number(below: 4) == 0 { fingers[finger] = anywhere() }
      if phase == .moved { fingers[finger] = wandered(from: fingers[finger]) }
      return InputEvent.Touch(finger, phase, at: fingers[finger])
    }
  }

  /// In the window or somewhat outside.
  private mutating func anywhere() -> CGPoint { CGPoint(x: 195 + amount(250), y: 400 + amount(500)) }

  private mutating func wandered(from place: CGPoint) -> CGPoint {
    let size: CGFloat = number(below: 10) == 0 ? 300 : 20
    let point = CGPoint(x: place.x + amount(size), y: place.y + amount(size))
    return abs(point.x - 195) > 300 || abs(point.y - 420) > 500 ? anywhere() : point
  }

  private mutating func amount(_ size: CGFloat) -> CGFloat { .random(in: -size...size, using: &random) }
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
  /// What has happened at least once.
  private var happened: Set<String> = []

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
      { [unowned self] in push() }, { [unowned self] in presentSheet() },
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
    happened.insert("\(type(of: recognizer)) \(recognizer.state)")
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

  private func push() {
    happened.insert("push")
    let pushed = UIViewController()
    leave(pushed) { [unowned self] in
      happened.insert("pop")
      navigation.popViewController(animated: true)
    }
    navigation.pushViewController(pushed, animated: true)
  }

  private func presentSheet() {
    happened.insert("present")
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    leave(sheet) { [unowned self, unowned sheet] in
      happened.insert("dismiss")
      sheet.dismiss(animated: true)
    }
    navigation.present(sheet, animated: true)
  }

  /// A screen that is left with whatever touch on most of it.
  private func leave(_ controller: UIViewController, by action: @escaping () -> Void) {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 100, width: 390, height: 700)
    button.addAction(UIAction { _ in action() }, for: [.touchUpInside, .touchUpOutside, .touchDragExit])
    controller.view.addSubview(button)
  }

  /// Changes something under the fingers.
  func disturb(with number: Int) {
    world.stage.asCurrent {
      switch number {
      case 0: recognizers.forEach { $0.isEnabled.toggle() }
      case 1: pad.superview == nil ? root.view.addSubview(pad) : pad.removeFromSuperview()
      case 2: scroll.isScrollEnabled.toggle()
      case 3: scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      case 4: controls.forEach { $0.isEnabled.toggle() }
      default: break
      }
    }
  }

  /// Undoes what was disturbed, and waits.
  func calmDown() {
    world.stage.asCurrent {
      recognizers.forEach { $0.isEnabled = true }
      controls.forEach { $0.isEnabled = true }
      root.view.addSubview(pad)
    }
    world.settle()
  }

  /// What ought to have happened and has not.
  var missing: Set<String> {
    let continuous = ["UIPan", "UIPinch", "UIRotation", "UILongPress"].flatMap { name in
      ["began", "changed", "ended", "cancelled"].map { "\(name)GestureRecognizer \($0)" }
    }
    let expected =
      continuous + [
        "UITapGestureRecognizer ended", "UISwipeGestureRecognizer ended", "push", "pop", "present", "dismiss",
      ]
    return Set(expected).subtracting(happened)
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
