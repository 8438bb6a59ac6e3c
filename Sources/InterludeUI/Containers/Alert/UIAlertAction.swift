import Foundation

/// One of the choices of an alert or an action sheet.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// What a choice means. The raw values are UIKit's.
  public nonisolated enum Style: Int, Sendable {
    /// Nothing of the other two.
    case `default` = 0
    /// Leaves everything as it is; an alert has one at most.
    case cancel = 1
    /// Changes or deletes something; its title is red.
    case destructive = 2
  }

  /// What the row says.
  open private(set) var title: String?
  /// What the choice means.
  open private(set) var style: Style = .default
  /// Whether a person can choose it; true unless set. It may change while the alert shows.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  private var handler: ((UIAlertAction) -> Void)?
  /// Tells the alert that has the action of a change.
  var onChange: (() -> Void)?

  /// A choice. Its handler is called when the alert has gone from the screen.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// An action alike, which is in no alert.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }

  func perform() { handler?(self) }
}
