/// What a control does, as a closure with a title and an image to show for it.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// Tells an action from others: a control has one of each.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The text that a button shows for the action; empty for none.
  open var title: String
  /// The picture that a button shows for the action.
  open var image: UIImage?
  /// Tells the action from others.
  public let identifier: Identifier
  /// Who performs the action right now; nil at any other time.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// An action without an identifier gets one that no other has.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Self.unusedIdentifier()
    self.handler = handler
  }

  private static var count = 0

  private static func unusedIdentifier() -> Identifier {
    count += 1
    return Identifier("UIAction-\(count)")
  }

  func perform(sender: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}

/// What an action does. It is given the action, whose `sender` is the control.
public typealias UIActionHandler = (_ action: UIAction) -> Void
