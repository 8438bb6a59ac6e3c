/// What kind of thing an element is, and how it stands. The raw values are UIKit's.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { self.init(rawValue: 1 << bit) }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(bit: 0)
  /// It leads somewhere else.
  public static let link = UIAccessibilityTraits(bit: 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(bit: 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(bit: 3)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(bit: 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(bit: 5)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(bit: 6)
  /// It sums up what there is when the app begins.
  public static let summaryElement = UIAccessibilityTraits(bit: 7)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(bit: 8)
  /// Its label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(bit: 9)
  /// One searches in it.
  public static let searchField = UIAccessibilityTraits(bit: 10)
  /// It starts something during which nothing is to be spoken.
  public static let startsMediaSession = UIAccessibilityTraits(bit: 11)
  /// Its value can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(bit: 12)
  /// It wants touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)
  /// It turns to the next page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(bit: 14)
  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(bit: 15)
  /// It stands over a part of the content.
  public static let header = UIAccessibilityTraits(bit: 16)
}
