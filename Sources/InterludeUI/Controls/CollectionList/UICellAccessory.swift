/// A sign, a text or a view at an end of a cell in a list.
public nonisolated struct UICellAccessory {
  /// When an accessory shows.
  public enum DisplayedState: Sendable {
    /// At all times.
    case always
    /// While the list is being edited.
    case whenEditing
    /// While the list is not being edited.
    case whenNotEditing
  }

  /// How much room an accessory has across.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it takes.
    case actual
    /// So many points; it stands in their middle.
    case custom(CGFloat)
    /// As much as the system's own accessories have, so that signs of different widths stand in line.
    case standard
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable {
    /// A chevron.
    case disclosureIndicator
    /// A tick.
    case checkmark
    /// A minus in a red disc.
    case delete
    /// A text.
    case label
    /// An i in a circle.
    case detail
    /// A view of the app's own.
    case customView(UIView)
  }

  /// Where a view of the app's own stands.
  public enum Placement {
    /// Where among the accessories of its side, of which it is told those that stand there, from left to right.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the left, behind the system's own.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the right, before the system's own.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// A view of the app's own as an accessory.
  public struct CustomViewConfiguration {
    /// The view, as large as its frame, or as it wants to be if that is empty.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it is out of sight, and takes no room.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint colour; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether it keeps the size of its frame; false, unless set, for the size that it wants to have.
    public var maintainsFixedSize: Bool

    /// A view at a place.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// Which kind it is.
  public let accessoryType: AccessoryType
  /// When it shows.
  let displayed: DisplayedState
  let content: Content

  enum Content {
    case disclosureIndicator(DisclosureIndicatorOptions)
    case checkmark(CheckmarkOptions)
    case detail(DetailOptions)
    case delete(DeleteOptions)
    case label(String, LabelOptions)
    case view(CustomViewConfiguration)
  }

  /// What happens when it is pressed; nil for what the system does, which is nothing.
  var action: (@MainActor () -> Void)?
}
