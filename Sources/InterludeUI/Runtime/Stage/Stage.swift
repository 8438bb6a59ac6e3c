/// One running world: its clock, its windows, its input and everything that UIKit keeps global. A recording is a new
/// stage; two never share anything.
public final class Stage {
  /// How the system moves by itself. A change holds for what begins after it.
  public var system: SystemBehavior
  /// The screen's size in points.
  public private(set) var size: CGSize
  /// Pixels per point.
  public private(set) var scale: CGFloat
  /// What the device's own furniture (status bar, home indicator) covers, in points.
  public var safeAreaInsets: UIEdgeInsets = .zero
  /// Measures and draws text; without one, text takes no room and leaves no mark.
  public var textRenderer: (any TextRenderer)?
  /// Reads an image file; without one, no image is found.
  public var imageLoader: ((URL) -> CGImage?)?
  /// Reads the image in the bytes of a file; without one, no data is an image.
  public var imageDecoder: ((Data) -> CGImage?)?
  /// Makes a PNG file of an image; without one, no image has any data.
  public var imageEncoder: ((CGImage) -> Data?)?
  /// Makes the pixels of what an app has drawn where they are asked for; without one, they are clear. What is only shown needs
  /// none.
  public var renderer: (any Renderer)?
  /// Every mistake noticed so far, in order.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Called with each mistake as it is noticed; by default it is written to standard error.
  public var onDiagnostic: (Diagnostic) -> Void = { diagnostic in
    try? FileHandle.standardError.write(contentsOf: Data("interlude: \(diagnostic)\n".utf8))
  }
  /// Who looks on, in the order in which they hear; the stage is the same without them.
  public var observers: [any StageObserver] = []

  /// What animating calls at some places, and some animators, are to say instead. A change holds for calls from then on.
  package var motionEdits = MotionEdits()

  /// Whether the device is set to move less; apps that honour it ask `UIAccessibility.isReduceMotionEnabled`.
  public var isReduceMotionEnabled = false {
    didSet { if isReduceMotionEnabled != oldValue { post(UIAccessibility.reduceMotionStatusDidChangeNotification) } }
  }
  /// Whether the controllers on show decide on the status bar; else the app does.
  var leavesStatusBarToControllers = true
  /// What the app has asked of the way in which its interface stands.
  var turning = ScreenTurning()
  /// Called before an app turns its interface, with the screen's new size in points: whoever sets `safeAreaInsets` sets them for that
  /// size.
  public var onTurn: ((CGSize) -> Void)?
  /// How many have asked to be told of turns, the windows being one of them.
  var orientationRequests = 1
  /// Whether apps are told that the screen is read aloud; they ask `UIAccessibility.isVoiceOverRunning`. Nothing is read, and
  /// touches act as ever.
  public var isVoiceOverRunning = false {
    didSet { if isVoiceOverRunning != oldValue { post(UIAccessibility.voiceOverStatusDidChangeNotification) } }
  }
  /// Whether apps are told that blurs are to be left out; they ask `UIAccessibility.isReduceTransparencyEnabled`. Blurs stay as they
  /// are.
  public var isReduceTransparencyEnabled = false {
    didSet {
      if isReduceTransparencyEnabled != oldValue { post(UIAccessibility.reduceTransparencyStatusDidChangeNotification) }
    }
  }
  /// What `userInterfaceStyle` says.
  var style = UIUserInterfaceStyle.light
  /// What `preferredContentSizeCategory` says.
  var contentSize = UIContentSizeCategory.large

  /// Tells those who observe the device's settings of a change.
  private func post(_ name: Notification.Name) {
    asCurrent { NotificationCenter.default.post(name: name, object: nil) }
  }

  /// The traits under which colours are found where no view says otherwise; an app may set others.
  var currentTraits: UITraitCollection {
    get { setTraits ?? screen.traitCollection }
    set { setTraits = newValue == screen.traitCollection ? nil : newValue }
  }
  private var setTraits: UITraitCollection?

  /// Sets other traits, nil for the screen's, and gives those that were set.
  func exchangeTraits(_ traits: UITraitCollection?) -> UITraitCollection? {
    defer { setTraits = traits }
    return setTraits
  }

  /// Called when an app says that its status bar or home indicator is to look otherwise; in an animation block, so that what
  /// is changed then animates along.
  public var onStatusBarUpdate: (() -> Void)?

  /// The time that everything on the stage goes by.
  public let clock = MediaClock()
  /// For what refers to the stage and does not keep it alive.
  let reference = BackReference<Stage>()
  let animationBlocks = AnimationBlockStack()
  let touches: TouchDispatcher
  let images = ImageCatalog()
  let appearanceRules = AppearanceRules()
  let drawingContexts = DrawingContexts()
  let timeFollowers = TimeFollowers()
  let jumpChecker = JumpChecker()
  let animators = ActiveAnimators()
  /// Who has left the screen in this turn of the run loop, and lives to its end at least, as an autorelease pool has it: code
  /// that dismisses itself goes on.
  private var leaving: [AnyObject] = []
  /// Those on the screen, back to front.
  private(set) var windows: [UIWindow] = []
  weak var firstResponder: UIResponder?
  private(set) lazy var screen = UIScreen(stage: self)
  private(set) lazy var application = UIApplication(stage: self)
  private(set) lazy var windowScene = UIWindowScene(stage: self)
  /// What the app was begun by; nil where it was not begun by a delegate.
  var appDelegate: (any UIApplicationDelegate)?
  /// What the keyboard acts on.
  public private(set) lazy var focusSystem = UIFocusSystem(stage: self)
  private(set) lazy var keyboard = SoftwareKeyboard(stage: self)

