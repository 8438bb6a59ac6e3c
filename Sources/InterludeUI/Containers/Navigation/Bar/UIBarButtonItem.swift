/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How the button's text is set. The raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// Regular.
    case plain = 0
    /// Semibold: the button that completes what is being done.
    case done = 2
  }

  /// Buttons that every app has. The raw values are UIKit's.
  public nonisolated enum SystemItem: Int, Sendable {
    /// “Done”, semibold.
    case done = 0
    /// “Cancel”.
    case cancel = 1
    /// “Edit”.
    case edit = 2
    /// “Save”, semibold.
    case save = 3
    /// A plus.
    case add = 4
    /// A flexible space. In a toolbar, such spaces share the room that the other items leave.
    case flexibleSpace = 5
    /// A space as wide as the item's `width`.
    case fixedSpace = 6
    /// A pencil on a sheet.
    case compose = 7
    /// An arrow that turns back.
    case reply = 8
    /// An arrow out of a box: sharing.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A waste bin.
    case trash = 16
    /// A triangle to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// “Undo”.
    case undo = 21
    /// “Redo”.
    case redo = 22
    /// A cross in a disc.
    case close = 24
  }

  /// How the text is set; regular unless set.
  open var style: Style = .plain { didSet { didChange() } }
  /// The button's own colour; the bar's without one.
  open var tintColor: UIColor? {
    didSet {
      noteSetting()
      didChange()
    }
  }
  /// Shown in place of a button, at its own size.
  open var customView: UIView? { didSet { didChange() } }
  /// What the button does. If it is set, target and action have no effect.
  open var primaryAction: UIAction?
  /// The object that the button's action is sent to; the item does not keep it alive. Without a target, the first object along the
  /// responder chain that can perform the action gets it.
  open weak var target: AnyObject?
  /// The name of the method that the target performs; nil for none.
  open var action: Selector?
  /// The button's width, or a fixed space's, in points; 0, the default, for as wide as what it shows.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// Whether bars leave the item out; false unless set.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  let glyph: BarGlyph.Kind?
  /// The kind of space that the item is; nil for a button.
  let space: Space?
  /// The bar's button that shows it.
  weak var button: UIView?

  /// The view that shows the item in a bar; nil if it is in none.
  var shownView: UIView? { customView ?? button }

  enum Space {
    case flexible, fixed
  }

  public override init() {
    (glyph, space) = (nil, nil)
    super.init()
  }

  /// A button. Its action supplies the title and image that are not given.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A button that every app has, with an action.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    (glyph, space) = (systemItem.glyph, systemItem.space)
    super.init()
    title = systemItem.title
    image = systemItem.symbol.flatMap(UIImage.init(systemName:))
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.primaryAction = primaryAction
  }

  /// A button of a text, which sends an action to a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setTarget(target, action: action)
  }

  /// A button of an image, which sends an action to a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    setTarget(target, action: action)
  }

  /// A button of an image, and of another one in a bar of compact height, which sends an action to a target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button that every app has, which sends an action to a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    setTarget(target, action: action)
  }

  /// A flexible space in a toolbar. All such spaces are equally wide.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// A space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func setTarget(_ target: Any?, action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Performs the item's action.
  ///
  /// - Parameter responder: Where an action without a target begins to look for one.
  func perform(startingAt responder: UIResponder) {
    if let primaryAction { return primaryAction.perform(sender: self) }
    guard let action else { return }
    _ = TargetAction.send(action, to: target, from: self, along: UIResponder.chain(from: responder))
  }

  /// A view in the place of a button, at its own size.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

nonisolated extension UIBarButtonItem.SystemItem {
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  fileprivate var glyph: BarGlyph.Kind? {
    switch self {
    case .add: .plus
    case .close: .close
    default: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  fileprivate var space: UIBarButtonItem.Space? {
    switch self {
    case .flexibleSpace: .flexible
    case .fixedSpace: .fixed
    default: nil
    }
  }
}
