/// What CoreFoundation on Linux takes for its own header in an object: the first word of what the object stores.
///
/// It compares the attributes of neighbouring stretches of a text, reads the type of each value in that word's bits 8 to 17, and
/// ends the process where that is none of its types. This one is 1, its type of any object, whose comparison it leaves to
/// `isEqual(_:)`. What is an attribute's value has it as its first property.
nonisolated struct FoundationHeader: Sendable {
  private let word: UInt = 0x180
}
