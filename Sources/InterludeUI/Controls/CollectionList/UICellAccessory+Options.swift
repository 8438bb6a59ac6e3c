nonisolated extension UICellAccessory {
  /// How a chevron looks.
  public struct DisclosureIndicatorOptions {
    /// Whether it is out of sight, and takes no room.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?

    /// What is left out is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a tick looks.
  public struct CheckmarkOptions {
    /// Whether it is out of sight, and takes no room.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?

    /// What is left out is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How an i in a circle looks.
  public struct DetailOptions {
    /// Whether it is out of sight, and takes no room.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?

    /// What is left out is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a minus in a disc looks.
  public struct DeleteOptions {
    /// Whether it is out of sight, and takes no room.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The disc's colour; red unless given.
    public var backgroundColor: UIColor?

    /// What is left out is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a text looks.
  public struct LabelOptions {
    /// Whether it is out of sight, and takes no room.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The font; body text's unless given.
    public var font: UIFont
    /// Whether the font follows the content size category; true unless given.
    public var adjustsFontForContentSizeCategory: Bool

    /// What is left out is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
}
