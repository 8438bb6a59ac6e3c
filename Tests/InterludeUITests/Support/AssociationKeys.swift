/// Keys for associated objects: places in memory.
public enum AssociationKeys {
  public static var name: UInt8 = 0
  public static var other: UInt8 = 0
}