  /// A stage of a size in points, with pixels per point. Without a text renderer text has no size and does not show.
  public init(
    size: CGSize, scale: CGFloat = 2, textRenderer: (any TextRenderer)? = nil, system: SystemBehavior = .iOS17
  ) {
    self.system = system
    self.size = size
    self.scale = scale
    self.textRenderer = textRenderer
    touches = TouchDispatcher(clock: clock)
    reference.object = self
    clock.onMotion = { [jumpChecker, weak self] layer, event in
      if case .breaks(let cause, let properties) = event { jumpChecker.mayJump(layer, cause, properties) }
      self?.tell(.motion(event, of: layer))
    }
    clock.endsAnimationsOffStage = true
    clock.typesetter = StageTypesetter(stage: self)
    clock.onAdd = { [weak self] in self?.edit($1, on: $0) }
    jumpChecker.onJump = { [weak self] in self?.report($0) }
    clock.onDiagnostic = { [weak self] in
      self?.report(.misuse(.T1, $0.message, remedy: "Check the values given to the layer or animation."))
    }
  }

  // Not `isolated`: a module that is compiled against this one may not see, depending on the order of its files, that the class
  // is isolated by default, and stop with an error.
  @MainActor deinit {
    reference.object = nil
    discardActivity()
  }

  /// Now, in seconds.
  public var time: Double { clock.time }

  /// What a calendar says at time 0; 9:41 GMT on January 9, 2007 unless set, so that a recording has the same date whenever it is made.
  public var startDate = Date(timeIntervalSinceReferenceDate: 190_028_460)
  /// What a calendar says now.
  public var date: Date { startDate.addingTimeInterval(time) }

  /// Moves the clock. Whatever is due until then happens at its own exact time, in order, each followed by a turn of the main
  /// run loop and the layout that it calls for; the arrival is followed by layout. A time in the past runs what is due now, and
  /// moves nothing.
  ///
  /// Main-actor tasks go on in these turns, at the time of the stage at which they were begun, however far apart the frames
  /// are. They need the main thread: where the program has given it to Dispatch, as Swift Testing does, they wait until the
  /// code that advances the stage has returned.
  public func advance(to time: Double) {
    asCurrent {
      MainRunLoop.turn()
      while let next = clock.nextEventTime, next <= time {
        if next > self.time {
          // What is due finds everything where it is then, wherever the last frame was.
          timeWillPass()
          clock.reachNextEvent()
          if timeFollowers.isEmpty { continue }
        } else {
          clock.runNextEvent()
          MainRunLoop.turn()
        }
        commit()
      }
      if time > self.time { timeWillPass() }
      clock.advance(to: time)
      commit()
    }
  }

  /// Everything that happens at this time has happened.
  private func timeWillPass() {
    jumpChecker.timeWillPass()
    tell(.timeWillPass)
  }

  /// The frame of now, as `advance(to:)`, `send(_:)` or `commit()` has left it: nothing changes by asking, and two calls give
  /// equal lists.
  public func displayList() -> DisplayList {
    var list = DisplayList(size: size)
    for window in windows { list.commands += window.layer.displayList(at: time, size: size).commands }
    return list
  }

  /// Brings what follows time to now, then lays out whatever asked for it, as the end of a run-loop turn does. For changes made
  /// outside of `advance(to:)` and `send(_:)`, which end with it.
  public func commit() {
    asCurrent {
      timeFollowers.follow(to: time)
      turnAsAsked()
      for window in windows { layOut(window) }
      for window in windows { window.layer.displaySubtreeIfNeeded() }
      focusSystem.update()
      keyboard.checkResponder()
      clock.removeAnimationsOffStage()
      clock.commit()
      leaving = []
    }
  }

  /// The screen has another size in points, or other pixels per point.
  func takeScreen(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

  /// Puts a window on the screen or moves it there: behind those that are in front of it.
  func insert(_ window: UIWindow, behind isInFront: (UIWindow) -> Bool) {
    hide(window)
    windows.insert(window, at: windows.firstIndex(where: isInFront) ?? windows.count)
  }

  /// Takes a window off the screen.
  func hide(_ window: UIWindow) { windows.removeAll { $0 === window } }

  /// Keeps what has left the screen alive until the turn of the run loop ends.
  func keepUntilTurnEnds(_ object: AnyObject) { leaving.append(object) }

  func report(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    diagnostic.time = time
    diagnostics.append(diagnostic)
    onDiagnostic(diagnostic)
  }
}
