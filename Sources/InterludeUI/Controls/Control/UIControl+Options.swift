extension UIControl {
  /// What can happen to a control. The raw values are UIKit's.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch down with a tap count of more than 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The followed touch has moved, and is over the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The followed touch has moved, and is outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The followed touch has come back over the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The followed touch has left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The followed touch was lifted over the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The followed touch was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The followed touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A touch has changed the control's value; a change by the program does not count.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for: for a button, a touch up inside.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing of a text field has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person has changed a text field's text; a change by setting it does not count.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a text field: with an action for it, editing ends.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is at the moment. The raw values are UIKit's.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal = State([])
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected by the program.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Where the content is across the control, with `leading` and `trailing` as the sides that they are.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// Where the content is down the control. The raw values are UIKit's.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top edge.
    case top
    /// At the bottom edge.
    case bottom
    /// At the top edge: nothing is stretched here.
    case fill

    /// How much of the free room is above the content.
    var topShare: CGFloat {
      switch self {
      case .center: 0.5
      case .top, .fill: 0
      case .bottom: 1
      }
    }
  }

  /// Where the content is across the control.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// At the left edge: nothing is stretched here.
    case fill
    /// The same as `left`.
    case leading
    /// The same as `right`.
    case trailing

    /// How much of the free room is on the content's left.
    var leftShare: CGFloat {
      switch self {
      case .center: 0.5
      case .left, .leading, .fill: 0
      case .right, .trailing: 1
      }
    }
  }
}
