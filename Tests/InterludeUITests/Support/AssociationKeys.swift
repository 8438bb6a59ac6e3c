/// Keys for associated objects: places in memory.
enum AssociationKeys {
  static var name: UInt8 = 0
  static var other: UInt8 = 0
}
