/// What Objective-C adds to every object: that nibs bring it, that it observes, that it hands messages on, and what assistive technologies
/// are told of it.
///
/// On iOS these are members of `NSObject`, which only Objective-C lets a class override. Here responders, with them views and
/// controllers, and bar items have them, and classes of one's own that are below this one. Nothing here speaks: what is set is kept for
/// tests, and for the app itself.
@preconcurrency @MainActor open class InterfaceObject: NSObject {
  public override init() { super.init() }

  // Left to the compiler it would be the main actor's, and so would have to be that of every class below.
  nonisolated deinit {}

  /// What of the things that proxies can set was set on the object itself; see ``UIAppearance``.
  var ownSettings: Set<AppearanceSetting> = []

  // MARK: Nibs

  /// Called of an object that a nib or a storyboard has made, once all of its objects are there.
  open func awakeFromNib() {}

  /// Called by Interface Builder of a view on its canvas. As on a device nothing calls it: there is no canvas.
  open func prepareForInterfaceBuilder() {}

  // MARK: Observing

  /// Told of a change at a key path that this object observes; see `addObserver(_:forKeyPath:options:context:)`. One that no override
  /// handles is reported (S6).
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    NSObject.report("\(type(of: self)) does not handle a change of “\(keyPath ?? "")”, which it observes.")
  }

  // MARK: Messages

  /// Whether it has a method. A delegate that hands methods on says so of those as well; see `forwardingTarget(for:)`.
  open func responds(to aSelector: Selector!) -> Bool { aSelector?.method?.isOf(self) ?? false }

  /// Who is called for a method that it does not have itself; nil, the default, for nobody. It is asked of the delegates of scroll views,
  /// tables and collections.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  // MARK: What it is

  private var ownIsAccessibilityElement: Bool?
  private var ownAccessibilityTraits: UIAccessibilityTraits?
  /// Whether it is an element where nothing was set: true of controls and labels.
  var isAccessibilityElementByItself: Bool { false }
  /// Its traits where none were set.
  var traitsByItself: UIAccessibilityTraits { .none }

  /// Whether it is something to be told of, rather than a container of such things; true of controls and labels unless set.
  open var isAccessibilityElement: Bool {
    get { ownIsAccessibilityElement ?? isAccessibilityElementByItself }
    set { ownIsAccessibilityElement = newValue }
  }

  /// What kind of thing it is, and how it stands.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibilityTraits ?? traitsByItself }
    set { ownAccessibilityTraits = newValue }
  }

  /// It in words, for who cannot see it. Nothing here speaks it; scripts find views by their identifier.
  open var accessibilityLabel: String?
  /// What using it does, in words; nil unless set.
  open var accessibilityHint: String?
  /// What it stands at, in words; nil unless set.
  open var accessibilityValue: String?
  /// Whether it and what is in it are passed over; false unless set.
  open var accessibilityElementsHidden = false
  /// Whether the views beside it are passed over while it shows; false unless set.
  open var accessibilityViewIsModal = false
  /// Whether what is in it comes before what is beside that; false unless set.
  open var shouldGroupAccessibilityChildren = false

  // MARK: What is in it

  /// What is in it, in the order in which it is told of; nil unless set, for the subviews in theirs.
  open var accessibilityElements: [Any]?

  /// How many things are in it: as `accessibilityElements` says.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of the things in it; nil for an index out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
    return accessibilityElements[index]
  }

  /// Where a thing stands among those in it; `NSNotFound` for another.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: What it is asked to do

  /// Does what a tap would; false, the default, for a tap instead.
  open func accessibilityActivate() -> Bool { false }
  /// Makes its value larger; nothing by default.
  open func accessibilityIncrement() {}
  /// Makes its value smaller; nothing by default.
  open func accessibilityDecrement() {}
  /// Closes what shows in front; false, the default, where nothing was closed.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing; false, the default, where nothing was done.
  open func accessibilityPerformMagicTap() -> Bool { false }
}
